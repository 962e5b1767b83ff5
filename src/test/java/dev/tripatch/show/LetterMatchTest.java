package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class LetterMatchTest {

  private static final List<String> ACTIONS =
      List.of("Save Case…", "Show Removed Lines", "Copy Patch as YAML", "Open Patch…");

  private static List<String> find(String words) {
    return LetterMatch.find(words, ACTIONS, Function.identity());
  }

  @Test
  void allFitNothing() {
    assertThat(find(" ")).isEqualTo(ACTIONS);
  }

  @Test
  void lettersComeInTheirOrder() {
    assertThat(find("srl")).containsExactly("Show Removed Lines");
    assertThat(find("lrs")).isEmpty();
  }

  @Test
  void strewnLettersWereNotMeant() {
    assertThat(find("oahml")).isEmpty();
  }

  @Test
  void beginningsOfWordsComeFirst() {
    assertThat(find("op")).startsWith("Open Patch…").contains("Copy Patch as YAML");
    assertThat(find("yaml patch")).containsExactly("Copy Patch as YAML");
  }
}
