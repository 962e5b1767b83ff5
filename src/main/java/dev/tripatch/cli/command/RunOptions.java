package dev.tripatch.cli.command;

import dev.tripatch.cli.input.HelpOption;
import dev.tripatch.cli.output.ExitCodes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What every command has besides its documents. */
final class RunOptions {
  @Option(names = "--exit-zero")
  boolean exitZero;

  @Mixin HelpOption help = new HelpOption();

  int exitCode(boolean isSomethingToDo) {
    return isSomethingToDo && !exitZero ? ExitCodes.PATCH : ExitCodes.NOTHING;
  }
}
