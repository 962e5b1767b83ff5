package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Lines;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.EditorHand;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.Sought;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The law of one text: whatever is typed, pasted, dropped, completed, fixed, undone, redone,
 * replaced or opened, with every line end and every odd character: after each step an editor shows
 * what its document holds, and that is compared, saved and kept for a crash.
 *
 * <p>A failure names its seed, which {@code -Done.text.seed} gives back.
 */
class OneTextLawsTest extends WindowFixture {

  private static final long SEED = Long.getLong("one.text.seed", 53);

  private static final int SEQUENCES = Integer.getInteger("one.text.sequences", 6);

  private static final int STEPS = 25;

  /** What texts are made of: line ends, odd characters, and what keys and completion act on. */
  private static final List<String> PIECES =
      List.of(
          "\r\n",
          "\r",
          "\n",
          "\n\r",
          "\u2028",
          "\u2029",
          "\u0085",
          "\u0000",
          "\t",
          "\f",
          "\u000b",
          "\u001c",
          "\u007f",
          "\u00a0",
          "\u200b",
          "\ufeff",
          "\ufffd",
          "\ud83d\ude00",
          "\ud83d",
          "\ude00",
          "\udb40\udc41",
          "a",
          "spec:",
          "  replicas: 3",
          "- ",
          "\"",
          "{",
          "}",
          "'",
          "# x",
          " ",
          "  ",
          "metadata:",
          "data:",
          "  password: c2VjcmV0",
          "kind: Secret",
          "|",
          "key: value",
          "\u00e9",
          "\u4e2d");

