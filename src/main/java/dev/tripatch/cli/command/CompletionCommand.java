package dev.tripatch.cli.command;

import dev.tripatch.cli.option.HelpOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.shell.ShellScript;
import dev.tripatch.cli.terminal.Terminal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch completion}. */
@Command(
    name = "completion",
    customSynopsis = "tripatch completion bash|zsh|fish",
    description = {
      "Prints a script by which a shell completes commands, options, files, objects and fields.",
      ""
    },
    exitCodeList = {"0:the script is printed", "2:an error, printed to standard error"},
    footer = {
      "",
      "Examples:",
      "  source <(tripatch completion bash)",
      "  tripatch completion bash > ~/.local/share/bash-completion/completions/tripatch",
      "  tripatch completion zsh > \"$${fpath[1]}/_tripatch\"",
      "  tripatch completion fish > ~/.config/fish/completions/tripatch.fish"
    })
public final class CompletionCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "bash|zsh|fish", description = "The shell.")
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
