package dev.tripatch.cli.command;

import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.option.HelpOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch save-case}. */
@Command(
    name = "save-case",
    customSynopsis = "tripatch save-case FILE.tripatch --local FILE [--live FILE] [OPTION...]",
    description = {
      "Writes documents and options to one new file, to be opened again.",
      "The window and every command can open it (--case FILE). Texts are written as they are: a"
          + " Secret is not masked.",
      ""
    },
    exitCodeList = {"0:the case is saved", "2:an error, printed to standard error"},
    footer = {
      "",
      "Examples:",
      "  tripatch save-case web.tripatch --local web.yaml --live live.yaml",
      "  tripatch explain --case web.tripatch"
    })
public final class SaveCaseCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "The case file to write.")
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
