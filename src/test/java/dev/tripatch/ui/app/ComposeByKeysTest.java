package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.YamlData;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.ui.editor.PaneEditor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/**
 * Patches that people asked for, written key by key from nothing. Whoever types looks where the
 * caret is after Enter, and moves the line only where that is not where it should be.
 */
class ComposeByKeysTest extends WindowFixture {

  private static final Path FILE =
      Path.of("src/test/resources/dev/tripatch/ui/app/written-patches.yaml");

  /** The file. */
  record Collection(Map<String, String> lives, List<Wanted> patches) {}

  /**
   * One patch.
   *
   * @param answer what real kubectl made of live with it, as JSON
   */
  record Wanted(
      String id,
      String thread,
      String wish,
      String live,
      String format,
      String patch,
      String answer) {}

  private int keys;

  @Override
  public void start(Stage stage) {
    open(stage, example());
    place(stage, 800, 600);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  @Test
  void eachIsWrittenAndDoesWhatKubectlSays() throws IOException, DataFault {
    Collection all = YamlData.read(Files.readString(FILE), Collection.class);
    assertThat(all.patches()).hasSize(25);
    int extra = 0;
    for (Wanted each : all.patches()) {
      begin(each, Objects.requireNonNull(all.lives().get(each.live())));
      keys = 0;
      interact(
          () -> {
            editor(Role.PATCH).caret().focus();
            editor(Role.PATCH).commands().selectAll();
            press(KeyCode.DELETE, false);
            type(each.patch());
          });
      assertThat(read(editor(Role.PATCH).text())).as(each.id()).isEqualTo(read(each.patch()));
      awaitAnswer();
      assertThat(result()).as(each.id()).isEqualTo(read(each.answer()));
      extra += keys;
    }
    assertThat(extra).as("keys that only move lines").isLessThan(50);
  }

  private void begin(Wanted each, String live) {
    interact(
        () -> {
          content().documents().local().type(live);
          content().documents().live().type(live);
          content().composer().begin(PatchFormat.valueOf(each.format().toUpperCase(Locale.ROOT)));
          content().composer().startEmpty();
        });
    awaitAnswer();
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  /** Types lines without their blanks, and puts each where it belongs: faster than any answer. */
  private void type(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (i > 0) {
        press(KeyCode.ENTER, false);
      }
      String line = lines.get(i);
      moveTo(line.length() - line.stripLeading().length());
      line.strip().chars().mapToObj(Character::toString).forEach(this::character);
    }
  }

  private void press(KeyCode key, boolean shift) {
    fire(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, shift, false, false, false));
  }

  private void character(String typed) {
    fire(
        new KeyEvent(KeyEvent.KEY_TYPED, typed, "", KeyCode.UNDEFINED, false, false, false, false));
  }

  private void fire(KeyEvent event) {
    Event.fireEvent(focused(), event);
  }

  private Node focused() {
    return content().view().panes().view(Role.PATCH).getScene().getFocusOwner();
  }

  private void moveTo(int column) {
    int most = keys + 20;
    while (column() > column && keys < most) {
      press(KeyCode.TAB, true);
      keys++;
    }
    while (column() < column && keys < most) {
      press(KeyCode.TAB, false);
      keys++;
    }
    assertThat(column()).as(editor(Role.PATCH).text()).isEqualTo(column);
  }

  private int column() {
    int caret = editor(Role.PATCH).caret().offset();
    return caret - editor(Role.PATCH).text().lastIndexOf('\n', caret - 1) - 1;
  }

  private Value result() {
    return content().comparison().getView().orElseThrow().result();
  }

  private static Value read(String text) {
    return SourceReader.read("patch", text).decoded().orElseThrow();
  }
}
