package dev.tripatch.cli.command;

import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Terminal;
import dev.tripatch.cli.shell.Completer;
import dev.tripatch.cli.shell.ValueSource;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** {@code tripatch complete-words}: what the scripts of {@code tripatch completion} ask. */
@Command(
    name = "complete-words",
    hidden = true,
    description = "Prints the words that may stand where the cursor is, for a shell.")
public final class CompleteWordsCommand implements RunCommand {
  private final Terminal terminal;
  private final Schemas builtIn;
  private final Supplier<CommandSpec> program;

  @Parameters(paramLabel = "WORD", description = "The words so far, after --; the last unfinished.")
  List<String> words = new ArrayList<>();

  /**
   * Completes command lines of a program.
   *
   * @param program all commands and options that people can write
   */
  public CompleteWordsCommand(Terminal terminal, Schemas builtIn, Supplier<CommandSpec> program) {
    this.terminal = terminal;
    this.builtIn = builtIn;
    this.program = program;
  }

  /** A message would stand in the middle of what the person types, so there is none. */
  @Override
  public int run() {
    try {
      ValueSource values = new ValueSource(builtIn, terminal.environment());
      terminal.out().print(new Completer(program.get(), values).complete(words).text());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError ignored) {
      // no candidates
    }
    return ExitCodes.NOTHING;
  }
}
