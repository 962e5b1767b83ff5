package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.terminal.SystemScreen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.prose.Prose;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.start.WindowMain;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Commands, options and the texts of their help fit together: picocli says nothing if not. */
class HelpTextsTest {
  private static final Path FILE = Path.of("src/main/resources/dev/tripatch/prose/help.properties");

  /** What picocli looks for, for a command. */
  private static final List<String> USAGE =
      List.of(
          "customSynopsis",
          "description",
          "commandListHeading",
          "exitCodeListHeading",
          "exitCodeList",
          "footer");

  private final List<CommandSpec> commands = new ArrayList<>();

  HelpTextsTest() {
    Terminal terminal =
        new Terminal(
            InputStream.nullInputStream(), System.out, System.err, Map.of(), new SystemScreen());
    add(
        new TerminalProgram(
                terminal, Schemas.of(new BundledCatalog()), () -> List.of(""), WindowMain::describe)
            .whole());
  }

  private void add(CommandSpec command) {
    commands.add(command);
    command.subcommands().values().forEach(each -> add(each.getCommandSpec()));
  }

  @Test
  void everyCommandAndOptionIsDescribed() {
    assertThat(commands)
        .hasSizeGreaterThan(20)
        .allSatisfy(
            command -> {
              assertThat(command.usageMessage().description()).isNotEmpty();
              assertThat(shown(command))
                  .allSatisfy(argument -> assertThat(argument.description()).isNotEmpty());
            });
  }

  @Test
  void whoAnswersWithoutDocumentsSaysHowThatEnds() {
    List<CommandSpec> answering =
        commands.stream()
            .filter(command -> !command.usageMessage().hidden())
            .filter(command -> command.usageMessage().exitCodeList().containsKey("1"))
            .toList();
    assertThat(answering).filteredOn(HelpTextsTest::hasExample).hasSizeGreaterThan(8);
    assertThat(answering)
        .allSatisfy(
            command ->
                assertThat(command.usageMessage().exitCodeList().getOrDefault("0", ""))
                    .matches(says -> says.contains("built-in example") == hasExample(command)));
  }

  private static boolean hasExample(CommandSpec command) {
    return String.join(" ", command.usageMessage().description()).contains("Without documents, it");
  }

  @Test
  void everyTextIsOfACommandOrOption() {
    Set<String> known = new HashSet<>();
    for (CommandSpec command : commands) {
      for (String prefix : List.of("", command.qualifiedName(".") + ".")) {
        USAGE.forEach(each -> known.add(prefix + "usage." + each));
        shown(command).map(HelpTextsTest::key).forEach(each -> known.add(prefix + each));
      }
    }
    assertThat(known).containsAll(Prose.about("help").keys());
  }

  @Test
  void eachTextIsWrittenOnce() throws IOException {
    assertThat(Files.readAllLines(FILE).stream().filter(line -> line.matches("[a-z]\\S* =.*")))
        .hasSameSizeAs(Prose.about("help").keys());
  }

  private static Stream<ArgSpec> shown(CommandSpec command) {
    return command.args().stream().filter(each -> !each.hidden());
  }

  private static String key(ArgSpec argument) {
    if (argument.descriptionKey() != null && !argument.descriptionKey().isEmpty()) {
      return argument.descriptionKey();
    }
    return switch (argument) {
      case PositionalParamSpec word -> word.paramLabel() + "[" + word.index() + "]";
      case OptionSpec option -> option.longestName().replaceFirst("^--", "");
      default -> throw new IllegalStateException(argument.toString());
    };
  }
}
