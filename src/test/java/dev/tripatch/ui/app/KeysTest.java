package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Keyboard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The keys of the window that {@link WindowTest} does not press on its way, and the menu. */
class KeysTest extends WindowFixture {
  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    open(stage, documents("a: 1\nb: 1\n", "a: 2\nb: 2\n", "a: 3\nb: 3\n"));
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private Role active() {
    return content().view().panes().activeProperty().get();
  }

  private void begin(Role pane) {
    Waiting.until(() -> text(Role.PATCH).contains("a: 2"));
    interact(() -> content().view().panes().focus(pane));
  }

  @Test
  void everyPaneHasItsDigit() {
    begin(Role.RESULT);
    List<KeyCode> digits =
        List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5);
    List<Role> gone = new ArrayList<>();
    for (KeyCode digit : digits) {
      push(KeyCode.CONTROL, digit);
      gone.add(active());
    }
    assertThat(gone).containsExactly(Role.values());
  }

  @Test
  void sixGoesToTheFields() {
    begin(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    Waiting.until(() -> lookup("#field-table").query().isFocusWithin());
    assertThat(lookup("#tab-fields").<ToggleButton>query().getText()).isEqualTo("Fields (2)");
    clickOn("#tab-fields");
    assertThat(lookup("#tab-fields").<ToggleButton>query().isSelected()).isTrue();
  }

  @Test
  void aPaneBehindAMaximisedOneGetsTheKeyboard() {
    begin(Role.RESULT);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    push(KeyCode.CONTROL, KeyCode.DIGIT2);
    Waiting.until(() -> content().view().panes().view(Role.LOCAL).hasFocus());
    push(KeyCode.SHIFT, KeyCode.F1);
    Waiting.until(() -> lookup("#why-panel").query().isFocusWithin());
  }

  @Test
  void pageUpGoesBackToTheConflictBefore() {
    begin(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
    push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
    assertThat(content().selection().getPath()).contains(FieldPath.of("b"));
    push(KeyCode.CONTROL, KeyCode.PAGE_UP);
    assertThat(content().selection().getPath()).contains(FieldPath.of("a"));
  }

  @Test
  void minusMakesTheTextSmaller() {
    begin(Role.LOCAL);
    int before = content().appearance().textSizeProperty().get();
    push(KeyCode.CONTROL, KeyCode.MINUS);
    assertThat(content().appearance().textSizeProperty().get()).isLessThan(before);
  }

  @Test
  void aPaneIsMaximisedAndRestored() {
    begin(Role.RESULT);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    assertThat(lookup("#pane-local").tryQuery()).isEmpty();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    assertThat(lookup("#pane-local").tryQuery()).isPresent();
  }

  @Test
  void f5ReadsFilesAgain() throws IOException {
    Path file = Files.writeString(folder.resolve("live.yaml"), "a: 3\n");
    begin(Role.LOCAL);
    interact(() -> content().files().open(Role.LIVE, file));
    Files.writeString(file, "a: 4\n");
    push(KeyCode.F5);
    Waiting.until(() -> text(Role.LIVE).equals("a: 4\n"));
  }

  @Test
  void thePatchIsCopied() {
    begin(Role.LIVE);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
    String[] copied = new String[1];
    interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
    assertThat(copied[0]).isEqualTo(text(Role.PATCH));
  }

  @Test
  void everyShortcutIsInTheMenuOnce() {
    MenuBar bar = lookup(".menu-bar").query();
    assertThat(
            bar.getMenus().stream()
                .flatMap(KeysTest::items)
                .map(MenuItem::getAccelerator)
                .filter(Objects::nonNull))
        .containsExactlyInAnyOrderElementsOf(
            content().actions().withKeys().stream()
                .map(each -> each.keys().orElseThrow().on(Keyboard.here()))
                .toList());
  }

  /** Underscores of a text's own are written twice. */
  private static final Pattern MARK = Pattern.compile("(?:[^_]|__)*_([^_])(?:[^_]|__)*");

  @Test
  void everyEntryOfTheMenusHasALetterOfItsOwn() {
    begin(Role.LOCAL);
    interact(() -> content().files().recent().setAll("/a_b/local.yaml", "/a__b/live.yaml"));
    MenuBar bar = lookup(".menu-bar").query();
    interact(
        () -> bar.getMenus().forEach(each -> Event.fireEvent(each, new Event(Menu.ON_SHOWING))));
    checkLetters(bar.getMenus());
    Menu recent =
        bar.getMenus().stream()
            .flatMap(each -> each.getItems().stream())
            .filter(each -> "open-recent".equals(each.getId()))
            .map(Menu.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(recent.getItems().stream().map(MenuItem::getText))
        .containsExactly("/_a__b/local.yaml", "/a____b/_live.yaml");
    push(KeyCode.ALT, KeyCode.V);
    Waiting.until(() -> lookup("Reset Layout").tryQuery().isPresent());
    push(KeyCode.ESCAPE);
  }

  private static void checkLetters(List<? extends MenuItem> items) {
    List<String> letters = new ArrayList<>();
    for (MenuItem item : items) {
      if (!(item instanceof SeparatorMenuItem)) {
        Matcher mark = MARK.matcher(item.getText());
        assertThat(item.isMnemonicParsing() && mark.matches()).as(item.getText()).isTrue();
        letters.add(mark.group(1).toLowerCase(Locale.ROOT));
      }
      if (item instanceof Menu menu) {
        checkLetters(menu.getItems());
      }
    }
    assertThat(letters).doesNotHaveDuplicates();
  }

  /** Screen readers say what has the keyboard by its name and its role. */
  @Test
  void whateverTakesTheKeyboardHasANameAndARole() {
    begin(Role.LOCAL);
    for (LowerTab table : content().view().tables().all()) {
      interact(() -> content().view().tables().choose(table.id()));
      // What a table says comes with its answer.
      Waiting.until(() -> nameless().isEmpty());
    }
  }

  private List<Node> nameless() {
    return focusable(content().scene().getRoot()).filter(node -> !isNamed(node)).toList();
  }

  private static Stream<Node> focusable(Node node) {
    Stream<Node> inside =
        node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(KeysTest::focusable)
            : Stream.of();
    return Stream.concat(node.isFocusTraversable() ? Stream.of(node) : Stream.of(), inside);
  }

  private static boolean isNamed(Node node) {
    boolean hasRole =
        !Set.of(AccessibleRole.NODE, AccessibleRole.PARENT).contains(node.getAccessibleRole());
    boolean hasWords =
        node instanceof Labeled labeled
            && Objects.toString(labeled.getText(), "").chars().anyMatch(Character::isLetter);
    boolean hasLabel = node.queryAccessibleAttribute(AccessibleAttribute.LABELED_BY) != null;
    return hasRole
        && (hasWords || hasLabel || !Objects.toString(node.getAccessibleText(), "").isBlank());
  }

  @Test
  void anActionIsFoundByAFewLetters() {
    begin(Role.RESULT);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
    Waiting.until(() -> lookup("#action-filter").tryQuery().isPresent());
    clickOn("#action-filter").write("gt las").push(KeyCode.ENTER);
    Waiting.until(() -> active() == Role.LAST_APPLIED);
    assertThat(lookup("#action-filter").tryQuery()).isEmpty();
  }

  @Test
  void whatIsOnOrOffIsSetByTheListOfActionsToo() {
    begin(Role.LOCAL);
    boolean before = content().comparison().showNoiseProperty().get();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
    Waiting.until(() -> lookup("#action-filter").tryQuery().isPresent());
    clickOn("#action-filter").write("what servers").push(KeyCode.ENTER);
    Waiting.until(() -> content().comparison().showNoiseProperty().get() != before);
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(KeysTest::items)
        : Stream.of(item);
  }

  @Test
  void aboutSaysTheVersion() {
    begin(Role.LOCAL);
    MenuBar bar = lookup(".menu-bar").query();
    MenuItem about =
        bar.getMenus().stream()
            .flatMap(KeysTest::items)
            .filter(item -> "about".equals(item.getId()))
            .findFirst()
            .orElseThrow();
    Platform.runLater(about::fire);
    Waiting.settled();
    assertThat(lookup("Tripatch test").tryQuery()).isPresent();
    clickOn("Close");
  }

  /** Letters are underlined while Alt is held; the marks before them are never seen. */
  @Test
  void anOpenMenuShowsNoMarks() {
    MenuBar bar = lookup(".menu-bar").query();
    for (int opening = 0; opening < 2; opening++) {
      for (Menu menu : bar.getMenus()) {
        interact(menu::show);
        List<String> seen =
            Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .flatMap(popup -> popup.getScene().getRoot().lookupAll(".text").stream())
                .filter(Text.class::isInstance)
                .map(text -> ((Text) text).getText())
                .toList();
        interact(menu::hide);
        assertThat(seen).as(menu.getText()).isNotEmpty().noneMatch(text -> text.contains("_"));
      }
    }
  }
}
