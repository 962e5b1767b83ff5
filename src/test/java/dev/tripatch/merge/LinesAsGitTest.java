package dev.tripatch.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tripatch.laws.Sample;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines merge exactly where git's do, and to the same text. */
final class LinesAsGitTest {

  @TempDir Path folder = Path.of("");

  private static List<String> edited(List<String> lines, int names, Random random) {
    List<String> edited = new ArrayList<>(lines);
    for (int i = random.nextInt(5); i >= 0; i--) {
      int at = random.nextInt(edited.size() + 1);
      switch (random.nextInt(3)) {
        case 0 -> edited.add(at, line(names, random));
        case 1 -> edited.subList(at, Math.min(edited.size(), at + random.nextInt(4))).clear();
        default ->
            edited.addAll(
                at,
                List.copyOf(
                    lines.subList(0, Math.min(lines.size(), random.nextInt(names))).reversed()));
      }
    }
    return edited;
  }

  private static String line(int names, Random random) {
    return "line " + random.nextInt(names) + "\n";
  }

  @Test
  void cleanMergesAreGits() throws Exception {
    assumeTrue(Files.exists(Path.of("/usr/bin/git")), "no git");
    Random random = Sample.random();
    int clean = 0;
    int tries = Sample.tries(1000);
    for (int i = 0; i < tries; i++) {
      int names = 2 + random.nextInt(40);
      List<String> base = new ArrayList<>();
      int size = random.nextInt(random.nextInt(10) == 0 ? 700 : 80);
      while (base.size() < size) {
        base.add(line(names, random));
      }
      Threefold<List<String>> texts =
          new Threefold<>(base, edited(base, names, random), edited(base, names, random));
      List<MergeStretch<String>> stretches = MergeStretch.ofLines(texts);
      boolean isClean = stretches.stream().allMatch(each -> each.parts().winner() != null);
      for (Branch branch : Branch.values()) {
        Files.writeString(
            folder.resolve(branch.name()),
            String.join("", Objects.requireNonNull(texts.of(branch))));
      }
      Process git =
          new ProcessBuilder("git", "merge-file", "-p", "-q", "OURS", "BASE", "THEIRS")
              .directory(folder.toFile())
              .start();
      String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(git.waitFor() == 0).as("try %s of seed %s", i, Sample.SEED).isEqualTo(isClean);
      if (isClean) {
        clean++;
        StringBuilder merged = new StringBuilder();
        for (MergeStretch<String> stretch : stretches) {
          Branch winner = Objects.requireNonNull(stretch.parts().winner());
          stretch.in(winner).forEach(merged::append);
        }
        assertThat(merged.toString()).as("try %s of seed %s", i, Sample.SEED).isEqualTo(text);
      }
    }
    assertThat(clean).isGreaterThan(tries / 10);
  }
}
