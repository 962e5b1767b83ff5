package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.laws.Sample;
import dev.tripatch.recorded.RealUpgrades;
import dev.tripatch.recorded.RealUpgrades.Upgrade;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import dev.tripatch.ui.panes.document.HistoryEntry;
import dev.tripatch.workspace.objects.LiveEdits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Decisions in the window, with undo and redo between them, leave the bytes that the command
 * leaves, on a real object that live and local changed in many ways.
 */
class FortyDecisionsTest extends WindowFixture {
  private static final int DECISIONS = Sample.ALL ? 40 : 8;

  @TempDir Path folder;

  private final Random random = new Random(Sample.SEED);
  private final Deque<String> before = new ArrayDeque<>();
  private final Deque<String> after = new ArrayDeque<>();
  private final List<String> did = new ArrayList<>();
  private String expected = "";

  @Override
  public void start(Stage stage) throws Exception {
    Upgrade upgrade =
        RealUpgrades.recorded().stream()
            .filter(each -> each.name().contains("Deployment") || each.name().contains("Stateful"))
            .sorted(Comparator.comparingInt(each -> -YamlWriter.write(each.before()).length()))
            .toList()
            .get(random.nextInt(10));
    LiveEdits edits = new LiveEdits(random);
    MapValue live = upgrade.before();
    for (int i = 0; i < 60; i++) {
      live = edits.edited(live);
    }
    expected = YamlWriter.write(upgrade.after());
    String last = YamlWriter.write(upgrade.before());
    Files.writeString(folder.resolve("last.yaml"), last);
    Files.writeString(folder.resolve("live.yaml"), YamlWriter.write(live));
    open(stage, documents(last, expected, YamlWriter.write(live)));
    place(stage, 1280, 800);
  }

  @Test
  void theWindowLeavesTheBytesOfTheCommand() throws IOException {
    ready();
    int decided = 0;
    int misses = 0;
    for (int i = 0; i < 6 * DECISIONS && decided < DECISIONS; i++) {
      int turn = random.nextInt(6);
      if ((turn < 2 || misses > 2) && !before.isEmpty()) {
        step(before, after, KeyCode.CONTROL, KeyCode.Z);
        misses = 0;
      } else if (turn == 2 && !after.isEmpty()) {
        step(after, before, KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
      } else if (decide()) {
        decided++;
      } else {
        misses++;
      }
      assertThat(local()).as("seed %d: %s", Sample.SEED, did).isEqualTo(expected);
    }
    assertThat(decided).as("seed %d", Sample.SEED).isEqualTo(DECISIONS);
    while (!before.isEmpty()) {
      step(before, after, KeyCode.CONTROL, KeyCode.Z);
    }
    assertThat(local()).as("seed %d", Sample.SEED).isEqualTo(expected);
  }

  /** What was asked for is done, and compared. */
  private void ready() {
    Waiting.settled();
    Waiting.until(
        () ->
            !content().comparison().busyProperty().get()
                && !content().comparison().staleProperty().get()
                && !content().queue().isWaiting());
  }

  private String local() {
    return content().documents().local().getText();
  }

  private void step(Deque<String> from, Deque<String> to, KeyCode... keys) {
    did.add(List.of(keys).toString());
    to.push(expected);
    expected = from.pop();
    push(keys);
    ready();
  }

  /** Whether the command and the window decided a field. */
  private boolean decide() throws IOException {
    List<FieldPath> fields = fields();
    if (fields.isEmpty()) {
      return false;
    }
    FieldPath field = fields.get(random.nextInt(fields.size()));
    boolean isLive = random.nextInt(3) > 0;
    String how = isLive ? "--take-live" : "--take-last-applied";
    did.add(how + " " + field);
    String text = byCommand(field, how);
    List<HistoryEntry> done = content().documents().history().done();
    interact(
        () -> {
          content().view().panes().focus(Role.LOCAL);
          content().selection().select(field);
        });
    push(KeyCode.CONTROL, KeyCode.SHIFT, isLive ? KeyCode.L : KeyCode.B);
    ready();
    boolean isDone = content().documents().history().done().size() > done.size();
    assertThat(isDone || text.equals(expected))
        .as("seed %d, %s is decided", Sample.SEED, field)
        .isTrue();
    if (isDone) {
      before.push(expected);
      after.clear();
      expected = text;
    }
    return isDone;
  }

  private List<FieldPath> fields() {
    List<FieldPath> fields = new ArrayList<>();
    interact(
        () ->
            content().comparison().getView().orElseThrow().computed().stream()
                .flatMap(computed -> computed.explanation().all().stream())
                .filter(field -> Marks.of(field).isPresent())
                .map(FieldOutcome::path)
                .filter(path -> Noise.of(path).isEmpty() && !path.toString().contains(".$"))
                .forEach(fields::add));
    return fields;
  }

  private String byCommand(FieldPath field, String how) throws IOException {
    Shell shell = new Shell(folder);
    String file = shell.file("local.yaml", expected);
    List<String> words = new ArrayList<>(List.of("decide", how, "--field", field.toString()));
    Stream.of("last-applied", "live")
        .forEach(
            each ->
                words.addAll(
                    List.of(
                        "--" + each,
                        folder.resolve(each.replace("-applied", "") + ".yaml").toString())));
    words.addAll(List.of("--local", file));
    Shell.Answer answer = shell.run(words.toArray(String[]::new));
    assertThat(answer.exitCode()).as("seed %d: %s", Sample.SEED, answer.err()).isBetween(0, 1);
    return Files.readString(Path.of(file));
  }
}
