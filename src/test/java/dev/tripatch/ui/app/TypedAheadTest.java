package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.util.WaitForAsyncUtils;

/** A hand that is faster than the comparison decides the same fields as a slow one. */
class TypedAheadTest extends WindowFixture {

  private static final int CONFLICTS = 45;

  /** Forty decisions and moves, in rounds that differ. */
  private static final List<Key> KEYS =
      IntStream.range(0, 8)
          .boxed()
          .flatMap(
              round ->
                  List.of(
                      Key.shifted(List.of(KeyCode.L, KeyCode.K, KeyCode.B).get(round % 3)),
                      Key.plain(KeyCode.PAGE_DOWN),
                      Key.shifted(round % 2 == 0 ? KeyCode.K : KeyCode.X),
                      round % 4 == 3 ? Key.plain(KeyCode.Z) : Key.plain(KeyCode.PAGE_DOWN),
                      round % 4 == 1 ? Key.plain(KeyCode.PAGE_UP) : Key.plain(KeyCode.PAGE_DOWN))
                      .stream())
          .toList();

  /** Among objects that have conflicts and objects that only local has. */
  private static final List<Key> KEYS_OF_OBJECTS =
      Stream.concat(
              IntStream.range(0, 4)
                  .boxed()
                  .flatMap(
                      round ->
                          List.of(
                              Key.plain(KeyCode.PAGE_DOWN),
                              Key.shifted(round % 2 == 0 ? KeyCode.L : KeyCode.K),
                              Key.alone(KeyCode.F9),
                              Key.plain(KeyCode.PAGE_DOWN),
                              Key.shifted(KeyCode.L),
                              Key.alone(KeyCode.F9))
                              .stream()),
              Stream.of(
                  Key.plain(KeyCode.PAGE_UP),
                  Key.plain(KeyCode.PAGE_UP),
                  Key.plain(KeyCode.PAGE_UP),
                  Key.shifted(KeyCode.L),
                  Key.alone(KeyCode.F9)))
          .toList();

  @TempDir Path folder;

  record Key(KeyCode code, boolean isShifted, boolean isControl) {

    static Key plain(KeyCode code) {
      return new Key(code, false, true);
    }

    static Key shifted(KeyCode code) {
      return new Key(code, true, true);
    }

    static Key alone(KeyCode code) {
      return new Key(code, false, false);
    }

