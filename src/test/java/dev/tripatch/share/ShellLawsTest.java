package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
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

/** Whatever the words of a command are, the program gets exactly these. */
class ShellLawsTest {
  private static final String TROUBLE =
      "'\"\\$`!#&;|<>(){}[]*?~=%^@,:. \t\n-\u2018\u2019\u201a\u201b\u201c\u201d\u00a0é漢🎉a/1";

  /** Prints its arguments, each ended by the character 0, which no argument can hold. */
  private static final String PRINT = "/usr/bin/printf";

  @Provide
  Arbitrary<String> words() {
    int[] signs = TROUBLE.codePoints().toArray();
    Arbitrary<String> troublesome =
        Arbitraries.integers()
            .between(0, signs.length - 1)
            .map(i -> Character.toString(signs[i]))
            .list()
            .ofMinSize(1)
            .ofMaxSize(20)
            .map(parts -> String.join("", parts));
    return Arbitraries.oneOf(
        troublesome,
        Arbitraries.strings().alpha().ofMinLength(1),
        Arbitraries.of("!!", "''", "$(id)", "`id`", "\\\"", "a=b", "=ls", "~", "*", "-x.y", "\\"));
  }

  @Provide
  Arbitrary<List<List<String>>> commands() {
    return words().list().ofMinSize(1).ofMaxSize(4).list().ofMinSize(1).ofMaxSize(40);
  }

  @Property(tries = 25)
  @NeedsProgram("bash")
  void bash(@ForAll("commands") List<List<String>> commands) throws Exception {
    runAll(Shell.BASH, List.of("bash", "--noprofile", "--norc"), commands);
  }

  /** A history that is on is the case of a command that is typed. */
  @Property(tries = 5)
  @NeedsProgram("bash")
  void bashWithItsHistory(@ForAll("commands") List<List<String>> commands) throws Exception {
    runAll(Shell.BASH, List.of("bash", "--noprofile", "--norc", "-o", "histexpand"), commands);
  }

  @Property(tries = 25)
  @NeedsProgram("zsh")
  void zsh(@ForAll("commands") List<List<String>> commands) throws Exception {
    runAll(Shell.ZSH, List.of("zsh", "-f"), commands);
  }

  @Property(tries = 5)
  @NeedsProgram("zsh")
  void zshWithOptionsThatChangeQuotes(@ForAll("commands") List<List<String>> commands)
      throws Exception {
    runAll(
        Shell.ZSH,
        List.of("zsh", "-f", "-o", "rcquotes", "-o", "extendedglob", "-o", "magicequalsubst"),
        commands);
  }

  @Property
  void everyPowerShell(@ForAll("commands") List<List<String>> commands) {
    for (List<String> words : commands) {
      List<String> possible = words.stream().filter(ShellLawsTest::canBePassedOn).toList();
      if (!possible.isEmpty()) {
        String command = Shell.POWERSHELL.command(possible);
        assertThat(PowerShellModel.beforeSevenThree(command)).as(command).isEqualTo(possible);
        assertThat(PowerShellModel.sinceSevenThree(command)).as(command).isEqualTo(possible);
      }
    }
  }

  /** PowerShell 5.1 cannot pass on a blank together with a backslash at the end. */
  private static boolean canBePassedOn(String word) {
    return !word.endsWith("\\") || word.chars().noneMatch(Character::isWhitespace);
  }

  /** Many commands in one run of the shell, which is slow to start. */
  private static void runAll(Shell shell, List<String> program, List<List<String>> commands)
      throws IOException, InterruptedException {
    StringBuilder script = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (List<String> words : commands) {
      List<String> all = Stream.concat(Stream.of(PRINT, "%s\\0"), words.stream()).toList();
      script.append(shell.command(all)).append('\n');
      expected.addAll(words);
    }
    assertThat(arguments(program, script.toString())).as(script.toString()).isEqualTo(expected);
  }

  private static List<String> arguments(List<String> program, String script)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("tripatch", ".script");
    try {
      Files.writeString(file, script);
      ProcessBuilder builder = new ProcessBuilder(program).redirectInput(file.toFile());
      builder.environment().put("LC_ALL", "C.UTF-8");
      Process process = builder.redirectErrorStream(true).start();
      String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        fail(printed);
      }
      return List.of(printed.split("\0", -1))
          .subList(0, (int) printed.chars().filter(c -> c == 0).count());
    } finally {
      Files.delete(file);
    }
  }
}
