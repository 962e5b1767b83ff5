package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.LineNote;
import dev.tripatch.ui.theme.MarkGlyph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/**
 * Tints, strokes and the note of one visible line. They lie in the text flow of the line, behind
 * its text (tints) or before it (strokes), and take no part in its layout or its text.
 */
final class LineLayer {

  private static final double SIDE = 2;
  private static final double WAVE = 2;
  private static final double GAP_WIDTH = 180;

  private final Group behind = new Group();
  private final Group before = new Group();
  private final Runnable foldClicked;
  private @Nullable TextFlow flow;
  private @Nullable LineLook look;
  private @Nullable Shape arranged;

  /** Where the columns of a line are. */
  private record Shape(double left, double column, double height) {

    static Shape of(TextFlow flow) {
      return new Shape(flow.getInsets().getLeft(), columnWidth(flow), flow.getHeight());
    }
  }

  /** Runs something when somebody clicks on the sign of folded lines. */
  LineLayer(Runnable foldClicked) {
    this.foldClicked = foldClicked;
    behind.setManaged(false);
    behind.setViewOrder(1);
    behind.setPickOnBounds(false);
    before.setManaged(false);
    before.setMouseTransparent(true);
  }

  /** Draws for a line; flows are distinguished by identity. */
  @SuppressWarnings("ReferenceEquality")
  public void show(TextFlow newFlow, LineLook newLook) {
    if (flow != newFlow) {
      detach();
      flow = newFlow;
    }
    look = newLook;
    hold(newFlow, behind, newLook.hasBackgrounds());
    hold(newFlow, before, newLook.hasStrokes());
    arranged = null;
    behind.getChildren().clear();
    before.getChildren().clear();
    newFlow.requestLayout();
  }

  /** Most lines have nothing drawn in them, and a node more in each line is felt. */
  private static void hold(TextFlow flow, Group group, boolean isNeeded) {
    if (!isNeeded) {
      flow.getChildren().remove(group);
    } else if (group.getParent() == null) {
      flow.getChildren().add(group);
    }
  }

  /** Leaves the line. */
  void detach() {
    if (flow != null) {
      flow.getChildren().removeAll(behind, before);
      flow = null;
    }
  }

  /**
   * Puts everything where the text is now; called when the text has its font and place, which is
   * more often than they change.
   */
  void arrange() {
    if (flow == null || look == null) {
      return;
    }
    Shape shape = Shape.of(flow);
    if (shape.equals(arranged)) {
      return;
    }
    arranged = shape;
    behind.getChildren().setAll(backgrounds(flow, look));
    before.getChildren().setAll(strokes(flow, look));
    // This runs during layout, after the pass that styles nodes.
    behind.applyCss();
    before.applyCss();
  }

  private List<Node> backgrounds(TextFlow flow, LineLook look) {
    List<Node> nodes = new ArrayList<>();
    Optional<Text> note = look.note().map(said -> note(flow, look, said));
    for (Tint tint : look.tints()) {
      nodes.add(
          tint.strength() == Tint.Strength.STRONG
              ? strong(flow, tint)
              : background(flow, look, tint, note.orElse(null)));
    }
    for (LineLook.Match match : look.matches()) {
      Rectangle box = box(flow, left(flow, match.start()), left(flow, match.end()));
      box.getStyleClass().add(match.current() ? "current-match" : "match");
      nodes.add(box);
    }
    note.ifPresent(nodes::add);
    nodes.forEach(node -> node.setMouseTransparent(true));
    if (look.fold().isFolded()) {
      FoldedLines fold = look.fold();
      nodes.addAll(
          0, new FoldedSign(fold, fontOf(flow), signStart(flow), flow, foldClicked).nodes());
    }
    return nodes;
  }

  private static Rectangle background(
      TextFlow flow, LineLook look, Tint tint, @Nullable Text note) {
    double end = left(flow, tint.end());
    boolean aboutThis = look.note().filter(each -> each.path().equals(tint.path())).isPresent();
    if (note != null && aboutThis && !tint.mark().isKept()) {
      end = note.getX() + note.getLayoutBounds().getWidth() + SIDE;
    }
    Rectangle box = box(flow, left(flow, tint.start()) - SIDE, end + SIDE);
    box.getStyleClass().addAll("tint", MarkGlyph.styleClass(tint.mark()));
    if (tint.strength() == Tint.Strength.CALM) {
      box.getStyleClass().add("calm");
    } else if (tint.mark().isConflict()) {
      box.getStrokeDashArray().setAll(3.0, 2.0);
    }
    if (tint.isGone()) {
      box.getStyleClass().add("gone");
    }
    return box;
  }

  /** What differs inside a field. */
  private static Rectangle strong(TextFlow flow, Tint tint) {
    Rectangle box = box(flow, left(flow, tint.start()), left(flow, tint.end()));
    box.getStyleClass().addAll("inside", MarkGlyph.styleClass(tint.mark()));
    return box;
  }

