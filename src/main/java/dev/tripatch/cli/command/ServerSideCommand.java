package dev.tripatch.cli.command;

import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.CaseFiles;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.RefusalMessage;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ServerSideContrasts;
import dev.tripatch.cli.output.ServerSideTable;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ServerSideList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideComparison;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Blame;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch server-side}. */
@Command(name = "server-side")
public final class ServerSideCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin SchemaOption schemas;

  @Option(
      names = {"--manager", "--field-manager"},
      paramLabel = "NAME")
  String manager = ServerSideApply.DEFAULT_MANAGER;

  @Option(names = "--force-conflicts")
  boolean forceConflicts;

  @Mixin AnswerOption output = new AnswerOption();

  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public ServerSideCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    requireThatOptionsFit();
    documents.tellOfComposed(terminal);
    CaseFiles files = CaseFiles.read(documents, terminal);
    ThreeDocuments<SourceDocument> sources =
        secrets.forOutput(output.form, terminal).apply(files.sources());
    files.tellWarnings(sources.equals(files.sources()));
    GivenComparison.requireOneObject(sources);
    Compared.Done compared = compared(files, sources);
    compared.schemaRemarks().forEach(terminal::say);
    ThreeWayOutcome applied = compared.outcome();
    if (applied instanceof ThreeWayOutcome.Refused unread && unread.stage() == Stage.LOCAL) {
      throw StopException.located(RefusalMessage.about(files).ofLocal(unread.refusal()));
    }
    ThreeWayInputs inputs = inputs(applied);
    ServerSideOutcome outcome = outcome(inputs);
    List<Hazard> hazards = compared.refusals(outcome);
    if (outcome instanceof ServerSideOutcome.Refused refused) {
      terminal.tell(RefusalMessage.about(files).of(refusal(told(refused, files))));
    } else {
      say(inputs);
      hazards.forEach(hazard -> terminal.say(hazard.sentence()));
    }
    boolean isContrasted = files.document(Role.LAST_APPLIED).isPresent();
    terminal
        .out()
        .print(text(outcome, hazards, isContrasted ? contrasts(applied, files) : Optional.empty()));
    return options.exitCode(isSomethingToSee(outcome));
  }

  private ServerSideOutcome outcome(ThreeWayInputs inputs) {
    return ServerSideApply.of(
        inputs.localAsWritten(), inputs.live(), inputs.schema(), manager, forceConflicts);
  }

  /** The refusal of the masked documents, which is the same, and quotes no secret. */
  private ServerSideOutcome.Refused told(ServerSideOutcome.Refused exact, CaseFiles files)
      throws StopException {
    ThreeDocuments<SourceDocument> masked = secrets.forPeople(terminal).apply(files.sources());
    return outcome(inputs(compared(files, masked).outcome()))
            instanceof ServerSideOutcome.Refused refused
        ? refused
        : exact;
  }

  private void requireThatOptionsFit() throws StopException {
    requireName();
    StopException.when(documents.noOverwrite, CommandWording.NO_OVERWRITE_OF_KUBECTL.text());
  }

  /** Where kubectl apply comes to another result; empty if it is refused, which is reported. */
  private Optional<ServerSideComparison> contrasts(ThreeWayOutcome applied, CaseFiles files)
      throws StopException {
    return switch (applied) {
      case ThreeWayOutcome.Computed computed ->
          Optional.of(ServerSideComparison.of(computed, manager));
      case ThreeWayOutcome.Refused refused -> {
        ThreeDocuments<SourceDocument> masked = secrets.forPeople(terminal).apply(files.sources());
        Refusal told =
            compared(files, masked).outcome() instanceof ThreeWayOutcome.Refused same
                ? same.refusal()
                : refused.refusal();
        terminal.say(CommandWording.KUBECTL_WOULD_FAIL.text("words", told.referenceText()));
        yield Optional.empty();
      }
    };
  }

  private void requireName() throws StopException {
    if (!ServerSideApply.isManager(manager)) {
      throw new StopException(
          CommandWording.MANAGER_NAME.text("longest", ServerSideApply.LONGEST_MANAGER));
    }
  }

  /** What kubectl apply makes of the same documents; live's own changes do not stop it. */
  private Compared.Done compared(CaseFiles files, ThreeDocuments<SourceDocument> sources)
      throws StopException {
    return switch (schemas
        .workbench(documents)
        .compareForServerSide(sources, files.options().mode())) {
      case Compared.Unreadable unreadable -> throw StopException.located(files.faults(unreadable));
      case Compared.Done done -> done;
    };
  }

  private static ThreeWayInputs inputs(ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed -> computed.inputs();
      case ThreeWayOutcome.Refused refused -> refused.inputs();
    };
  }

  private static Refusal refusal(ServerSideOutcome.Refused refused) {
    Optional<Blame> first = refused.causes().stream().findFirst();
    List<Blame> more = refused.causes().stream().skip(1).toList();
    String others = more.isEmpty() ? "" : CommandWording.OTHER_MISTAKES.text("count", more.size());
    return new Refusal(
        first.map(Blame::path).orElse(FieldPath.root()),
        refused.words(),
        CommandWording.NOT_TAKEN.text("others", others),
        refused.remedy());
  }

  private void say(ThreeWayInputs inputs) {
    if (inputs.live().isEmpty()) {
      terminal.say(CommandWording.WOULD_CREATE.text());
    }
    if (inputs.schema().ofOwnVersion() instanceof SchemaAnswer.Unknown unknown) {
      terminal.say(unknown.reason());
    }
  }

  private String text(
      ServerSideOutcome outcome, List<Hazard> hazards, Optional<ServerSideComparison> contrasts) {
    return output.form.written(
        () -> outcome instanceof ServerSideOutcome.Refused ? "" : table(outcome, contrasts),
        () -> ServerSideList.of(outcome, manager, contrasts, hazards));
  }

  private String table(ServerSideOutcome outcome, Optional<ServerSideComparison> contrasts) {
    Palette palette = color.palette(terminal);
    return new ServerSideTable(terminal.width(), manager, palette).of(outcome)
        + contrasts
            .map(new ServerSideContrasts(terminal.width(), palette)::ofKubectlApply)
            .orElse("");
  }

  private static boolean isSomethingToSee(ServerSideOutcome outcome) {
    return !(outcome instanceof ServerSideOutcome.Applied applied) || applied.isChanged();
  }
}
