package dev.tripatch.workspace.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Laws of our lines in a person's file. */
class SetupBlockTest {
  private static final SetupBlock BLOCK =
      new SetupBlock("kubectl", List.of("export A='b'", "# ü % \\ $HOME"));
  private static final SetupBlock OTHER = new SetupBlock("git", List.of("*.yaml merge=x"));

  /** What files are made of, each byte as one character. */
  private static final List<String> PARTS =
      List.of(
          "\n",
          "\r\n",
          "\r",
          "alias x='y'",
          "# >>> tripatch setup kubectl >>> not alone",
          "# <<< tripatch setup kubectl <<<",
          "export A='c'",
          " ",
          "\u00e4\u00ff\u0000");

  private static String file(Random random) {
    List<String> parts = new ArrayList<>();
    for (int i = random.nextInt(12); i > 0; i--) {
      parts.add(PARTS.get(random.nextInt(PARTS.size())));
    }
    return String.join("", parts);
  }

  @Test
  void whatIsTakenOutLeavesEveryOtherByte() {
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      String file = file(random);

      String with = BLOCK.in(file);

      assertThat(with).startsWith(file);
      assertThat(BLOCK.in(with)).as("a second time").isEqualTo(with);
      assertThat(BLOCK.out(with)).isEqualTo(file);
      assertThat(BLOCK.out(OTHER.in(with))).startsWith(file).contains("\n*.yaml merge=x\n");
      assertThat(OTHER.out(BLOCK.out(OTHER.in(with)))).isIn(file, file + "\n");
    }
  }

  @Test
  void newLinesReplaceThoseOfAnEarlierSetup() {
    String before = new SetupBlock("kubectl", List.of("export A=old")).in("a\nb") + "after\n";

    assertThat(BLOCK.in(before)).startsWith("a\nb\n").endsWith("after\n").doesNotContain("old");
    assertThat(BLOCK.out(BLOCK.in(before))).isEqualTo("a\nb\nafter\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\r\nb\r\n", "a\r\nb", ""})
  void noCarriageReturnGetsIntoAValue(String file) {
    assertThat(BLOCK.in(file)).contains("export A='b'\n");
  }

  @Test
  void anEditorMayEndAllLinesInAnotherWay() {
    String file = BLOCK.in("a\nb").replace("\n", "\r\n");

    assertThat(BLOCK.out(file)).isEqualTo("a\r\nb");
  }

  @Test
  void aBlockWithoutAnEndIsNobodysToTakeOut() {
    String file = "# >>> tripatch setup kubectl >>>\nexport A=b\n";

    assertThat(BLOCK.out(file)).isEqualTo(file);
  }
}
