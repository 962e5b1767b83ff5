package dev.tripatch.cli.command.merge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The git that called us: it merges by line what we leave to it, and knows how a person likes it. */
final class GitProgram {

  private static final String GIT = "git";

  /** What git's own merge came to: the number of conflicts, or more than this for a failure. */
  static final int MOST_CONFLICTS = 127;

  private static final int FAILED = 129;

  private GitProgram() {}

  /** Lets git merge the files by line, into ours. */
  static int mergeFile(
      Path ours, Path base, Path theirs, List<String> labels, int markerSize) {
    List<String> words = new ArrayList<>(List.of(GIT, "merge-file", "--quiet"));
    labels.forEach(label -> words.addAll(List.of("-L", label)));
    words.addAll(List.of("--marker-size", String.valueOf(markerSize), "--"));
    for (Path file : List.of(ours, base, theirs)) {
      words.add(file.toString());
    }
    try {
      return new ProcessBuilder(words).inheritIO().start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return FAILED;
    }
  }

  /** Whether a person wants to see the base between the two sides of a conflict. */
  static boolean showsBase() {
    try {
      Process git =
          new ProcessBuilder(GIT, "config", "--get", "merge.conflictStyle")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      git.getOutputStream().close();
      return new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
          .strip()
          .endsWith("diff3");
    } catch (IOException _) {
      return false;
    }
  }
}
