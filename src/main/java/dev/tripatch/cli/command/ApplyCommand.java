package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.PatchInDialect;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.AsStored;
import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.StoredMasks;
import dev.tripatch.dialect.Reading;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch apply}. */
@Command(name = "apply")
public final class ApplyCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;
  @Mixin WrittenPatchOption patch = new WrittenPatchOption();
  @Mixin TypeOption type = new TypeOption();
  @Mixin DialectOption dialect = new DialectOption();

  @Option(names = "--as-stored")
  boolean asStored;

  @Mixin FormOption output = new FormOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ApplyCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    if (objects.isGiven()) {
      return ofObjects();
    }
    return patch.isMeant(documents, terminal) ? applyGiven() : applyCalculated();
  }

  private int ofObjects() throws StopException {
    if (patch.isNamed()) {
      throw new StopException(CommandWording.PATCH_OF_ONE.text());
    }
    requireNoType();
    Workbench workbench = schemas.workbench(objects, documents);
    UnaryOperator<ThreeDocuments<SourceDocument>> masking = secrets.forData(terminal);
    ManyObjects many =
        new ManyObjects(
            terminal,
            documents,
            GivenObjects.read(objects, documents, terminal),
            GivenObjects.surveyor(
                documents, workbench, dialect.mode(), false, secrets.forPeople(terminal)));
    AnswerForm form = AnswerForm.of(output.chosen());
    many.print(
        form,
        new Palette(false),
        ObjectSummary::isSent,
        (files, beside) -> {
          ThreeWayOutcome.Computed outcome =
              new GivenComparison(beside, workbench, dialect.mode())
                  .compare(files, false, masking)
                  .outcome();
          return ManyObjects.data(calculated(outcome, beside).after());
        });
    terminal.say(ObjectTable.total(many.summaries()));
    return many.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private void requireNoType() throws StopException {
    if (type.chosen().isPresent()) {
      throw new StopException(CommandWording.TYPE_NEEDS_PATCH.text());
    }
  }

  private int applyCalculated() throws StopException {
    requireNoType();
    ThreeWayOutcome.Computed outcome =
        new GivenComparison(terminal, schemas.workbench(documents), dialect.mode())
            .compare(documents, secrets.forData(terminal))
            .outcome();
    Applied applied = calculated(outcome, terminal);
    terminal.out().print(output.chosen().write(applied.after()));
    return options.exitCode(!applied.patch().isEmpty());
  }

  /**
   * What comes of a patch that was calculated.
   *
   * @param patch as its reader has it
   * @param after the object after it
   */
  private record Applied(MapValue patch, MapValue after) {}

  private Applied calculated(ThreeWayOutcome.Computed outcome, Terminal beside)
      throws StopException {
    ThreeWayInputs inputs = outcome.inputs();
    Applied applied = new Applied(outcome.patch(), outcome.result());
    if (dialect.chosen().isPresent()) {
      Reading.Done read = new PatchInDialect(dialect.chosen().get(), beside).result(inputs);
      applied = new Applied(read.patch(), read.result());
    }
    MapValue after = stored(applied.after(), inputs.live(), inputs.schema(), beside);
    return new Applied(applied.patch(), StoredMasks.decoded(after));
  }

  private int applyGiven() throws StopException {
    dialect.requireReader();
    Workbench workbench = schemas.workbench(documents);
    GivenPatch.Change change =
        new GivenPatch(patch, terminal, workbench)
            .applyTo(documents, dialect.chosen(), type.chosen());
    MapValue before = change.before();
    MapValue stored =
        stored(change.after(), Optional.of(before), workbench.schemaOf(before), terminal);
    MapValue after = secrets.masking(before, stored, true, terminal).masked(stored);
    terminal.out().print(output.chosen().write(after));
    return options.exitCode(!change.isNone());
  }

  private MapValue stored(
      MapValue after, Optional<MapValue> live, SchemaAnswer schema, Terminal beside) {
    if (!asStored) {
      return after;
    }
    StoredObject stored = StoredObject.of(after, live, schema);
    AsStored.tell(stored, schema, beside);
    return stored.object();
  }
}
