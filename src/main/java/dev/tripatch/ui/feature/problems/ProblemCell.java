package dev.tripatch.ui.feature.problems;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.show.paint.HazardMark;
import dev.tripatch.ui.settings.Styles;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
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
    VBox box = new VBox(2, head(problem), Styles.wrapped(problem.sentence(), "hazard-sentence"));
    if (!problem.remedy().isEmpty()) {
      box.getChildren().add(Styles.wrapped(problem.remedy(), "hazard-remedy"));
    }
    problem
        .kubernetesText()
        .ifPresent(words -> box.getChildren().add(Styles.wrapped(words, "hazard-words")));
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
    Label sign =
        Styles.whole(
            sign(problem.severity()),
            "problem-" + problem.severity().name().toLowerCase(Locale.ROOT));
    Label title = Styles.whole(problem.title(), "hazard-title");
    Label path =
        Styles.styled(
            new Label(problem.path().isRoot() ? "" : problem.path().toString()), "hazard-path");
    path.setMinWidth(0);
    Label where = Styles.whole(problem.place(), "hazard-where");
    HBox head = new HBox(6, sign, title, path, where, Styles.space());
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
    Hyperlink page =
        Styles.whole(Styles.styled(new Hyperlink(ProblemWords.EXPLAIN.text()), "hazard-page-link"));
    page.setAccessibleText(ProblemWords.EXPLAIN_KIND.text("kind", kind.title()));
    page.setOnAction(event -> explain.accept(kind));
    return page;
  }
}
