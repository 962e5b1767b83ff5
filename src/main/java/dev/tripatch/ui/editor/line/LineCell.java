package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.HazardMark;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import dev.tripatch.ui.editor.line.FieldSigns.SignPlaces;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * The gutter of one visible line: number, glyph and signs. It also keeps what is drawn behind the
 * line's text up to date, for it is the only part of a line that knows the line's number.
 */
public final class LineCell extends Region {

  private static final double EDGE = 3;
  private static final double GAP = 7;

  /** For each pixel of the text size. */
  private static final double GLYPH = 1.2;

  private static final double HAZARD = 0.85;
  private static final double ARROW = 0.8;

  private final int line;
  private final LineShape shape;
  private final IntFunction<LineLook> looks;
  private final IntSupplier linesBefore;
  private final IntSupplier digits;
  private final SignPlaces places;
  private final IntToDoubleFunction roomBelow;
  private final Text number;
  private final LineLayer layer;
  private Runnable onFoldClicked = () -> {};
  private Subscription width = Subscription.EMPTY;
  private @Nullable Region edge;
  private @Nullable MarkGlyph glyph;
  private @Nullable Text hazard;
  private @Nullable SignRow signs;
  private @Nullable Polyline arrow;
  private @Nullable LineLook shown;

  /**
   * A line's gutter.
   *
   * @param line the line, from 0
   * @param shape the measures of the line
   * @param looks how lines look now
   * @param linesBefore how many lines of the file are before the text
   * @param digits how many digits of a line number have room; none to show no numbers
   * @param places the places for signs
   * @param roomBelow what is free below a line
   */
  public LineCell(
      int line,
      LineShape shape,
      IntFunction<LineLook> looks,
      IntSupplier linesBefore,
      IntSupplier digits,
      SignPlaces places,
      IntToDoubleFunction roomBelow) {
    this.roomBelow = roomBelow;
    this.line = line;
    this.shape = shape;
    this.looks = looks;
    this.linesBefore = linesBefore;
    this.digits = digits;
    this.places = places;
    this.layer = new LineLayer(shape, () -> foldClicked());
    this.number = new Text(name());
    number.setTextOrigin(VPos.BASELINE);
    number.setFont(shape.font());
    number.getStyleClass().add("line-number");
    getStyleClass().add("line-cell");
    getChildren().add(number);
    parentProperty().subscribe(this::moved);
  }

  /** Runs something when somebody clicks on the sign of folded lines. */
  public void setOnFoldClicked(Runnable handler) {
    onFoldClicked = handler;
  }

  private void foldClicked() {
    onFoldClicked.run();
  }

  private void moved(@Nullable Parent before, @Nullable Parent now) {
    if (before != null) {
      layer.detach();
      shown = null;
      width.unsubscribe();
    }
    if (now instanceof Region box) {
      // Where a wrapped line ends, and what is drawn over it, depends on its width.
      width = box.widthProperty().subscribe(this::requestLayout);
      keepRoom(box, roomBelow.applyAsDouble(line));
      update();
    }
  }

  /** In code, since a line is measured before its styles reach it. */
  private static void keepRoom(Region box, double below) {
    Insets room = below == 0 ? Insets.EMPTY : new Insets(0, 0, below, 0);
    if (!room.equals(box.getPadding())) {
      box.setPadding(room);
      box.setStyle(below == 0 ? null : "-fx-background-insets: 0 0 " + below + " 0;");
    }
  }

  /** The line as the file counts it. */
  public String name() {
    return Integer.toString(linesBefore.getAsInt() + line + 1);
  }

