package dev.tripatch.cli.command.schema;

import dev.tripatch.cli.command.CommandWording;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.KindChooser;
import dev.tripatch.cli.input.NamedDocuments.KnownKinds;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.SchemaTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.SchemaFields;
import dev.tripatch.cli.output.data.SchemaListing;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.RuleHistory;
import dev.tripatch.schema.overlay.SchemaPaths;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.schema.overlay.TypeKind;
import dev.tripatch.workspace.schemas.SchemaFiles;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch schema show}. */
@Command(name = "show")
public final class SchemaShowCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "KIND")
  String kind = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "FIELD")
  @Nullable String field;

  @Option(names = "--api-version", paramLabel = "GROUP/VERSION")
  @Nullable String apiVersion;

  @Option(names = {"-r", "--recursive"})
  boolean recursive;

  @Mixin SchemaOption schemas;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();
  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public SchemaShowCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    Schemas known = schemas.inForce(Optional.empty());
    SchemaSource source = known.source();
    KindChooser.Chosen chosen =
        new KindChooser(KnownKinds.of(known), Optional.ofNullable(apiVersion)).choose(kind);
    SchemaListing listing = listing(chosen, source);
    tellOthers(chosen);
    output.print(
        terminal,
        () -> new SchemaTable(terminal.width(), color.palette(terminal)).of(listing),
        () -> SchemaFields.of(listing));
    return ExitCodes.NOTHING;
  }

  private SchemaListing listing(KindChooser.Chosen chosen, SchemaSource source)
      throws StopException {
    KnownKind found = chosen.kind();
    SchemaAnswer answer = source.lookUp(found.apiVersion(), found.kind());
    ObjectSchema root = answer.fields().orElseThrow();
    List<String> path =
        Stream.concat(
                chosen.path().stream(),
                field == null || field.isBlank() ? Stream.of() : SchemaPaths.read(field).stream())
            .toList();
    SchemaPlace place = at(SchemaPlace.root(root), path, found);
    return new SchemaListing(
        found.apiVersion(),
        found.kind(),
        source(answer),
        answer instanceof SchemaAnswer.Unknown,
        answer instanceof SchemaAnswer.Known known && known.isWhatIf(),
        place,
        place.rule().isPresent() ? history(found, path) : List.of(),
        SchemaListing.fields(place, recursive));
  }

  private static List<String> history(KnownKind kind, List<String> path) {
    return new RuleHistory(SchemaFiles.releases()).of(kind.apiVersion(), kind.kind(), path);
  }

  private static String source(SchemaAnswer answer) {
    return switch (answer) {
      case SchemaAnswer.Known known -> known.source();
      case SchemaAnswer.Unknown unknown ->
          unknown.declared().map(SchemaAnswer.Declared::source).orElse("");
    };
  }

  private static SchemaPlace at(SchemaPlace root, List<String> path, KnownKind kind)
      throws StopException {
    SchemaPlace place = root;
    for (String key : path) {
      Optional<SchemaPlace> next = place.then(key);
      if (next.isEmpty()) {
        throw noField(place, key, kind);
      }
      place = next.get();
    }
    return place;
  }

  private static StopException noField(SchemaPlace place, String key, KnownKind kind) {
    String where =
        kind.kind() + (place.path().isEmpty() ? "" : " " + SchemaPaths.write(place.path()));
    List<String> names =
        place.object().map(object -> List.copyOf(object.fieldNames())).orElse(List.of());
    List<String> near = KindChooser.near(key, names.stream());
    String remedy =
        names.isEmpty()
            ? CommandWording.TYPE_HAS_NO_FIELDS.text("type", TypeKind.name(place.type()))
            : near.isEmpty()
                ? CommandWording.HAS_FIELDS.text("fields", String.join(", ", names))
                : CommandWording.IS_MEANT.text("names", String.join(" or ", near));
    return StopException.located(
        List.of(
            Messages.PROGRAM + CommandWording.HAS_NO_FIELD.text("place", where, "field", key),
            Messages.INDENT + remedy));
  }

  private void tellOthers(KindChooser.Chosen chosen) {
    if (!chosen.others().isEmpty() && apiVersion == null) {
      terminal.say(
          CommandWording.ALSO_KNOWN_IN.text(
              "kind",
              chosen.kind().kind(),
              "versions",
              chosen.others().stream()
                  .map(KnownKind::apiVersion)
                  .distinct()
                  .collect(Collectors.joining(", "))));
    }
  }
}
