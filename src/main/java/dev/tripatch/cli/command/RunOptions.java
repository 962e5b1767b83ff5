package dev.tripatch.cli.command;

import dev.tripatch.cli.option.HelpOption;
import dev.tripatch.cli.output.ExitCodes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command has besides its documents. */
final class RunOptions {
  @Option(
      names = "--exit-zero",
      description =
          "Exit with 0, not 1, when there is a patch; for scripts that stop at any other.")
  boolean exitZero;

  @Mixin HelpOption help = new HelpOption();

  int exitCode(boolean isSomethingToDo) {
    return isSomethingToDo && !exitZero ? ExitCodes.PATCH : ExitCodes.NOTHING;
  }
}