  /** Draws the line as it looks now. */
  public void update() {
    number.setText(name());
    number.setVisible(digits.getAsInt() > 0);
    LineLook look = looks.apply(line);
    Parent box = getParent();
    if (box == null || look.equals(shown)) {
      return;
    }
    if (shown == null || !look.signs().equals(shown.signs())) {
      showSigns(look.signs());
    }
    shown = look;
    setVisible(!look.folded());
    boolean banded = look.selection() == LineLook.Selection.BAND;
    setStyleClass(box, "selected-line", banded);
    setStyleClass(this, "selected-line", banded);
    showEdge(look.selection().isOfField());
    setStyleClass(number, "phantom", look.phantom());
    showHazard(!look.hazards().isEmpty());
    showGlyph(
        look.decided()
            ? MarkGlyph.decided()
            : look.glyph().map(mark -> glyph(mark, look)).orElse(null));
    showArrow(look.fold().arrow());
    flow().ifPresent(flow -> layer.show(flow, look));
    requestLayout();
  }

  /** The text of the line; there is none while the gutter is on its way to another line. */
  private Optional<TextFlow> flow() {
    return Optional.ofNullable(getParent()).stream()
        .flatMap(box -> box.getChildrenUnmodifiable().stream())
        .filter(TextFlow.class::isInstance)
        .map(TextFlow.class::cast)
        .findFirst();
  }

  private void showEdge(boolean isThere) {
    if (isThere && edge == null) {
      edge = new Region();
      edge.getStyleClass().add("selection-edge");
      getChildren().addFirst(edge);
    } else if (!isThere && edge != null) {
      getChildren().remove(edge);
      edge = null;
    }
  }

  private void showHazard(boolean isThere) {
    if (isThere && hazard == null) {
      Text sign = new Text(HazardMark.GLYPH);
      sign.setTextOrigin(VPos.CENTER);
      sign.getStyleClass().add("hazard-sign");
      hazard = sign;
      getChildren().add(sign);
      Styles.applyNow(sign);
    } else if (!isThere && hazard != null) {
      getChildren().remove(hazard);
      hazard = null;
    }
  }

  private void showSigns(FieldSigns offered) {
    if (signs != null) {
      getChildren().remove(signs);
      signs = null;
    }
    if (!offered.all().isEmpty() && places.count() > 0) {
      signs = new SignRow(shape, offered, places);
      getChildren().add(signs);
      Styles.applyNow(signs);
    }
  }

  private void showArrow(FoldedLines.Arrow kind) {
    if (arrow != null) {
      getChildren().remove(arrow);
      arrow = null;
    }
    if (kind != FoldedLines.Arrow.NONE) {
      arrow = arrow(kind == FoldedLines.Arrow.FOLDED, shape.times(ARROW) * 0.75);
      getChildren().add(arrow);
      Styles.applyNow(arrow);
    }
  }

  /** It points to the line whose lines are folded, else down. */
  private static Polyline arrow(boolean isFolded, double size) {
    double half = size / 2;
    Polyline arrow =
        isFolded
            ? new Polyline(0.0, -half, half, 0.0, 0.0, half)
            : new Polyline(-half / 2, -half / 2, half / 2, half / 2, half * 1.5, -half / 2);
    arrow.getStyleClass().add("fold-arrow");
    arrow.setManaged(false);
    arrow.setMouseTransparent(true);
    return arrow;
  }

  /** Whether the sign that folds and unfolds is there and at a place. */
  public boolean hasArrowAt(double x) {
    return arrow != null && x >= signsEnd();
  }

  private double signsEnd() {
    return glyphEnd() + places.widthOfAll(shape);
  }

  private double glyphEnd() {
    return glyphCenter() + shape.times(GLYPH) / 2;
  }

  private MarkGlyph glyph(LineMark mark, LineLook look) {
    MarkGlyph made = new MarkGlyph(mark.mark());

    made.setAccessibleText(
        (look.struck().isEmpty() ? EditorWords.LINE : EditorWords.LINE_GONE)
            .text("line", name(), "mark", mark.word()));
    return made;
  }

  private void showGlyph(@Nullable MarkGlyph made) {
    if (glyph != null) {
      getChildren().remove(glyph);
    }
    glyph = made;
    if (glyph != null) {
      getChildren().add(glyph);
      Styles.applyNow(glyph);
    }
  }

