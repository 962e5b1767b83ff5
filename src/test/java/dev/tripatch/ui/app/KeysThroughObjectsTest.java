package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.time.Patience;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/** Many objects are decided by keys alone, one for each decision, as the command line does it. */
class KeysThroughObjectsTest extends WindowFixture {

  private static final List<String> NAMES = List.of("a", "b", "c", "d");
  private static final int FIELDS = 4;

  /** All objects but b, which did not drift. */
  private static final int CONFLICTS = (NAMES.size() - 1) * FIELDS;

  private static final List<KeyCode> KEYS = List.of(KeyCode.L, KeyCode.K, KeyCode.B);
  private static final List<Fate> FATES =
      List.of(Fate.TAKE_LIVE, Fate.KEEP_LOCAL, Fate.TAKE_LAST_APPLIED);

  @TempDir Path folder;

  /** What a key decided. */
  private record Decided(String object, FieldPath field, Fate fate) {}

  @Override
  public void start(Stage stage) {
    // Each test opens its own.
  }

  private static void write(Path root) throws IOException {
    for (Role role : Role.DOCUMENTS) {
      for (String name : NAMES) {
        StringBuilder text =
            new StringBuilder(
                "# "
                    + name
                    + "\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: "
                    + name
                    + "}\n");
        text.append("data:\n");
        for (int i = 0; i < FIELDS; i++) {
          String value = role == Role.LIVE && name.equals("b") ? "Local" : role.title();
          text.append("  key%d: '%s'   # number %d\n".formatted(i, value, i));
        }
        Path file = root.resolve(role.name()).resolve(name + ".yaml");
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
      }
    }
  }

  private static Map<String, String> texts(Path root) {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        texts.put(root.relativize(file).toString(), Files.readString(file));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return texts;
  }

  private void open(Path root) {
    interact(
        () -> {
          Stage stage = new Stage();
          open(
              stage,
              StartDocuments.of(
                  new ObjectSources(
                      List.of(root.resolve(Role.LAST_APPLIED.name())),
                      List.of(root.resolve(Role.LOCAL.name())),
                      List.of(root.resolve(Role.LIVE.name())),
                      false)));
          place(stage, 1280, 800);
        });
    Waiting.until(() -> objects().rows().size() == NAMES.size() && objects().survey().isComplete());
    Waiting.until(() -> isIdle() && content().selection().getPath().isPresent());
    Waiting.until(() -> left().startsWith(CONFLICTS + " undecided in 3 of 4 objects"));
  }

  private ObjectsViewModel objects() {
    return content().objects().model();
  }

  private String left() {
    return objects().totals().get().undecidedWords();
  }

  private String shown() {
    return objects().currentProperty().get().map(ObjectRow::name).orElseThrow();
  }

  private String message() {
    return lookup("#status-message").<Labeled>query().getText();
  }

  private boolean isIdle() {
    Waiting.settled();
    return !content().comparison().busyProperty().get() && !content().queue().isWaiting();
  }

