package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import dev.tripatch.workspace.ComparisonMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The choice between kubectl's patch and Helm's, with real keys and clicks. */
class AppliedByTest extends WindowFixture {

  /** A custom resource: Helm does not look at live, which drifted. */
  private static final String WIDGET =
      """
      apiVersion: example.com/v1
      kind: Widget
      metadata: {name: web, namespace: shop}
      spec: {size: %d, color: %s}
      """;

  private static final FieldPath SIZE = FieldPath.of("spec", "size");

  @TempDir Path folder;

  private @Nullable Path answer;

  @Override
  public void start(Stage stage) {
    FileDialogs dialogs =
        new FileDialogs() {
          @Override
          public Optional<Path> askOpen(FileKind kind, String title) {
            return Optional.ofNullable(answer);
          }

          @Override
          public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
            return Optional.ofNullable(answer);
          }
        };
    open(
        stage,
        services(),
        dialogs,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.of(OpenDocument.unfiled("old.yaml", WIDGET.formatted(1, "red"))),
                OpenDocument.unfiled("new.yaml", WIDGET.formatted(1, "blue")),
                Optional.of(OpenDocument.unfiled("live.yaml", WIDGET.formatted(5, "red"))))));
  }

  private String patch() {
    return content().comparison().patch().getShown().map(each -> each.pane().text()).orElse("");
  }

  /** kubectl's annotation comes before what it is about. */
  private void awaitPatch(String wanted) {
    Waiting.until(
        () ->
            patch().endsWith(wanted)
                && patch().contains("last-applied-configuration") == wanted.equals(BY_KUBECTL)
                && !content().comparison().busyProperty().get()
                && content().view().panes().view(Role.PATCH).editor().text().equals(patch()));
  }

  private MenuButton button() {
    return lookup("#applied-by").queryAs(MenuButton.class);
  }

  private String status() {
    return lookup("#status-message").queryLabeled().getText();
  }

  private String why() {
    return content().comparison().getView().map(view -> view.why(SIZE).toString()).orElse("");
  }

  private static final String BY_KUBECTL = "spec:\n  size: 1\n  color: blue\n";
  private static final String BY_HELM =
      """
      metadata:
        labels:
          app.kubernetes.io/managed-by: Helm
      spec:
        color: blue
      """;

  @Test
  void helmIsChosenByKeysAndEverythingFollows() {
    awaitPatch(BY_KUBECTL);
    assertThat(button().getText()).isEqualTo("By kubectl");
    interact(() -> button().requestFocus());
    push(KeyCode.SPACE);
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    awaitPatch(BY_HELM);
    assertThat(button().getText()).isEqualTo("By Helm");
    assertThat(status()).startsWith("Applied by Helm");
    assertThat(content().view().panes().view(Role.RESULT).editor().text()).contains("size: 5");
    assertThat(why()).contains("Helm");
    Waiting.until(
        () ->
            content().findings().foundProperty().get().hazards().stream()
                .anyMatch(hazard -> hazard.kind() == HazardKind.DRIFT_NOT_SEEN));
    assertThat(remarks()).contains("ignores live");
    push(KeyCode.SPACE);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    awaitPatch(BY_KUBECTL);
    assertThat(status()).isEqualTo("Applied by kubectl apply.");
  }

  private String remarks() {
    return content().comparison().patch().getShown().map(ShownPatch::remarks).toString();
  }

  @Test
  void theMenuChoosesToo() {
    awaitPatch(BY_KUBECTL);
    push(KeyCode.ALT, KeyCode.P);
    push(KeyCode.DOWN);
    push(KeyCode.RIGHT);
    push(KeyCode.DOWN);
    push(KeyCode.ENTER);
    awaitPatch(BY_HELM);
    assertThat(button().getText()).isEqualTo("By Helm");
  }

  @Test
  void aCaseKeepsTheChoice() throws IOException {
    awaitPatch(BY_KUBECTL);
    clickOn("#applied-by");
    clickOn("Helm");
    awaitPatch(BY_HELM);
    Path file = folder.resolve("helm.tripatch");
    answer = file;
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    Waiting.until(() -> Files.exists(file));
    Case saved = ((CaseReading.Done) CaseReader.read("case", Files.readString(file))).opened();
    assertThat(saved.options().mode()).contains(ComparisonMode.HELM);
    clickOn("#applied-by");
    clickOn("kubectl apply");
    awaitPatch(BY_KUBECTL);
    push(KeyCode.CONTROL, KeyCode.O);
    awaitPatch(BY_HELM);
    assertThat(status()).startsWith("Applied by Helm");
  }

  @Test
  void aComposedPatchIsAppliedByNobodyElse() {
    awaitPatch(BY_KUBECTL);
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> button().isDisabled());
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> !((Node) button()).isDisabled());
  }
}
