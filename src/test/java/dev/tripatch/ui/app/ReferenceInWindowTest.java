package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** F1 opens the page about what is selected, in a window beside the main one. */
class ReferenceInWindowTest extends WindowFixture {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        strategy:
          type: Recreate
      """;
  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
      spec:
        strategy:
          type: RollingUpdate
          rollingUpdate:
            maxSurge: 1
      """;

  @Override
  public void start(Stage stage) {
    open(
        stage,
        WindowPictures.documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText("local.yaml", LOCAL),
                    Optional.of(new NamedText("live.yaml", LIVE))))));
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  private Optional<PagePlace> shown() {
    return content().reference().shown();
  }

  private void waitFor(String page, String anchor) {
    Waiting.until(
        () ->
            shown()
                .filter(place -> place.page().id().equals(page))
                .filter(place -> place.anchor().orElse("").equals(anchor))
                .isPresent());
  }

  private ListView<?> list() {
    return lookup("#reference-pages").queryListView();
  }

  private void close() {
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#reference").tryQuery().isEmpty());
  }

  @Test
  void f1IsAboutTheFieldOrTheDirectiveOrTheRefusal() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().selection().select(FieldPath.parse("spec.strategy.rollingUpdate")));
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.F1);
    waitFor("outcome/cleared", "not-retained");
    Waiting.until(() -> lookup("#reference-page").<ScrollPane>query().getVvalue() > 0);
    close();

    String patch = content().view().panes().view(Role.PATCH).editor().text();
    interact(
        () ->
            content()
                .view()
                .panes()
                .view(Role.PATCH)
                .editor()
                .caret()
                .goTo(patch.indexOf("$retainKeys") + 2));
    push(KeyCode.F1);
    waitFor("directive/retain-keys", "");

    clickOn(lookup("#reference-back").queryButton());
    waitFor("outcome/cleared", "not-retained");
    close();

    interact(() -> content().view().panes().focus(Role.LOCAL));
    interact(
        () ->
            content()
                .documents()
                .local()
                .type(LOCAL + "  template: {spec: {containers: [{image: a}]}}\n"));
    interact(
        () ->
            content()
                .documents()
                .live()
                .type(LIVE + "  template: {spec: {containers: [{image: b}]}}\n"));
    Waiting.until(() -> content().comparison().getView().orElseThrow().refusal().isPresent());
    push(KeyCode.F1);
    waitFor("refusal/merging-lists", "no-merge-key");
  }

  private Stage referenceStage() {
    return (Stage) lookup("#reference").query().getScene().getWindow();
  }

  private void help(String id) {
    interact(() -> content().actions().named(id).run().run());
    Waiting.until(() -> lookup("#reference").tryQuery().isPresent());
  }

  @Test
  void theGuideIsBesideTheWindowAndOpensWhereItWasLeft() {
    help("GUIDE");
    assertThat(shown().orElseThrow().page().id()).isEqualTo("guide/README");
    assertThat(referenceStage().getTitle()).endsWith("Guide");
    assertThat(referenceStage().getOwner()).as("it stays above what owns it").isNull();
    interact(() -> content().reference().show("guide/teach-it"));
    close();
    help("GUIDE");
    assertThat(shown().orElseThrow().page().id()).isEqualTo("guide/teach-it");
    interact(() -> content().reference().show("directive/retain-keys"));
    assertThat(referenceStage().getTitle()).endsWith("Reference");
    Stage reference = referenceStage();
    interact(() -> stage().close());
    assertThat(reference.isShowing()).isFalse();
  }

  @Test
  void pagesAreSoughtAndTheirExamplesAreOpened() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().reference().show());
    Waiting.until(() -> lookup("#reference-search").query().isFocused());
    assertThat(list().getItems().size()).isGreaterThan(60);
    interact(() -> lookup("#reference-search").<TextField>query().setText("retainkeys"));
    assertThat(list().getItems().size()).isLessThan(30);
    push(KeyCode.DOWN);
    Waiting.until(() -> shown().isPresent());
    assertThat(((PagePlace) list().getItems().getFirst()).page().title()).contains("retainKeys");

    interact(() -> content().reference().show("directive/retain-keys"));
    Page page = shown().orElseThrow().page();
    assertThat(lookup(".open-example").queryAllAs(Button.class)).hasSize(page.examples().size());
    interact(() -> lookup(".open-example").queryAllAs(Button.class).iterator().next().fire());
    Waiting.until(
        () -> content().documents().live().getText().contains("rollingUpdate:\n      maxSurge: 1"));
    assertThat(lookup("#visit-words").queryLabeled().getText())
        .isEqualTo("Example: $retainKeys · another kind of strategy");
    interact(() -> lookup("#visit-back").queryButton().fire());
    Waiting.until(() -> content().documents().live().getText().equals(LIVE));

    Hyperlink lesson =
        lookup("#reference-page .hyperlink").queryAllAs(Hyperlink.class).stream()
            .reduce((first, second) -> second)
            .orElseThrow();
    interact(lesson::fire);
    Waiting.until(
        () ->
            content()
                .course()
                .model()
                .openProperty()
                .get()
                .filter(open -> open.lesson().title().replace("`", "").equals(lesson.getText()))
                .isPresent());
  }
}
