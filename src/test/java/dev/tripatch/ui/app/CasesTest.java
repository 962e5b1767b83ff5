package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CaseReader;
import dev.tripatch.workspace.CaseReading;
import dev.tripatch.workspace.CaseWriter;
import dev.tripatch.workspace.ObjectPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases and exports in the window, with keys and the menu. */
class CasesTest extends WindowFixture {
  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web, namespace: shop}
      spec:
        hostname: %s
      """;

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
                OpenDocument.unfiled("local.yaml", POD.formatted("two")),
                Optional.of(OpenDocument.unfiled("live.yaml", POD.formatted("one"))))));
  }

  private DocumentViewModel document(Role pane) {
    return content().documents().of(pane).orElseThrow();
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  @Test
  void allDraftsComeBackWithTheCase() throws IOException {
    awaitAnswer();
    String strategic = "spec: {hostname: three} # mine\n";
    String json = "- op: test\n  path: /spec/hostname\n  value: one\n";
    interact(
        () -> {
          content().composer().open(PatchFormat.STRATEGIC, OpenDocument.unfiled("", strategic));
          content().composer().open(PatchFormat.JSON, OpenDocument.unfiled("", json));
        });
    awaitAnswer();
    Path file = saved("drafts");
    interact(
        () -> {
          content().composer().drafts().clear();
          content().composer().open(PatchFormat.MERGE, OpenDocument.unfiled("", "{}\n"));
          content().files().open(Role.LIVE, file);
        });
    awaitAnswer();
    assertThat(content().composer().currentProperty().get()).contains(PatchFormat.JSON);
    assertThat(content().composer().drafts().in(PatchFormat.JSON).getText()).isEqualTo(json);
    assertThat(content().composer().drafts().in(PatchFormat.STRATEGIC).getText())
        .isEqualTo(strategic);
    assertThat(content().composer().drafts().in(PatchFormat.MERGE).isBlank()).isTrue();
    interact(() -> content().composer().begin(PatchFormat.STRATEGIC));
    Waiting.until(
        () -> content().view().panes().view(Role.PATCH).editor().text().equals(strategic));
  }

  @Test
  void aCaseBringsEverythingBack() throws IOException {
    awaitAnswer();
    FieldPath hostname = FieldPath.of("spec", "hostname");
    interact(
        () -> {
          content().selection().select(hostname);
          content().comparison().showRemovedProperty().set(false);
          content().comparison().patch().notationProperty().set(Format.JSON);
        });
    Path file = saved("web");
    interact(
        () -> {
          content().selection().clear();
          content().comparison().showRemovedProperty().set(true);
          content().comparison().patch().notationProperty().set(Format.YAML);
          document(Role.LIVE).open(OpenDocument.unfiled("other", "kind: Other\n"));
          document(Role.LAST_APPLIED).open(OpenDocument.unfiled("other", "kind: Other\n"));
          content().files().open(Role.LIVE, file);
        });
    awaitAnswer();
    assertThat(document(Role.LOCAL).getText()).isEqualTo(POD.formatted("two"));
    assertThat(document(Role.LIVE).getText()).isEqualTo(POD.formatted("one"));
    assertThat(document(Role.LIVE).getOpened().name()).isEqualTo("live.yaml");
    assertThat(document(Role.LAST_APPLIED).isBlank()).isTrue();
    assertThat(content().selection().getPath()).contains(hostname);
    assertThat(content().comparison().showRemovedProperty().get()).isFalse();
    assertThat(content().comparison().patch().notationProperty().get()).isEqualTo(Format.JSON);
    assertThat(content().files().recent()).containsExactly(file.toString());
  }

  @Test
  void typedTextIsAskedForBeforeACaseReplacesIt() throws IOException {
    awaitAnswer();
    Path file = saved("web");
    interact(() -> document(Role.LOCAL).type("kind: Typed\n"));
    answer = file;
    push(KeyCode.CONTROL, KeyCode.O);
    clickOn("Cancel");
    assertThat(document(Role.LOCAL).getText()).isEqualTo("kind: Typed\n");
    fire("Open Live…");
    clickOn("Discard Changes");
    Waiting.until(() -> document(Role.LOCAL).getText().equals(POD.formatted("two")));
  }

  @Test
  void aDocumentGetsItsFileBackIfThePersonAgrees() throws IOException {
    awaitAnswer();
    Path local = Files.writeString(folder.resolve("mine.yaml"), POD.formatted("three"));
    Path live = Files.writeString(folder.resolve("theirs.yaml"), POD.formatted("four"));
    interact(
        () -> {
          content().files().open(Role.LOCAL, local);
          content().files().open(Role.LIVE, live);
          document(Role.LOCAL).type(POD.formatted("typed"));
        });
    Path file = saved("files");
    Files.writeString(live, POD.formatted("changed"));
    interact(
        () -> {
          document(Role.LOCAL).open(OpenDocument.unfiled("", ""));
          document(Role.LIVE).open(OpenDocument.unfiled("", ""));
          content().files().open(Role.LOCAL, file);
        });
    assertThat(document(Role.LOCAL).getText()).isEqualTo(POD.formatted("typed"));
    assertThat(document(Role.LOCAL).isModified()).isTrue();
    assertThat(document(Role.LOCAL).getOpened().origin()).isEmpty();
    assertThat(words("#case-files-words")).contains("Local was " + local, "Live was " + live);
    clickOn("#use-case-files");
    clickOn("Use These Files");
    assertThat(document(Role.LOCAL).getText()).isEqualTo(POD.formatted("typed"));
    assertThat(document(Role.LIVE).getText()).isEqualTo(POD.formatted("four"));
    assertThat(document(Role.LIVE).getOpened().origin()).as("it holds other text now").isEmpty();
    assertThat(lookup("#case-files").tryQuery()).isEmpty();
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> !document(Role.LOCAL).isModified());
    assertThat(local).hasContent(POD.formatted("typed"));
  }

  private String words(String query) {
    return lookup(query).queryLabeled().getText();
  }

  /** A case from elsewhere that names a file of the person. */
  private Path caseOn(Path file, String text) throws IOException {
    Case.Text local =
        new Case.Text(
            "web.yaml",
            text,
            Optional.of(new ObjectPlace(file.toString(), 0)),
            Optional.empty(),
            MapValue.EMPTY);
    return Files.writeString(
        folder.resolve("theirs.tripatch"), CaseWriter.write(Case.of(Map.of(Role.LOCAL, local))));
  }

  @Test
  void aCaseFromElsewhereDoesNotReachAFileOfThePerson() throws IOException {
    awaitAnswer();
    Path mine = Files.writeString(folder.resolve(".bashrc"), "kind: Mine\n");
    Path theirs = caseOn(mine, "kind: Mine\n");
    interact(() -> content().files().open(Role.LOCAL, theirs));
    interact(() -> document(Role.LOCAL).type("kind: Evil\n"));
    answer = null;
    push(KeyCode.CONTROL, KeyCode.S);
    interact(() -> content().files().reload());
    assertThat(mine).hasContent("kind: Mine\n");
    assertThat(document(Role.LOCAL).getText()).isEqualTo("kind: Evil\n");
    clickOn("#leave-case-files");
    assertThat(lookup("#case-files").tryQuery()).isEmpty();
    push(KeyCode.CONTROL, KeyCode.S);
    assertThat(mine).hasContent("kind: Mine\n");
  }

  @Test
  void whatACaseNamesIsSavedAgainAlsoIfNobodyAgreed() throws IOException {
    awaitAnswer();
    Path mine = Files.writeString(folder.resolve("mine.yaml"), "kind: Mine\n");
    Path theirs = caseOn(mine, "kind: Mine\n");
    interact(() -> content().files().open(Role.LOCAL, theirs));
    Case again = read(saved("again"));
    assertThat(again.text(Role.LOCAL).orElseThrow().place())
        .as("relative: it lies beside the case")
        .contains(new ObjectPlace("mine.yaml", 0));
  }

  @Test
  void noDeviceIsOpenedForACase() throws IOException {
    awaitAnswer();
    Path theirs = caseOn(Path.of("/dev/zero"), "kind: Mine\n");
    interact(() -> content().files().open(Role.LOCAL, theirs));
    clickOn("#use-case-files");
    assertThat(lookup("None of these files can be used.").tryQuery()).isPresent();
    clickOn("OK");
    assertThat(document(Role.LOCAL).getOpened().origin()).isEmpty();
  }

  @Test
  void whereALinkLeadsIsShownAndUsed() throws IOException {
    awaitAnswer();
    Path mine = Files.writeString(folder.resolve("mine.yaml"), "kind: Mine\n");
    Path link = Files.createSymbolicLink(folder.resolve("harmless.yaml"), mine);
    Path theirs = caseOn(link, "kind: Mine\n");
    interact(() -> content().files().open(Role.LOCAL, theirs));
    clickOn("#use-case-files");
    assertThat(lookup("#question-detail").queryLabeled().getText())
        .contains("which leads to " + mine.toRealPath());
    clickOn("Use These Files");
    assertThat(document(Role.LOCAL).getOpened().origin().orElseThrow().file())
        .isEqualTo(mine.toRealPath());
  }

  @Test
  void onlyTheOwnerMayReadACase() throws IOException {
    awaitAnswer();
    Path file = saved("web");
    assertThat(mode(file)).isEqualTo("rw-------");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    answer = file;
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    Waiting.until(() -> words("#status-message").contains("now only you can"));
    assertThat(mode(file)).isEqualTo("rw-------");
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void aSecretIsOnlySavedIfThePersonAgrees() throws IOException {
    awaitAnswer();
    interact(() -> document(Role.LIVE).type("kind: Secret\ndata: {a: cGFzcw==}\n"));
    answer = folder.resolve("secret.tripatch");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    clickOn("Cancel");
    assertThat(folder.resolve("secret.tripatch")).doesNotExist();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    clickOn("Save");
    Waiting.until(() -> Files.exists(folder.resolve("secret.tripatch")));
  }

  @Test
  void aFileThatIsNoCaseChangesNothing() throws IOException {
    awaitAnswer();
    answer = Files.writeString(folder.resolve("broken.tripatch"), "{\"tripatch\": 2}");
    push(KeyCode.CONTROL, KeyCode.O);
    assertThat(lookup("broken.tripatch cannot be opened.").tryQuery()).isPresent();
    clickOn("OK");
    assertThat(document(Role.LOCAL).getText()).isEqualTo(POD.formatted("two"));
  }

  @Test
  void whatTheWindowDoesNotShowIsSavedAgain() throws IOException {
    awaitAnswer();
    MapValue further = MapValue.of("later", MapValue.EMPTY);
    Case.Options options = new Case.Options(false, Optional.empty(), Set.of(), further);
    Case given = Case.of(Map.of(Role.LOCAL, Case.Text.unfiled("a", "kind: A\n"))).with(options);
    Path file = Files.writeString(folder.resolve("given.tripatch"), CaseWriter.write(given));
    interact(() -> content().files().open(Role.LOCAL, file));
    assertThat(lookup("#status-message").queryLabeled().getText()).startsWith("This case has");
    assertThat(read(saved("again"))).isEqualTo(given);
  }

  @Test
  void aCommandForEveryShellIsCopied() {
    awaitAnswer();
    fire("Copy as kubectl Command for zsh");
    assertThat(copied())
        .startsWith("kubectl patch Pod/web -n shop --type=strategic -p '{\"metadata\":")
        .contains("\"spec\":");
    fire("Copy as kubectl Command for PowerShell");
    assertThat(copied()).startsWith("& { $PSNativeCommandArgumentPassing");
    fire("Copy as kustomize Patch");
    assertThat(copied()).startsWith("patches:\n- patch: |-\n").contains("hostname: two");
    fire("Copy as kustomize JSON Patch");
    assertThat(copied()).contains("op: replace");
  }

  @Test
  void theComposedPatchIsTheOneThatIsExported() {
    awaitAnswer();
    Map<PatchFormat, String> drafts =
        Map.of(
            PatchFormat.STRATEGIC, "spec: {hostname: mine}\n",
            PatchFormat.MERGE, "spec: {hostname: mine}\n",
            PatchFormat.JSON, "[{op: replace, path: /spec/hostname, value: mine}]\n");
    drafts.forEach(
        (format, text) -> {
          interact(() -> content().composer().open(format, OpenDocument.unfiled("mine", text)));
          awaitAnswer();
          fire("Copy as kubectl Command for bash");
          assertThat(copied())
              .startsWith("kubectl patch Pod/web -n shop --type=" + format.word() + " -p '")
              .contains("mine")
              .doesNotContain("two");
          fire("Copy as kustomize Patch");
          assertThat(copied()).contains("name: web", "hostname: mine").doesNotContain("two");
        });
    String before = copied();
    interact(
        () -> content().composer().open(PatchFormat.STRATEGIC, OpenDocument.unfiled("no", "a: [")));
    Waiting.until(() -> content().comparison().staleProperty().get());
    fire("Copy as kubectl Command for bash");
    assertThat(copied()).isEqualTo(before);
    interact(() -> content().composer().leave());
    awaitAnswer();
    fire("Copy as kubectl Command for bash");
    assertThat(copied()).contains("two").doesNotContain("mine");
  }

  @Test
  void nothingIsExportedWhereThereIsNothingToSend() {
    awaitAnswer();
    interact(() -> document(Role.LOCAL).type(POD.formatted("one")));
    awaitAnswer();
    fire("Copy as kustomize Patch");
    assertThat(lookup("#status-message").queryLabeled().getText())
        .isEqualTo("There is nothing to export: the patch changes nothing.");
  }

  @Test
  void valuesOfASecretAreWarnedOf() {
    awaitAnswer();
    String secret =
        "{apiVersion: v1, kind: Secret, metadata: {name: s, namespace: shop}, data: {a: %s}}";
    interact(
        () -> {
          document(Role.LOCAL).type(secret.formatted("dHdv"));
          document(Role.LIVE).type(secret.formatted("b25l"));
        });
    awaitAnswer();
    fire("Copy as kubectl Command for bash");
    clickOn("Copy with values");
    assertThat(lookup("Copied the kubectl command for bash, but read this first.").tryQuery())
        .isPresent();
    clickOn("OK");
  }

  /** Saves by key, without the extension, which is then added. */
  private Path saved(String name) throws IOException {
    answer = folder.resolve(name);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    Path file = folder.resolve(name + ".tripatch");
    Waiting.until(() -> Files.exists(file));
    assertThat(read(file).texts()).isNotEmpty();
    return file;
  }

  private static Case read(Path file) throws IOException {
    return ((CaseReading.Done) CaseReader.read("case", Files.readString(file))).opened();
  }

  private void fire(String title) {
    MenuBar bar = lookup(".menu-bar").query();
    MenuItem item =
        bar.getMenus().stream()
            .flatMap(CasesTest::items)
            .filter(each -> title.equals(Objects.toString(each.getText(), "").replace("_", "")))
            .findFirst()
            .orElseThrow();
    Platform.runLater(item::fire);
    Waiting.settled();
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(CasesTest::items)
        : Stream.of(item);
  }

  private String copied() {
    String[] copied = new String[1];
    interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
    return copied[0];
  }
}
