package dev.tripatch.cli.command.helm;

import dev.tripatch.cli.cluster.ClusterOptions;
import dev.tripatch.cli.command.ManyObjects;
import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.input.AnswerOption;
import dev.tripatch.cli.input.ColorOption;
import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.GivenComparison;
import dev.tripatch.cli.input.GivenObjects;
import dev.tripatch.cli.input.HelpOption;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.output.data.ReasonList;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.helm.HelmAnswer;
import dev.tripatch.workspace.helm.HelmFailure;
import dev.tripatch.workspace.helm.HelmQuestion;
import dev.tripatch.workspace.helm.HelmReader;
import dev.tripatch.workspace.helm.HelmRelease;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Compares a release of Helm with what is live, and with a new rendering of its chart. */
@Command(name = "helm")
public final class HelmCommand implements RunCommand {
  private static final Optional<ComparisonMode> HELM = Optional.of(ComparisonMode.HELM);

  private final Terminal terminal;

  @Mixin HelmOptions helm = new HelmOptions();

  @Option(names = "--text")
  boolean isText;

  @Mixin AnswerOption output = new AnswerOption();
  @Mixin SchemaOption schemas;
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();

  @Option(names = "--exit-zero")
  boolean isExitZero;

  @Mixin HelpOption help = new HelpOption();

  /** A command on this terminal. */
  public HelmCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    HelmRelease release = release();
    for (ObjectPair pair : release.pairs()) {
      terminal.seen().see(Masking.of(pair.all().map(each -> each.object().value()).toList()));
    }
    release.remarks().forEach(terminal::say);
    Workbench workbench = workbench(release);
    HelmObjectText text =
        new HelmObjectText(terminal.width(), color.palette(terminal), release.isServerSide());
    ManyObjects many =
        new ManyObjects(
            terminal,
            new DocumentOptions(),
            new GivenObjects(release.pairs(), release.unread()),
            new Surveyor(workbench, true, HELM, secrets.forPeople(terminal)));
    many.print(
        output.form,
        color.palette(terminal),
        HelmCommand::isWorthSaying,
        (files, beside) -> {
          GivenComparison.Answered answered =
              new GivenComparison(beside, workbench, HELM)
                  .compare(files, true, secrets.forOutput(output.form, terminal));
          return output.form == AnswerForm.TABLE
              ? ManyObjects.text(text.of(answered))
              : ManyObjects.data(
                  ReasonList.of(answered.comparison(), answered.outcome().explanation()));
        });
    if (output.form == AnswerForm.TABLE) {
      release.pairs().stream()
          .filter(pair -> pair.local().isEmpty())
          .forEach(pair -> terminal.out().print("\n" + text.ofOld(pair)));
    }
    int code = many.exitCode(ObjectSummary::isSent, isExitZero);
    return code == ExitCodes.NOTHING && release.deletes() > 0 && !isExitZero
        ? ExitCodes.PATCH
        : code;
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
    return summary.isSent() || summary.hazards() + summary.told() > 0;
  }

  private HelmRelease release() throws StopException {
    if (!HelmQuestion.isRelease(helm.release)) {
      throw new StopException(HelmCommandWords.NO_RELEASE_NAME.text("name", helm.release));
    }
    if (helm.chart == null && !helm.upgradeWords().isEmpty()) {
      throw new StopException(HelmCommandWords.OPTIONS_NEED_CHART.text());
    }
    Map<String, String> environment = terminal.environment();
    CommandLog log = new CommandLog();
    Program program = new Program(environment.getOrDefault("HELM_BIN", "helm"), environment, log);
    HelmQuestion question = helm.question(environment);
    Cluster cluster = new Cluster(new Kubectl(environment, log), question.connection());
    return switch (new HelmReader(program, cluster).read(question, Watch.NOBODY)) {
      case HelmAnswer.Got<HelmRelease>(HelmRelease release) -> release;
      case HelmAnswer.Failed<HelmRelease>(HelmFailure why) ->
          throw StopException.located(lines(why));
    };
  }

  private static List<String> lines(HelmFailure why) {
    String first = Messages.PROGRAM + why.sentence();
    return why.remedy().isEmpty()
        ? List.of(first)
        : List.of(first, Messages.INDENT + why.remedy());
  }
}
