package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.window.StartDocuments;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Errors of kubectl, pasted as a person pastes them. */
class KubectlErrorTest extends WindowFixture {

  private static final String POD =
      "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"metadata\":{\"name\":\"till\",\"namespace\":\"bakery\"},"
          + "\"spec\":{\"containers\":[{\"image\":\"%s\"%s}]}}";
  private static final String NAMED = ",\"name\":\"oven\"";

  /** kubectl could not make a patch: the error holds all three documents. */
  static final String NO_PATCH =
      """
      error: error when applying patch:

      to:
      Resource: "/v1, Resource=pods", GroupVersionKind: "/v1, Kind=Pod"
      Name: "till", Namespace: "bakery"
      for: "till.yaml": error when patching "till.yaml": creating patch with:
      original:
      %s

      modified:
      %s

      current:
      %s

      for:: map: map[image:oven:2] does not contain declared merge key: name
      """
          .formatted(
              POD.formatted("oven:1", NAMED),
              POD.formatted("oven:2", ""),
              POD.formatted("oven:1", NAMED));

  /** The server refused the patch: the error holds that, and with it local. */
  private static final String REFUSED =
      """
      Error from server (Invalid): error when applying patch:
      {"metadata":{"annotations":{"kubectl.kubernetes.io/last-applied-configuration":"%s\\n"}},\
      "spec":{"hostname":"b"}}
      to:
      Resource: "/v1, Resource=pods", GroupVersionKind: "/v1, Kind=Pod"
      Name: "till", Namespace: "bakery"
      for: "till.yaml": error when patching "till.yaml": Pod "till" is invalid: spec.hostname: \
      Invalid value: "b": field is immutable
      """
          .formatted(POD.formatted("oven:1", NAMED).replace("\"", "\\\""));

