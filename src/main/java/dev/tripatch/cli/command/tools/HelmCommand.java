package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.command.EachObject;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.RunOptions;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.ClusterOptions;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ReasonList;
import dev.tripatch.cli.output.data.ServerSideList;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.Schemas;
import dev.tripatch.workspace.tools.HelmAnswer;
import dev.tripatch.workspace.tools.HelmFailure;
import dev.tripatch.workspace.tools.HelmReader;
import dev.tripatch.workspace.tools.HelmReader.HelmQuestion;
import dev.tripatch.workspace.tools.HelmReader.HelmRelease;
import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToIntBiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares a release of Helm with what is live, and with a new rendering of its chart. */
@Command(name = "helm")
public final class HelmCommand implements RunCommand {
  private static final Optional<ComparisonMode> HELM = Optional.of(ComparisonMode.HELM);

  private final Terminal terminal;
  private final Optional<ToIntBiFunction<HelmRelease, CommandLog>> window;

  @Mixin HelmOptions helm = new HelmOptions();

  @Option(names = "--text")
  boolean isText;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin SchemaOption schemas;
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();

  @Mixin RunOptions options = new RunOptions();

  /**
   * A command on this terminal.
   *
   * @param window shows a release in a window, where there is a screen for one
   */
  public HelmCommand(
      Terminal terminal,
      Schemas builtIn,
      Optional<ToIntBiFunction<HelmRelease, CommandLog>> window) {
    this.terminal = terminal;
    this.window = window;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    CommandLog log = new CommandLog();
    HelmRelease release = release(log);
    for (ObjectPair pair : release.pairs()) {
      terminal.seen().see(Masking.of(pair.all().map(each -> each.object().value()).toList()));
    }
    release.remarks().forEach(terminal::say);
    if (helm.force) {
      terminal.say(HelmCommandWords.FORCE.text());
    }
    if (!isText && output.form == AnswerForm.TABLE && terminal.screen().isThere()) {
      Optional<Integer> shown = window.map(each -> each.applyAsInt(release, log));
      if (shown.isPresent()) {
        return shown.get();
      }
    }
    Workbench workbench = workbench(release);
    HelmObjectText text = new HelmObjectText(terminal.width(), color.palette(terminal));
    EachObject many =
        new EachObject(
            terminal,
            new DocumentOptions(),
            new GivenObjects(release.pairs(), release.unread()),
            new Surveyor(workbench, true, HELM, secrets.forPeople(terminal), Set.of()));
    AtomicBoolean isServerChanging = new AtomicBoolean();
    many.print(
        output.form,
        color.palette(terminal),
        summary -> release.isServerSide() || isWorthSaying(summary),
        (files, beside) -> {
          // What is said of the patch is not true of server-side apply.
          Terminal aside = release.isServerSide() ? beside.telling(nowhere()) : beside;
          GivenComparison.Answered answered =
              new GivenComparison(aside, workbench, HELM)
                  .compare(files, true, secrets.forOutput(output.form, terminal));
          if (release.isServerSide()) {
            ServerSideOutcome outcome = serverSide(answered.outcome().inputs());
            if (isChanging(outcome)) {
              isServerChanging.set(true);
            }
            return new EachObject.Said(
                true,
                () -> text.of(outcome),
                () ->
                    ServerSideList.of(
                        outcome,
                        HelmRelease.MANAGER,
                        Optional.empty(),
                        answered.done().refusals(outcome)));
          }
          return new EachObject.Said(
              true,
              () -> text.of(answered),
              () -> ReasonList.of(answered.comparison(), answered.outcome().explanation()));
        });
    if (output.form == AnswerForm.TABLE) {
      release.pairs().stream()
          .filter(pair -> pair.local().isEmpty())
          .forEach(pair -> terminal.out().print("\n" + text.ofOld(pair)));
    }
    boolean isSent =
        release.deletes() > 0
            || (release.isServerSide()
                ? isServerChanging.get()
                : many.summaries().stream().anyMatch(ObjectSummary::isSent));
    int code = many.exitCode(_ -> false, options.exitZero);
    return code == ExitCodes.NOTHING && isSent ? options.exitCode(true) : code;
  }

  private static ServerSideOutcome serverSide(ThreeWayInputs inputs) {
    return ServerSideApply.of(
        inputs.local(), inputs.live(), inputs.schema(), HelmRelease.MANAGER, false);
  }

  private static boolean isChanging(ServerSideOutcome outcome) {
    return !(outcome instanceof ServerSideOutcome.Applied applied) || applied.isChanged();
  }

  private static PrintStream nowhere() {
    return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
  }

  /** Helm follows the types that are compiled into it; a server that applies follows its own. */
  private Workbench workbench(HelmRelease release) throws StopException {
    ClusterOptions asked =
        release.isServerSide()
            ? ClusterOptions.of(helm.connection(terminal.environment()))
            : new ClusterOptions();
    return schemas.workbench(asked);
  }

  private static boolean isWorthSaying(ObjectSummary summary) {
    return summary.isSent() || summary.allHazards() > 0;
  }

  private HelmRelease release(CommandLog log) throws StopException {
    if (!HelmQuestion.isRelease(helm.release)) {
      throw new StopException(HelmCommandWords.NO_RELEASE_NAME.text("name", helm.release));
    }
    StopException.when(
        helm.chart == null && !helm.upgradeWords().isEmpty(),
        HelmCommandWords.OPTIONS_NEED_CHART.text());
    Map<String, String> environment = terminal.environment();
    for (String variable : List.of("HELM_KUBEAPISERVER", "HELM_KUBETOKEN")) {
      if (!environment.getOrDefault(variable, "").isEmpty()) {
        throw new StopException(HelmCommandWords.OTHER_CLUSTER.text("variable", variable));
      }
    }
    Program program = new Program(helmOf(environment), environment, log);
    HelmQuestion question = helm.question(environment);
    Cluster cluster = new Cluster(new Kubectl(environment, log), question.connection());
    return switch (new HelmReader(program, cluster).read(question, Watch.NOBODY)) {
      case HelmAnswer.Got<HelmRelease>(HelmRelease release) -> release;
      case HelmAnswer.Failed<HelmRelease>(HelmFailure why) ->
          throw StopException.located(lines(why));
    };
  }

  /** A plugin is told which helm started it, perhaps from the folder that both run in. */
  private static String helmOf(Map<String, String> environment) {
    String named = environment.getOrDefault("HELM_BIN", "");
    return named.contains(File.separator) ? new File(named).getAbsolutePath() : "helm";
  }

  private static List<String> lines(HelmFailure why) {
    String first = Messages.PROGRAM + why.sentence();
    return why.remedy().isEmpty() ? List.of(first) : List.of(first, Messages.INDENT + why.remedy());
  }
}
