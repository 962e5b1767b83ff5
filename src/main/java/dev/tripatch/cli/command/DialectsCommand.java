package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.DialectTable;
import dev.tripatch.cli.output.ServerSideContrasts;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.AnswerFields;
import dev.tripatch.cli.output.data.DialectList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideComparison;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch dialects}. */
@Command(name = "dialects")
public final class DialectsCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin SchemaOption schemas;
  @Mixin WrittenPatchOption patch = new WrittenPatchOption();

  @Option(names = "--same", paramLabel = "patch|documents")
  Same same = Same.PATCH;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  enum Same {
    PATCH,
    DOCUMENTS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Prints to this terminal. */
  public DialectsCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    return patch.isMeant(documents, terminal) ? answer(ofGiven()) : ofCalculated();
  }

  private int ofCalculated() throws StopException {
    ThreeWayOutcome.Computed outcome =
        new GivenComparison(terminal, schemas.workbench(documents), Optional.empty())
            .compare(documents, secrets.forOutput(output.form, terminal))
            .outcome();
    StopException.when(
        same == Same.PATCH && outcome.inputs().live().isEmpty(),
        CommandWording.DIALECTS_NEED_LIVE.text());
    return switch (same) {
      case DOCUMENTS ->
          answer(
              DialectComparison.ofDocuments(outcome.inputs()),
              ServerSideComparison.of(outcome, ServerSideApply.DEFAULT_MANAGER));
      case PATCH ->
          answer(
              DialectComparison.ofPatch(
                  outcome.inputs().live().orElseThrow(),
                  outcome.patch(),
                  outcome.inputs().schema()));
    };
  }

  private int answer(DialectComparison comparison) {
    print(
        () -> new DialectTable(terminal.width(), color.palette(terminal)).of(comparison),
        () -> DialectList.of(comparison, Optional.empty()));
    return options.exitCode(!comparison.isAgreed());
  }

  /** Server-side apply is no reader of patches, but one more way to apply the same documents. */
  private int answer(DialectComparison comparison, ServerSideComparison serverSide) {
    print(
        () ->
            new DialectTable(terminal.width(), color.palette(terminal)).of(comparison)
                + new ServerSideContrasts(terminal.width(), color.palette(terminal)).of(serverSide),
        () -> DialectList.of(comparison, Optional.of(serverSide)));
    return options.exitCode(!comparison.isAgreed() || !serverSide.isAgreed());
  }

  private void print(Supplier<String> table, Supplier<AnswerFields> list) {
    output.print(terminal, table, list);
  }

  private DialectComparison ofGiven() throws StopException {
    StopException.when(same == Same.DOCUMENTS, CommandWording.SAME_DOCUMENTS.text());
    GivenPatch.Pair pair =
        new GivenPatch(patch, terminal, schemas.workbench(documents)).read(documents);
    MapValue live = pair.decodedLive();
    MapValue given = pair.patch().decodedObject().orElseThrow();
    boolean isData = output.form != AnswerForm.TABLE;
    Masking masking = secrets.masking(live, given, isData, terminal);
    SchemaAnswer schema = schemas.workbench(documents).schemaOf(live);
    return DialectComparison.ofPatch(masking.masked(live), masking.masked(given), schema);
  }
}
