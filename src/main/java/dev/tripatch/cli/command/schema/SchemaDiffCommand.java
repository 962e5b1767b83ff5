package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.RunOptions;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.KindChooser;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.SchemaDifferenceText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.SchemaDifferences;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaLayers;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.SchemaDifference;
import dev.tripatch.workspace.schemas.SchemaFault;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema diff}. */
@Command(name = "diff")
public final class SchemaDiffCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "RELEASE|FILE")
  String first = "";

  @Parameters(index = "1", paramLabel = "RELEASE|FILE")
  String second = "";

  @Parameters(index = "2", arity = "0..1", paramLabel = "KIND")
  @Nullable String kind;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public SchemaDiffCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    SchemaSource before = declared(schemas(first));
    SchemaSource after = declared(schemas(second));
    SchemaDifference found = SchemaDifference.of(before, after, which(before, after));
    output.print(
        terminal,
        () ->
            SchemaDifferenceText.of(
                found, first, second, terminal.width(), color.palette(terminal)),
        () -> SchemaDifferences.of(found));
    return options.exitCode(!found.isNone());
  }

  /** What a word on the command line means, over the newest release. */
  private Schemas schemas(String word) throws StopException {
    SchemaFiles files = SchemaFiles.overNewest(SchemaOption.kept(terminal));
    try {
      files.add(word);
    } catch (SchemaFault wrong) {
      throw StopException.located(wrong.lines());
    }
    files.notes().forEach(terminal::say);
    return files.schemas();
  }

  /** What a file declares itself; own rules alone declare nothing. */
  private static SchemaSource declared(Schemas schemas) {
    return schemas.brought().isEmpty() || !schemas.overlay().isEmpty()
        ? schemas.source()
        : new SchemaLayers(schemas.brought().stream().map(Schemas.BroughtSchema::source).toList());
  }

  private Predicate<KnownKind> which(SchemaSource before, SchemaSource after) throws StopException {
    if (kind == null) {
      return any -> true;
    }
    List<KnownKind> all = new ArrayList<>(before.kinds());
    all.addAll(after.kinds());
    List<KnownKind> chosen = new KindChooser(all, Optional.empty()).all(List.of(kind));
    return candidate ->
        chosen.stream()
            .anyMatch(
                wanted ->
                    wanted.kind().equals(candidate.kind())
                        && wanted.apiVersion().equals(candidate.apiVersion()));
  }
}
