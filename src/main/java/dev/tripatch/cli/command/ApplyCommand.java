package dev.tripatch.cli.command;

import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.PatchInDialect;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.AsStored;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch apply}. */
@Command(name = "apply")
public final class ApplyCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin ObjectOptions about;
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
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    StopException.when(about.areMany() && patch.isNamed(), CommandWording.PATCH_OF_ONE.text());
    if (!about.areMany() && patch.isMeant(about.documents, terminal)) {
      return applyGiven();
    }
    StopException.when(type.chosen().isPresent(), CommandWording.TYPE_NEEDS_PATCH.text());
    EachObject each = about.each(dialect.mode(), false, secrets.forPeople(terminal));
    each.print(about.formOf(output), new Palette(false), ObjectSummary::isSent, this::calculated);
    each.sayTotal();
    return each.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private EachObject.Said calculated(CaseFiles files, Terminal beside) throws StopException {
    ThreeWayOutcome.Computed outcome =
        about
            .comparison(beside, dialect.mode())
            .compare(files, false, secrets.forData(terminal))
            .tellRefusals(beside)
            .outcome();
    ThreeWayInputs inputs = outcome.inputs();
    MapValue sent = outcome.patch();
    MapValue result = outcome.result();
    if (dialect.chosen().isPresent()) {
      Reading.Done read = new PatchInDialect(dialect.chosen().get(), beside).result(inputs);
      sent = read.patch();
      result = read.result();
    }
    MapValue after = stored(result, inputs.live(), inputs.schema(), beside);
    return new EachObject.Said(!sent.isEmpty(), () -> output.chosen().write(after), () -> after);
  }

  private int applyGiven() throws StopException {
    dialect.requireReader();
    Workbench workbench = about.workbench();
    GivenPatch.Change change =
        new GivenPatch(patch, terminal, workbench)
            .applyTo(about.documents, dialect.chosen(), type.chosen());
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
