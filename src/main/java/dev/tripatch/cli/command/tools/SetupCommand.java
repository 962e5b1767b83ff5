package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.workspace.tools.GitSetup;
import dev.tripatch.workspace.tools.HelmSetup;
import dev.tripatch.workspace.tools.KubectlSetup;
import dev.tripatch.workspace.tools.SetupPlan;
import dev.tripatch.workspace.tools.SetupProgram;
import dev.tripatch.workspace.tools.SetupStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes kubectl, git or helm start this program, and takes that back. */
@Command(name = "setup")
public final class SetupCommand implements RunCommand {
  /** Where a launcher says that it is. */
  private static final String LAUNCHER = "tripatch.launcher";

  private static final int DECLINED = 1;

  private final Terminal terminal;

  @Parameters(paramLabel = "kubectl|git|helm")
  @Nullable Target target;

  @Option(names = "--print")
  boolean isPrint;

  @Option(names = "--remove")
  boolean isRemove;

  @Option(names = "--yes")
  boolean isAgreed;

  @Mixin HelpOption help = new HelpOption();

  /** What can be set up. */
  enum Target {
    KUBECTL,
    GIT,
    HELM
  }

  /** A command on this terminal. */
  public SetupCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    StopException.when(isPrint && (isRemove || isAgreed), SetupCommandWords.PRINT_OR_REMOVE.text());
    SetupProgram program = program();
    if (isPrint) {
      terminal.out().println(byHand(program));
      return ExitCodes.NOTHING;
    }
    try {
      return change(plan(program));
    } catch (IOException failed) {
      throw new StopException(Objects.requireNonNullElse(failed.getMessage(), failed.toString()));
    }
  }

  private SetupProgram program() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return SetupProgram.of(
        Optional.ofNullable(System.getProperty(LAUNCHER)),
        terminal.environment(),
        system.startsWith("windows"));
  }

  private String byHand(SetupProgram program) throws StopException {
    return switch (Objects.requireNonNull(target)) {
      case KUBECTL ->
          SetupCommandWords.PRINT_KUBECTL.text(
              "shell",
              program.inShell(),
              "fish",
              program.inFish(),
              "command",
              program.command(),
              "quoted",
              program.inPowerShell());
      case GIT ->
          SetupCommandWords.PRINT_GIT.text(
              "lines",
              String.join(
                  "\n",
                  new GitSetup(program, program("git"), home(), terminal.environment())
                      .commands()));
      case HELM -> SetupCommandWords.PRINT_HELM.text("shell", program.inShell());
    };
  }

  private SetupPlan plan(SetupProgram program) throws IOException, StopException {
    Map<String, String> environment = terminal.environment();
    return switch (Objects.requireNonNull(target)) {
      case KUBECTL -> new KubectlSetup(program, home(), environment).plan(isRemove);
      case GIT -> new GitSetup(program, program("git"), home(), environment).plan(isRemove);
      case HELM -> new HelmSetup(program, program("helm")).plan(isRemove);
    };
  }

  private Program program(String name) {
    return new Program(name, terminal.environment(), new CommandLog());
  }

  /** Shells and git follow HOME, which may be another folder than Java's. */
  private Path home() throws StopException {
    String home = terminal.environment().getOrDefault("HOME", System.getProperty("user.home", ""));
    StopException.when(
        home.isEmpty() || !Path.of(home).isAbsolute(), SetupCommandWords.NO_HOME.text());
    return Path.of(home);
  }

  private int change(SetupPlan plan) throws StopException {
    plan.remarks().forEach(terminal::say);
    if (!plan.obstacles().isEmpty()) {
      plan.obstacles().forEach(terminal::say);
      return ExitCodes.ERROR;
    }
    if (plan.steps().isEmpty()) {
      terminal.say((isRemove ? SetupCommandWords.ALL_OUT : SetupCommandWords.ALL_DONE).text());
      return ExitCodes.NOTHING;
    }
    show(plan.steps());
    if (!isAgreed && !agrees()) {
      terminal.say(SetupCommandWords.NOT_CHANGED.text());
      return DECLINED;
    }
    carryOut(plan.steps());
    terminal.say((isRemove ? SetupCommandWords.REMOVED : SetupCommandWords.CHANGED).text());
    return ExitCodes.NOTHING;
  }

  private void show(List<SetupStep> steps) {
    String place = "";
    for (SetupStep step : steps) {
      if (!step.place().equals(place)) {
        place = step.place();
        terminal.out().println(PlainText.line(place));
      }
      print("- ", step.before());
      print("+ ", step.after());
    }
  }

  private void print(String sign, List<String> lines) {
    lines.forEach(line -> terminal.out().println(Messages.INDENT + sign + PlainText.line(line)));
  }

  private boolean agrees() throws StopException {
    StopException.when(!terminal.canAsk(), SetupCommandWords.SAY_YES.text());
    String answer = terminal.ask(SetupCommandWords.ASK.text()).orElse("");
    return answer.strip().toLowerCase(Locale.ROOT).startsWith("y");
  }

  private void carryOut(List<SetupStep> steps) throws StopException {
    for (SetupStep step : steps) {
      try {
        step.run().ifPresent(copy -> terminal.say(SetupCommandWords.COPY.text("file", copy)));
      } catch (IOException failed) {
        throw new StopException(
            SetupCommandWords.STOPPED.text(
                "place",
                step.place(),
                "reason",
                Objects.requireNonNullElse(failed.getMessage(), failed.toString())));
      }
    }
  }
}
