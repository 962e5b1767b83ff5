package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.CommandWording;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.InputFile;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.workspace.schemas.KeptSchemas;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema import}. */
@Command(name = "import")
public final class SchemaImportCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(arity = "1..*", paramLabel = "FILE")
  List<String> files = new ArrayList<>();

  @Option(names = "--name", paramLabel = "NAME")
  @Nullable String name;

  /** The old name of {@code --name}. */
  @Option(names = "--as", hidden = true, paramLabel = "NAME")
  void setOldName(String given) {
    name = given;
  }

  @Mixin HelpOption help = new HelpOption();

  /** Reads from this terminal, and writes messages to it. */
  public SchemaImportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    if (name == null) {
      throw new StopException(CommandWording.NAME_THE_IMPORT.text());
    }
    keep(name);
    return ExitCodes.NOTHING;
  }

  private void keep(String name) throws StopException {
    KeptSchemas kept =
        SchemaOption.kept(terminal)
            .orElseThrow(() -> new StopException(CommandWording.NO_SETTINGS_FOLDER.text()));
    InputFile.requireOneStandardInput(files.stream());
    List<SchemaText> texts = new ArrayList<>();
    for (String file : files) {
      texts.add(new SchemaText(InputFile.nameOf(file), InputFile.read(file, terminal.in())));
    }
    tell(name, kept(kept, name, texts));
  }

  private static KeptSchemas.Kept kept(KeptSchemas kept, String name, List<SchemaText> texts)
      throws StopException {
    try {
      return kept.keep(name, texts);
    } catch (SchemaFault wrong) {
      throw StopException.located(wrong.lines());
    }
  }

  private void tell(String name, KeptSchemas.Kept kept) {
    kept.notes().forEach(terminal::say);
    terminal
        .out()
        .println(
            CommandWording.IMPORTED.text(
                "name", name, "kinds", kept.kinds(), "types", kept.types()));
  }
}
