package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Hazards and conflicts in the window, with the real engine. */
class FindingsTest extends WindowFixture {

  /** The example, but it keeps what the server would set to its default. */
  private static final String LOCAL =
      BuiltInExample.local().replaceFirst("\nspec:\n", "\nspec:\n  revisionHistoryLimit: 5\n");

  @Override
  public void start(Stage stage) {
    open(
        stage,
        WindowPictures.documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText("web.yaml", LOCAL),
                    Optional.of(new NamedText("live", BuiltInExample.live()))))));
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  private Documents documents() {
    return content().documents();
  }

  private int conflicts() {
    return content().findings().foundProperty().get().conflicts().size();
  }

  /** Local changes the template and the strategy anyway. */
  private static final List<HazardKind> OF_EXAMPLE =
      List.of(HazardKind.DROPS_FIELDS, HazardKind.POD_RESTART);

  private List<HazardKind> hazards() {
    return content().findings().foundProperty().get().hazards().stream().map(Hazard::kind).toList();
  }

  private void selectTheConflict() {
    Waiting.until(() -> conflicts() == 1);
    push(KeyCode.CONTROL, KeyCode.DIGIT7);
    clickOn(from(lookup("#conflict-table")).lookup("spec.replicas").<Node>query());
    Waiting.until(() -> lookup("#remedies").tryQuery().isPresent());
  }

  @Test
  void aConflictIsListedAndItsWaysOutAreOffered() {
    selectTheConflict();
    assertThat(content().selection().getPath()).contains(FieldPath.parse("spec.replicas"));
    assertThat(lookup("#conflict-table").<TableView<?>>query().getItems()).hasSize(1);
    assertThat(lookup("#tab-conflicts").queryAs(javafx.scene.control.Labeled.class).getText())
        .isEqualTo("Conflicts (1)");
    assertThat(lookup("#remedy-keep-local").tryQuery()).isEmpty();
    assertThat(lookup("#remedy-give-up").tryQuery()).isPresent();
  }

  @Test
  void adoptingWritesLivesValueIntoLocalAndUndoTakesItBack() {
    selectTheConflict();
    String before = documents().local().getText();
    clickOn("#remedy-take-live");
    Waiting.until(() -> conflicts() == 0);
    assertThat(documents().local().getText())
        .isEqualTo(before.replace("replicas: 3", "replicas: 7"));
    push(KeyCode.CONTROL, KeyCode.DIGIT2);
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> documents().local().getText().equals(before));
  }

  @Test
  void givingAFieldUpTakesItOutOfLocalAndOfTheAnnotation() {
    selectTheConflict();
    clickOn("#remedy-give-up");
    Waiting.until(() -> conflicts() == 0);
    assertThat(documents().local().getText())
        .doesNotContain("replicas:")
        .contains("# owned by team-shop")
        .contains("# db lock");
    assertThat(documents().live().getText()).contains("replicas: 7").doesNotContain("\"replicas\"");
    assertThat(content().comparison().getView().orElseThrow().resultYaml())
        .contains("replicas: 7\n");
  }

  @Test
  void aHazardGetsItsSignItsRowAndItsPage() {
    Waiting.until(() -> conflicts() == 1);
    assertThat(hazards()).isEqualTo(OF_EXAMPLE);
    String local =
        LOCAL
            .replace("  minReadySeconds: 10\n", "  retainKeys: [type]\n")
            .replace("type: Recreate", "type: RollingUpdate");
    interact(() -> documents().local().type(local));
    Waiting.until(() -> hazards().equals(List.of(HazardKind.DIRECTIVE_WITHOUT_DOLLAR)));
    Waiting.until(
        () ->
            from(lookup("#pane-local")).lookup(".hazard-sign").queryAll().stream()
                .anyMatch(Node::isVisible));
    push(KeyCode.CONTROL, KeyCode.DIGIT8);
    assertThat(content().view().tables().isChosen("problems")).isTrue();
    assertThat(lookup("#problem-list").<ListView<?>>query().getItems()).hasSize(1);
    clickOn(".hazard-page-link");
    Waiting.until(() -> lookup("#reference-page").tryQuery().isPresent());
    assertThat(lookup("#reference-page").query().getAccessibleText())
        .isEqualTo("Directive without its $");
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#reference-page").tryQuery().isEmpty());
    interact(() -> documents().local().type(LOCAL));
    Waiting.until(() -> hazards().equals(OF_EXAMPLE));
  }

  @Test
  void aClickOnTheSignOfAHazardShowsIt() {
    Waiting.until(() -> conflicts() == 1);
    String local = LOCAL.replace("  minReadySeconds: 10\n", "  retainKeys: [type]\n");
    interact(() -> documents().local().type(local));
    Waiting.until(() -> hazards().contains(HazardKind.DIRECTIVE_WITHOUT_DOLLAR));
    Waiting.until(
        () ->
            from(lookup("#pane-local")).lookup(".hazard-sign").queryAll().stream()
                .anyMatch(Node::isVisible));
    clickOn(
        from(lookup("#pane-local")).lookup(".hazard-sign").queryAll().stream()
            .filter(Node::isVisible)
            .findFirst()
            .orElseThrow());
    assertThat(content().view().tables().isChosen("problems")).isTrue();
    assertThat(content().view().panes().view(Role.LOCAL).editor().text()).isEqualTo(local);
  }
}
