package dev.tripatch.ui.panes;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.panes.FieldLinks.FieldLink;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import org.jspecify.annotations.Nullable;

/**
 * The gap between two panes, in which shapes connect the changed fields that both have in view: the
 * selected one is the strongest. A field that one pane does not have ends there as a point.
 */
public final class LinkStrip extends Pane {

  private static final double WIDTH = 24;

  private final ModelContext models;
  private final VisibleLines left;
  private final VisibleLines right;
  private final Map<FieldPath, LinkShape> shapes = new HashMap<>();
  private boolean waiting;

  /** Connects the fields of two panes; it must be between them. */
  public LinkStrip(ModelContext models, PaneEditor leftEditor, PaneEditor rightEditor) {
    this.models = models;
    this.left = leftEditor.visibleLines();
    this.right = rightEditor.visibleLines();
    getStyleClass().add("link-strip");
    setMinWidth(WIDTH);
    setMaxWidth(WIDTH);
    setPrefWidth(WIDTH);
    setMinHeight(0);
    setMouseTransparent(true);
    managedProperty().bind(visibleProperty());
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    left.onLaidOut(this::drawLater);
    right.onLaidOut(this::drawLater);
    visibleProperty().subscribe(seen -> drawLater());
    models.selection().choiceProperty().subscribe(choice -> drawLater());
    models.comparison().viewProperty().subscribe(view -> drawLater());
    models.comparison().staleProperty().subscribe(stale -> drawLater());
  }

  /** Not at once: the other pane may be laid out in the same moment. */
  private void drawLater() {
    if (isVisible() && !waiting) {
      waiting = true;
      Platform.runLater(this::draw);
    }
  }

  private void draw() {
    waiting = false;
    Optional<ComparisonView> view = models.comparison().getView();
    boolean isSeen = isVisible() && Styles.canApply(this);
    if (!isSeen || view.isEmpty() || models.comparison().staleProperty().get()) {
      show(List.of());
      return;
    }
    Optional<PaneText> leftText = left.text();
    Optional<PaneText> rightText = right.text();
    // While an answer is on its way, the shapes of the last one stay.
    if (leftText.isPresent() && rightText.isPresent()) {
      show(
          new FieldLinks(
                  view.get(),
                  leftText.get(),
                  left,
                  rightText.get(),
                  right,
                  models.selection()::isDecided)
              .inView());
    }
  }

  private void show(List<FieldLink> links) {
    Map<FieldPath, FieldLink> wanted =
        links.stream().collect(Collectors.toMap(FieldLink::path, each -> each, (one, two) -> one));
    shapes.entrySet().removeIf(shape -> hasGone(shape, wanted));
    wanted.values().forEach(this::show);
  }

  private boolean hasGone(Map.Entry<FieldPath, LinkShape> shape, Map<FieldPath, FieldLink> wanted) {
    boolean isGone = !wanted.containsKey(shape.getKey());
    if (isGone) {
      getChildren().remove(shape.getValue());
    }
    return isGone;
  }

  private void show(FieldLink link) {
    LinkShape shape = shapes.get(link.path());
    if (shape == null) {
      shape = new LinkShape();
      shapes.put(link.path(), shape);
      getChildren().add(shape);
    }
    boolean isSelected = models.selection().getPath().equals(Optional.of(link.path()));
    shape.show(link.mark(), isSelected, inStrip(left, link.left()), inStrip(right, link.right()));
  }

  private VisibleLines.Stretch inStrip(VisibleLines pane, VisibleLines.Stretch stretch) {
    double moved = sceneToLocal(0, pane.sceneY(0)).getY();
    return new VisibleLines.Stretch(stretch.top() + moved, stretch.bottom() + moved);
  }

  /** A curved band from a field's lines in one pane to those in the next. */
  private static final class LinkShape extends Path {

    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    /** How much thinner than a line it is at each side, so that neighbours stay apart. */
    private static final double INSET = 1;

    private final MoveTo start = new MoveTo();
    private final CubicCurveTo above = new CubicCurveTo();
    private final LineTo down = new LineTo();
    private final CubicCurveTo below = new CubicCurveTo();
    private @Nullable Mark shown;

    LinkShape() {
      getElements().setAll(start, above, down, below, new ClosePath());
      setManaged(false);
    }

    /** Connects two stretches, each as high as in its strip. */
    void show(Mark mark, boolean selected, VisibleLines.Stretch left, VisibleLines.Stretch right) {
      if (mark != shown) {
        shown = mark;
        getStyleClass().setAll("field-link", MarkGlyph.styleClass(mark));
      }
      pseudoClassStateChanged(SELECTED, selected);
      if (selected) {
        toFront();
      }
      double width = getParent() instanceof Region strip ? strip.getPrefWidth() : 0;
      start.setX(0);
      start.setY(top(left));
      curve(above, width / 2, width, top(left), top(right));
      down.setX(width);
      down.setY(bottom(right));
      curve(below, width / 2, 0, bottom(right), bottom(left));
    }

    private static double top(VisibleLines.Stretch stretch) {
      return stretch.top() + (stretch.isPoint() ? -0.5 : INSET);
    }

    private static double bottom(VisibleLines.Stretch stretch) {
      return stretch.bottom() - (stretch.isPoint() ? -0.5 : INSET);
    }

    private static void curve(
        CubicCurveTo curve, double middle, double x, double fromY, double toY) {
      curve.setControlY1(fromY);
      curve.setControlY2(toY);
      curve.setControlX1(middle);
      curve.setControlX2(middle);
      curve.setX(x);
      curve.setY(toY);
    }
  }
}
