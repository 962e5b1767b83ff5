package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.EditorHand;
import dev.tripatch.ui.editor.PaneEditor;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What an editor shows is what is compared, sent, saved and kept, however it came there. */
class OneTextTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(stage, example());
    place(stage, 1280, 800);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private EditorHand hand(Role pane) {
    return new EditorHand(editor(pane));
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  private void paste(Role pane, String text) {
    interact(() -> hand(pane).paste(text));
  }

  private void replaceAll(Role pane, String text) {
    interact(() -> content().view().panes().focus(pane));
    push(KeyCode.CONTROL, KeyCode.A);
    paste(pane, text);
  }

  private void compose() {
    awaitAnswer();
    clickOn("#compose");
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    awaitAnswer();
  }

  /** Pasted with the line ends of Windows, then typed over: once 50 was sent in the place of 5. */
  @Test
  void whatIsTypedOverAPasteFromWindowsIsWhatIsSent() {
    compose();
    replaceAll(Role.PATCH, "spec:\r\n  replicas: 30");
    push(KeyCode.CONTROL, KeyCode.A);
    write("spec:");
    push(KeyCode.ENTER);
    write("replicas: 5");
    assertThat(hand(Role.PATCH).shown()).isEqualTo("spec:\n  replicas: 5");
    awaitAnswer();
    assertThat(content().documents().drafts().in(PatchFormat.STRATEGIC).getText())
        .isEqualTo("spec:\n  replicas: 5");
    assertThat(editor(Role.RESULT).text()).contains("replicas: 5\n");
  }

  @Test
  void everyLineEndOfThePasteBecomesALineFeedAndNoOtherCharacterChanges() {
    awaitAnswer();
    replaceAll(Role.LOCAL, "a: \u0085\u2028\u2029\r\nb: \u0000\t\f\u000b\rc: \ud83d\ude00\n\rd: 1");
    String wanted = "a: \u0085\u2028\u2029\nb: \u0000\t\f\u000b\nc: \ud83d\ude00\n\nd: 1";
    assertThat(hand(Role.LOCAL).shown()).isEqualTo(wanted);
    assertThat(content().documents().local().getText()).isEqualTo(wanted);
  }

  @Test
  void halfACharacterIsReplacedAndThatIsSaid() {
    awaitAnswer();
    replaceAll(Role.LOCAL, "a: \ud83d\nb: \ude00\ud83d\n");
    assertThat(content().documents().local().getText()).isEqualTo("a: \ufffd\nb: \ufffd\ufffd\n");
    assertThat(hand(Role.LOCAL).shown()).isEqualTo("a: \ufffd\nb: \ufffd\ufffd\n");
    assertThat(lookup("#status-message").<Label>query().getText()).contains("U+FFFD");
  }

  /** X11 has a text as bytes; the toolkit's own way ends at a zero, or has none of a wrong text. */
  @Test
  void theBytesOfTheClipboardArePastedWhole() {
    awaitAnswer();
    pasteBytes('a', ':', ' ', 0, 'b', 0xc3, 0xa4, '\n');
    assertThat(content().documents().local().getText()).isEqualTo("a: \u0000b\u00e4\n");
    assertThat(lookup("#status-message").<Label>query().getText()).doesNotContain("U+FFFD");
    pasteBytes('a', ':', ' ', 0xed, 0xa0, 0x80, 'b');
    assertThat(content().documents().local().getText()).matches("a: \ufffd+b");
    assertThat(lookup("#status-message").<Label>query().getText()).contains("U+FFFD");
    interact(() -> Clipboard.getSystemClipboard().clear());
  }

  private void pasteBytes(int... bytes) {
    ByteBuffer copied = ByteBuffer.allocate(bytes.length);
    IntStream.of(bytes).forEach(each -> copied.put((byte) each));
    interact(
        () ->
            Clipboard.getSystemClipboard()
                .setContent(
                    Map.of(
                        Objects.requireNonNull(DataFormat.lookupMimeType("UTF8_STRING")),
                        copied.flip(),
                        DataFormat.PLAIN_TEXT,
                        "a: ")));
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.CONTROL, KeyCode.V);
  }

  /** Some systems send a character of two halves as two keys. */
  @Test
  void aCharacterThatIsTypedByHalvesIsOneCharacter() {
    awaitAnswer();
    replaceAll(Role.LOCAL, "");
    interact(
        () -> {
          hand(Role.LOCAL).type("\ud83d");
          hand(Role.LOCAL).type("\ude00");
          hand(Role.LOCAL).type("\ud83d");
          hand(Role.LOCAL).type("x");
        });
    assertThat(content().documents().local().getText()).isEqualTo("\ud83d\ude00\ufffdx");
    assertThat(hand(Role.LOCAL).shown()).isEqualTo("\ud83d\ude00\ufffdx");
  }

  @Test
  void fiveMegabytesAreOneText() {
    awaitAnswer();
    String lines = "key: value of a line that is pasted\r\n".repeat(140_000);
    replaceAll(Role.LOCAL, lines);
    String wanted = lines.replace("\r", "");
    assertThat(hand(Role.LOCAL).shown()).isEqualTo(wanted);
    assertThat(content().documents().local().getText()).isEqualTo(wanted);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(content().documents().local().getText()).isEqualTo(BuiltInExample.local());
  }

  /** Once the lines were told of after both edits, and drawing them failed. */
  @Test
  void selectedLinesAreDraggedUpAndTakenBackAtOnce() {
    awaitAnswer();
    String text = "first: a line that is long\n1: a\n2: b\n3: c\n4: d";
    replaceAll(Role.LOCAL, text);
    interact(
        () -> {
          hand(Role.LOCAL).select(text.indexOf('1'), text.length());
          hand(Role.LOCAL).drop(0);
        });
    String moved = "1: a\n2: b\n3: c\n4: dfirst: a line that is long\n";
    assertThat(hand(Role.LOCAL).shown()).isEqualTo(moved);
    assertThat(content().documents().local().getText()).isEqualTo(moved);
    push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(content().documents().local().getText()).isEqualTo(text);
  }

  /** Nothing in the program does so; what would is a mistake, and must not send another text. */
  @Test
  void shouldTheEditorEverKeepAnotherTextTheShownOneCounts() {
    awaitAnswer();
    replaceAll(Role.LOCAL, "a: 1\nb: 2\n");
    interact(() -> hand(Role.LOCAL).editTwice(0, "x: 0\n", 5, "y: 0\n"));
    assertThat(content().documents().local().getText())
        .isEqualTo(hand(Role.LOCAL).shown())
        .isEqualTo("x: 0\na: 1\ny: 0\nb: 2\n");
    assertThat(lookup("#status-message").<Label>query().getText()).contains("what is shown counts");
    interact(() -> hand(Role.LOCAL).select(0, 0));
    write("z");
    assertThat(content().documents().local().getText()).isEqualTo(hand(Role.LOCAL).shown());
    assertThat(List.of(hand(Role.LOCAL).shown().split("\n")).getFirst()).isEqualTo("zx: 0");
  }
}
