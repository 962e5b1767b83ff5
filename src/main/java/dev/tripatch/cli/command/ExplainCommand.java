package dev.tripatch.cli.command;

import dev.tripatch.cli.input.ColorOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.GivenPath;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExplainTable;
import dev.tripatch.cli.output.ExplainedField;
import dev.tripatch.cli.output.StepText;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ReasonList;
import dev.tripatch.cli.output.data.StepList;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.step.Steps;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.CountedItems;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch explain}. */
@Command(name = "explain")
public final class ExplainCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;
  @Mixin PatchOptions patch = new PatchOptions();

  @Option(names = "--field", paramLabel = "FIELD")
  @Nullable String field;

  @Option(names = "--steps")
  boolean wantsSteps;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "table|yaml|json")
  AnswerForm output = AnswerForm.TABLE;

  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ExplainCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    if (objects.isGiven()) {
      return ofObjects();
    }
    FieldPath path = field == null ? FieldPath.root() : GivenPath.parse(field);
    return patch.isWritten(documents, terminal) ? ofPatch(path) : ofDocuments(path);
  }

  private int ofObjects() throws StopException {
    if (field != null || wantsSteps || patch.written.isNamed()) {
      throw new StopException(CommandWording.EXPLAIN_ALL_FIELDS.text());
    }
    Workbench workbench = schemas.workbench(objects, documents);
    UnaryOperator<ThreeDocuments<SourceDocument>> masking = secrets.forOutput(output, terminal);
    ManyObjects many =
        new ManyObjects(
            terminal,
            documents,
            GivenObjects.read(objects, documents, terminal),
            GivenObjects.surveyor(
                documents, workbench, patch.mode(), false, secrets.forPeople(terminal)));
    Optional<ComparisonMode> mode = patch.mode();
    many.print(
        output,
        color.palette(terminal),
        ObjectSummary::isSent,
        (files, beside) -> {
          GivenComparison.Answered answered =
              new GivenComparison(beside, workbench, mode).compare(files, false, masking);
          Explanation explanation = answered.outcome().explanation();
          return output == AnswerForm.TABLE
              ? ManyObjects.text(ofAll(answered.comparison(), explanation, true))
              : ManyObjects.data(ReasonList.of(answered.comparison(), explanation));
        });
    return many.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private int ofDocuments(FieldPath path) throws StopException {
    GivenComparison.Answered answered =
        new GivenComparison(terminal, schemas.workbench(documents), patch.mode())
            .compare(documents, secrets.forOutput(output, terminal));
    Comparison comparison = answered.comparison();
    boolean isSent = !answered.outcome().patch().isEmpty();
    print(comparison, answered.outcome().explanation(), path, isSent);
    return options.exitCode(isSent);
  }

  private int ofPatch(FieldPath path) throws StopException {
    Composition composition =
        patch
            .explain(
                new ExplainedPatch(
                    terminal, schemas.workbench(documents), secrets, output != AnswerForm.TABLE),
                documents)
            .composition();
    composition.idle().forEach(remark -> terminal.say(remark.withFields()));
    print(composition, composition.explanation(), path, true);
    return options.exitCode(composition.changesLive());
  }

  private void print(ComparisonView view, Explanation explanation, FieldPath path, boolean isSent)
      throws StopException {
    FieldPath named = CountedItems.named(path, explanation);
    terminal
        .out()
        .print(
            wantsSteps
                ? steps(view, named)
                : field == null ? ofAll(view, explanation, isSent) : of(named, view, explanation));
  }

  private String steps(ComparisonView view, FieldPath path) throws StopException {
    Steps steps = view.steps().orElseThrow(() -> new StopException(CommandWording.NO_STEPS.text()));
    return output.written(
        () -> new StepText(terminal.width(), color.palette(terminal)).of(steps, path),
        () -> StepList.of(steps, path));
  }

  private String ofAll(ComparisonView view, Explanation explanation, boolean isSent) {
    return output.written(
        () ->
            new ExplainTable(terminal.width(), color.palette(terminal))
                .withOwners(Instant.now())
                .of(view, isSent),
        () -> ReasonList.of(view, explanation));
  }

  private String of(FieldPath path, ComparisonView view, Explanation explanation)
      throws StopException {
    FieldOutcome outcome =
        view.outcomeAt(path)
            .orElseThrow(() -> new StopException(CommandWording.NO_SUCH_FIELD.text("field", path)));
    return output.written(
        () -> new ExplainedField(terminal.width(), color.palette(terminal)).of(view.why(path)),
        () -> ReasonList.of(outcome, view, explanation));
  }
}
