package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ConflictTable;
import dev.tripatch.cli.output.OverwriteOff;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ConflictList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch conflicts}. */
@Command(name = "conflicts")
public final class ConflictsCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin ObjectOptions about;
  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ConflictsCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    if (!about.areMany()) {
      about.documents.tellOfComposed(terminal);
    }
    Predicate<ObjectSummary> isFound = summary -> summary.conflicts() > 0 || summary.losesAny();
    EachObject each = about.each(Optional.empty(), true, secrets.forPeople(terminal));
    each.print(output.form, color.palette(terminal), isFound, this::conflicts);
    return each.exitCode(isFound, options.exitZero);
  }

  private EachObject.Said conflicts(CaseFiles files, Terminal beside) throws StopException {
    ThreeWayOutcome.Computed outcome =
        about
            .comparison(beside, Optional.empty())
            .compare(files, true, secrets.forOutput(output.form, terminal))
            .outcome();
    Conflicts conflicts = Conflicts.of(outcome);
    return new EachObject.Said(
        !conflicts.all().isEmpty() || !outcome.lost().isEmpty(),
        () ->
            new ConflictTable(terminal.width(), color.palette(terminal))
                    .of(conflicts, isThreeWay(outcome.inputs()))
                + new OverwriteOff(conflicts, outcome)
                    .text(about.documents.noOverwrite, terminal.width()),
        () -> ConflictList.of(conflicts));
  }

  private static boolean isThreeWay(ThreeWayInputs inputs) {
    return inputs.lastApplied().isPresent() && inputs.live().isPresent();
  }
}
