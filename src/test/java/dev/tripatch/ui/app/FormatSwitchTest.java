package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** The three formats above the patch pane. */
class FormatSwitchTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(
        stage,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("web.yaml", BuiltInExample.local()),
                Optional.of(OpenDocument.unfiled("live.yaml", BuiltInExample.live())))));
    place(stage, 1280, 800);
  }

  private PaneEditor patch() {
    return content().view().panes().view(Role.PATCH).editor();
  }

  private void await(PatchFormat format) {
    Waiting.until(
        () ->
            content()
                .comparison()
                .patch()
                .getShown()
                .map(ShownPatch::format)
                .filter(format::equals)
                .isPresent());
  }

  private boolean isSelected(String id) {
    return lookup("#" + id).queryAs(ToggleButton.class).isSelected();
  }

  @Test
  void aClickShowsTheChangeInAnotherFormat() {
    await(PatchFormat.STRATEGIC);
    assertThat(isSelected("patch-strategic")).isTrue();
    clickOn("#patch-json");
    await(PatchFormat.JSON);
    assertThat(patch().text()).startsWith("- op: ").contains("path: /spec/replicas\n");
    assertThat(isSelected("patch-json")).isTrue();
    clickOn("#patch-merge");
    await(PatchFormat.MERGE);
    assertThat(patch().text()).contains("rollingUpdate: null");
    clickOn("#patch-as-json");
    Waiting.until(() -> patch().text().startsWith("{"));
    assertThat(patch().text()).contains("\"rollingUpdate\": null");
  }

  @Test
  void keysSwitchAndTheFormatStaysWhileTyping() {
    await(PatchFormat.STRATEGIC);
    push(KeyCode.ALT, KeyCode.DIGIT3);
    await(PatchFormat.JSON);
    interact(
        () ->
            content()
                .documents()
                .local()
                .type(BuiltInExample.local().replace("replicas: 3", "replicas: 4")));
    Waiting.until(() -> patch().text().contains("value: 4\n"));
    assertThat(patch().text()).startsWith("- op: ");
    push(KeyCode.ALT, KeyCode.DIGIT2);
    await(PatchFormat.MERGE);
    push(KeyCode.ALT, KeyCode.DIGIT1);
    await(PatchFormat.STRATEGIC);
    assertThat(patch().text()).contains("$setElementOrder/env:");
  }

  @Test
  void testsAreAChoiceOfJsonPatchOnly() {
    await(PatchFormat.STRATEGIC);
    assertThat(lookup("#patch-notes").query().isVisible()).isFalse();
    clickOn("#patch-json");
    await(PatchFormat.JSON);
    assertThat(patch().text()).doesNotContain("op: test");
    clickOn("#patch-notes").clickOn("#patch-tests");
    Waiting.until(() -> patch().text().contains("op: test"));
    clickOn("#patch-strategic");
    await(PatchFormat.STRATEGIC);
    assertThat(lookup("#patch-tests").tryQuery()).isEmpty();
  }

  @Test
  void whatAFormatCannotSayOpensAListThatLeadsToItsFields() {
    await(PatchFormat.STRATEGIC);
    assertThat(lookup("#patch-notes").queryAs(Hyperlink.class).isVisible()).isFalse();
    clickOn("#patch-merge");
    await(PatchFormat.MERGE);
    assertThat(lookup("#patch-notes").queryAs(Hyperlink.class).getText())
        .contains("1 thing this format cannot say");
    clickOn("#patch-notes");
    Waiting.until(() -> lookup(".notes-scroll").query().getLayoutBounds().getHeight() > 40);
    clickOn(".remarks-list .hyperlink");
    assertThat(content().selection().getPath())
        .contains(FieldPath.parse("spec.template.spec.containers"));
  }

  @Test
  void theListOpensAndClosesByKeyAndTheKeyboardStays() {
    await(PatchFormat.STRATEGIC);
    clickOn("#patch-merge");
    await(PatchFormat.MERGE);
    Hyperlink title = lookup("#patch-notes").query();
    interact(title::requestFocus);
    push(KeyCode.SPACE);
    Waiting.until(() -> lookup(".notes-scroll").tryQuery().isPresent());
    assertThat(title.isFocused()).as("open").isTrue();
    push(KeyCode.SPACE);
    Waiting.until(() -> lookup(".notes-scroll").tryQuery().isEmpty());
    assertThat(title.isFocused()).as("closed").isTrue();
  }

  @Test
  void aFieldSelectsItsOperationAndAnOperationItsField() {
    await(PatchFormat.STRATEGIC);
    clickOn("#patch-json");
    await(PatchFormat.JSON);
    FieldPath cleared = FieldPath.parse("spec.strategy.rollingUpdate");
    int place = patch().text().indexOf("/spec/strategy/rollingUpdate");
    interact(() -> patch().caret().goTo(place));
    assertThat(content().selection().getPath()).contains(cleared);
    assertThat(content().selection().whyProperty().get().orElseThrow().mark())
        .contains(Mark.CLEARED);
  }

  @Test
  void whatIsShownIsCopied() {
    await(PatchFormat.STRATEGIC);
    push(KeyCode.ALT, KeyCode.DIGIT3);
    await(PatchFormat.JSON);
    clickOn("#copy-patch");
    assertThat(clipboard()).isEqualTo(patch().text());
    ShownPatch shown = content().comparison().patch().getShown().orElseThrow();
    interact(() -> content().comparison().patch().notationProperty().set(Format.JSON));
    Waiting.until(() -> patch().text().startsWith("["));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
    assertThat(clipboard()).isEqualTo(shown.in(Format.YAML)).startsWith("- op: ");
  }

  private String clipboard() {
    StringBuilder text = new StringBuilder();
    interact(() -> text.append(Clipboard.getSystemClipboard().getString()));
    return text.toString();
  }

  @Test
  void aNarrowPaneHasOneButtonForAllFormats() {
    await(PatchFormat.STRATEGIC);
    interact(() -> stage().setWidth(1010));
    Waiting.until(() -> lookup("#patch-format").query().isVisible());
    assertThat(lookup("#patch-json").query().getParent().isManaged()).isFalse();
    MenuButton button = lookup("#patch-format").queryAs(MenuButton.class);
    Waiting.until(() -> button.getWidth() > 0);
    clickOn(button);
    Waiting.until(button::isShowing);
    interact(() -> button.getItems().getLast().fire());
    await(PatchFormat.JSON);
    interact(() -> stage().setWidth(1280));
    Waiting.until(() -> lookup("#patch-json").query().getParent().isManaged());
    assertThat(isSelected("patch-json")).isTrue();
  }
}
