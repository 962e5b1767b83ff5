package dev.tripatch.ui.feature.problems;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.show.paint.HazardMark;
import java.util.Locale;
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

/** A problem in the list: how bad, what and where, what can go wrong, the way out, the words. */
final class ProblemCell extends ListCell<Problem> {

  private final Consumer<HazardKind> explain;

  /**
   * A cell.
   *
   * @param explain shows the page about a kind of hazard
   */
  ProblemCell(Consumer<HazardKind> explain) {
    this.explain = explain;
    // Narrower than any list, so that the texts wrap at the list's width.
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Problem problem, boolean empty) {
    super.updateItem(problem, empty);
    setText(null);
    if (empty || problem == null) {
      setGraphic(null);
      setAccessibleText("");
      return;
    }
    VBox box = new VBox(2, head(problem), text(problem.sentence(), "hazard-sentence"));
    if (!problem.remedy().isEmpty()) {
      box.getChildren().add(text(problem.remedy(), "hazard-remedy"));
    }
    problem.kubernetesText().ifPresent(words -> box.getChildren().add(text(words, "hazard-words")));
    setGraphic(box);
    setAccessibleText(
        String.join(
            ", ",
            problem.severity().title(),
            problem.title(),
            problem.place(),
            problem.path() + ". " + problem.sentence() + " " + problem.remedy()));
  }

  private HBox head(Problem problem) {
    Label sign = new Label(sign(problem.severity()));
    sign.getStyleClass().add("problem-" + problem.severity().name().toLowerCase(Locale.ROOT));
    sign.setMinWidth(Region.USE_PREF_SIZE);
    Label title = new Label(problem.title());
    title.getStyleClass().add("hazard-title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    Label path = new Label(problem.path().isRoot() ? "" : problem.path().toString());
    path.getStyleClass().add("hazard-path");
    path.setMinWidth(0);
    Label where = new Label(problem.place());
    where.getStyleClass().add("hazard-where");
    where.setMinWidth(Region.USE_PREF_SIZE);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox head = new HBox(6, sign, title, path, where, space);
    problem.hazard().ifPresent(hazard -> head.getChildren().add(page(hazard.kind())));
    head.setAlignment(javafx.geometry.Pos.BASELINE_LEFT);
    return head;
  }

  private static String sign(Problem.Severity severity) {
    return switch (severity) {
      case ERROR -> "✕";
      case WARNING -> HazardMark.GLYPH;
      case NOTE -> "•";
    };
  }

  private Node page(HazardKind kind) {
    Hyperlink page = new Hyperlink(ProblemWords.EXPLAIN.text());
    page.getStyleClass().add("hazard-page-link");
    page.setMinWidth(Region.USE_PREF_SIZE);
    page.setAccessibleText(ProblemWords.EXPLAIN_KIND.text("kind", kind.title()));
    page.setOnAction(event -> explain.accept(kind));
    return page;
  }

  /** Words on as many lines as they need. */
  private static Label text(String words, String styleClass) {
    Label label = new Label(words);
    label.getStyleClass().add(styleClass);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
