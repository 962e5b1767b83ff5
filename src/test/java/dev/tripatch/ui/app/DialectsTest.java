package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.dialect.View;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.ui.feature.dialects.DialectsViewModel;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tabs below the panes, and what the dialects tab shows, with keys and mouse. */
class DialectsTest extends WindowFixture {

  private static final FieldPath CLEARED = FieldPath.parse("spec.strategy.rollingUpdate");

  @TempDir Path folder;

  private Stage stage;

  @Override
  public void start(Stage given) {
    open(BuiltInExample.local(), BuiltInExample.live());
  }

  private void open(String local, String live) {
    stage = new Stage();
    open(stage, services(folder), new NoFileDialogs(), documents(local, live));
    place(stage, 1280, 800);
  }

  private DialectsViewModel dialects() {
    return content().dialects();
  }

  private List<DialectRow> rows() {
    return dialects().sheetProperty().get().map(DialectSheet::rows).orElse(List.of());
  }

  private void openDialects() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    push(KeyCode.CONTROL, KeyCode.DIGIT9);
    Waiting.until(() -> lookup("#dialect-table").tryQuery().isPresent());
  }

  private void type(String sought, String text) {
    interact(
        () -> {
          String local = content().documents().local().getText();
          content().documents().local().type(local.replace(sought, text));
        });
  }

  @Test
  void nothingIsComparedUntilSomebodyLooks() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    assertThat(dialects().sheetProperty().get()).isEmpty();
    assertThat(lookup("#tab-dialects").tryQuery()).isEmpty();
    clickOn("#more-tabs").clickOn("Dialects");
    ToggleButton tab = lookup("#tab-dialects").query();
    Waiting.until(() -> tab.getText().equals("Dialects (10)"));
    clickOn("#tab-fields");
    Waiting.until(() -> lookup("#tab-dialects").tryQuery().isEmpty());
    assertThat(lookup("#dialect-table").tryQuery()).isEmpty();
    assertThat(lookup("#same-patch").tryQuery()).isEmpty();

    interact(() -> content().documents().live().type(""));
    push(KeyCode.CONTROL, KeyCode.DIGIT9);
    assertThat(from(lookup("#dialect-tab")).lookup(".empty-hint").<Label>query().getText())
        .startsWith("Open a local and a live object");
  }

  @Test
  void aRowSelectsItsFieldAndIsExplained() {
    openDialects();
    clickOn(from(lookup("#dialect-table")).lookup(".table-row-cell").nth(0).<Node>query());
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(CLEARED)));
    assertThat(from(lookup("#pane-live")).lookup(".paragraph-box.selected-line").queryAll())
        .hasSize(3);
    assertThat(from(lookup("#why-panel")).lookup(".why-dialect").queryAllAs(Label.class))
        .extracting(Label::getText)
        .contains(
            "kustomize does not act on $retainKeys, so spec.strategy.rollingUpdate is not"
                + " cleared.");
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Waiting.until(() -> dialects().sheetProperty().get().isEmpty());
    assertThat(from(lookup("#why-panel")).lookup(".why-dialect").queryAll()).isEmpty();
  }

  @Test
  void aFieldSelectedElsewhereIsSelectedInTheTable() {
    openDialects();
    interact(() -> content().selection().select(CLEARED));
    TableView<?> table = lookup("#dialect-table").query();
    assertThat(rows().get(table.getSelectionModel().getSelectedIndex()).path()).isEqualTo(CLEARED);
  }

  @Test
  void aHeadShowsTheWholeResultAndTakesItAway() {
    openDialects();
    interact(() -> content().selection().select(CLEARED));
    clickOn("#dialect-kustomize");
    Waiting.until(() -> lookup("#dialect-result").tryQuery().isPresent());
    Waiting.until(
        () ->
            from(lookup("#dialect-result")).lookup(".paragraph-box.selected-line").queryAll().size()
                == 3);
    assertThat(from(lookup("#dialect-result")).lookup(".title").<Label>query().getText())
        .isEqualTo("Result · kustomize");
    assertThat(lookup("#pane-result").tryQuery()).as("beside, not instead").isPresent();
    assertThat(lookup("#dialect-kustomize").query().isFocused()).as("it moved").isTrue();
    clickOn("#close-dialect-result");
    Waiting.until(() -> lookup("#dialect-result").tryQuery().isEmpty());
    assertThat(lookup("#dialect-kustomize").<ToggleButton>query().isSelected()).isFalse();
  }

  @Test
  void theResultBesideStaysWithAnotherTabAndFollowsTyping() {
    openDialects();
    clickOn("#dialect-custom-resource");
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    type("minReadySeconds: 10", "minReadySeconds: 1234");
    Waiting.until(
        () ->
            dialects()
                .resultProperty()
                .get()
                .filter(result -> result.text().contains("minReadySeconds: 1234"))
                .isPresent());
  }

  @Test
  void theTableFollowsTyping() {
    openDialects();
    assertThat(rows()).extracting(DialectRow::path).contains(CLEARED);
    type("  strategy:\n    type: Recreate   # db lock\n", "");
    Waiting.until(() -> rows().stream().noneMatch(row -> row.path().equals(CLEARED)));
  }

  @Test
  void ofTheSameDocumentsKustomizeMakesNothing() {
    openDialects();
    clickOn("#dialect-kustomize");
    Waiting.until(() -> dialects().resultProperty().get().isPresent());
    clickOn("#same-documents");
    Waiting.until(() -> dialects().sameProperty().get() == View.SAME_DOCUMENTS && columns() == 6);
    Waiting.until(() -> lookup("#dialect-kustomize").tryQuery().isEmpty());
    assertThat(dialects().besideProperty().get()).isEmpty();
    clickOn("#same-documents");
    assertThat(lookup("#same-documents").<ToggleButton>query().isSelected()).isTrue();
  }

  private int columns() {
    return lookup("#dialect-table").<TableView<?>>query().getColumns().size();
  }

  @Test
  void whoRefusesSaysWhy() {
    String start = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n";
    interact(
        () -> {
          content().documents().local().type(start + "  - {image: b}\n");
          content().documents().live().type(start + "  - {name: a, image: a}\n");
          dialects().sameProperty().set(View.SAME_DOCUMENTS);
        });
    push(KeyCode.CONTROL, KeyCode.DIGIT9);
    Waiting.until(
        () ->
            from(lookup("#dialect-tab"))
                .lookup(".pane-message .label")
                .queryAllAs(Label.class)
                .stream()
                .anyMatch(
                    label -> label.getText().contains("does not contain declared merge key")));
    assertThat(from(lookup("#dialect-tab")).lookup(".empty-hint").<Label>query().getText())
        .isEqualTo("Only a custom resource accepts it.");
  }

  @Test
  void theChosenTabIsRemembered() {
    openDialects();
    interact(
        () -> {
          window().close();
          open(BuiltInExample.local(), BuiltInExample.live());
        });
    Waiting.until(() -> lookup("#dialect-table").tryQuery().isPresent());
    assertThat(lookup("#tab-dialects").<ToggleButton>query().isSelected()).isTrue();
  }

  @Test
  void aMaximisedPaneHidesThemAndTheKeyBringsThemBack() {
    openDialects();
    interact(() -> content().view().arrangement().toggleMaximized(Role.LIVE));
    assertThat(dialects().lookingProperty().get()).isFalse();
    push(KeyCode.CONTROL, KeyCode.DIGIT9);
    Waiting.until(() -> lookup("#dialect-table").query().isFocusWithin());
  }
}
