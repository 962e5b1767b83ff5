package dev.tripatch.ui.feature.fields;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.show.paint.HazardMark;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A hazard in the list: its kind and field, what can go wrong, the way out, Kubernetes' words. */
final class HazardCell extends ListCell<Hazard> {

  private final Consumer<HazardKind> explain;

  /**
   * A cell.
   *
   * @param explain shows the page about a kind of hazard
   */
  HazardCell(Consumer<HazardKind> explain) {
    this.explain = explain;
    // Narrower than any list, so that the texts wrap at the list's width.
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Hazard hazard, boolean empty) {
    super.updateItem(hazard, empty);
    setText(null);
    if (empty || hazard == null) {
      setGraphic(null);
      setAccessibleText("");
      return;
    }
    VBox box = new VBox(2, head(hazard), text(hazard.sentence(), "hazard-sentence"));
    box.getChildren().add(text(hazard.remedy(), "hazard-remedy"));
    hazard.kubernetesText().ifPresent(words -> box.getChildren().add(text(words, "hazard-words")));
    setGraphic(box);
    setAccessibleText(
        hazard.kind().title() + ", " + hazard.path() + ". " + hazard.sentence() + hazard.remedy());
  }

  private HBox head(Hazard hazard) {
    Label sign = new Label(HazardMark.GLYPH);
    sign.getStyleClass().add("hazard-ink");
    Label title = new Label(hazard.kind().title());
    title.getStyleClass().add("hazard-title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    Label path = new Label(hazard.path().isRoot() ? "" : hazard.path().toString());
    path.getStyleClass().add("hazard-path");
    path.setMinWidth(0);
    Label where = new Label(FieldWords.IN_WHERE.text("where", hazard.where().title()));
    where.getStyleClass().add("hazard-where");
    where.setMinWidth(Region.USE_PREF_SIZE);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox head = new HBox(6, sign, title, path, where, space, page(hazard.kind()));
    head.setAlignment(javafx.geometry.Pos.BASELINE_LEFT);
    return head;
  }

  private Node page(HazardKind kind) {
    Hyperlink page = new Hyperlink(FieldWords.EXPLAIN.text());
    page.getStyleClass().add("hazard-page-link");
    page.setMinWidth(Region.USE_PREF_SIZE);
    page.setAccessibleText(FieldWords.EXPLAIN_KIND.text("kind", kind.title()));
    page.setOnAction(event -> explain.accept(kind));
    return page;
  }

  /** Words on as many lines as they need. */
  static Label text(String words, String styleClass) {
    Label label = new Label(words);
    label.getStyleClass().add(styleClass);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
