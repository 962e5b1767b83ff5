package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.ui.feature.dialects.ServerSideQuestion.ServerSideSheet;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What server-side apply would do, below the panes, with keys and mouse. */
class ServerSideTest extends WindowFixture {

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  @Override
  public void start(Stage stage) {
    open(stage, documents(ServerSideSample.LOCAL, ServerSideSample.LIVE));
    place(stage, 1280, 800);
  }

  private Optional<ServerSideSheet> sheet() {
    return content().serverSide().sheetProperty().get();
  }

  private List<ServerSideRow> rows() {
    return sheet().map(ServerSideSheet::rows).orElse(List.of());
  }

  private ServerSideRow row(FieldPath path) {
    return rows().stream().filter(row -> row.path().equals(path)).findFirst().orElseThrow();
  }

  private String state() {
    return lookup("#server-side-state").<Label>query().getText();
  }

  private void openTab() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    Waiting.until(() -> !rows().isEmpty());
  }

  private void type(String sought, String text) {
    interact(
        () -> {
          String local = content().documents().local().getText();
          assertThat(local).contains(sought);
          content().documents().local().type(local.replace(sought, text));
        });
  }

  @Test
  void nothingIsFoundOutUntilSomebodyLooks() {
    Waiting.until(() -> !rows().isEmpty());
    clickOn("#tab-fields");
    Waiting.until(() -> sheet().isEmpty());
    assertThat(lookup("#tab-server-side").tryQuery()).isEmpty();
    clickOn("#more-tabs").clickOn("Server-side");
    ToggleButton tab = lookup("#tab-server-side").query();
    Waiting.until(() -> tab.getText().equals("Server-side (3)"));
    clickOn("#tab-fields");
    Waiting.until(() -> lookup("#tab-server-side").tryQuery().isEmpty());
    assertThat(lookup("#force-conflicts").tryQuery()).isEmpty();
  }

  @Test
  void anAnnotationThatCannotBeReadIsSaid() {
    openTab();
    interact(
        () -> {
          content().documents().local().type("");
          String bad =
              "annotations: {kubectl.kubernetes.io/last-applied-configuration: '['}\n  name:";
          String live = content().documents().live().getText();
          content().documents().live().type(live.replaceFirst("name:", bad));
          content().documents().local().type(ServerSideSample.LOCAL);
        });
    Waiting.until(() -> !content().comparison().diagnosticsProperty().get().isEmpty());
    Waiting.until(
        () ->
            content()
                .serverSide()
                .hintProperty()
                .get()
                .contains("ignores a last-applied annotation"));
    assertThat(sheet()).isEmpty();
  }

  @Test
  void aConflictIsRefusedInKubectlsWords() {
    openTab();
    assertThat(state())
        .isEqualTo(
            "Server-side apply by manager kubectl is refused: 1 field belongs to another manager."
                + " The table shows what force would do.");
    assertThat(rows().getFirst().path()).isEqualTo(REPLICAS);
    assertThat(rows().getFirst().ownersText())
        .isEqualTo("hpa through scale · 2026-03-01T08:00:00Z");
    assertThat(rows().getFirst().reason()).contains("without a warning");
    TextArea words = lookup("#server-words").query();
    assertThat(words.isVisible()).isFalse();
    clickOn("#show-server-words");
    assertThat(words.isVisible()).isTrue();
    assertThat(words.getText())
        .startsWith("error: Apply failed with 1 conflict: conflict with \"hpa\"")
        .contains("--force-conflicts");
  }

  @Test
  void forceResolvesIt() {
    openTab();
    clickOn("#force-conflicts");
    Waiting.until(() -> sheet().filter(told -> !told.isRefused()).isPresent());
    assertThat(state())
        .startsWith(
            "Server-side apply by manager kubectl, conflicts forced, would change 3 fields.");
    assertThat(row(REPLICAS).what()).isEqualTo("taken over");
    assertThat(row(REPLICAS).resultText()).isEqualTo("2");
    assertThat(lookup("#show-server-words").query().isVisible()).isFalse();
    clickOn("#force-conflicts");
    Waiting.until(() -> sheet().filter(ServerSideSheet::isRefused).isPresent());
  }

  @Test
  void theTableFollowsTyping() {
    openTab();
    type("replicas: 2", "replicas: 3");
    Waiting.until(() -> sheet().filter(told -> !told.isRefused()).isPresent());
    assertThat(row(REPLICAS).what()).isEqualTo("adopted");
    type("replicas: 3", "replica: 3");
    Waiting.until(() -> state().contains("is refused, with or without force"));
    assertThat(rows().getFirst().why()).isEqualTo(".spec.replica: field not declared in schema");
  }

  @Test
  void aRowSelectsItsFieldAndIsExplained() {
    openTab();
    clickOn(from(lookup("#server-side-table")).lookup(".table-row-cell").nth(0).<Node>query());
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(REPLICAS)));
    assertThat(from(lookup("#pane-live")).lookup(".paragraph-box.selected-line").queryAll())
        .hasSize(1);
    assertThat(from(lookup("#why-panel")).lookup(".why-dialect").queryAllAs(Label.class))
        .extracting(Label::getText)
        .first()
        .asString()
        .startsWith("Server-side apply: conflict. Local has a different value than live, and hpa");
  }

  @Test
  void anotherManagerOwnsNothingYet() {
    openTab();
    assertThat(row(FieldPath.of("spec", "paused")).what()).isEqualTo("removed");
    TextField manager = lookup("#server-side-manager").query();
    doubleClickOn(manager).write("argocd").push(KeyCode.ENTER);
    Waiting.until(() -> state().contains("by manager argocd"));
    assertThat(row(FieldPath.of("spec", "paused")).what()).isEqualTo("stays");
    interact(manager::clear);
    clickOn(manager).push(KeyCode.ENTER);
    assertThat(manager.getText()).as("without a name it is kubectl").isEqualTo("kubectl");
  }

  @Test
  void whatCannotBeKnownIsSaid() {
    openTab();
    Hyperlink unknowns = lookup("#show-unknowns").query();
    assertThat(unknowns.getText()).startsWith("1 thing only the server knows");
    clickOn(unknowns);
    assertThat(
            from(lookup("#server-side-tab"))
                .lookup(".server-side-unknowns .sentence")
                .queryAllAs(Label.class))
        .extracting(Label::getText)
        .anyMatch(text -> text.contains("fills in defaults"));
  }

  @Test
  void aPatchComposedByHandIsNotSent() {
    openTab();
    interact(() -> content().composer().begin(PatchFormat.STRATEGIC));
    Waiting.until(() -> sheet().isEmpty());
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    Label hint = from(lookup("#server-side-tab")).lookup(".empty-hint").query();
    Waiting.until(() -> hint.getText().contains("not a composed patch"));
    assertThat(hint.isVisible()).isTrue();
  }
}
