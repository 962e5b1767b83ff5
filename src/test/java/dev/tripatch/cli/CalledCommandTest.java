package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.terminal.SystemScreen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** A command that is called is built alone, and is the one that all have. */
class CalledCommandTest {
  private static final Commands COMMANDS =
      new Commands(
          new Terminal(
              InputStream.nullInputStream(), System.out, System.err, Map.of(), new SystemScreen()),
          Schemas.of(new BundledCatalog()),
          Optional.empty(),
          () -> CommandLine.Model.CommandSpec.create(),
          () -> "1.2.3");

  static List<String> names() {
    return List.copyOf(program(COMMANDS::addAll).getSubcommands().keySet());
  }

  private static CommandLine program(Consumer<CommandLine> commands) {
    CommandLine program = new CommandLine(new TripatchCommand());
    commands.accept(program);
    return program;
  }

  private static CommandLine program(String... words) {
    return program(added -> COMMANDS.add(List.of(words), added));
  }

  @Test
  void thereAreManyCommands() {
    assertThat(names()).hasSizeGreaterThan(20).contains("patch").doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("names")
  void othersAreNotBuilt(String name) {
    assertThat(program(name, "explain").getSubcommands()).containsOnlyKeys(name);
  }

  @ParameterizedTest
  @MethodSource("names")
  void itHasTheNameThatCallsIt(String name) {
    assertThat(called(name, program(name)).getCommandName()).isEqualTo(name);
  }

  @ParameterizedTest
  @MethodSource("names")
  void itsHelpIsThatOfThisCommandAmongAll(String name) {
    assertThat(called(name, program(name)).getUsageMessage())
        .isEqualTo(called(name, program(COMMANDS::addAll)).getUsageMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--help", "patc", "PATCH"})
  void allAreBuiltWhereNoneIsCalled(String word) {
    assertThat(program(word).getSubcommands()).containsOnlyKeys(names());
  }

  @Test
  void noneIsBuiltForTheRelease() {
    assertThat(program("--version").getSubcommands()).isEmpty();
    assertThat(program("--version", "patch").getSubcommands()).containsOnlyKeys(names());
  }

  private static CommandLine called(String name, CommandLine program) {
    return Objects.requireNonNull(program.getSubcommands().get(name), name);
  }
}
