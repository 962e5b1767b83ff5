package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DialectOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.FormOption;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.ObjectsOption;
import dev.tripatch.cli.input.PatchInDialect;
import dev.tripatch.cli.input.PatchInFormat;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ObjectTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.kubectl.Request;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.format.ChangeInFormats;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch patch}. */
@Command(name = "patch")
public final class PatchCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin ObjectsOption objects = new ObjectsOption();
  @Mixin SchemaOption schemas;
  @Mixin TypeOption type = new TypeOption();

  @Option(names = "--with-tests")
  boolean withTests;

  @Mixin DialectOption dialect = new DialectOption();
  @Mixin FormOption output = new FormOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public PatchCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    requireThatOptionsFit();
    if (objects.isGiven()) {
      return ofObjects();
    }
    documents.tellOfComposed(terminal);
    GivenComparison.Answered answered =
        new GivenComparison(terminal, schemas.workbench(documents), dialect.mode())
            .compare(documents, secrets.forData(terminal));
    return type.type == null
        ? print(patchOf(answered, terminal))
        : printIn(type.type, answered.outcome());
  }

  private int ofObjects() throws StopException {
    Workbench workbench = schemas.workbench(objects, documents);
    Optional<ComparisonMode> mode = dialect.mode();
    UnaryOperator<ThreeDocuments<SourceDocument>> masking = secrets.forData(terminal);
    ManyObjects many =
        new ManyObjects(
            terminal,
            documents,
            GivenObjects.read(objects, documents, terminal),
            GivenObjects.surveyor(documents, workbench, mode, false, secrets.forPeople(terminal)));
    AnswerForm form = AnswerForm.of(output.chosen());
    many.print(
        form,
        new Palette(false),
        ObjectSummary::isSent,
        (files, beside) -> {
          GivenComparison.Answered answered =
              new GivenComparison(beside, workbench, mode).compare(files, false, masking);
          return ManyObjects.data(
              type.type == null
                  ? patchOf(answered, beside)
                  : sent(type.type, answered.outcome(), beside));
        });
    terminal.say(ObjectTable.total(many.summaries()));
    return many.exitCode(ObjectSummary::isSent, options.exitZero);
  }

  private Value sent(PatchFormat format, ThreeWayOutcome.Computed outcome, Terminal beside)
      throws StopException {
    return new PatchInFormat(beside).tell(new ChangeInFormats(outcome).in(format, withTests));
  }

  private void requireThatOptionsFit() throws StopException {
    if (withTests && type.type != PatchFormat.JSON) {
      throw new StopException(CommandWording.TESTS_NEED_JSON.text());
    }
    if (type.type != null && dialect.isGiven()) {
      throw new StopException(CommandWording.DIALECT_IMPLIES_TYPE.text());
    }
  }

  private int print(MapValue patch) {
    terminal.out().print(output.chosen().write(patch));
    return options.exitCode(!patch.isEmpty());
  }

  private int printIn(PatchFormat format, ThreeWayOutcome.Computed outcome) throws StopException {
    FormattedPatch patch = new ChangeInFormats(outcome).in(format, withTests);
    terminal.out().print(output.chosen().write(new PatchInFormat(terminal).tell(patch)));
    return options.exitCode(patch.isSomethingToSend());
  }

  private MapValue patchOf(GivenComparison.Answered answered, Terminal beside)
      throws StopException {
    ThreeWayOutcome.Computed outcome = answered.outcome();
    if (dialect.chosen().isPresent()) {
      return new PatchInDialect(dialect.chosen().get(), beside).patch(outcome.inputs());
    }
    if (dialect.mode().equals(Optional.of(ComparisonMode.HELM))) {
      tellOfHelm(answered.request(), beside);
    } else {
      tell(answered.request(), beside);
    }
    return outcome.patch();
  }

  private static void tellOfHelm(Request request, Terminal beside) {
    switch (request) {
      case Request.Nothing ignored -> beside.say(CommandWording.HELM_SENDS_NOTHING.text());
      case Request.Patch sent ->
          beside.say(CommandWording.HELM_WOULD_SEND.text("type", sent.contentType()));
      case Request.Creation ignored -> {} // was told when the documents were compared
    }
  }

  private static void tell(Request request, Terminal beside) {
    switch (request) {
      case Request.Nothing ignored -> beside.say(CommandWording.NOTHING_TO_SEND.text());
      case Request.Patch sent ->
          beside.say(CommandWording.TO_BE_SENT.text("type", sent.contentType()));
      case Request.Creation ignored -> {} // was told when the documents were compared
    }
  }
}
