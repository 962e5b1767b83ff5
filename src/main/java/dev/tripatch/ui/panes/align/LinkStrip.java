package dev.tripatch.ui.panes.align;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.theme.Styles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;

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
}
