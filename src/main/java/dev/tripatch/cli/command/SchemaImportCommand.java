package dev.tripatch.cli.command;

import dev.tripatch.cli.input.InputFile;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.option.HelpOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
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
@Command(
    name = "import",
    customSynopsis = "tripatch schema import FILE... --name NAME",
    description = {
      "Keeps schemas under a name, for --schema NAME on every command.",
      "It reads OpenAPI v2 and v3 documents, CustomResourceDefinitions, kustomize's openapi files"
          + " and Go source. Of two that declare the same kind, the first counts. A name that is"
          + " there already gets the new content.",
      ""
    },
    exitCodeList = {"0:the schema is kept", "2:an error, printed to standard error"},
    footer = {
      "",
      "Examples:",
      "  kubectl get --raw /openapi/v2 | tripatch schema import - --name \"prod 1.33\"",
      "  tripatch schema import crds/*.yaml --name argo",
      "  tripatch patch --schema \"prod 1.33\" --local web.yaml --live live.yaml"
    })
public final class SchemaImportCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files to import; - reads standard input.")
  List<String> files = new ArrayList<>();

  @Option(names = "--name", paramLabel = "NAME", description = "The name to keep them by.")
  @Nullable String name;

  @Option(
      names = "--as",
      hidden = true,
      paramLabel = "NAME",
      description = "The old name of --name.")
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
      throw new StopException("name what is imported with --name NAME.");
    }
    keep(name);
    return ExitCodes.NOTHING;
  }

  private void keep(String name) throws StopException {
    KeptSchemas kept =
        SchemaOption.kept(terminal)
            .orElseThrow(() -> new StopException("there is no folder for settings here."));
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
            "%s: %s, %s. Choose it with --schema \"%s\"."
                .formatted(name, count(kept.kinds(), "kind"), count(kept.types(), "type"), name));
  }

  private static String count(int count, String word) {
    return count + " " + word + (count == 1 ? "" : "s");
  }
}
