package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.ColorOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ConflictTable;
import dev.tripatch.cli.output.OverwriteOff;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ConflictList;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch conflicts}. */
@Command(name = "conflicts")
public final class ConflictsCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ConflictsCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    if (objects.isGiven()) {
      return ofObjects();
    }
    documents.tellOfComposed(terminal);
    ThreeWayOutcome.Computed outcome =
        new GivenComparison(terminal, schemas.workbench(documents))
            .compareOverwriting(documents, secrets.forOutput(output.form, terminal))
            .outcome();
    Conflicts conflicts = Conflicts.of(outcome);
    terminal.out().print(written(conflicts, outcome));
    return options.exitCode(!conflicts.all().isEmpty());
  }

  private int ofObjects() throws StopException {
    Workbench workbench = schemas.workbench(objects, documents);
    UnaryOperator<ThreeDocuments<SourceDocument>> masking =
        secrets.forOutput(output.form, terminal);
    ManyObjects many =
        new ManyObjects(
            terminal,
            documents,
            GivenObjects.read(objects, documents, terminal),
            GivenObjects.surveyor(
                documents, workbench, Optional.empty(), true, secrets.forPeople(terminal)));
    Predicate<ObjectSummary> isFound = summary -> summary.conflicts() > 0;
    many.print(
        output.form,
        color.palette(terminal),
        isFound,
        (files, beside) -> {
          ThreeWayOutcome.Computed outcome =
              new GivenComparison(beside, workbench).compare(files, true, masking).outcome();
          Conflicts conflicts = Conflicts.of(outcome);
          return output.form == AnswerForm.TABLE
              ? ManyObjects.text(written(conflicts, outcome))
              : ManyObjects.data(ConflictList.of(conflicts));
        });
    return many.exitCode(isFound, options.exitZero);
  }

  private String written(Conflicts conflicts, ThreeWayOutcome.Computed outcome) {
    return output.form.written(
        () ->
            new ConflictTable(terminal.width(), color.palette(terminal))
                    .of(conflicts, isThreeWay(outcome.inputs()))
                + new OverwriteOff(conflicts, outcome)
                    .text(documents.noOverwrite, terminal.width()),
        () -> ConflictList.of(conflicts));
  }

  private static boolean isThreeWay(ThreeWayInputs inputs) {
    return inputs.lastApplied().isPresent() && inputs.live().isPresent();
  }
}
