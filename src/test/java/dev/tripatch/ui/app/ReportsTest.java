package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BundledLessons;
import dev.tripatch.learn.Lesson;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports, patch files and composed patches in cases, by the menu. */
class ReportsTest extends WindowFixture {
  private static final String SECRET =
      """
      apiVersion: v1
      kind: Secret
      metadata: {name: door, namespace: shop, labels: {turn: "%s"}}
      data: {key: %s}
      """;
  private static final String BEFORE = "b3BlbiBzZXNhbWU=";
  private static final String AFTER = "bGV0IG1lIGluIG5vdw==";

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
                Optional.empty(),
                OpenDocument.unfiled("local.yaml", SECRET.formatted("two", AFTER)),
                Optional.of(OpenDocument.unfiled("live.yaml", SECRET.formatted("one", BEFORE))))));
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  private String status() {
    return lookup("#status-message").queryLabeled().getText();
  }

  @Test
  void aReportIsSavedAsItsNameSaysWithoutSecrets() throws IOException {
    awaitAnswer();
    assertThat(savedReport("door.html")).startsWith("<!DOCTYPE html>");
    assertThat(savedReport("door.md")).startsWith("# Secret");
  }

  @Test
  void aReportNamedWithoutAnEndingGetsOneAndOverwritesNothingUnasked() throws IOException {
    awaitAnswer();
    Path file = folder.resolve("door.html");
    Files.writeString(file, "mine");
    answer = folder.resolve("door");
    fire("Save Report…");
    assertThat(lookup("door.html exists already.").tryQuery()).isPresent();
    clickOn("Cancel");
    assertThat(file).hasContent("mine");
    fire("Save Report…");
    clickOn("Overwrite");
    Waiting.until(() -> status().equals("Saved the report as door.html"));
    assertThat(file).content().startsWith("<!DOCTYPE html>");
    assertThat(answer).doesNotExist();
  }

  @Test
  void stepsAreSavedAsOnePageWithoutSecrets() throws IOException {
    awaitAnswer();
    answer = folder.resolve("steps.html");
    fire("Save Steps as a Page…");
    Waiting.until(() -> status().equals("Saved the steps as steps.html"));
    String page = Files.readString(folder.resolve("steps.html"));
    assertThat(page.replaceAll("<[^>]*>", ""))
        .contains("••••••(A)", "••••••(B)", "Secret values are", "Step by step")
        .doesNotContain(BEFORE, AFTER);
    interact(() -> content().documents().live().type("kind: [\n"));
    fire("Save Steps as a Page…");
    Waiting.until(() -> status().startsWith("Steps need documents that can be compared"));
  }

  /** Not of the documents, which the lesson covers. */
  @Test
  void theLessonOnThePageIsSaved() throws IOException {
    awaitAnswer();
    fire("Start Here: the Course");
    Path file = folder.resolve("lesson.html");
    answer = file;
    fire("Save Steps as a Page…");
    Waiting.until(() -> Files.exists(file));
    Lesson first = BundledLessons.books().getFirst().lessons().getFirst();
    assertThat(Files.readString(file))
        .contains("<h1>" + first.title() + "</h1>")
        .doesNotContain("shop/door");
  }

  private String savedReport(String name) throws IOException {
    Path file = folder.resolve(name);
    answer = file;
    fire("Save Report…");
    Waiting.until(() -> status().equals("Saved the report as " + name));
    String report = Files.readString(file);
    requireMasked(report);
    return report;
  }

  /** Highlights may cut a value in two, so a secret is looked for without them. */
  private static void requireMasked(String report) {
    String text = report.replaceAll("<[^>]*>", "");
    assertThat(text).contains("metadata.labels.turn", "••••••(A)", "••••••(B)");
    assertThat(text).contains("There is no last-applied configuration", "Secret values are");
    assertThat(text).doesNotContain(BEFORE, AFTER);
  }

  @Test
  void aReportIsCopied() {
    awaitAnswer();
    fire("Copy Report as Markdown");
    Waiting.until(() -> status().equals("Copied the report as Markdown"));
    requireMasked(copied());
    interact(() -> assertThat(content().documents().local().getText()).contains(AFTER));
  }

  @Test
  void thereIsNoReportOfADocumentWithAnError() {
    awaitAnswer();
    interact(() -> content().documents().live().type("kind: [\n"));
    fire("Copy Report as Markdown");
    Waiting.until(
        () -> status().startsWith("There is no report while a document has an error. Live: "));
    interact(() -> content().documents().live().type(""));
    fire("Copy Report as Markdown");
    assertThat(status()).startsWith("There is nothing to report");
  }

  @Test
  void aReportThatCannotBeWrittenSaysSo() {
    awaitAnswer();
    answer = folder.resolve("absent").resolve("door.html");
    fire("Save Report…");
    Waiting.until(() -> status().startsWith("The report could not be saved: "));
  }

  @Test
  void aPatchFileIsSavedForTheCommandThatNamesIt() throws IOException {
    awaitAnswer();
    Path file = folder.resolve("my patch.json");
    answer = file;
    fire("kubectl Command for bash…");
    clickOn("Save with values");
    assertThat(file).content().startsWith("{").contains("\"turn\": \"two\"", AFTER);
    assertThat(copied())
        .isEqualTo(
            "kubectl patch Secret/door -n shop --type=strategic --patch-file '" + file + "'\n");
    answer = folder.resolve("absent").resolve("patch.yaml");
    fire("kubectl Command for zsh…");
    clickOn("Save with values");
    assertThat(lookup("patch.yaml could not be saved.").tryQuery()).isPresent();
    clickOn("OK");
    assertThat(copied()).contains("my patch.json");
  }

  @Test
  void aPatchFileIsSavedForTheKustomizationBesideIt() {
    awaitAnswer();
    Path file = folder.resolve("turn.yaml");
    answer = file;
    fire("kustomize Entry…");
    clickOn("Save with values");
    assertThat(file).content().contains("kind: Secret", "name: door", "turn: two");
    assertThat(copied()).isEqualTo("patches:\n- path: turn.yaml\n");
    fire("kustomize Entry with JSON Patch…");
    clickOn("Save masked");
    assertThat(file).content().contains("op: replace").doesNotContain(AFTER);
    assertThat(copied()).contains("target:", "path: turn.yaml");
  }

  @Test
  void nobodyIsAskedForAFileForNothing() {
    awaitAnswer();
    interact(() -> content().documents().local().type(SECRET.formatted("one", BEFORE)));
    awaitAnswer();
    answer = folder.resolve("patch.yaml");
    fire("kustomize Entry…");
    assertThat(status()).isEqualTo("There is nothing to export: the patch changes nothing.");
    assertThat(answer).doesNotExist();
  }

  @Test
  void aCaseBringsTheComposedPatchAndTheFormatBack() {
    String patch = "- op: remove\n  path: /metadata/labels\n";
    awaitAnswer();
    interact(() -> content().composer().begin(PatchFormat.JSON));
    Waiting.until(() -> content().documents().drafts().isComposing());
    interact(() -> content().documents().drafts().in(PatchFormat.JSON).type(patch));
    awaitAnswer();
    fire("Copy Report as Markdown");
    assertThat(status()).startsWith("A report is about the calculated patch");
    Path file = saveCase();
    interact(
        () -> {
          content().documents().drafts().in(PatchFormat.JSON).open(OpenDocument.unfiled("", ""));
          content().composer().leave();
          content().composer().choose(PatchFormat.MERGE);
          content().files().open(Role.LIVE, file);
        });
    awaitAnswer();
    assertThat(content().composer().currentProperty().get()).contains(PatchFormat.JSON);
    assertThat(content().documents().drafts().in(PatchFormat.JSON).getText()).isEqualTo(patch);
    assertThat(content().comparison().getView().orElseThrow().resultYaml())
        .doesNotContain("labels");
    interact(() -> content().composer().leave());
    awaitAnswer();
    assertThat(content().comparison().patch().getChosen()).contains(PatchFormat.JSON);
  }

  @Test
  void aComposedPatchIsAskedForBeforeACaseReplacesIt() {
    awaitAnswer();
    interact(() -> content().composer().begin(PatchFormat.MERGE));
    Waiting.until(() -> content().documents().drafts().isComposing());
    Path file = saveCase();
    interact(() -> content().documents().drafts().in(PatchFormat.MERGE).type("typed: later\n"));
    answer = file;
    fire("Open Live…");
    assertThat(lookup("The patch that you composed has changes that are not saved.").tryQuery())
        .isPresent();
    clickOn("Cancel");
    assertThat(content().documents().drafts().in(PatchFormat.MERGE).getText())
        .isEqualTo("typed: later\n");
  }

  private Path saveCase() {
    Path file = folder.resolve("door.tripatch");
    answer = file;
    fire("Save Case…");
    clickOn("Save");
    Waiting.until(() -> Files.exists(file));
    return file;
  }

  private void fire(String title) {
    MenuBar bar = lookup(".menu-bar").query();
    MenuItem item =
        bar.getMenus().stream()
            .flatMap(ReportsTest::items)
            .filter(each -> title.equals(Objects.toString(each.getText(), "").replace("_", "")))
            .findFirst()
            .orElseThrow();
    Platform.runLater(item::fire);
    Waiting.settled();
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(ReportsTest::items)
        : Stream.of(item);
  }

  private String copied() {
    String[] copied = new String[1];
    interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
    return copied[0];
  }
}