  private static void setStyleClass(Node node, String styleClass, boolean on) {
    if (on && !node.getStyleClass().contains(styleClass)) {
      node.getStyleClass().add(styleClass);
    } else if (!on) {
      node.getStyleClass().remove(styleClass);
    }
  }

  /** Which line it is, from 0. */
  public int line() {
    return line;
  }

  /** Where the glyph is, from the cell's left edge. */
  double glyphCenter() {
    return numberEnd() + GAP + shape.times(GLYPH) / 2;
  }

  private double numberEnd() {
    boolean besideHazards = shown != null && shown.besideHazards();
    return EDGE + (besideHazards ? GAP + shape.times(HAZARD) : GAP) + numberWidth();
  }

  private double numberWidth() {
    double digit = number.getLayoutBounds().getWidth() / number.getText().length();
    return digit * digits.getAsInt();
  }

  @Override
  protected double computePrefWidth(double height) {
    return Math.ceil(signsEnd() + shape.times(ARROW) + 2);
  }

  @Override
  protected double computePrefHeight(double width) {
    return shape.height();
  }

  @Override
  protected void layoutChildren() {
    double middle = shape.height() / 2;
    if (edge != null) {
      edge.resizeRelocate(0, 0, EDGE, getHeight());
    }
    if (hazard != null) {
      hazard.setX(EDGE + 2);
      hazard.setY(middle);
    }
    number.setX(Math.round(numberEnd() - number.getLayoutBounds().getWidth()));
    flow().ifPresent(flow -> number.setY(flow.getBaselineOffset()));
    if (glyph != null) {
      glyph.autosize();
      glyph.relocate(
          Math.round(glyphCenter() - glyph.getWidth() / 2),
          Math.round(middle - glyph.getHeight() / 2));
    }
    if (signs != null) {
      signs.resizeRelocate(glyphEnd(), 0, places.widthOfAll(shape), shape.height());
    }
    if (arrow != null) {
      arrow.relocate(
          Math.round(signsEnd() + 2), Math.round(middle - arrow.getLayoutBounds().getHeight() / 2));
    }
    layer.arrange();
  }

  /** The signs of one line, in the last of its places. */
  private static final class SignRow extends Region {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private final LineShape shape;

    SignRow(LineShape shape, FieldSigns signs, SignPlaces places) {
      this.shape = shape;
      setPickOnBounds(false);
      List<LineSign> shown = signs.shown();
      shown.forEach(sign -> getChildren().add(new Sign(sign, signs, places)));
    }

    /** Whole pixels: a border between two is blurred. */
    @Override
    protected void layoutChildren() {
      double width = SignPlaces.width(shape);
      double left = getWidth() - getChildren().size() * width;
      for (Node sign : getChildren()) {
        sign.resizeRelocate(Math.round(left) + 1, 1, width - 2, Math.floor(getHeight()) - 2);
        left += width;
      }
    }

    /** A click on it leaves the caret where it is. */
    private static final class Sign extends Label {

      private final Runnable action;

      Sign(LineSign sign, FieldSigns signs, SignPlaces places) {
        super(sign.glyph());
        action = () -> places.onChosen().accept(signs.field(), sign);
        setId("sign-" + sign.id());
        getStyleClass().setAll("line-sign");
        pseudoClassStateChanged(SELECTED, signs.isSelected());
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleText(sign.words());
        Hint.on(this, sign.words());
        // A screen reader would say the same twice.
        setAccessibleHelp("");
        setOnMousePressed(Event::consume);
        setOnMouseDragged(Event::consume);
        setOnMouseReleased(Event::consume);
        setOnMouseClicked(this::clicked);
      }

      private void clicked(MouseEvent event) {
        event.consume();
        if (event.getButton() == MouseButton.PRIMARY) {
          action.run();
        }
      }

      @Override
      public void executeAccessibleAction(AccessibleAction wanted, Object... parameters) {
        if (wanted == AccessibleAction.FIRE) {
          action.run();
        } else {
          super.executeAccessibleAction(wanted, parameters);
        }
      }
    }
  }
}