  private static final String MINE = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: mine}\n";
  private static final FieldPath CONTAINERS = FieldPath.of("spec", "containers");

  @Override
  public void start(Stage stage) {
    open(
        stage,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("mine.yaml", MINE),
                Optional.of(OpenDocument.unfiled("live.yaml", MINE)))));
    place(stage, 1280, 800);
  }

  private Documents documents() {
    return content().documents();
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private void copy(String text) {
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
  }

  private void focus(Role pane) {
    interact(() -> content().view().panes().focus(pane));
  }

  private void paste(Role pane, String text) {
    Waiting.until(() -> content().comparison().getView().isPresent());
    copy(text);
    focus(pane);
    push(KeyCode.CONTROL, KeyCode.V);
    Waiting.settled();
  }

  private void awaitCase() {
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(CONTAINERS)));
  }

  private String cause() {
    return lookup("#error-cause").<Label>query().getText();
  }

  @Test
  void anErrorPastedOntoAPaneOpensTheCase() {
    paste(Role.LIVE, NO_PATCH);
    awaitCase();
    assertThat(text(Role.LOCAL)).contains("- image: oven:2").doesNotContain("name: oven");
    assertThat(text(Role.LIVE)).contains("name: oven").doesNotContain("last-applied");
    assertThat(text(Role.LAST_APPLIED)).contains("image: oven:1");
    assertThat(cause()).contains("lacks its merge key name").contains("Give every item");
    assertThat(documents().local().getOpened().origin()).isEmpty();
    assertThat(from(lookup("#pane-live")).lookup(".paragraph-box.selected-line").queryAll())
        .isNotEmpty();
  }

  @Test
  void itsOwnWordsAreShownOnDemandAndTheNoticeCloses() {
    paste(Role.LOCAL, NO_PATCH);
    awaitCase();
    assertThat(lookup("#error-words").<Node>query().isVisible()).isFalse();
    clickOn("#show-error-words");
    TextArea words = lookup("#error-words").query();
    assertThat(words.isVisible()).isTrue();
    assertThat(words.getText())
        .isEqualTo("map: map[image:oven:2] does not contain declared merge key: name");
    clickOn("#error-close");
    assertThat(lookup("#error-notice").tryQuery()).isEmpty();
    assertThat(text(Role.LOCAL)).as("the case stays").contains("oven:2");
  }

  @Test
  void undoBringsBackEveryPaneWithWhatWasTyped() {
    focus(Role.LOCAL);
    write("#");
    String typed = text(Role.LOCAL);
    paste(Role.LOCAL, NO_PATCH);
    clickOn("Discard Changes");
    awaitCase();
    clickOn("#error-undo");
    Waiting.until(() -> text(Role.LOCAL).equals(typed));
    assertThat(text(Role.LIVE)).isEqualTo(MINE);
    assertThat(documents().local().getOpened().name()).isEqualTo("mine.yaml");
    assertThat(documents().local().isModified()).isTrue();
    assertThat(documents().lastApplied().isBlank()).isTrue();
    assertThat(lookup("#error-notice").tryQuery()).isEmpty();
    focus(Role.LOCAL);
    while (!text(Role.LOCAL).equals(MINE)) {
      String before = text(Role.LOCAL);
      push(KeyCode.CONTROL, KeyCode.Z);
      assertThat(text(Role.LOCAL)).as("there is more to undo").isNotEqualTo(before);
    }
  }

  @Test
  void whatIsNotSavedIsNotReplacedUnasked() {
    focus(Role.LOCAL);
    write("#");
    String typed = text(Role.LOCAL);
    paste(Role.LIVE, NO_PATCH);
    clickOn("Cancel");
    assertThat(text(Role.LOCAL)).isEqualTo(typed);
    assertThat(lookup("#error-notice").tryQuery()).isEmpty();
  }

  @Test
  void onAPaneThatCannotBeTypedInItOpensToo() {
    paste(Role.RESULT, NO_PATCH);
    awaitCase();
    assertThat(text(Role.LOCAL)).contains("oven:2");
  }

  @Test
  void anEscapedErrorOpensToo() {
    String escaped = "\"" + NO_PATCH.replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    paste(Role.LOCAL, escaped);
    awaitCase();
    assertThat(text(Role.LOCAL)).contains("oven:2");
  }

  @Test
  void aRefusedPatchGivesLocalAndSaysWhatIsMissing() {
    paste(Role.LOCAL, REFUSED);
    Waiting.until(() -> text(Role.LOCAL).contains("oven:1"));
    assertThat(text(Role.LIVE)).as("it was another object").isEmpty();
    assertThat(cause()).contains("kubectl get Pod/till -n bakery -o yaml");
    focus(Role.LIVE);
    interact(() -> documents().live().type(POD.formatted("oven:0", NAMED)));
    paste(Role.LOCAL, REFUSED);
    Waiting.until(() -> content().comparison().getView().isPresent());
    assertThat(text(Role.LIVE)).as("it is the same object").contains("oven:0");
  }

  @Test
  void otherTextIsPastedAsText() {
    focus(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.END);
    paste(Role.LOCAL, "# field is immutable\n");
    assertThat(text(Role.LOCAL)).isEqualTo(MINE + "# field is immutable\n");
    assertThat(lookup("#error-notice").tryQuery()).isEmpty();
  }

  @Test
  void anObjectThatQuotesAnErrorIsAnObject() {
    String event =
        "apiVersion: v1\nkind: Event\nmetadata: {name: e}\nmessage: |\n" + NO_PATCH.indent(2);
    focus(Role.LOCAL);
    push(KeyCode.CONTROL, KeyCode.A);
    paste(Role.LOCAL, event);
    assertThat(text(Role.LOCAL)).isEqualTo(event);
  }

  @Test
  void theMenuItemTakesTheErrorFromTheClipboard() {
    copy(NO_PATCH);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    assertThat(lookup("#error-text").<TextArea>query().getText()).isEqualTo(NO_PATCH);
    assertThat(lookup("#error-found").<Label>query().getText())
        .startsWith("A kubectl error on bakery/Pod/till.");
    clickOn("Open Case");
    awaitCase();
  }

  @Test
  void theMenuItemSaysWhatItWants() {
    copy("nothing of the kind");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    TextArea area = lookup("#error-text").query();
    assertThat(area.getText()).as("this is not one").isEmpty();
    clickOn("#error-text");
    write("x");
    assertThat(lookup("#error-found").<Label>query().getText())
        .startsWith(
            "This is not a kubectl apply error. Paste everything that kubectl apply printed");
    assertThat(lookup("Open Case").<Node>query().isDisabled()).isTrue();
    clickOn("Cancel");
    assertThat(text(Role.LOCAL)).isEqualTo(MINE);
  }

  /** Left alone, the control joins lines that end with a carriage return. */
  @Test
  void whatIsPastedIntoTheDialogKeepsItsLines() {
    copy("");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    TextArea area = lookup("#error-text").query();
    copy("Error:\rone\r\ntwo\n");
    clickOn("#error-text");
    push(KeyCode.CONTROL, KeyCode.V);
    assertThat(area.getText()).isEqualTo("Error:\none\ntwo\n");
    assertThat(documents().pasted().getText()).isEqualTo(area.getText());
    clickOn("Cancel");
  }

  @Test
  void anErrorWithoutDocumentsIsExplainedAndLeavesThePanes() {
    copy("The Service \"web\" is invalid: spec.clusterIP: Invalid value: \"\": field is immutable");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    clickOn("Open Case");
    Waiting.until(() -> lookup("#error-notice").tryQuery().isPresent());
    assertThat(cause())
        .contains("empties an address that the cluster gave")
        .contains("The text contains no documents");
    assertThat(text(Role.LOCAL)).isEqualTo(MINE);
    assertThat(lookup("#error-undo").tryQuery()).as("nothing was replaced").isEmpty();
  }

  @Test
  void oneErrorAtATime() {
    paste(Role.LOCAL, NO_PATCH);
    awaitCase();
    paste(Role.LOCAL, NO_PATCH);
    assertThat(lookup("#error-notice").queryAll()).hasSize(1);
  }
}
