package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.HazardText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.HazardList;
import dev.tripatch.cli.output.data.HazardList.LocatedHazard;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.MaskedDocument;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.edit.fix.FixText;
import dev.tripatch.edit.fix.ProvenFixes;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.check.Hazards;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.PatchHazards;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch hazards}. */
@Command(name = "hazards")
public final class HazardsCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin ObjectOptions about;
  @Mixin WrittenPatchOption patch = new WrittenPatchOption();
  @Mixin TypeOption type = new TypeOption();
  @Mixin DialectOption dialect = new DialectOption();

  @Option(names = "--list")
  boolean list;

  @Option(names = "--page", paramLabel = "KIND", completionCandidates = HazardIds.class)
  @Nullable String page;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Whether kubectl itself refuses an object, so that no server can be asked about it. */
  private volatile boolean isRefusedByClient;

  /** Prints to this terminal. */
  public HazardsCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    if (list) {
      terminal.out().print(HazardText.kinds(color.palette(terminal)));
      return ExitCodes.NOTHING;
    }
    if (page != null) {
      terminal.out().print(kind(page).page());
      return ExitCodes.NOTHING;
    }
    if (!about.areMany() && patch.isMeant(about.documents, terminal)) {
      EachObject.Said said = ofPatch();
      output.print(terminal, said.text(), said.data());
      return options.exitCode(said.isFound());
    }
    requireDocuments();
    about.comparison(terminal, dialect.mode()).requireThatOptionsFit(about.documents);
    EachObject each = about.each(dialect.mode(), false, secrets.forPeople(terminal));
    each.takeRefusalsForAnswers();
    each.print(output.form, color.palette(terminal), ObjectSummary::hasFindings, this::ofFiles);
    return isRefusedByClient
        ? ExitCodes.ERROR
        : each.exitCode(summary -> summary.hazards() > 0, options.exitZero);
  }

  private EachObject.Said said(ProvenFixes fixes, Function<Hazard, String> place) {
    List<LocatedHazard> found =
        fixes.text().hazards().stream()
            .map(hazard -> new LocatedHazard(hazard, place.apply(hazard)))
            .toList();
    return new EachObject.Said(
        found.stream().anyMatch(each -> !each.hazard().kind().isOnlyTold()),
        () -> HazardText.of(found, terminal.width(), color.palette(terminal)),
        () -> HazardList.of(found, fixes));
  }

  private static HazardKind kind(String id) throws StopException {
    return HazardKind.of(id)
        .orElseThrow(
            () ->
                new StopException(
                    CommandWording.NO_SUCH_HAZARD.text(
                        "kind",
                        id,
                        "kinds",
                        String.join(
                            ", ",
                            Arrays.stream(HazardKind.values()).map(HazardKind::id).toList()))));
  }

  private void requireDocuments() throws StopException {
    StopException.when(
        type.chosen().isPresent() || dialect.chosen().isPresent(),
        CommandWording.TYPE_OR_DIALECT.text());
    StopException.when(about.areMany() && patch.isNamed(), CommandWording.PATCH_OF_ONE.text());
  }

  private EachObject.Said ofFiles(CaseFiles files, Terminal beside) throws StopException {
    GivenComparison comparing = about.comparison(beside, dialect.mode());
    ThreeDocuments<SourceDocument> sources =
        secrets.forOutput(output.form, beside).apply(files.sources());
    Compared.Done done = comparing.compare(files, sources);
    done.schemaRemarks().forEach(beside::say);
    done.unchecked().forEach(beside::say);
    if (done.outcome() instanceof ThreeWayOutcome.Refused refused
        && refused.stage() == Stage.LOCAL) {
      isRefusedByClient = true;
    }
    Compared.Done exact = comparing.compare(files, files.sources());
    FixText text =
        new FixText(
            Writing.OBJECT,
            sources.local(),
            done.outcome().inputs().schema(),
            sources.live().flatMap(SourceDocument::decodedObject),
            done.hazards(exact.annotationSize()));
    Workbench workbench = about.workbench();
    return said(
        new ProvenFixes(text, local -> hazards(workbench, done, local)),
        hazard -> place(hazard, files, done));
  }

  /** Those with another local; empty if it cannot be read. */
  private static Optional<List<Hazard>> hazards(
      Workbench workbench, Compared.Done done, SourceDocument local) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(done.documents().lastApplied(), local, done.documents().live());
    boolean overwrite = done.outcome().inputs().overwrite();
    return workbench.compare(sources, overwrite, Optional.of(done.mode()))
            instanceof Compared.Done other
        ? Optional.of(other.hazards())
        : Optional.empty();
  }

  /** In the file; in the annotation or the patch if it is in none. */
  private static String place(Hazard hazard, CaseFiles files, Compared.Done done) {
    if (hazard.span().isEmpty()) {
      return hazard.where().words();
    }
    int offset = hazard.span().get().start();
    return Optional.of(hazard.where())
        .filter(Role.DOCUMENTS::contains)
        .flatMap(own -> placeIn(own, offset, files, done))
        .or(
            () ->
                done.documents()
                    .lastApplied()
                    .filter(ignored -> hazard.where() == Role.LAST_APPLIED)
                    .map(text -> text.locate(offset)))
        .orElse(CommandWording.CALCULATED_PATCH.text());
  }

  /** The places found are those of the masked text, if it was masked. */
  private static Optional<String> placeIn(
      Role pane, int offset, CaseFiles files, Compared.Done done) {
    Masking masking = Masking.ofDocuments(files.sources());
    return files
        .document(pane)
        .flatMap(
            text ->
                files.locate(
                    pane,
                    done.documents().local().equals(files.sources().local())
                        ? offset
                        : masking.inPlace(text).inOriginal(offset)));
  }

  private EachObject.Said ofPatch() throws StopException {
    dialect.requireReader();
    GivenPatch.Pair pair =
        new GivenPatch(patch, terminal, about.workbench()).readQuietly(about.documents, true);
    Value given = pair.patch().root().map(Node::value).orElseThrow();
    boolean isData = output.form != AnswerForm.TABLE;
    Masking masking = secrets.masking(pair.live().value(), given, isData, terminal);
    MaskedDocument live = masking.inPlace(pair.live().document());
    MaskedDocument written = masking.inPlace(pair.patch());
    SchemaAnswer schema = about.workbench().schemaOf(pair.live().value());
    PatchFormat format =
        GivenPatch.formatOf(pair, type.chosen()).orElseGet(() -> formatOf(given, schema));
    requireForm(written.document(), format);
    Function<SourceDocument, List<Hazard>> hazards =
        patch -> found(patch, live.document(), schema, format);
    FixText text =
        new FixText(
            Writing.of(format),
            written.document(),
            schema,
            live.document().decodedObject(),
            hazards.apply(written.document()));
    return said(
        new ProvenFixes(text, hazards.andThen(Optional::of)),
        hazard -> place(hazard, pair, written, live));
  }

  private PatchFormat formatOf(Value given, SchemaAnswer schema) {
    return dialect.chosen().map(PatchFormat::sentIn).orElseGet(() -> PatchFormat.of(given, schema));
  }

  private void requireForm(SourceDocument patch, PatchFormat format) throws StopException {
    boolean isDialect = dialect.chosen().isPresent();
    StopException.when(
        isDialect && type.chosen().isPresent(), CommandWording.DIALECT_IMPLIES_TYPE.text());
    boolean isList = patch.object().isEmpty();
    if (isList != (format == PatchFormat.JSON && !isDialect)) {
      throw new StopException(
          isList
              ? CommandWording.LIST_IS_JSON_PATCH.text()
              : CommandWording.JSON_PATCH_IS_LIST.text());
    }
  }

  private List<Hazard> found(
      SourceDocument patch, SourceDocument live, SchemaAnswer schema, PatchFormat format) {
    return dialect
        .chosen()
        .map(reader -> Hazards.ofPatch(patch, live, schema, reader))
        .orElseGet(() -> PatchHazards.of(format, patch, live, schema));
  }

  private static String place(
      Hazard hazard, GivenPatch.Pair pair, MaskedDocument patch, MaskedDocument live) {
    int offset = hazard.span().map(span -> span.start()).orElse(0);
    return hazard.where() == Role.PATCH
        ? pair.patch().locate(patch.inOriginal(offset))
        : pair.live().locate(live.inOriginal(offset));
  }

  /** The kinds of hazards, for completion. */
  static final class HazardIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(HazardKind.values()).map(HazardKind::id).iterator();
    }
  }
}