    KeyEvent event() {
      return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, isShifted, isControl, false, false);
    }
  }

  private record Outcome(
      String local, String lastApplied, Map<FieldPath, String> decided, Optional<FieldPath> at) {}

  private record OutcomeOfObjects(
      String current, Optional<FieldPath> at, int caret, int scrolled, Map<String, String> typed) {}

  @Override
  public void start(Stage stage) {
    // Each way of pressing the keys has its window().
  }

  private void open(StartDocuments documents) {
    Stage stage = new Stage();
    open(stage, documents);
    stage.setWidth(800);
    stage.setHeight(600);
  }

  private static StartDocuments documents(int more) {
    return StartDocuments.of(
        new ThreeDocuments<>(
            Optional.of(OpenDocument.unfiled("last", text(1, more))),
            OpenDocument.unfiled("local", text(2, more)),
            Optional.of(OpenDocument.unfiled("live", text(3, more)))));
  }

  private static String text(int value, int more) {
    return IntStream.range(0, CONFLICTS)
            .mapToObj(i -> "field%02d: %d  # of %d\n".formatted(i, value, i))
            .collect(Collectors.joining())
        + IntStream.range(0, more)
            .mapToObj(i -> "other%d: %d\n".formatted(i, i))
            .collect(Collectors.joining())
        + "apiVersion: v1\nkind: A\nmetadata: {name: a}\n";
  }

  /** Without more lines than conflicts; with -Dtyped.ahead.lines=13000 a large object, too. */
  static List<Integer> sizes() {
    int more = Integer.getInteger("typed.ahead.lines", 0);
    return more == 0 ? List.of(0) : List.of(0, more);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void fortyKeysAtOnceDoWhatTheyDoOneByOne(int more) {
    Outcome slow = press(more, false);
    Outcome fast = press(more, true);
    assertThat(fast).isEqualTo(slow);
    assertThat(slow.decided()).hasSizeGreaterThan(10);
    assertThat(slow.local()).contains(": 3", ": 1", ": 2");
  }

  private Outcome press(int more, boolean isAhead) {
    interact(() -> open(documents(more)));
    Waiting.until(() -> isIdle() && content().decisions().getTally().conflicts() == CONFLICTS);
    interact(
        () -> {
          content().view().panes().focus(Role.LOCAL);
          content().selection().select(FieldPath.of("field00"));
        });
    pressAll(KEYS, isAhead);
    return new Outcome(
        content().documents().local().getText(),
        content().documents().lastApplied().getText(),
        content().decisions().getTally().decided(),
        content().selection().getPath());
  }

  @Test
  void keysAtOnceReachTheSameObjectsAsOneByOne() throws IOException {
    List<String> names = List.of("a", "b", "c", "d", "e", "f");
    for (Role role : Role.DOCUMENTS) {
      for (String name : names) {
        if (role == Role.LOCAL || names.indexOf(name) % 3 != 1) {
          write(role, name);
        }
      }
    }
    OutcomeOfObjects slow = pressOverObjects(names.size(), KEYS_OF_OBJECTS, false);
    OutcomeOfObjects fast = pressOverObjects(names.size(), KEYS_OF_OBJECTS, true);
    assertThat(fast).isEqualTo(slow);
    assertThat(slow.typed()).hasSizeGreaterThan(3);
  }

  /** The lines of an object that is shown just now are not laid out yet. */
  @ParameterizedTest
  @MethodSource
  void keysOfTheTextRightAfterAStepDoWhatTheyDoLater(Key key) throws IOException {
    for (Role role : Role.DOCUMENTS) {
      for (String name : List.of("a", "b", "c", "d")) {
        write(role, name, 60);
      }
    }
    Key step = Key.alone(KeyCode.F9);
    List<Key> keys = List.of(step, key, key, step, key);
    OutcomeOfObjects slow = pressOverObjects(4, keys, false);
    OutcomeOfObjects fast = pressOverObjects(4, keys, true);
    assertThat(fast.current()).isEqualTo(slow.current());
    assertThat(fast.at()).isEqualTo(slow.at());
    assertThat(fast.caret()).isEqualTo(slow.caret());
  }

  static Stream<Key> keysOfTheTextRightAfterAStepDoWhatTheyDoLater() {
    return Stream.of(
        Key.alone(KeyCode.PAGE_DOWN),
        new Key(KeyCode.PAGE_UP, true, false),
        Key.alone(KeyCode.END),
        Key.plain(KeyCode.END),
        Key.alone(KeyCode.DOWN));
  }

  private void write(Role role, String name) throws IOException {
    write(role, name, 30);
  }

  private void write(Role role, String name, int lines) throws IOException {
    String fields =
        IntStream.range(0, lines)
            .mapToObj(i -> "  key%02d: %s\n".formatted(i, i < 5 ? role.title() : "same"))
            .collect(Collectors.joining());
    Path file = folder.resolve(role.name()).resolve(name + ".yaml");
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(
        file, "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: " + name + "\ndata:\n" + fields);
  }

  private OutcomeOfObjects pressOverObjects(int count, List<Key> keys, boolean isAhead) {
    interact(
        () ->
            open(
                StartDocuments.of(
                    new ObjectSources(
                        List.of(folder.resolve(Role.LAST_APPLIED.name())),
                        List.of(folder.resolve(Role.LOCAL.name())),
                        List.of(folder.resolve(Role.LIVE.name())),
                        false))));
    Waiting.until(() -> objects().rows().size() == count && objects().survey().isComplete());
    Waiting.until(() -> isIdle() && objects().currentProperty().get().isPresent());
    interact(() -> content().view().panes().focus(Role.LOCAL));
    pressAll(keys, isAhead);
    PaneEditor local = content().view().panes().view(Role.LOCAL).editor();
    Waiting.settled();
    return new OutcomeOfObjects(
        objects().currentProperty().get().map(ObjectRow::name).orElse(""),
        content().selection().getPath(),
        local.caret().offset(),
        local.visibleLines().range().first(),
        objects().edits().all().stream()
            .collect(Collectors.toMap(each -> each.of().place().toString(), Edited::text)));
  }

  private ObjectsViewModel objects() {
    return content().objects().model();
  }

  private void pressAll(List<Key> keys, boolean isAhead) {
    if (isAhead) {
      interact(() -> keys.forEach(this::press));
      waitUntilIdle();
    } else {
      keys.forEach(
          key -> {
            WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> press(key)));
            waitUntilIdle();
          });
    }
  }

  private void press(Key key) {
    Objects.requireNonNull(content().scene().getFocusOwner()).fireEvent(key.event());
  }

  private void waitUntilIdle() {
    Waiting.until(this::isIdle);
  }

  private boolean isIdle() {
    Waiting.settled();
    return !content().comparison().busyProperty().get() && !content().queue().isWaiting();
  }
}
