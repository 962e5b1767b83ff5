package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.PaneEditor;
import java.util.Objects;
import java.util.function.Predicate;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The find bar can walk through all panes, in their order. */
class FindEverywhereTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  @BeforeEach
  void awaitAnswer() {
    Waiting.until(() -> editor(Role.RESULT).folding().countProperty().get() > 0);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String count() {
    return lookup(".find-bar").lookup(".count").queryAllAs(Label.class).stream()
        .filter(label -> label.getParent().getParent().isVisible())
        .map(Label::getText)
        .findFirst()
        .orElse("");
  }

  private int finds(Role pane) {
    return editor(pane).finder().countProperty().get().count();
  }

  private int current(Role pane) {
    return editor(pane).finder().countProperty().get().current();
  }

  private void find(String words) {
    interact(() -> content().view().panes().focus(Role.LAST_APPLIED));
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
    write(words);
  }

  @Test
  void goingOnWalksThroughAllPanesAndRoundTheEnd() {
    find("replicas: ");
    int all = 0;
    for (Role pane : Role.values()) {
      assertThat(finds(pane)).as(pane.title()).isPositive();
      all += finds(pane);
    }
    assertThat(count()).isEqualTo("1 of " + all + ", last applied");
    for (int i = 0; i < finds(Role.LAST_APPLIED); i++) {
      push(KeyCode.ENTER);
    }
    assertThat(count()).isEqualTo(finds(Role.LAST_APPLIED) + 1 + " of " + all + ", local");
    assertThat(current(Role.LOCAL)).isEqualTo(1);
    assertThat(current(Role.LAST_APPLIED)).isZero();
    push(KeyCode.SHIFT, KeyCode.ENTER);
    push(KeyCode.SHIFT, KeyCode.ENTER);
    assertThat(count()).isEqualTo(all + " of " + all + ", result");
    push(KeyCode.F3);
    assertThat(count()).isEqualTo("1 of " + all + ", last applied");
  }

  /** A hand may be faster than the first frame of the bar. */
  @Test
  void whatIsTypedRightAfterTheKeysIsSought() {
    interact(
        () -> {
          content().view().panes().focus(Role.LOCAL);
          fire(KeyEvent.KEY_PRESSED, "", KeyCode.F, true);
          for (String letter : "minReady".split("")) {
            fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED, false);
          }
        });
    assertThat(finds(Role.LOCAL)).isEqualTo(1);
  }

  private void fire(EventType<KeyEvent> type, String letter, KeyCode key, boolean isControl) {
    Objects.requireNonNull(content().scene().getFocusOwner())
        .fireEvent(new KeyEvent(type, letter, "", key, false, isControl, false, false));
  }

  @Test
  void panesWithoutAFindArePassedAndClosingTakesAllMarksAway() {
    find("minReadySeconds");
    assertThat(finds(Role.LAST_APPLIED)).isZero();
    assertThat(count()).startsWith("1 of ").endsWith(", local");
    push(KeyCode.ESCAPE);
    for (Role pane : Role.values()) {
      assertThat(finds(pane)).isZero();
    }
  }

  /** Typing calculates the answer anew; patch and result are filled again. */
  @Test
  void findsStayWhenTheAnswerIsCalculatedAnew() {
    find("replicas: ");
    String counted = count();
    assertThat(counted).startsWith("1 of ").endsWith(", last applied");
    interact(() -> content().view().panes().focus(Role.LOCAL));
    String local = editor(Role.LOCAL).text();
    push(KeyCode.SHORTCUT, KeyCode.END);
    write("another: field");
    Waiting.until(() -> editor(Role.RESULT).text().contains("another: field"));
    assertThat(count()).isEqualTo(counted);
    assertThat(finds(Role.RESULT)).isPositive();
    // A slow machine pauses between two keys; what was typed before is then undone by itself.
    for (int i = 0; i < 14 && !editor(Role.LOCAL).text().equals(local); i++) {
      push(KeyCode.SHORTCUT, KeyCode.Z);
    }
    Waiting.until(() -> !editor(Role.RESULT).text().contains("another"));
    assertThat(count()).isEqualTo(counted);
    assertThat(current(Role.LAST_APPLIED)).isEqualTo(1);
  }

  @Test
  void onlyOneBarSearchesEverywhere() {
    find("replicas");
    interact(() -> content().view().panes().focus(Role.LIVE));
    push(KeyCode.SHORTCUT, KeyCode.F);
    write("progress");
    assertThat(finds(Role.LAST_APPLIED)).isZero();
    assertThat(finds(Role.LIVE)).isEqualTo(1);
    assertThat(count()).isEqualTo("1 of 1");
  }

  private void clickInLocal(Predicate<Node> wanted) {
    clickOn(from(lookup("#pane-local")).lookup(wanted).<Node>query());
  }

  private static boolean isButton(Node node, String words) {
    return node instanceof ButtonBase button && words.equals(button.getText());
  }

  @Test
  void replacingInAllPanesChangesWhatPeopleWorkOnAndIsOneStep() {
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.SHORTCUT, KeyCode.H);
    write("web");
    clickInLocal(node -> isButton(node, "All panes"));
    clickInLocal(
        node -> node instanceof TextField field && "Replace with".equals(field.getPromptText()));
    write("shop");
    int inLocal = finds(Role.LOCAL);
    int elsewhere =
        finds(Role.LAST_APPLIED) + finds(Role.LIVE) + finds(Role.PATCH) + finds(Role.RESULT);
    String lastApplied = editor(Role.LAST_APPLIED).text();
    clickInLocal(node -> isButton(node, "Replace All"));
    assertThat(count())
        .isEqualTo(
            "replaced "
                + inLocal
                + " in local; left "
                + elsewhere
                + " in last applied, live, patch, result");
    assertThat(editor(Role.LOCAL).text())
        .isEqualTo(BuiltInExample.local().replaceAll("(?i)web", "shop"));
    assertThat(editor(Role.LIVE).text()).isEqualTo(BuiltInExample.live());
    assertThat(editor(Role.LAST_APPLIED).text()).isEqualTo(lastApplied);
    push(KeyCode.ESCAPE);
    push(KeyCode.SHORTCUT, KeyCode.Z);
    Waiting.until(() -> editor(Role.LOCAL).text().equals(BuiltInExample.local()));
  }

  @Test
  void aFindInAFactIsLeftAndTheNextOneIsShown() {
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.SHORTCUT, KeyCode.H);
    write("progressDeadline");
    clickInLocal(node -> isButton(node, "All panes"));
    clickInLocal(node -> isButton(node, "Replace"));
    assertThat(count()).isEqualTo("left unchanged in live");
    assertThat(editor(Role.LIVE).text()).isEqualTo(BuiltInExample.live());
    assertThat(current(Role.RESULT)).isEqualTo(1);
  }
}
