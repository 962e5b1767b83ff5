package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenPatch;
import dev.tripatch.cli.input.PatchInDialect;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.dialect.Reading;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.schemas.Schemas;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch apply}. */
@Command(name = "apply")
public final class ApplyCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin SchemaOption schemas;
  @Mixin WrittenPatchOption patch = new WrittenPatchOption();
  @Mixin TypeOption type = new TypeOption();
  @Mixin DialectOption dialect = new DialectOption();
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
    return patch.isMeant(documents, terminal) ? applyGiven() : applyCalculated();
  }

  private int applyCalculated() throws StopException {
    if (type.chosen().isPresent()) {
      throw new StopException(CommandWording.TYPE_NEEDS_PATCH.text());
    }
    ThreeWayOutcome.Computed outcome =
        new GivenComparison(terminal, schemas.workbench(documents), dialect.mode())
            .compare(documents, secrets.forData(terminal))
            .outcome();
    if (dialect.chosen().isPresent()) {
      Reading.Done read =
          new PatchInDialect(dialect.chosen().get(), terminal).result(outcome.inputs());
      terminal.out().print(output.chosen().write(read.result()));
      return options.exitCode(!read.patch().isEmpty());
    }
    terminal.out().print(output.chosen().write(outcome.result()));
    return options.exitCode(!outcome.patch().isEmpty());
  }

  private int applyGiven() throws StopException {
    dialect.requireReader();
    GivenPatch.Change change =
        new GivenPatch(patch, terminal, schemas.workbench(documents))
            .applyTo(documents, dialect.chosen(), type.chosen());
    MapValue after =
        secrets.masking(change.before(), change.after(), true, terminal).masked(change.after());
    terminal.out().print(output.chosen().write(after));
    return options.exitCode(!change.isNone());
  }
}
