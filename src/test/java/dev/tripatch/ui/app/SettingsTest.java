package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.settings.ThemeChoice;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The settings dialog, by keyboard alone. */
class SettingsTest extends WindowFixture {

  @TempDir Path folder;

  /** What a newer release has left. */
  @Override
  public void start(Stage stage) throws IOException {
    Files.writeString(
        folder.resolve("settings.json"),
        "{\"table\": \"tab-of-tomorrow\", \"later\": {\"a\":" + " 1}}");
    open(stage, services(folder), new NoFileDialogs(), StartDocuments.NONE);
  }

  private Settings kept() {
    return new SettingsFile(folder).load().settings();
  }

  private @Nullable String chosen(String setting) {
    return kept().choices().get(setting);
  }

  @Test
  void whatOnlyANewerReleaseKnowsIsKept() throws IOException {
    interact(() -> content().comparison().showRemovedProperty().set(false));
    assertThat(chosen("showRemoved")).isEqualTo("false");
    assertThat(Files.readString(folder.resolve("settings.json")))
        .contains("tab-of-tomorrow", "\"a\": 1");
  }

  private void open() {
    Waiting.until(() -> lookup("#pane-local").tryQuery().isPresent());
    push(KeyCode.CONTROL, KeyCode.COMMA);
    Waiting.until(() -> hasKeyboard("#setting-theme"));
  }

  private boolean hasKeyboard(String setting) {
    return lookup(setting).tryQuery().filter(Node::isFocused).isPresent();
  }

  private void tabTo(String setting) {
    for (int i = 0; i < 30 && !hasKeyboard(setting); i++) {
      push(KeyCode.TAB);
    }
    assertThat(hasKeyboard(setting)).as(setting).isTrue();
  }

  @Test
  void eachSettingTakesEffectAndIsKeptAtOnce() {
    open();
    push(KeyCode.UP);
    assertThat(content().appearance().choiceProperty().get()).isEqualTo(ThemeChoice.DARK);
    assertThat(chosen("theme")).isEqualTo("DARK");
    tabTo("#setting-text-size");
    push(KeyCode.UP);
    assertThat(content().appearance().textSizeProperty().get()).isEqualTo(13);
    assertThat(chosen("textSize")).isEqualTo("13");
    for (String box :
        new String[] {"show-removed", "show-noise", "scroll-together", "show-links"}) {
      tabTo("#setting-" + box);
      push(KeyCode.SPACE);
    }
    tabTo("#setting-lines-around");
    push(KeyCode.DOWN);
    tabTo("#setting-advances");
    push(KeyCode.SPACE);
    assertThat(lookup("#setting-masks-secrets-warning").query().isVisible()).isFalse();
    tabTo("#setting-masks-secrets");
    push(KeyCode.SPACE);
    assertThat(lookup("#setting-masks-secrets-warning").query().isVisible()).isTrue();
    assertThat(content().documents().secrets().allRevealedProperty().get()).isTrue();
    assertThat(chosen("masksSecrets")).isEqualTo("false");
    assertThat(chosen("showRemoved")).isEqualTo("false");
    assertThat(chosen("showNoise")).isEqualTo("true");
    assertThat(chosen("scrollTogether")).isEqualTo("false");
    assertThat(chosen("showLinks")).isEqualTo("false");
    assertThat(chosen("linesAround")).isEqualTo("10");
    assertThat(chosen("advances")).isEqualTo("true");
    assertThat(content().comparison().showNoiseProperty().get()).isTrue();
    assertThat(content().view().panes().folding().linesAroundProperty().get()).isEqualTo(10);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#settings").tryQuery().isEmpty());
  }

  @Test
  void theDialogGrowsWithTheText() {
    open();
    interact(() -> content().appearance().setTextSize(18));
    Button reset = lookup("Reset to Defaults").queryButton();
    Waiting.until(() -> reset.getWidth() >= reset.prefWidth(-1));
    Node pane = lookup("#settings").query();
    Waiting.until(
        () ->
            pane.localToScene(pane.getLayoutBounds())
                .contains(reset.localToScene(reset.getLayoutBounds())));
    Waiting.until(() -> reset.getScene().getWidth() >= ((Region) pane).prefWidth(-1));
    push(KeyCode.ESCAPE);
  }

  @Test
  void theDialogShowsWhatTheMenusChanged() {
    interact(() -> content().comparison().showNoiseProperty().set(true));
    interact(() -> content().appearance().changeTextSize(4));
    assertThat(chosen("showNoise")).isEqualTo("true");
    open();
    assertThat(lookup("#setting-show-noise").<CheckBox>query().isSelected()).isTrue();
    assertThat(lookup("#setting-text-size").<Spinner<Integer>>query().getValue()).isEqualTo(16);
    push(KeyCode.ESCAPE);
  }

  @Test
  void resetMakesAllAsAtFirstAndLeavesTheDialogOpen() {
    interact(() -> content().decisions().advancesProperty().set(true));
    interact(() -> content().view().panes().folding().linesAroundProperty().set(5));
    interact(() -> content().appearance().setTextSize(20));
    open();
    assertThat(lookup("#setting-lines-around").<ComboBox<Integer>>query().getValue()).isEqualTo(5);
    clickOn("Reset to Defaults");
    assertThat(lookup("#setting-text-size").<Spinner<Integer>>query().getValue()).isEqualTo(12);
    assertThat(chosen("advances")).isEqualTo("false");
    assertThat(chosen("linesAround")).isEqualTo("3");
    assertThat(content().appearance().textSizeProperty().get()).isEqualTo(12);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#settings").tryQuery().isEmpty());
  }

  @Test
  void changedKeysTakeEffectAtOnceAndAreKept() {
    open();
    interact(() -> lookup("#settings .tab-pane").<TabPane>query().getSelectionModel().select(1));
    clickOn("#keys-filter");
    write("find in all");
    clickOn("#keys-change");
    push(KeyCode.CONTROL, KeyCode.S);
    assertThat(said()).contains("“Save” has these keys.");
    push(KeyCode.CONTROL, KeyCode.P);
    assertThat(said()).contains("“Find in all panes” has Ctrl+P now.");
    assertThat(kept().keys()).isEqualTo(Map.of("FIND_EVERYWHERE", "Shortcut+P"));
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#settings").tryQuery().isEmpty());
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
    assertThat(findsEverywhere()).isFalse();
    push(KeyCode.CONTROL, KeyCode.P);
    Waiting.until(this::findsEverywhere);
    push(KeyCode.ESCAPE);
    open();
    interact(() -> lookup("#settings .tab-pane").<TabPane>query().getSelectionModel().select(1));
    clickOn("#keys-reset-all");
    assertThat(kept().keys()).isEmpty();
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#settings").tryQuery().isEmpty());
    push(KeyCode.CONTROL, KeyCode.P);
    assertThat(findsEverywhere()).isFalse();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F);
    Waiting.until(this::findsEverywhere);
  }

  private String said() {
    return lookup("#keys-message").<Label>query().getText();
  }

  private boolean findsEverywhere() {
    return content().view().panes().findBar().isVisible();
  }
}
