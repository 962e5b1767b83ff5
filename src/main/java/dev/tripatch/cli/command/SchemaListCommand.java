package dev.tripatch.cli.command;

import dev.tripatch.cli.input.ColorOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Form;
import dev.tripatch.cli.output.NamedSchemaTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.Terminal;
import dev.tripatch.workspace.schemas.NamedSchema;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch schema list}. */
@Command(
    name = "list",
    customSynopsis = "tripatch schema list [OPTION...]",
    description = {"Prints the schemas that --schema and schema diff take by name.", ""},
    exitCodeList = {"0:the schemas are listed", "2:an error, printed to standard error"})
public final class SchemaListCommand implements RunCommand {
  private final Terminal terminal;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "table|yaml|json",
      description = "The form of the answer; table if not given.")
  AnswerForm output = AnswerForm.TABLE;

  @Mixin ColorOption color = new ColorOption();

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  boolean help;

  /** Prints to this terminal. */
  public SchemaListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    List<NamedSchema> all = all();
    terminal
        .out()
        .print(
            switch (output) {
              case TABLE -> NamedSchemaTable.of(all, terminal.width(), color.palette(terminal));
              case YAML -> Form.YAML.writeAnswer(all);
              case JSON -> Form.JSON.writeAnswer(all);
            });
    return ExitCodes.NOTHING;
  }

  private List<NamedSchema> all() throws StopException {
    try {
      return SchemaFiles.named(SchemaOption.kept(terminal));
    } catch (SchemaFault wrong) {
      throw StopException.located(wrong.lines());
    }
  }
}
