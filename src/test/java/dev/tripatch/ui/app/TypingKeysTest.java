package dev.tripatch.ui.app;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.window.action.Action;
import java.util.Map;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What keys do to the text of an editor. */
class TypingKeysTest extends WindowFixture {

  private static final String LOCAL = "a: 2\nb:\n  c: 3\nd: 4\n" + IDENTITY;

  /** These edit, close, or ask a question in a window of their own. */
  private static final Set<String> OTHERS =
      Set.of(
          "QUIT",
          "REFERENCE",
          "CUT",
          "PASTE",
          "PASTE_ERROR",
          "UNDO",
          "REDO",
          "TOGGLE_COMMENT",
          "DUPLICATE_LINES",
          "TAKE_LIVE",
          "TAKE_LAST_APPLIED",
          "GIVE_UP",
          "TAKE_DRIFTED",
          "GO_TO_FIELD",
          "OPEN_FROM_CLUSTER",
          "COMPARE_NEXT",
          "COMPARE_PREVIOUS",
          "FIND_ACTION",
          "SETTINGS");

  @Override
  public void start(Stage stage) {
    open(stage, documents(LOCAL, "a: 3\n"));
  }

  private String text() {
    return content().view().panes().view(Role.LOCAL).editor().text();
  }

  /** The line of the caret in local. */
  private int line() {
    return content().view().panes().view(Role.LOCAL).editor().caret().placeProperty().get().line();
  }

