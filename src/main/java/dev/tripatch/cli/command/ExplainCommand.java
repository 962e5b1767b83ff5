package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.DocumentOptions.GivenPath;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExplainTable;
import dev.tripatch.cli.output.ExplainedField;
import dev.tripatch.cli.output.StepText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ReasonList;
import dev.tripatch.cli.output.data.StepList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.engine.explain.inner.CountedPath;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.CountedItems;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch explain}. */
@Command(name = "explain")
public final class ExplainCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin ObjectOptions about;
  @Mixin PatchOptions patch = new PatchOptions();

  @Option(names = "--field", paramLabel = "FIELD")
  @Nullable String field;

  @Option(names = "--steps")
  boolean wantsSteps;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ExplainCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.about = new ObjectOptions(terminal, builtIn);
  }

  @Override
  public int run() throws StopException {
    boolean isAll = field == null && !wantsSteps && !patch.written.isNamed();
    StopException.when(about.areMany() && !isAll, CommandWording.EXPLAIN_ALL_FIELDS.text());
    FieldPath path = field == null ? FieldPath.root() : GivenPath.parse(field);
    if (!about.areMany() && patch.written.isMeant(about.documents, terminal)) {
      return ofPatch(path);
    }
    Optional<ComparisonMode> mode = patch.mode();
    EachObject each = about.each(mode, false, secrets.forPeople(terminal));
    each.print(
        output.form,
        color.palette(terminal),
        ObjectSummary::isSent,
        (files, beside) -> {
          GivenComparison.Answered answered =
              about
                  .comparison(beside, mode)
                  .compare(files, false, secrets.forOutput(output.form, terminal))
                  .tellRefusals(beside);
          boolean isSent =
              about.areMany()
                  || !answered.outcome().patch().isEmpty()
                  || !answered.outcome().lost().isEmpty();
          return said(answered.comparison(), answered.outcome().explanation(), path, isSent);
        });
    return each.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private int ofPatch(FieldPath path) throws StopException {
    Composition composition =
        patch
            .explain(
                new ExplainedPatch(
                    terminal, about.workbench(), secrets, output.form != AnswerForm.TABLE),
                about.documents)
            .composition();
    composition.idle().forEach(remark -> terminal.say(remark.withFields()));
    EachObject.Said said = said(composition, composition.explanation(), path, true);
    output.print(terminal, said.text(), said.data());
    return options.exitCode(composition.changesLive());
  }

  private EachObject.Said said(
      ComparisonView view, Explanation explanation, FieldPath path, boolean isSent)
      throws StopException {
    FieldPath named = inside(path, CountedItems.named(path, explanation), view);
    int width = terminal.width();
    Palette palette = color.palette(terminal);
    if (wantsSteps) {
      Steps steps =
          view.steps().orElseThrow(() -> new StopException(CommandWording.NO_STEPS.text()));
      return new EachObject.Said(
          isSent,
          () -> new StepText(width, palette).of(steps, named),
          () -> StepList.of(steps, named));
    }
    if (field == null) {
      return new EachObject.Said(
          isSent,
          () -> new ExplainTable(width, palette).withOwners(Instant.now()).of(view, isSent),
          () -> ReasonList.of(view, explanation));
    }
    FieldOutcome outcome =
        view.outcomeAt(named)
            .orElseThrow(
                () -> new StopException(CommandWording.NO_SUCH_FIELD.text("field", named)));
    return new EachObject.Said(
        isSent,
        () -> new ExplainedField(width, palette).of(view.why(named)),
        () -> ReasonList.of(outcome, view, explanation));
  }

  /** What is inside a list that is sent whole has no reason, so it has to be there. */
  private static FieldPath inside(FieldPath given, FieldPath named, ComparisonView view)
      throws StopException {
    Optional<ThreeWayOutcome.Computed> computed =
        view.computed()
            .filter(
                each ->
                    InnerParts.isInList(
                        each.explanation().at(named).path(), named, view.schema().type()));
    if (computed.isEmpty()) {
      return named;
    }
    CountedPath counted = Conflicts.counted(given, computed.get());
    if (!counted.isThere()) {
      throw new StopException(CommandWording.NO_SUCH_FIELD.text("field", given));
    }
    if (!counted.instead().isEmpty()) {
      throw new StopException(
          CommandWording.COUNTED.text("path", given, "instead", counted.others()));
    }
    return counted.path();
  }
}
