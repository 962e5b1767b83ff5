package dev.tripatch.cli.command;

import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.terminal.HelpOption;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command has besides its documents. */
public final class RunOptions {
  @Option(names = "--exit-zero")
  public boolean exitZero;

  @Mixin HelpOption help = new HelpOption();

  /** The exit code of a command that found something to do, or nothing. */
  public int exitCode(boolean isSomethingToDo) {
    return isSomethingToDo && !exitZero ? ExitCodes.PATCH : ExitCodes.NOTHING;
  }
}
