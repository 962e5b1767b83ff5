package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** Secrets in the window, with keys and mouse: masked, revealed, typed, cut, pasted, saved. */
class SecretsTest extends WindowFixture {
  private static final String LOCAL =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: db
        labels: {note: hunter-gone}
      stringData:
        # before: hunter-old
        password: hunter-alpha
        key.pem: |
          hunter-one
          hunter-two
        user: "hunter-user" # hunter-comment
      type: Opaque
      """;
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: db
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"v1","kind":"Secret","metadata":{"name":"db"},"stringData":{"gone":"hunter-gone","password":"hunter-before"}}
      data:
        gone: aHVudGVyLWdvbmU=
        password: aHVudGVyLWJlZm9yZQ==
      type: Opaque
      """;

  /** Properties that hold exact texts, which no view shows as they are. */
  private static final Set<String> EXACT =
      Set.of(
          "DocumentViewModel.openedProperty",
          "DocumentViewModel.textProperty",
          "SecretsViewModel.hiddenProperty");

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
                OpenDocument.unfiled("local.yaml", LOCAL),
                Optional.of(OpenDocument.unfiled("live.yaml", LIVE)))));
    place(stage, 1280, 900);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
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

  private String local() {
    return content().documents().local().getText();
  }

  /** The clipboard is that of the whole machine on some; what this test reads is its own. */
  private static String clipboard() {
    return WaitForAsyncUtils.waitFor(
        WaitForAsyncUtils.asyncFx(() -> Clipboard.getSystemClipboard().getString()));
  }

  /** Every word that is in a window, seen or spoken. */
  private String everything() {
    StringBuilder all = new StringBuilder();
    interact(
        () ->
            Window.getWindows()
                .forEach(
                    each -> {
                      all.append(each instanceof Stage titled ? titled.getTitle() : "");
                      collect(each.getScene().getRoot(), all);
                    }));
    return all.toString();
  }

  private static void collect(Node node, StringBuilder into) {
    into.append(node.getAccessibleText()).append(node.getAccessibleHelp()).append('\n');
    node.getProperties().values().stream()
        .filter(Tooltip.class::isInstance)
        .forEach(tip -> into.append(((Tooltip) tip).getText()));
    switch (node) {
      case Text text -> into.append(text.getText());
      case MenuBar bar ->
          bar.getMenus()
              .forEach(
                  menu -> {
                    Event.fireEvent(menu, new Event(Menu.ON_SHOWING));
                    collect(menu, into);
                  });
      case TableView<?> table -> into.append(table.getItems());
      case ListView<?> list -> into.append(list.getItems());
      case Labeled labeled ->
          into.append(labeled.getText())
              .append(labeled.getTooltip() == null ? "" : labeled.getTooltip().getText());
      case TextInputControl input -> into.append(input.getText());
      default -> {}
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
    }
  }

  private static void collect(MenuItem item, StringBuilder into) {
    into.append(item.getText()).append('\n');
    if (item instanceof Menu menu) {
      menu.getItems().forEach(each -> collect(each, into));
    }
  }

  /**
   * Every property of every view model that the window's content leads to, but those that hold the
   * person's exact texts for the engine and for saving.
   */
  private List<String> tellingProperties() {
    List<String> telling = new ArrayList<>();
    interact(
        () ->
            ModelProperties.of(content())
                .forEach(
                    (name, value) -> {
                      if (isTelling(value) && !EXACT.contains(name)) {
                        telling.add(name + ": " + value);
                      }
                    }));
    return telling;
  }

  private void assertMasked() {
    assertThat(everything().lines().filter(SecretsTest::isTelling)).isEmpty();
    for (Role pane : Role.values()) {
      assertThat(editor(pane).masks().shownText()).doesNotContain("hunter", "aHVudGVy");
    }
  }

  private static boolean isTelling(String line) {
    return line.contains("hunter") || line.contains("aHVudGVy");
  }

  /** Puts the caret behind some text that is seen, in a pane that has the keyboard. */
  private void caretBehind(Role pane, String seen) {
    int place = editor(pane).masks().shownText().indexOf(seen);
    assertThat(editor(pane).masks().shownText()).contains(seen);
    interact(() -> editor(pane).caret().goTo(place + seen.length()));
  }

  private void settle() {
    Waiting.settled();
    awaitAnswer();
    Waiting.settled();
  }

  private void shortcut(KeyCode... codes) {
    push(codes);
    settle();
  }

  private void undoAll() {
    for (int i = 0; i < 30 && !local().equals(LOCAL); i++) {
      shortcut(KeyCode.SHORTCUT, KeyCode.Z);
    }
    assertThat(local()).isEqualTo(LOCAL);
  }

  /** As at the start, and in a list of objects, which are compared before they are opened. */
  @Test
  void anAnswerThatWasKnownBeforeMasksWhatIsOpenedThen() {
    settle();
    Answer known = content().comparison().latest().orElseThrow();
    String shown = editor(Role.LIVE).masks().shownText();
    assertThat(shown).contains("(").contains("type: Opaque");
    interact(() -> content().documents().live().type("a: 2\n"));
    settle();
    interact(
        () -> {
          content().comparison().expect(known);
          content().documents().live().type(LIVE);
        });
    Waiting.until(() -> editor(Role.LIVE).masks().shownText().equals(shown));
  }

  @Test
  void aTextThatOnlySpeaksOfASecretIsShownOnceItIsRead() {
    String speaking =
        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: db}\ndata:\n  a: |\n    kind: Secret\n";
    for (String more : List.of("  b: one\n", "  b: two\n")) {
      for (Role pane : List.of(Role.LOCAL, Role.LIVE)) {
        interact(() -> content().documents().of(pane).orElseThrow().type(speaking + more));
      }
      awaitAnswer();
      Waiting.until(() -> editor(Role.LOCAL).masks().all().isEmpty());
      Waiting.until(() -> editor(Role.LIVE).masks().all().isEmpty());
      assertThat(editor(Role.LOCAL).text()).endsWith(more);
    }
  }

  @Test
  void nothingInTheWindowHoldsASecret() {
    awaitAnswer();
    List<String> seen = new ArrayList<>();
    for (LowerTab tab : content().view().tables().all()) {
      interact(() -> content().view().tables().choose(tab.id()));
      interact(() -> content().comparison().showNoiseProperty().set(seen.size() % 2 == 0));
      for (String key : List.of("password", "gone", "key.pem")) {
        interact(() -> content().selection().select(FieldPath.of("stringData").key(key)));
        settle();
        assertMasked();
      }
      seen.add(tab.title());
    }
    assertThat(seen).hasSize(10);
    assertThat(tellingProperties()).isEmpty();
    assertThat(editor(Role.LOCAL).masks().shownText())
        .isEqualTo(
            """
            apiVersion: v1
            kind: Secret
            metadata:
              name: db
              labels: {note: "••••••(F)"}
            stringData:
              # ••••••
              password: ••••••(C, plain)
              key.pem: ••••••(D, plain)
              user: ••••••(E, plain) # ••••••
            type: Opaque
            """);
    assertThat(editor(Role.LIVE).masks().shownText())
        .contains("\"gone\":\"••••••(A, plain)\"", "  gone: ••••••(A)\n");
    assertThat(editor(Role.LAST_APPLIED).masks().shownText()).contains("gone: ••••••(A, plain)");
    assertThat(lookup("#masked").queryLabeled().getText()).isEqualTo("6 values masked");
    assertThat(local()).isEqualTo(LOCAL);
  }

  @Test
  void whatIsTypedIsSeenUntilTheCaretLeavesIt() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "password: ••••••(C, plain)");
    settle();
    assertMasked();
    write("x");
    settle();
    assertThat(editor(Role.LOCAL).masks().shownText())
        .contains("password: hunter-alphax\n", "key.pem: ••••••");
    assertThat(editor(Role.PATCH).masks().shownText()).doesNotContain("hunter");
    assertThat(editor(Role.RESULT).masks().shownText()).doesNotContain("hunter");
    push(KeyCode.BACK_SPACE);
    push(KeyCode.BACK_SPACE);
    settle();
    assertThat(local()).isEqualTo(LOCAL.replace("password: hunter-alpha", "password: hunter-alph"));
    push(KeyCode.DOWN);
    settle();
    assertThat(editor(Role.LOCAL).masks().shownText()).doesNotContain("password: hunter");
    undoAll();
    assertThat(editor(Role.LOCAL).masks().shownText()).contains("password: hunter-alpha\n");
    interact(() -> editor(Role.LIVE).caret().focus());
    settle();
    assertMasked();
  }

  @Test
  void aNewValueIsMaskedWhenItIsLeft() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "# ••••••\n  password: ••••••(C, plain)");
    push(KeyCode.ENTER);
    write("fresh: hunter-fresh");
    settle();
    assertThat(editor(Role.LOCAL).masks().shownText()).contains("  fresh: hunter-fresh\n");
    assertThat(editor(Role.LOCAL).masks().shownText()).contains("password: ••••••(C, plain)\n");
    push(KeyCode.UP);
    settle();
    assertMasked();
    assertThat(local()).isEqualTo(LOCAL.replace("  key.pem", "  fresh: hunter-fresh\n  key.pem"));
  }

  @Test
  void masksStayWhileTheTextCannotBeRead() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "kind: Secret\n");
    write("broken: *gone\n");
    settle();
    assertMasked();
    assertThat(content().comparison().staleProperty().get()).isTrue();
    caretBehind(Role.LOCAL, "user: ••••••");
    push(KeyCode.END);
    push(KeyCode.HOME);
    settle();
    assertThat(local())
        .isEqualTo(LOCAL.replace("metadata:\n  name", "broken: *gone\nmetadata:\n  name"));
    undoAll();
    settle();
    assertMasked();
  }

  @Test
  void aValueIsRevealedEverywhereAndMaskedAgain() {
    awaitAnswer();
    interact(() -> content().selection().select(FieldPath.of("stringData").key("password")));
    shortcut(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.I);
    assertThat(editor(Role.LOCAL).masks().shownText())
        .contains("password: hunter-alpha\n", "user: ••••••(E");
    assertThat(editor(Role.PATCH).masks().shownText())
        .contains("hunter-alpha")
        .contains("••••••(D");
    assertThat(lookup("#masked").queryLabeled().getText()).isEqualTo("4 values masked");
    shortcut(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.H);
    assertThat(editor(Role.LOCAL).masks().shownText()).isEqualTo(LOCAL);
    assertThat(editor(Role.LIVE).masks().shownText()).isEqualTo(LIVE);
    shortcut(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.H);
    assertThat(editor(Role.LOCAL).masks().shownText()).contains("password: hunter-alpha\n");
    interact(() -> content().documents().secrets().maskAll());
    settle();
    assertMasked();
  }

  @Test
  void anotherObjectIsMaskedAgain() {
    awaitAnswer();
    interact(() -> content().documents().secrets().allRevealedProperty().set(true));
    settle();
    interact(
        () -> content().documents().local().open(OpenDocument.unfiled("other.yaml", LOCAL + "\n")));
    assertThat(editor(Role.LOCAL).masks().shownText()).doesNotContain("password: hunter");
    settle();
    assertMasked();
  }

  @Test
  void cutPastedAndUndoneTextIsExact() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "stringData:\n");
    push(KeyCode.SHIFT, KeyCode.DOWN);
    push(KeyCode.SHIFT, KeyCode.DOWN);
    push(KeyCode.SHIFT, KeyCode.DOWN);
    shortcut(KeyCode.SHORTCUT, KeyCode.X);
    assertThat(clipboard())
        .isEqualTo(
            """
              # ••••••
              password: ••••••(C, plain)
              key.pem: ••••••(D, plain)
            """);
    assertThat(status()).isEqualTo("Copied with 3 values masked; reveal them to copy them.");
    assertThat(local()).doesNotContain("password", "hunter-two");
    assertMasked();
    shortcut(KeyCode.SHORTCUT, KeyCode.V);
    assertThat(local()).isEqualTo(LOCAL);
    assertMasked();
    shortcut(KeyCode.SHORTCUT, KeyCode.Z);
    shortcut(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(local()).isEqualTo(LOCAL);
    assertMasked();
    shortcut(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
    assertThat(local()).doesNotContain("password", "hunter-two");
    shortcut(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(local()).isEqualTo(LOCAL);
    assertMasked();
  }

  @Test
  void aQuickPasteIsUndoneWithoutTheCutBeforeIt() {
    awaitAnswer();
    caretBehind(Role.LOCAL, "stringData:\n");
    push(KeyCode.SHIFT, KeyCode.DOWN);
    interact(
        () -> {
          editor(Role.LOCAL).commands().cut();
          editor(Role.LOCAL).commands().paste();
        });
    settle();
    assertThat(local()).isEqualTo(LOCAL);
    shortcut(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(local()).doesNotContain("before");
    shortcut(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(local()).isEqualTo(LOCAL);
    assertMasked();
  }

  @Test
  void savingWritesTheExactText() throws IOException {
    awaitAnswer();
    caretBehind(Role.LOCAL, "kind: Secret");
    write(" # sure");
    settle();
    answer = folder.resolve("saved.yaml");
    shortcut(KeyCode.SHORTCUT, KeyCode.S);
    assertThat(Files.readString(folder.resolve("saved.yaml")))
        .isEqualTo(LOCAL.replace("kind: Secret", "kind: Secret # sure"));
    assertMasked();
  }

  @Test
  void whatIsComparedIsMaskedToo() throws IOException {
    Path file = Files.writeString(folder.resolve("secret.yaml"), LOCAL);
    awaitAnswer();
    interact(() -> content().files().open(Role.LOCAL, file));
    caretBehind(Role.LOCAL, "password: ");
    write("x");
    Files.writeString(file, LOCAL.replace("hunter-user", "hunter-other"));
    push(KeyCode.SHORTCUT, KeyCode.S);
    clickOn("Compare");
    ListView<?> lines = lookup("#comparison-list").query();
    assertThat(lines.getItems())
        .asString()
        .doesNotContain("hunter")
        .contains("Line[kind=REMOVED, text=  password: ••••••(")
        .contains("Line[kind=ADDED, text=  password: ••••••(");
    push(KeyCode.ESCAPE);
  }

  @Test
  void thePatchIsCopiedWithValuesOnlyIfThePersonSaysSo() {
    awaitAnswer();
    copyPatch("Copy masked");
    assertThat(clipboard()).contains("••••••(C, plain)").doesNotContain("hunter");
    copyPatch("Copy with values");
    assertThat(clipboard()).contains("password: hunter-alpha").doesNotContain("••••••");
    interact(
        () ->
            Clipboard.getSystemClipboard()
                .setContent(java.util.Map.of(javafx.scene.input.DataFormat.PLAIN_TEXT, "before")));
    copyPatch("Cancel");
    assertThat(clipboard()).isEqualTo("before");
    assertMasked();
  }

  private void copyPatch(String button) {
    Platform.runLater(() -> lookup("#copy-patch").<Button>query().fire());
    Waiting.until(() -> lookup(button).tryQuery().isPresent());
    assertThat(lookup(".dialog-pane .header-panel .label").queryLabeled().getText())
        .matches("This patch holds [0-9]+ secret values in clear\\.");
    clickOn(button);
    settle();
  }

  @Test
  void aPatchIsComposedWithItsValues() {
    awaitAnswer();
    shortcut(KeyCode.SHORTCUT, KeyCode.E);
    Waiting.until(() -> content().composer().drafts().isComposing());
    settle();
    assertThat(content().composer().drafts().currentText().orElseThrow().getText())
        .contains("password: hunter-alpha")
        .doesNotContain("•");
    for (LowerTab tab : content().view().tables().all()) {
      interact(() -> content().view().tables().choose(tab.id()));
      settle();
      assertMasked();
    }
    assertThat(tellingProperties()).isEmpty();
  }
}
