package dev.tripatch.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.command.PatchedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A difference as {@code patch} reads it. */
class UnifiedDifferenceTest {

  @Test
  void asDiffPrintsIt() {
    assertThat(UnifiedDifference.of("a b.yaml", "1\n2\n3\n4\n5\n", "1\n2\n3\n4\nfive"))
        .isEqualTo(
            """
            --- a b.yaml\t
            +++ a b.yaml\t
            @@ -2,4 +2,4 @@
             2
             3
             4
            -5
            +five
            \\ No newline at end of file
            """);
    assertThat(UnifiedDifference.of("x", "same", "same")).isEmpty();
  }

  @Test
  void farChangesAreApart() {
    String before = "a\n1\n2\n3\n4\n5\n6\nb\n1\n2\n3\n4\n5\n6\n7\nc\n";
    assertThat(
            UnifiedDifference.of("x", before, before.replace("a", "A").replace("b", "B"))
                .lines()
                .filter(line -> line.startsWith("@")))
        .containsExactly("@@ -1,11 +1,11 @@");
    assertThat(
            UnifiedDifference.of("x", before, before.replace("b", "B").replace("c", "C"))
                .lines()
                .filter(line -> line.startsWith("@")))
        .containsExactly("@@ -5,7 +5,7 @@", "@@ -13,4 +13,4 @@");
  }

  @Test
  void appliedItGivesTheOtherText() {
    Random random = new Random(7);
    for (int i = 0; i < 3000; i++) {
      List<String> before = new ArrayList<>();
      List<String> after = new ArrayList<>();
      for (int line = random.nextInt(40); line >= 0; line--) {
        String text = Integer.toString(random.nextInt(9)) + (random.nextInt(5) == 0 ? "\r" : "");
        int fate = random.nextInt(12);
        if (fate != 0) {
          before.add(text);
        }
        if (fate != 1) {
          after.add(fate == 2 ? "new" : text);
        }
      }
      String first = String.join("\n", before) + (random.nextBoolean() ? "\n" : "");
      String second = String.join("\n", after) + (random.nextBoolean() ? "\n" : "");
      if (!first.isEmpty() && !second.isEmpty() && !first.equals(second)) {
        assertThat(PatchedText.of(first, UnifiedDifference.of("x", first, second)))
            .isEqualTo(second);
      }
    }
  }
}