  private static Rectangle outline(TextFlow flow, ColumnSpan columns) {
    Rectangle box = box(flow, left(flow, columns.start()) - SIDE, left(flow, columns.end()) + SIDE);
    box.getStyleClass().add("hazard-outline");
    return box;
  }

  private static Rectangle box(TextFlow flow, double from, double to) {
    Rectangle box = new Rectangle(from, 0.5, Math.max(1, to - from), flow.getHeight() - 1);
    box.setArcWidth(6);
    box.setArcHeight(6);
    return box;
  }

  private static Text note(TextFlow flow, LineLook look, LineNote said) {
    Text note = new Text(said.text());
    note.getStyleClass().add("line-note");
    note.setTextOrigin(VPos.TOP);
    int length = textLength(flow);
    double behindText =
        look.fold().isFolded()
            ? signStart(flow) + (look.fold().summary().length() + 3) * columnWidth(flow)
            : left(flow, length) + 2 * columnWidth(flow);
    double shared = flow.getInsets().getLeft() + look.noteColumn() * columnWidth(flow);
    note.setX(Math.round(Math.max(behindText, shared)));
    note.setY(flow.snappedTopInset());
    // The note is measured before it is in the scene, so it cannot wait for the style sheet.
    fontOf(flow).ifPresent(text -> note.setFont(text.getFont()));
    return note;
  }

  /** Where it is said what is folded under the line. */
  private static double signStart(TextFlow flow) {
    return left(flow, textLength(flow)) + columnWidth(flow);
  }

  private static Optional<Text> fontOf(TextFlow flow) {
    return flow.getChildren().stream()
        .filter(Text.class::isInstance)
        .map(Text.class::cast)
        .findFirst();
  }

  private static int textLength(TextFlow flow) {
    return flow.getChildren().stream().mapToInt(LineLayer::textLength).sum();
  }

  private static int textLength(Node part) {
    return switch (part) {
      case Text text -> text.getText().length();
      case HiddenToken _ -> 1;
      default -> 0;
    };
  }

  private static double columnWidth(TextFlow flow) {
    return fontOf(flow)
        .filter(text -> !text.getText().isEmpty())
        .map(text -> text.getLayoutBounds().getWidth() / text.getText().length())
        .orElse(0.0);
  }

  private static List<Node> strokes(TextFlow flow, LineLook look) {
    List<Node> nodes = new ArrayList<>();
    look.struck().forEach(tint -> nodes.add(strike(flow, tint)));
    look.hazards().forEach(hazard -> nodes.add(outline(flow, hazard.columns())));
    look.problems().forEach(problem -> nodes.add(wave(flow, problem)));
    if (look.selection().isGap()) {
      nodes.add(gap(flow, look.selection()));
    }
    return nodes;
  }

  /** A quiet line where the selected field would be, if this text had it. */
  private static Line gap(TextFlow flow, LineLook.Selection selection) {
    double y = selection == LineLook.Selection.GAP_ABOVE ? 0.5 : flow.getHeight() - 0.5;
    double left = flow.getInsets().getLeft();
    Line line = new Line(left, y, left + Math.max(GAP_WIDTH, flow.getWidth()), y);
    line.getStyleClass().add("selection-gap");
    return line;
  }

  private static Line strike(TextFlow flow, Tint tint) {
    double middle = Math.round(flow.getHeight() / 2) + 0.5;
    Line line = new Line(left(flow, tint.start()), middle, left(flow, tint.end()), middle);
    line.getStyleClass().addAll("strike", MarkGlyph.styleClass(tint.mark()));
    return line;
  }

  private static Polyline wave(TextFlow flow, Decorations.Problem problem) {
    double from = left(flow, problem.start());
    double to = Math.max(left(flow, problem.end()), from + columnWidth(flow));
    double base = flow.getHeight() - 1 - WAVE;
    Polyline wave = new Polyline();
    boolean up = false;
    for (double x = from; x <= to; x += WAVE) {
      wave.getPoints().addAll(x, up ? base : base + WAVE);
      up = !up;
    }
    boolean error =
        problem.diagnostic().severity() == dev.tripatch.document.Diagnostic.Severity.ERROR;
    wave.getStyleClass().addAll("wave", error ? "error" : "warning");
    return wave;
  }

  /** The left edge of a column. */
  private static double left(TextFlow flow, int column) {
    int clamped = Math.min(column, textLength(flow));
    double right = flow.getInsets().getLeft();
    if (clamped == 0) {
      return right;
    }
    for (PathElement element : flow.getRangeShape(0, clamped, false)) {
      if (element instanceof LineTo line) {
        right = Math.max(right, line.getX());
      }
    }
    return right;
  }
}
