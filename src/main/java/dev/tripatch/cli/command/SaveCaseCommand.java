package dev.tripatch.cli.command;

import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch save-case}. */
@Command(name = "save-case")
public final class SaveCaseCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE")
  String file = "";

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin HelpOption help = new HelpOption();

  /** Reads from this terminal, and writes messages to it. */
  public SaveCaseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    OutputFile.writeNewCase(file, CaseFiles.read(documents, terminal).asCase());
    return ExitCodes.NOTHING;
  }
}
