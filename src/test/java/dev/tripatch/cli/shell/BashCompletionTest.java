package dev.tripatch.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What bash is told to write; that it keeps to its part is for {@code .ci/shells} to say. */
class BashCompletionTest {
  private static final String TROUBLE = "'\"\\$`!#&;|<>(){}[]*?~=%^@,:. -é漢🎉a/1";

  @Provide
  Arbitrary<String> names() {
    int[] signs = TROUBLE.codePoints().toArray();
    return Arbitraries.oneOf(
        Arbitraries.integers()
            .between(0, signs.length - 1)
            .map(i -> Character.toString(signs[i]))
            .list()
            .ofMinSize(1)
            .ofMaxSize(12)
            .map(parts -> String.join("", parts)),
        Arbitraries.of("$(id)", "`id`", "';id;'", "\";id;\"", "\\'", "!!", "~", "--x", "a b"));
  }

  @Provide
  Arbitrary<List<List<String>>> groups() {
    return names().list().ofMinSize(1).ofMaxSize(3).uniqueElements().list().ofSize(30);
  }

  /** Bash puts the one answer there, and closes the quote; then the program gets the name. */
  @Property(tries = 20)
  void theShellReadsTheName(@ForAll("groups") List<List<String>> groups, @ForAll BashQuote quote)
      throws Exception {
    List<String> commands = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (List<String> group : groups) {
      for (String name : group) {
        names.add("--object=K/" + name);
        String written = written(quote, "K/", List.of("K/" + name)).getFirst();
        commands.add("--object=" + mark(quote) + closed(written, quote));
      }
    }
    assertThat(readByBash(commands)).isEqualTo(names);
  }

  /** Bash puts the letters there that all answers begin with; then the person goes on. */
  @Property(tries = 20)
  void whatAllBeginWithCanBeGoneOnFrom(
      @ForAll("groups") List<List<String>> groups, @ForAll BashQuote quote) throws Exception {
    List<String> commands = new ArrayList<>();
    List<String> begun = new ArrayList<>();
    for (List<String> group : groups) {
      List<String> words = group.stream().map(name -> "K/" + name).toList();
      List<String> written = written(quote, "K/", words);
      if (written.size() > 1) {
        begun.add("--object=" + common(words) + "1");
        commands.add("--object=" + mark(quote) + closed(common(written) + "1", quote));
      }
    }
    assertThat(readByBash(commands)).isEqualTo(begun);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "tripatch --field a|a|a b$|a\\ b\\$",
        "tripatch --field \"a|a|a b$|a b\\$",
        "tripatch --field 'a|a|a b'|a b'\\'''",
        "tripatch --field=a|a|a!|a\\!",
        "tripatch --field=\"a|a|a!|a\"'!'\"\"",
        "tripatch --field a\\ |a\\ |a b|a\\ b",
        "tripatch --field a'b'\"c|c|abc\"|c\\\"\"",
        "tripatch --local <(kubectl get x) --field a|a|a b|a\\ b",
        "tripatch --local x > y --field a|a|a b|a\\ b",
      })
  void quotes(String line, String replaced, String name, String written) {
    assertThat(complete(line, replaced, name)).containsExactly(written);
  }

  /** Bash inserts the first one, and the person goes on. */
  @Test
  void aNameThatOthersBeginWithLeavesTheQuoteOpen() {
    assertThat(complete("tripatch --field \"a", "a", "a!", "a!!"))
        .containsExactly("a\"'!'\"", "a\"'!'\"\"'!'\"\"");
  }

  /** Only bash knows what these words say; and it may not hand on what it replaces. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tripatch --field $x|$x",
        "tripatch --field \"$x|$x",
        "tripatch --field `x|`x",
        "tripatch --field $'a|a",
        "tripatch --field ~|~",
        "tripatch --field \"a|\"a",
        "tripatch --field a|b",
      })
  void noAnswer(String line, String replaced) {
    assertThat(complete(line, replaced, "$x", "`x", "$a", "~", "a")).isEmpty();
  }

  @Test
  void whatTheProgramIsAsked() {
    List<String> asked = new ArrayList<>();
    new BashCompletion("tripatch --local ~/a\\ b 'c d' \"\\$e\\f\" g\\", "g\\", "/home/x")
        .from(
            words -> {
              asked.addAll(words);
              return WordCompletion.NONE;
            });
    assertThat(asked).containsExactly("--local", "/home/x/a b", "c d", "$e\\f", "g");
  }

  @Test
  void theFileOfARedirectionIsBashsBusiness() {
    assertThat(
            new BashCompletion("tripatch patch >o", "o", "/")
                .from(words -> WordCompletion.NONE)
                .text())
        .isEqualTo(":0\n");
  }

  private static List<String> written(BashQuote quote, String begun, List<String> names) {
    return complete(
        "tripatch --object=" + mark(quote) + begun, begun, names.toArray(String[]::new));
  }

  /** The names that begin as the word does, as they are written. */
  private static List<String> complete(String line, String replaced, String... names) {
    return new BashCompletion(line, replaced, "/home/x")
            .from(
                words ->
                    WordCompletion.of(Stream.of(names).map(Candidate::of))
                        .startingWith(words.getLast().replaceFirst("^--[a-z]+=", ""))
                        .after(words.getLast().replaceFirst("[^=]*$", "")))
            .candidates()
            .stream()
            .map(Candidate::word)
            .toList();
  }

  private static String mark(BashQuote quote) {
    return switch (quote) {
      case NONE -> "";
      case DOUBLE -> "\"";
      case SINGLE -> "'";
    };
  }

  /** As bash ends a word: with the quote, if the word does not look as if it had it. */
  private static String closed(String written, BashQuote quote) {
    return written.endsWith(mark(quote)) ? written : written + mark(quote);
  }

  private static String common(List<String> words) {
    String common = words.getFirst();
    while (!allBegin(words, common)) {
      common = common.substring(0, common.offsetByCodePoints(common.length(), -1));
    }
    return common;
  }

  private static boolean allBegin(List<String> words, String letters) {
    return words.stream().allMatch(word -> word.startsWith(letters));
  }

  private static List<String> readByBash(List<String> words) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not installed");
    Process bash = new ProcessBuilder("/bin/bash", "--norc", "-o", "histexpand").start();
    try (var lines = bash.outputWriter(StandardCharsets.UTF_8)) {
      for (String word : words) {
        lines.write("printf '%s\\0' " + word + "\n");
      }
    }
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return out.isEmpty() ? List.of() : List.of(out.split("\0"));
  }
}
