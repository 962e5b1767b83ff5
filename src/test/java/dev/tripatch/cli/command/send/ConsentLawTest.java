package dev.tripatch.cli.command.send;

import static dev.tripatch.cli.FakeCluster.live;
import static dev.tripatch.cli.FakeCluster.local;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.FakeCluster;
import dev.tripatch.cli.command.send.UndoCommand.SendFolder;
import dev.tripatch.cli.terminal.Screen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.SendContexts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Without the policy, {@code --yes} where it counts, or a person's word, nothing leaves. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class ConsentLawTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  /** What a person may type; the first is no terminal. */
  private static final List<List<String>> ANSWERS =
      List.of(
          List.of(),
          List.of("y"),
          List.of("n"),
          List.of(""),
          List.of("one", "two"),
          List.of("two", "one"),
          List.of("one", "no"),
          List.of("yes, please"));

  @TempDir private Path folder;

  /** What a person or a script may do. */
  private record Try(
      SendPolicy policy,
      boolean isYes,
      boolean isReadOnly,
      boolean isDryRun,
      boolean isMany,
      List<String> typed) {
    static List<Try> all() {
      List<Try> all = new ArrayList<>();
      for (SendPolicy policy : SendPolicy.values()) {
        for (List<String> typed : ANSWERS) {
          for (int bits = 0; bits < 16; bits++) {
            all.add(
                new Try(
                    policy, (bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0, (bits & 8) > 0, typed));
          }
        }
      }
      return all;
    }

    /** How many changes may leave. */
    long allowed() {
      if (isReadOnly || isDryRun) {
        return 0;
      }
      List<String> objects = isMany ? List.of("one", "two") : List.of("one");
      return switch (policy) {
        case READ_ONLY -> 0;
        case ASK -> isYes || typed.equals(List.of("y")) ? objects.size() : 0;
        case ASK_FOR_NAME -> {
          long same = 0;
          while (same < Math.min(objects.size(), typed.size())
              && typed.get((int) same).equals(objects.get((int) same))) {
            same++;
          }
          yield same;
        }
      };
    }

    /** Whether somebody can be asked at all. */
    boolean isTerminal() {
      return !typed.isEmpty();
    }

    /** A person's settings and journal. */
    SendFolder in(Path folder) throws IOException {
      SendContexts.keep(folder, FakeCluster.CONTEXT, policy, Optional.of(FakeCluster.SERVER));
      Journal journal = new Journal(folder.resolve("sent"));
      return new SendFolder(
          folder, journal, new Delivery(journal, Revealed.NONE, InstantSource.system(), List.of()));
    }

    SendOptions options() {
      SendOptions options = new SendOptions();
      options.isAgreed = isYes;
      options.isReadOnly = isReadOnly;
      options.isDryRun = isDryRun;
      return options;
    }

    Terminal terminal() {
      String lines = typed.stream().map(line -> line + "\n").collect(Collectors.joining());
      PrintStream nowhere =
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
      return new Terminal(
          new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
          nowhere,
          nowhere,
          Map.of(),
          new GivenScreen(isTerminal()));
    }
  }

  private record GivenScreen(boolean isThere) implements Screen {
    @Override
    public void forgetTyped() {}

    @Override
    public boolean isTyped() {
      return isThere;
    }

    @Override
    public boolean isPipe() {
      return false;
    }

    @Override
    public OptionalInt columns() {
      return OptionalInt.empty();
    }
  }

  private static WantedChange wanted(FakeCluster cluster, String name) {
    FakeAnswer after = FakeAnswer.prints(live(name, 6, "new"));
    cluster.has(name, live(name, 5, "old")).tries(name, after).takes(name, after);
    SourceDocument live = SourceReader.read("live", live(name, 5, "old"));
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(), SourceReader.read("local", local(name, "new")), Optional.of(live));
    ComparisonView view = ((Compared.Done) WORKBENCH.compare(sources, true)).view();
    LiveObject seen = new LiveObject(live.object().orElseThrow(), Instant.EPOCH);
    Planning.Planned planned = (Planning.Planned) Planning.of(view, view.untriedPatch(), seen);
    return new WantedChange.Planned(
        seen.name(), planned.plan(), cluster.cluster(), _ -> "", List.of());
  }

  @Test
  void nothingLeavesThatCouldNotBeShown() throws IOException {
    FakeCluster cluster = new FakeCluster(folder);
    Try yes = new Try(SendPolicy.ASK, true, false, false, false, List.of("y"));
    PrintStream full =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int each) throws IOException {
                throw new IOException("no space left");
              }
            },
            true,
            StandardCharsets.UTF_8);
    Terminal seen = yes.terminal();
    Terminal unseen =
        new Terminal(
            seen.in(),
            full,
            seen.err(),
            seen.environment(),
            seen.screen(),
            seen.seen(),
            seen.patience());

    new Dispatch(unseen, yes.options(), yes.in(folder), false).run(List.of(wanted(cluster, "one")));

    assertThat(cluster.changes()).isZero();
  }

  @Test
  void nothingLeavesWithoutPolicyAndWord() throws IOException {
    FakeCluster cluster = new FakeCluster(folder);
    Try any = Try.all().getFirst();
    Dispatch first = new Dispatch(any.terminal(), any.options(), any.in(folder), false);
    List<Checked> two =
        Stream.of("one", "two").map(name -> first.check(wanted(cluster, name))).toList();
    assertThat(two).allMatch(Checked::isReady);

    long before = cluster.changes();
    for (Try each : Try.all()) {
      int exit =
          new Dispatch(each.terminal(), each.options(), each.in(folder), false)
              .send(each.isMany() ? two : two.subList(0, 1));
      long now = cluster.changes();
      assertThat(now - before).as("%s", each).isEqualTo(each.allowed());
      assertThat(exit == 0).as("%s", each).isEqualTo(each.allowed() == (each.isMany() ? 2 : 1));
      before = now;
    }
    assertThat(before).isPositive();
  }
}
