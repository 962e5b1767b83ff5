package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.SchemaFiles.NamedSchema;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch schema list}. */
@Command(name = "list")
public final class SchemaListCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public SchemaListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    List<NamedSchema> all = all();
    output.print(terminal, () -> table(all), () -> all);
    return ExitCodes.NOTHING;
  }

  private List<NamedSchema> all() throws StopException {
    try {
      return SchemaFiles.named(SchemaOption.kept(terminal));
    } catch (SchemaFault wrong) {
      throw StopException.located(wrong.lines());
    }
  }

  private String table(List<NamedSchema> all) {
    List<Column<NamedSchema>> columns =
        List.of(
            Column.words("NAME", NamedSchema::name),
            Column.words("KINDS", each -> String.valueOf(each.kinds())),
            new Column<>("FROM", Fit.LINES, 1, NamedSchema::from));
    return new TextTable<>(columns)
        .of(all)
        .write(terminal.width(), color.palette(terminal)::heading);
  }
}
