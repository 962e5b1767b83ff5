package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What the window says of an action lasts until the next one. */
class MessageTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  private String message() {
    return lookup("#status-message").<Label>query().getText();
  }

  /** What was asked for comes before the path, and why it was not done after it. */
  @Test
  void aLongPathIsCutInItsMiddle() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    interact(() -> place(stage(), 1280, 800));
    interact(
        () ->
            content()
                .view()
                .status()
                .say("Take live: " + "spec.template.".repeat(40) + "spec. It is gone."));
    String shown = from(lookup("#status-message")).lookup(".text").<Text>query().getText();
    assertThat(shown).startsWith("Take live: spec.").contains("…").endsWith("It is gone.");
  }

  @Test
  void aMessageLastsUntilTheNextThingThatIsDone() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    List<Runnable> actions =
        List.of(
            () -> push(KeyCode.X),
            () -> push(KeyCode.CONTROL, KeyCode.Z),
            () -> push(KeyCode.F7),
            () -> push(KeyCode.CONTROL, KeyCode.DIGIT7),
            () -> clickOn("#tab-fields"),
            () -> push(KeyCode.CONTROL, KeyCode.E));
    interact(() -> content().view().panes().focus(Role.LOCAL));
    for (int i = 0; i < actions.size(); i++) {
      interact(() -> content().view().status().say("Said."));
      push(KeyCode.SHIFT);
      clickOn("#status-message");
      assertThat(message()).as("nothing was done before action %d", i).isEqualTo("Said.");
      actions.get(i).run();
      assertThat(message()).as("after action %d", i).isNotEqualTo("Said.");
    }
  }
}