  private void press(KeyCode code, boolean isShift, boolean isControl) {
    Node owner = Objects.requireNonNull(content().scene().getFocusOwner());
    owner.fireEvent(
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, isShift, isControl, false, false));
  }

  private void pressAndWait(KeyCode code, boolean isShift, boolean isControl) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> press(code, isShift, isControl)));
    Patience.until(this::isIdle, this::left);
  }

  private void save() {
    interact(content().actions().named("SAVE_ALL").run());
    Waiting.until(() -> objects().rows().stream().noneMatch(ObjectRow::isModified));
  }

  private static void decide(Path root, String... options) {
    List<String> words = new ArrayList<>(List.of("decide"));
    words.addAll(List.of(options));
    words.addAll(List.of("-R", "-f", root.resolve(Role.LOCAL.name()).toString()));
    words.addAll(List.of("--live", root.resolve(Role.LIVE.name()).toString()));
    words.addAll(List.of("--last-applied", root.resolve(Role.LAST_APPLIED.name()).toString()));
    Shell.Answer answer = new Shell(root).run(words.toArray(String[]::new));
    assertThat(answer.exitCode()).as(answer.err()).isLessThan(2);
  }

  @Test
  void oneLetterForEachConflictOfAllObjectsGivesWhatTheCommandLineGives() throws IOException {
    Path byKeys = folder.resolve("keys");
    Path byCommand = folder.resolve("command");
    write(byKeys);
    write(byCommand);
    open(byKeys);
    push(KeyCode.CONTROL, KeyCode.DIGIT7);
    Waiting.until(() -> content().scene().getFocusOwner() instanceof TableView);
    int keys = 0;
    for (; keys < CONFLICTS && !left().isEmpty(); keys++) {
      pressAndWait(KeyCode.L, true, false);
    }
    assertThat(left()).isEmpty();
    assertThat(keys).isEqualTo(CONFLICTS);
    Waiting.until(() -> message().contains("No conflict is left in any of the 4 objects."));
    assertThat(message()).contains("3 objects are not saved yet.");
    save();
    decide(byCommand, "--take-live", "--conflicts");
    assertThat(texts(byKeys)).isEqualTo(texts(byCommand)).isNotEqualTo(before());
  }

  private Map<String, String> before() throws IOException {
    Path fresh = folder.resolve("fresh");
    write(fresh);
    return texts(fresh);
  }

  @Test
  void keysInTextGoOnByThemselvesAndNoneIsWastedHoweverFast() throws IOException {
    Path byKeys = folder.resolve("keys");
    Path ahead = folder.resolve("ahead");
    Path byCommand = folder.resolve("command");
    write(byKeys);
    write(ahead);
    write(byCommand);
    List<Decided> decided = decideInText(byKeys);
    assertThat(decided).hasSize(CONFLICTS).doesNotHaveDuplicates();
    assertThat(decided.stream().map(Decided::object).distinct()).containsExactly("a", "c", "d");
    for (Decided each : decided) {
      if (each.fate() != Fate.KEEP_LOCAL) {
        decideOne(byCommand, each);
      }
    }
    assertThat(texts(byKeys)).isEqualTo(texts(byCommand)).isNotEqualTo(before());
    interact(() -> window().close());

    open(ahead);
    begin();
    interact(
        () -> {
          for (int i = 0; i < CONFLICTS; i++) {
            press(KEYS.get(i % KEYS.size()), true, true);
          }
        });
    untilAllIsDecided();
    save();
    assertThat(texts(ahead)).isEqualTo(texts(byCommand));
    interact(() -> window().close());

    Path now = folder.resolve("now-and-then");
    write(now);
    open(now);
    begin();
    // Some keys come while the next object is read, and what is selected there comes with it.
    Random random = new Random(20_261_126);
    for (int i = 0; i < CONFLICTS; i++) {
      int turn = i % KEYS.size();
      interact(() -> press(KEYS.get(turn), true, true));
      if (random.nextBoolean()) {
        Waiting.until(this::isIdle);
      }
    }
    untilAllIsDecided();
    save();
    assertThat(texts(now)).isEqualTo(texts(byCommand));
  }

  /** Twelve decisions with a comparison each. */
  private void untilAllIsDecided() {
    Patience.until(() -> isIdle() && left().isEmpty(), this::left);
  }

  private void begin() {
    interact(
        () -> {
          content().decisions().advancesProperty().set(true);
          content().view().panes().focus(Role.LOCAL);
        });
  }

  private List<Decided> decideInText(Path root) {
    open(root);
    begin();
    List<Decided> decided = new ArrayList<>();
    while (!left().isEmpty() && decided.size() < 2 * CONFLICTS) {
      int turn = decided.size() % KEYS.size();
      decided.add(
          new Decided(shown(), content().selection().getPath().orElseThrow(), FATES.get(turn)));
      pressAndWait(KEYS.get(turn), true, true);
    }
    save();
    return decided;
  }

  private static void decideOne(Path root, Decided each) {
    String file = each.object() + ".yaml";
    Shell.Answer answer =
        new Shell(root)
            .run(
                "decide",
                each.fate() == Fate.TAKE_LIVE ? "--take-live" : "--take-last-applied",
                "--field",
                each.field().toString(),
                "--local",
                root.resolve(Role.LOCAL.name()).resolve(file).toString(),
                "--live",
                root.resolve(Role.LIVE.name()).resolve(file).toString(),
                "--last-applied",
                root.resolve(Role.LAST_APPLIED.name()).resolve(file).toString());
    assertThat(answer.exitCode()).as(answer.err()).isLessThan(2);
  }

  @Test
  void changesOfAllObjectsAreOneWay() throws IOException {
    write(folder);
    open(folder);
    List<String> way = new ArrayList<>();
    for (int i = 0; i < CONFLICTS; i++) {
      way.add(shown() + " " + content().selection().getPath().orElseThrow());
      pressAndWait(KeyCode.F7, false, false);
    }
    assertThat(way).doesNotHaveDuplicates().first().isEqualTo("a data.key0");
    assertThat(way).last().isEqualTo("d data.key3");
    Waiting.until(() -> message().endsWith("Press again to go to a."));
    assertThat(message())
        .contains("No object below has a change.", "Left: 12 undecided in 3 of 4 objects.");
    interact(() -> press(KeyCode.F7, false, false));
    Waiting.until(() -> isIdle() && shown().equals("a"));
  }
}