  private void begin() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.CONTROL, KeyCode.HOME);
  }

  private static KeyCombination keysOf(Action action, Keyboard keyboard) {
    return action.keys().orElseThrow().on(keyboard);
  }

  private static boolean isDown(ModifierValue value) {
    return value == ModifierValue.DOWN;
  }

  /** Sends what a system sends when a key is pressed: the key, and what it types. */
  private void strike(
      KeyCode code, String typed, boolean shift, boolean control, boolean alt, boolean meta) {
    interact(
        () -> {
          send(KeyEvent.KEY_PRESSED, "", code, shift, control, alt, meta);
          send(KeyEvent.KEY_TYPED, typed, KeyCode.UNDEFINED, shift, control, alt, meta);
          send(KeyEvent.KEY_RELEASED, "", code, shift, control, alt, meta);
        });
  }

  private void strike(KeyCodeCombination keys) {
    String name = keys.getCode().getName();
    strike(
        keys.getCode(),
        name.length() == 1 ? name : "",
        isDown(keys.getShift()),
        isDown(keys.getControl()) || isDown(keys.getShortcut()),
        isDown(keys.getAlt()),
        false);
  }

  private void send(
      EventType<KeyEvent> type,
      String typed,
      KeyCode code,
      boolean shift,
      boolean control,
      boolean alt,
      boolean meta) {
    Event.fireEvent(
        content().scene().getFocusOwner(),
        new KeyEvent(type, typed, "", code, shift, control, alt, meta));
  }

  /** One window for all of them: each begins with the keys in local and a line selected there. */
  @Test
  void aKeyThatIsAnActionTypesNothing() {
    begin();
    Node keys = content().scene().getFocusOwner();
    for (Action action : content().actions().withKeys()) {
      String shortcut = action.id();
      if (OTHERS.contains(shortcut)) {
        continue;
      }
      push(KeyCode.ESCAPE);
      interact(this::selectTheFirstLine);
      assertThat(content().scene().getFocusOwner()).as("before " + shortcut).isSameAs(keys);
      assertThat(line()).as("before " + shortcut).isEqualTo(2);
      strike((KeyCodeCombination) keysOf(action, Keyboard.OTHER));
      assertThat(text()).as(shortcut).isEqualTo(LOCAL);
      if (shortcut.equals("COMPOSE")) {
        leaveComposing();
      }
      interact(content().course()::close);
    }
  }

  /** Who composes does not see local. */
  private void leaveComposing() {
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    interact(() -> content().composer().leave());
    Waiting.until(() -> content().view().panes().view(Role.LOCAL).isVisible());
  }

  /** All at once: there are many actions, and each wait takes three frames. */
  private void selectTheFirstLine() {
    content().view().arrangement().uncover(Role.LOCAL);
    content().view().panes().focus(Role.LOCAL);
    send(KeyEvent.KEY_PRESSED, "", KeyCode.HOME, false, true, false, false);
    send(KeyEvent.KEY_PRESSED, "", KeyCode.DOWN, true, false, false, false);
  }

  @Test
  void altTypesNothingAndOpensMenus() {
    begin();
    push(KeyCode.SHIFT, KeyCode.DOWN);
    strike(KeyCode.Q, "q", false, false, true, false);
    strike(KeyCode.DIGIT9, "9", false, false, true, false);
    assertThat(text()).isEqualTo(LOCAL);
    press(KeyCode.ALT);
    press(KeyCode.F);
    MenuBar bar = lookup(".menu-bar").query();
    Waiting.until(() -> bar.getMenus().getFirst().isShowing());
    release(KeyCode.F);
    release(KeyCode.ALT);
    assertThat(text()).isEqualTo(LOCAL);
  }

  @Test
  void whatAltGrTypesIsTyped() {
    begin();
    strike(KeyCode.Q, "@", false, false, false, false);
    assertThat(text()).startsWith("@a: 2");
  }

  @Test
  void noKeysOnAMacTypeCharactersOfTheirOwn() {
    for (Action action : content().actions().withKeys()) {
      String shortcut = action.id();
      KeyCodeCombination keys = (KeyCodeCombination) keysOf(action, Keyboard.MAC);
      assertThat(isDown(keys.getAlt()) && !isDown(keys.getShortcut())).as(shortcut).isFalse();
    }
  }

  @Test
  void tabMovesSelectedLinesInAndOutAndUndoTakesEachBack() {
    begin();
    push(KeyCode.SHIFT, KeyCode.DOWN);
    push(KeyCode.SHIFT, KeyCode.DOWN);
    push(KeyCode.SHIFT, KeyCode.DOWN);
    push(KeyCode.TAB);
    String indented = "  a: 2\n  b:\n    c: 3\nd: 4\n" + IDENTITY;
    assertThat(text()).isEqualTo(indented);
    push(KeyCode.TAB);
    push(KeyCode.SHIFT, KeyCode.TAB);
    assertThat(text()).isEqualTo(indented);
    push(KeyCode.SHIFT, KeyCode.TAB);
    assertThat(text()).isEqualTo(LOCAL);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text()).isEqualTo(indented);
  }

  @Test
  void tabWithoutASelectionGoesToTheNextStop() {
    begin();
    push(KeyCode.TAB);
    assertThat(text()).startsWith("  a: 2");
    push(KeyCode.RIGHT);
    push(KeyCode.TAB);
    assertThat(text()).startsWith("  a : 2");
    push(KeyCode.SHIFT, KeyCode.TAB);
    assertThat(text()).startsWith("a : 2");
  }

  @Test
  void aPatchIsTypedWithoutItsBlanks() {
    begin();
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.DELETE);
    write("spec:");
    push(KeyCode.ENTER);
    write("containers:");
    push(KeyCode.ENTER);
    write("- name: web");
    push(KeyCode.ENTER);
    write("args: [\"a\"]");
    push(KeyCode.ENTER);
    write("- name: side");
    assertThat(text())
        .isEqualTo(
            """
            spec:
              containers:
                - name: web
                  args: ["a"]
                - name: side\
            """);
    push(KeyCode.ENTER);
    push(KeyCode.BACK_SPACE);
    push(KeyCode.BACK_SPACE);
    write("b");
    assertThat(text()).endsWith("side\n  b");
  }

  @Test
  void pastedLinesFitTheirPlaceAndAreTakenBackAtOnce() {
    begin();
    push(KeyCode.DOWN);
    push(KeyCode.END);
    push(KeyCode.ENTER);
    String before = text();
    interact(
        () ->
            Clipboard.getSystemClipboard()
                .setContent(Map.of(DataFormat.PLAIN_TEXT, "x:\r\n    y: |\r\n      z\r\n")));
    push(KeyCode.CONTROL, KeyCode.V);
    assertThat(text()).isEqualTo("a: 2\nb:\n  x:\n    y: |\n      z\n  c: 3\nd: 4\n" + IDENTITY);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text()).isEqualTo(before);
  }

  @Test
  void linesAreCommentedAndDuplicated() {
    begin();
    push(KeyCode.CONTROL, KeyCode.SLASH);
    assertThat(text()).startsWith("# a: 2\nb:");
    push(KeyCode.CONTROL, KeyCode.SLASH);
    assertThat(text()).isEqualTo(LOCAL);
    push(KeyCode.CONTROL, KeyCode.D);
    assertThat(text()).startsWith("a: 2\na: 2\nb:");
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text()).isEqualTo(LOCAL);
  }

  @Test
  void whatCannotBeCommentedSaysSo() {
    begin();
    Label message = lookup("#status-message").query();
    push(KeyCode.CONTROL, KeyCode.A);
    write("{");
    push(KeyCode.CONTROL, KeyCode.SLASH);
    assertThat(text()).isEqualTo("{");
    assertThat(message.getText()).isEqualTo("JSON has no comments.");
    interact(() -> content().view().panes().focus(Role.RESULT));
    push(KeyCode.CONTROL, KeyCode.D);
    assertThat(message.getText()).isEqualTo("Result cannot be edited here.");
  }

  /** A key next to Delete must not make what is typed eat the next line. */
  @Test
  void nothingIsTypedOver() {
    begin();
    push(KeyCode.INSERT);
    push(KeyCode.END);
    write("x");
    assertThat(text()).startsWith("a: 2x\nb:");
    push(KeyCode.HOME);
    write("y");
    assertThat(text()).startsWith("ya: 2x\nb:");
  }

  @Test
  void whatIsSelectedGoesWhateverWordIsBesideIt() {
    begin();
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.SHIFT, KeyCode.END);
    push(KeyCode.CONTROL, KeyCode.BACK_SPACE);
    assertThat(text()).isEqualTo("a: 2\nb:\n\nd: 4\n" + IDENTITY);
    push(KeyCode.CONTROL, KeyCode.HOME);
    push(KeyCode.SHIFT, KeyCode.RIGHT);
    push(KeyCode.CONTROL, KeyCode.DELETE);
    assertThat(text()).isEqualTo(": 2\nb:\n\nd: 4\n" + IDENTITY);
  }

  @Test
  void homeGoesToTheTextFirst() {
    begin();
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.END);
    push(KeyCode.HOME);
    write("x");
    assertThat(text()).contains("\n  xc: 3");
    push(KeyCode.HOME);
    push(KeyCode.HOME);
    push(KeyCode.SHIFT, KeyCode.HOME);
    write("y");
    assertThat(text()).contains("\nyxc: 3");
  }

  @Test
  void undoGoesToWhatItTakesBack() {
    begin();
    write("x");
    push(KeyCode.CONTROL, KeyCode.END);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text()).isEqualTo(LOCAL);
    assertThat(line()).isEqualTo(1);
  }

  @Test
  void selectAllIsInTheMenu() {
    begin();
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.DELETE);
    assertThat(text()).isEmpty();
  }

  @Test
  void replacesOneFindOrAllAndUndoTakesAllBackAtOnce() {
    begin();
    push(KeyCode.CONTROL, KeyCode.H);
    write(": (\\d)");
    Label count = from(lookup("#pane-local")).lookup(".find-bar .count").query();
    assertThat(count.getText()).isEqualTo("not found");
    clickOn(
        from(lookup("#pane-local"))
            .lookup(
                (Node node) -> node instanceof ToggleButton button && button.getText().equals(".*"))
            .<Node>query());
    assertThat(count.getText()).isEqualTo("1 of 3");
    clickOn(
        from(lookup("#pane-local"))
            .lookup(
                (Node node) ->
                    node instanceof TextField field && "Replace with".equals(field.getPromptText()))
            .<Node>query());
    write(": $15");
    push(KeyCode.ENTER);
    assertThat(text()).isEqualTo("a: 25\nb:\n  c: 3\nd: 4\n" + IDENTITY);
    assertThat(count.getText()).isEqualTo("2 of 3");
    clickOn(
        from(lookup("#pane-local"))
            .lookup(
                (Node node) ->
                    node instanceof Button button && button.getText().equals("Replace All"))
            .<Node>query());
    assertThat(text()).isEqualTo("a: 255\nb:\n  c: 35\nd: 45\n" + IDENTITY);
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text()).isEqualTo("a: 25\nb:\n  c: 3\nd: 4\n" + IDENTITY);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text()).isEqualTo(LOCAL);
  }

  @Test
  void aWrongExpressionIsToldAndOtherPanesHaveNothingToReplaceWith() {
    begin();
    push(KeyCode.CONTROL, KeyCode.F);
    write("(a");
    clickOn(
        from(lookup("#pane-local"))
            .lookup(
                (Node node) -> node instanceof ToggleButton button && button.getText().equals(".*"))
            .<Node>query());
    Label count = from(lookup("#pane-local")).lookup(".find-bar .count").query();
    assertThat(count.getText()).isEqualTo("Unclosed group");
    push(KeyCode.ESCAPE);
    interact(() -> content().view().panes().focus(Role.RESULT));
    push(KeyCode.CONTROL, KeyCode.H);
    assertThat(
            lookup(
                    node ->
                        node instanceof TextField field
                            && "Replace with".equals(field.getPromptText())
                            && field.isVisible()
                            && field.getParent().isVisible())
                .tryQuery())
        .isEmpty();
  }
}
