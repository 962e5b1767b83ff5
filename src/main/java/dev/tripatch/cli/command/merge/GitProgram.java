package dev.tripatch.cli.command.merge;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.merge.Threefold;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The git that called us: it merges by line what we leave to it, and knows how a person likes it.
 */
final class GitProgram {

  /** The most that git's exit code counts. */
  private static final int MOST_CONFLICTS = 127;

  /** What tells git that a driver failed. */
  static final int FAILED = 129;

  private static final Duration DEADLINE = Duration.ofMinutes(1);

  private final Program git;

  GitProgram(Map<String, String> environment) {
    this.git = new Program("git", environment, new CommandLog());
  }

  /**
   * Lets git merge the files by line, into ours.
   *
   * @return the number of conflicts, or {@link #FAILED}
   */
  int mergeFile(Path ours, Path base, Path theirs, List<String> labels, int markerSize) {
    List<String> words = new ArrayList<>(List.of("merge-file", "--quiet"));
    labels.forEach(label -> words.addAll(List.of("-L", label)));
    words.addAll(List.of("--marker-size", String.valueOf(markerSize), "--"));
    List.of(ours, base, theirs).forEach(file -> words.add(file.toString()));
    return switch (git.run(Call.of(words, DEADLINE))) {
      case Ran.Ended ended -> ended.exit() <= MOST_CONFLICTS ? ended.exit() : FAILED;
      case Ran.Stopped _ -> FAILED;
    };
  }

  /** What git merges by line without a conflict; empty if it has one, or is not there. */
  Optional<String> merged(Threefold<Path> files) {
    List<String> words = new ArrayList<>(List.of("merge-file", "--quiet", "--stdout", "--"));
    Stream.of(files.ours(), files.base(), files.theirs()).forEach(file -> words.add("" + file));
    return git.run(Call.of(words, DEADLINE)) instanceof Ran.Ended ended && ended.exit() == 0
        ? Optional.of(ended.out())
        : Optional.empty();
  }

  /** Whether a person wants to see the base between the two sides of a conflict. */
  boolean showsBase() {
    List<String> words = List.of("config", "--get", "merge.conflictStyle");
    return git.run(Call.of(words, DEADLINE)) instanceof Ran.Ended ended
        && ended.out().strip().endsWith("diff3");
  }
}
