package dev.tripatch.cli;

import dev.tripatch.patch.Refusal;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.serverside.ServerSideApply;
import dev.tripatch.serverside.ServerSideComparison;
import dev.tripatch.serverside.ServerSideOutcome;
import dev.tripatch.serverside.ServerSideOutcome.Blame;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Sources;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch server-side}. */
@Command(
    name = "server-side",
    customSynopsis = "tripatch server-side --local FILE [--live FILE] [OPTION...]",
    description = {
      "Shows what kubectl apply --server-side would do, and its conflicts.",
      "It lists the fields that it sets, takes over and gives up, and the conflicts with other"
          + " managers. Nothing is sent anywhere.",
      "Live must have its managedFields: kubectl get -o yaml --show-managed-fields.",
      ""
    },
    exitCodeList = {
      "0:no value would change, though owners may",
      "1:a value would change, or the server refuses because of conflicts",
      "2:an error, told on standard error"
    },
    footer = {
      "",
      "Examples:",
      "  tripatch server-side --local web.yaml --live live.yaml",
      "  tripatch server-side --local web.yaml --live live.yaml --manager argocd-controller",
      "  kubectl get deployment web -o yaml --show-managed-fields \\",
      "    | tripatch server-side --local web.yaml --live - --force-conflicts -o json"
    })
final class ServerSideCommand implements RunCommand {
  private final Terminal terminal;

  @Option(
      names = "--local",
      paramLabel = "FILE",
      description = "The local configuration file; - reads standard input, as for every FILE.")
  @Nullable String local;

  @Option(
      names = "--live",
      paramLabel = "FILE",
      description = "The live object with its managedFields; without it, there is none yet.")
  @Nullable String live;

  @Option(
      names = "--object",
      paramLabel = "[NAMESPACE/]KIND/NAME",
      description =
          "Which object, where a file holds several; the kind as kubectl takes it: deploy,"
              + " deployments, Deployment.")
  @Nullable String object;

  @Option(
      names = {"--manager", "--field-manager"},
      paramLabel = "NAME",
      description = "The field manager who applies; kubectl if not given, as for kubectl.")
  String manager = ServerSideApply.DEFAULT_MANAGER;

  @Option(
      names = "--force-conflicts",
      description = "Take fields over from other managers, as kubectl's option of that name does.")
  boolean forceConflicts;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "table|yaml|json",
      description = "The form of the answer; table if not given. The others have the result too.")
  ExplainCommand.Output output = ExplainCommand.Output.TABLE;

  @Mixin SecretsOption secrets = new SecretsOption();
  @Mixin RunOptions options = new RunOptions();

  ServerSideCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    requireName();
    CaseFiles files = CaseFiles.read(documents(), terminal);
    Sources sources = secrets.forOutput(output, terminal).apply(files.sources());
    files.tellWarnings(sources.equals(files.sources()));
    ThreeWayInputs inputs = inputs(files, sources);
    ServerSideOutcome outcome =
        ServerSideApply.of(
            ServerSideComparison.localOf(inputs),
            inputs.live(),
            inputs.schema(),
            manager,
            forceConflicts);
    if (outcome instanceof ServerSideOutcome.Refused refused) {
      throw StopException.located(RefusalMessage.about(files).of(refusal(refused)));
    }
    say(inputs);
    terminal.out().print(text(outcome));
    return options.exitCode(isSomethingToSee(outcome));
  }

  private void requireName() throws StopException {
    if (!ServerSideApply.isManager(manager)) {
      throw new StopException(
          "--manager needs a name of 1 to "
              + ServerSideApply.LONGEST_MANAGER
              + " printable characters.");
    }
  }

  private DocumentOptions documents() {
    DocumentOptions documents = new DocumentOptions();
    documents.local = local;
    documents.live = live;
    documents.object = object;
    return documents;
  }

  /** What the three-way patch would be computed from, whether or not that would be refused. */
  private static ThreeWayInputs inputs(CaseFiles files, Sources sources) throws StopException {
    return switch (new Workbench(new BundledCatalog()).compare(sources, true)) {
      case Compared.Unreadable unreadable ->
          throw StopException.located(Messages.unreadable(unreadable, files));
      case Compared.Done done ->
          switch (done.outcome()) {
            case ThreeWayOutcome.Computed computed -> computed.inputs();
            case ThreeWayOutcome.Refused refused -> refused.inputs();
          };
    };
  }

  private static Refusal refusal(ServerSideOutcome.Refused refused) {
    Optional<Blame> first = refused.causes().stream().findFirst();
    List<Blame> more = refused.causes().stream().skip(1).toList();
    String others =
        more.isEmpty() ? "" : " So are %d other fields, named below.".formatted(more.size());
    return new Refusal(
        first.map(Blame::path).orElse(FieldPath.root()),
        refused.words(),
        "server-side apply does not take it." + others,
        refused.remedy());
  }

  private void say(ThreeWayInputs inputs) {
    if (inputs.live().isEmpty()) {
      terminal.say("no live object given: the server would create local as it is.");
    }
    if (inputs.schema() instanceof SchemaAnswer.Unknown unknown) {
      terminal.say(unknown.reason());
    }
  }

  private String text(ServerSideOutcome outcome) {
    return switch (output) {
      case TABLE -> new ServerSideTable(terminal.width(), manager).of(outcome);
      case YAML -> Form.YAML.write(ServerSideList.of(outcome, manager));
      case JSON -> Form.JSON.write(ServerSideList.of(outcome, manager));
    };
  }

  private static boolean isSomethingToSee(ServerSideOutcome outcome) {
    return !(outcome instanceof ServerSideOutcome.Applied applied) || applied.isChanged();
  }
}
