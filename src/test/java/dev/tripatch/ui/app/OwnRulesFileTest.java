package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.SchemaText;
import dev.tripatch.workspace.schemas.SchemasAtHand.OwnRulesFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Own rules that lie beside the manifests, and schemas that are brought as files. */
class OwnRulesFileTest extends WindowFixture {

  private static final String WIDGET =
      """
      apiVersion: example.com/v1
      kind: Widget
      metadata: {name: w}
      spec: {parts: [{name: a}, {name: %s}]}
      """;

  private static final String RULES =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - apiVersion: example.com/v1
        kind: Widget
        field: spec.parts
        patchStrategy: merge
        patchMergeKey: name
      asBuiltIn:
      - apiVersion: example.com/v1
        kind: Widget
      """;

  @TempDir private static Path folder;

  @Override
  public void start(Stage stage) {
    open(
        stage,
        services(folder.resolve("settings")),
        new NoFileDialogs(),
        StartDocuments.of(Map.of(Role.LIVE, OpenDocument.unfiled("live", WIDGET.formatted("c")))));
    place(stage, 1280, 800);
  }

  private String result() {
    return content().comparison().getView().map(ComparisonView::resultYaml).orElse("");
  }

  private String source() {
    return content().comparison().getView().map(ComparisonView::schemaSource).orElse("");
  }

  private static Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  @Test
  void rulesBesideLocalAreInForceAndCanBeSwitchedOff() throws IOException {
    write("shop/.tripatch/schema.yaml", RULES);
    Path local = write("shop/apps/widget.yaml", WIDGET.formatted("b"));
    interact(() -> content().files().open(Role.LOCAL, local));
    Waiting.until(() -> source().contains("1 own"));
    assertThat(result()).contains("name: a", "name: b", "name: c");
    assertThat(lookup("#own-rules-found-words").tryQuery()).isPresent();
    clickOn("#own-rules-off");
    Waiting.until(() -> !result().contains("name: c"));
    assertThat(lookup("#own-rules-found-words").tryQuery()).isEmpty();
    assertThat(content().documents().schemas().text().getText()).isEqualTo(RULES);
  }

  @Test
  void aFileThatIsImportedIsTakenOrSaysWhyNot() throws IOException {
    Path local = write("plain/widget.yaml", WIDGET.formatted("b"));
    interact(() -> content().files().open(Role.LOCAL, local));
    Waiting.until(() -> result().contains("name: b"));
    Path rules = write("rules.yaml", RULES);
    interact(() -> content().schemas().imports().importFile(rules));
    Waiting.until(() -> result().contains("name: c"));
    assertThat(content().documents().schemas().text().isModified()).isFalse();
    clickOn("#tab-schema");
    Waiting.until(() -> lookup("#treat-as-built-in").tryQuery().isPresent());
    clickOn("#treat-as-built-in");
    Waiting.until(() -> !result().contains("name: c"));
    assertThat(content().documents().schemas().text().isModified()).isTrue();
  }

  @Test
  void whatIsOnTheClipboardIsTakenOrSaysWhyNot() throws IOException {
    Path local = write("pasted/widget.yaml", WIDGET.formatted("b"));
    interact(() -> content().files().open(Role.LOCAL, local));
    Waiting.until(() -> result().contains("name: b"));
    paste(RULES);
    Waiting.until(() -> result().contains("name: c"));
    assertThat(content().documents().schemas().text().isModified()).isTrue();
    paste("package v1\n\ntype Part struct {\n\tName string `json:\"name\"`\n}\n");
    Waiting.until(() -> content().documents().schemas().broughtProperty().get().size() == 1);
  }

  @Test
  void whatIsSavedOrKeptIsFoundAgain() throws Exception {
    Path local = write("saved/widget.yaml", WIDGET.formatted("b"));
    interact(() -> content().files().open(Role.LOCAL, local));
    Waiting.until(() -> result().contains("name: b"));
    paste(RULES);
    Waiting.until(() -> result().contains("name: c"));
    Platform.runLater(() -> content().schemas().save());
    Waiting.settled();
    clickOn("Save Next to Local");
    Path saved = folder.resolve("saved/.tripatch/schema.yaml");
    Waiting.until(() -> Files.exists(saved));
    assertThat(OwnRulesFile.near(folder.resolve("saved"))).contains(saved);
    assertThat(content().documents().schemas().text().isModified()).isFalse();

    KeptSchemas.in(folder.resolve("settings"))
        .keep(
            "prod",
            List.of(
                new SchemaText(
                    "x.go", "package v1\n\ntype P struct {\n\tN string `json:\"n\"`\n}\n")));
    interact(takeProd().orElseThrow().run());
    Waiting.until(
        () ->
            content().documents().schemas().broughtProperty().get().stream()
                .anyMatch(each -> each.name().equals("prod")));
    assertThat(takeProd()).isEmpty();
  }

  private Optional<Action> takeProd() {
    return content().actions().under("SCHEMA_SOURCES").stream()
        .flatMap(List::stream)
        .filter(Action.class::isInstance)
        .map(Action.class::cast)
        .filter(each -> each.title().equals("Take prod"))
        .findFirst();
  }

  private void paste(String text) {
    interact(
        () -> {
          Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
          content().schemas().imports().paste();
        });
  }
}
