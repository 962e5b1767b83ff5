package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.CommandWording;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.ExportedKinds;
import dev.tripatch.cli.input.NamedDocuments.KnownKinds;
import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.workspace.schemas.SchemaExport;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema export}. */
@Command(name = "export")
public final class SchemaExportCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(paramLabel = "KIND")
  List<String> kinds = new ArrayList<>();

  @Option(names = "--as", required = true, paramLabel = "overlay|kustomize|crd|go")
  SchemaExport form = SchemaExport.OVERLAY;

  @Option(names = "--complete")
  boolean complete;

  @Option(names = "--save", paramLabel = "FILE")
  @Nullable String output;

  /** The old names of {@code --save}. */
  @Option(
      names = {"-o", "--output"},
      hidden = true,
      paramLabel = "FILE")
  void setOldName(String file) {
    output = file;
  }

  @Mixin SchemaOption schemas;
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public SchemaExportCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    requireThatOptionsFit();
    Optional<OutputFile> file = OutputFile.named(output, new DocumentOptions());
    String text = text(schemas.inForce(Optional.empty()));
    if (file.isPresent()) {
      file.get().write(text, terminal);
    } else {
      terminal.out().print(text);
    }
    return ExitCodes.NOTHING;
  }

  private void requireThatOptionsFit() throws StopException {
    boolean isPossible = form == SchemaExport.KUSTOMIZE || form == SchemaExport.GO;
    StopException.when(
        complete && (!isPossible || !kinds.isEmpty()), CommandWording.COMPLETE_WITHOUT_KIND.text());
  }

  private String text(Schemas inForce) throws StopException {
    ExportedKinds known = new ExportedKinds(inForce, KnownKinds.of(inForce));
    List<KnownKind> chosen =
        form == SchemaExport.OVERLAY || complete ? known.known() : known.of(kinds);
    try {
      String text = form.write(inForce, chosen);
      if (form == SchemaExport.KUSTOMIZE) {
        warn(chosen.size());
      }
      return text;
    } catch (SchemaFault wrong) {
      throw new StopException(wrong.lines().getFirst());
    }
  }

  private void warn(int count) {
    terminal.say(
        complete
            ? CommandWording.KUSTOMIZE_COMPLETE.text("count", count)
            : CommandWording.KUSTOMIZE_LOSES.text());
  }
}