  private static final List<Role> PANES =
      List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE, Role.PATCH);

  @TempDir Path folder;

  private final Deque<String> done = new ArrayDeque<>();
  private Random random = new Random(SEED);

  @Override
  public void start(Stage stage) {
    open(stage, services(folder), new NoFileDialogs(), example());
    place(stage, 1280, 800);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private EditorHand hand(Role pane) {
    return new EditorHand(editor(pane));
  }

  private Optional<DocumentViewModel> document(Role pane) {
    return pane == Role.PATCH
        ? content().documents().drafts().currentText()
        : content().documents().of(pane);
  }

  @Test
  void oneText() throws IOException {
    Waiting.until(() -> content().comparison().getView().isPresent());
    for (int sequence = 0; sequence < SEQUENCES; sequence++) {
      random = new Random(SEED + sequence);
      done.clear();
      atOnce(() -> begin(random.nextBoolean()));
      for (int step = 0; step < STEPS; step++) {
        Role pane = PANES.get(random.nextInt(PANES.size()));
        if (document(pane).isPresent()) {
          doSomething(pane);
        }
      }
      assertKept();
    }
  }

  private void begin(boolean composing) {
    content().composer().leave();
    content().documents().lastApplied().open(OpenDocument.unfiled("last", text()));
    content().documents().local().open(OpenDocument.unfiled("local", text()));
    content()
        .documents()
        .live()
        .open(OpenDocument.unfiled("live", "kind: Secret\ndata: {password: c2VjcmV0}\n"));
    if (composing) {
      content().composer().open(PatchFormat.STRATEGIC, OpenDocument.unfiled("patch", text()));
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i >= 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }

  private int place(Role pane) {
    return random.nextInt(hand(pane).length() + 1);
  }

  private void doSomething(Role pane) {
    int dice = random.nextInt(14);
    switch (dice) {
      case 0, 1, 2 -> edit(pane, "paste", text(), text -> hand(pane).paste(text));
      case 3 ->
          edit(
              pane,
              "type",
              text(),
              text -> text.chars().forEach(c -> hand(pane).type((char) c + "")));
      case 4 -> edit(pane, "select", "", none -> hand(pane).select(place(pane), place(pane)));
      case 5 ->
          edit(
              pane,
              "drag",
              "",
              none -> {
                hand(pane).select(place(pane), place(pane));
                hand(pane).drop(place(pane));
              });
      case 6 -> edit(pane, "replace all", text(), text -> replaceAll(pane, text));
      case 7 -> key(pane, KeyCode.ENTER, false, false);
      case 8 -> key(pane, random.nextBoolean() ? KeyCode.BACK_SPACE : KeyCode.DELETE, false, false);
      case 9, 10 -> key(pane, KeyCode.Z, false, true);
      case 11 -> key(pane, KeyCode.Z, true, true);
      case 12 -> complete(pane);
      default ->
          edit(
              pane,
              "open",
              text(),
              text -> document(pane).ifPresent(it -> it.open(OpenDocument.unfiled("other", text))));
    }
  }

  private void edit(Role pane, String name, String text, Consumer<String> edit) {
    note(pane + ": " + name + " " + escaped(text));
    atOnce(
        () -> {
          content().view().panes().focus(pane);
          edit.accept(text);
          check();
        });
  }

  /** Without waiting until the window is laid out: what is asked for holds at every moment. */
  private static void atOnce(Runnable action) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
  }

  private void key(Role pane, KeyCode key, boolean shift, boolean control) {
    edit(
        pane,
        (control ? "Ctrl+" : "") + (shift ? "Shift+" : "") + key,
        "",
        none -> hand(pane).press(key, shift, control));
  }

  private void complete(Role pane) {
    key(pane, KeyCode.SPACE, false, true);
    Waiting.settled();
    key(pane, KeyCode.DOWN, false, false);
    key(pane, KeyCode.TAB, false, false);
    key(pane, KeyCode.ESCAPE, false, false);
  }

  private void replaceAll(Role pane, String text) {
    editor(pane).finder().find(new Sought(random.nextBoolean() ? "e" : ".", false, true));
    editor(pane).finder().replaceAll(text.substring(0, Math.min(3, text.length())));
    editor(pane).finder().find(Sought.NOTHING);
  }

  private void note(String what) {
    done.add(what);
  }

  private static String escaped(String text) {
    StringBuilder shown = new StringBuilder();
    text.chars()
        .forEach(
            c ->
                shown.append(
                    c >= ' ' && c < 0x7f ? String.valueOf((char) c) : String.format("\\u%04x", c)));
    return shown.toString();
  }

  private void check() {
    PANES.forEach(this::check);
  }

  private void check(Role pane) {
    Optional<DocumentViewModel> document = document(pane);
    boolean isFromAnnotation =
        pane == Role.LAST_APPLIED && document.filter(DocumentViewModel::isBlank).isPresent();
    if (document.isEmpty() || isFromAnnotation) {
      return;
    }
    String kept = document.get().getText();
    String what = "seed %d, %s after %s".formatted(SEED, pane, String.join("\n", done));
    assertThat(escaped(hand(pane).shown())).as(what).isEqualTo(escaped(hand(pane).known()));
    assertThat(escaped(hand(pane).meant())).as(what).isEqualTo(escaped(hand(pane).known()));
    assertThat(escaped(editor(pane).text())).as(what).isEqualTo(escaped(kept));
    assertThat(escaped(Lines.normal(kept))).as(what).isEqualTo(escaped(kept));
    content()
        .documents()
        .snapshot()
        .flatMap(texts -> compared(texts, pane))
        .ifPresent(text -> assertThat(escaped(text)).as(what).isEqualTo(escaped(kept)));
    assertThat(escaped(saved(kept))).as(what).isEqualTo(escaped(kept));
  }

  private static Optional<String> compared(Texts texts, Role pane) {
    return switch (pane) {
      case LAST_APPLIED -> texts.documents().lastApplied().map(each -> each.text());
      case LOCAL -> Optional.of(texts.documents().local().text());
      case LIVE -> texts.documents().live().map(each -> each.text());
      case PATCH -> texts.written().map(each -> each.text().text());
      case RESULT -> Optional.empty();
    };
  }

  /** Saved with the line ends of Windows, and opened again. */
  private String saved(String text) {
    try {
      Path file = folder.resolve("saved.yaml");
      Files.writeString(file, "was: there\r\nand: here\r\n");
      OpenDocument opened = content().documentFiles().read(file).getFirst();
      content().documentFiles().save(opened.origin().orElseThrow(), text);
      String written = Files.readString(file);
      assertThat(written.replace("\r\n", "")).doesNotContain("\r", "\n");
      return Lines.normal(written);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** What a crash would leave is what is there. */
  private void assertKept() {
    String local = content().documents().local().getText();
    boolean isKept = content().documents().local().isModified() && !local.isBlank();
    Waiting.until(() -> isKept == kept().anyMatch(text -> text.equals(local)));
  }

  private Stream<String> kept() {
    try (Stream<Path> files = Files.walk(folder.resolve("unsaved"))) {
      return files
          .filter(file -> String.valueOf(file.getFileName()).startsWith("LOCAL"))
          .map(OneTextLawsTest::read)
          .map(all -> all.substring(all.indexOf('\n') + 1))
          .toList()
          .stream();
    } catch (IOException noneYet) {
      return Stream.empty();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException gone) {
      return "";
    }
  }
}
