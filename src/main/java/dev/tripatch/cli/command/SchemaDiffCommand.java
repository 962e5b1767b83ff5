package dev.tripatch.cli.command;

import dev.tripatch.cli.input.KindChooser;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.option.AnswerOption;
import dev.tripatch.cli.option.ColorOption;
import dev.tripatch.cli.option.HelpOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.SchemaDifferenceText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.SchemaDifferences;
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
import java.util.ListResourceBundle;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema diff}. */
@Command(
    name = "diff",
    customSynopsis = "tripatch schema diff RELEASE|FILE RELEASE|FILE [KIND] [OPTION...]",
    description = {
      "Prints which rules two schemas have differently, and what came and went.",
      "A schema is a release of Kubernetes (${bundle:releases}), a file, a folder, or a name of"
          + " tripatch schema list.",
      "Own rules are compared as they are in force over the newest release.",
      ""
    },
    exitCodeList = {
      "0:they are the same",
      "1:they differ",
      "2:an error, printed to standard error"
    },
    footer = {
      "",
      "Examples:",
      "  tripatch schema diff ${bundle:oldest} ${bundle:newest}",
      "  tripatch schema diff ${bundle:oldest} ${bundle:newest} resourceclaims",
      "  tripatch schema diff ${bundle:newest} .tripatch/schema.yaml",
      "  tripatch schema diff ${bundle:newest} openapi.json -o json"
    })
public final class SchemaDiffCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "RELEASE|FILE", description = "The one schema.")
  String first = "";

  @Parameters(index = "1", paramLabel = "RELEASE|FILE", description = "The other schema.")
  String second = "";

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "KIND",
      description = "Only this kind, in all its versions, and all that it refers to.")
  @Nullable String kind;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Option(names = "--exit-zero", description = "Exit with 0, not 1, when they differ.")
  boolean exitZero;

  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public SchemaDiffCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** The releases that the help names. */
  public static ResourceBundle releases() {
    return new ListResourceBundle() {
      @Override
      protected Object[][] getContents() {
        List<String> versions = SchemaFiles.versions();
        return new Object[][] {
          {"releases", String.join(", ", versions.reversed())},
          {"oldest", versions.getLast()},
          {"newest", versions.getFirst()}
        };
      }
    };
  }

  @Override
  public int run() throws StopException {
    SchemaSource before = declared(schemas(first));
    SchemaSource after = declared(schemas(second));
    SchemaDifference found = SchemaDifference.of(before, after, which(before, after));
    terminal
        .out()
        .print(
            output.form.written(
                () ->
                    SchemaDifferenceText.of(
                        found, first, second, terminal.width(), color.palette(terminal)),
                () -> SchemaDifferences.of(found)));
    return found.isNone() || exitZero ? ExitCodes.NOTHING : ExitCodes.PATCH;
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
