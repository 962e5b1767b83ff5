package dev.tripatch.cli.command;

import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.shell.ShellScript;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch completion}. */
@Command(name = "completion")
public final class CompletionCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "bash|zsh|fish")
  @Nullable ShellScript shell;

  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() {
    terminal.out().print(Objects.requireNonNull(shell).text());
    return ExitCodes.NOTHING;
  }
}
