package dev.tripatch.cli.command;

import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.shell.BashCompletion;
import dev.tripatch.cli.shell.ShellScript;
import dev.tripatch.cli.shell.ValueSource;
import dev.tripatch.cli.shell.WordCompleter;
import dev.tripatch.cli.shell.WordCompletion;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch complete-words}: what the scripts of {@code tripatch completion} ask. */
@Command(name = "complete-words", hidden = true)
public final class CompleteWordsCommand implements RunCommand {
  private final Terminal terminal;
  private final Schemas builtIn;
  private final Supplier<CommandSpec> program;

  /** Without it, who asks may insert answers as they are: kubectl, and scripts of old releases. */
  @Option(names = "--shell", paramLabel = "SHELL")
  @Nullable ShellScript shell;

  @Parameters(paramLabel = "WORD")
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
      ValueSource values = new ValueSource(builtIn, terminal);
      terminal.out().print(completion(new WordCompleter(program.get(), values)).text());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError ignored) {
      // no candidates
    }
    return ExitCodes.NOTHING;
  }

  private WordCompletion completion(WordCompleter completer) {
    return switch (shell) {
      case null -> completer.complete(words).bare();
      case ZSH, FISH -> completer.complete(words);
      case BASH -> {
        String home = terminal.environment().getOrDefault("HOME", "~");
        yield new BashCompletion(words.getFirst(), words.getLast(), home).from(completer::complete);
      }
    };
  }
}
