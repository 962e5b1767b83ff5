package dev.tripatch.workspace.tools;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.call.Ran;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code helm tripatch} is {@code tripatch helm}: a plugin of Helm 3 and 4.
 *
 * @param helm the person's own
 */
public record HelmSetup(SetupProgram program, Program helm) {
  private static final Duration DEADLINE = Duration.ofSeconds(20);

  /** Ours begin so; another plugin of the name is somebody else's. */
  private static final String MARK = "# tripatch-setup-helm";

  private static final String ABOUT =
      """
      # tripatch-setup-helm
      name: tripatch
      version: 1.0.0
      usage: tripatch RELEASE [CHART]
      description: tripatch
      ignoreFlags: false
      platformCommand:
        - os: linux
          command: $HELM_PLUGIN_DIR/run
        - os: darwin
          command: $HELM_PLUGIN_DIR/run
        - os: windows
          command: $HELM_PLUGIN_DIR/run.cmd
      """;

  /** Helm splits a command at blanks, so that the program's path is not there but in a script. */
  private String script() {
    return "#!/bin/sh\n" + MARK + "\nexec " + program.inShell() + " helm \"$@\"\n";
  }

  /** In a script for cmd the sign % is special. */
  private String windowsScript() {
    return "@rem " + MARK + "\r\n@\"" + program.command().replace("%", "%%") + "\" helm %*\r\n";
  }

  /** What would be changed. */
  public SetupPlan plan(boolean isOut) throws IOException {
    Ran ran = helm.run(Call.of(List.of("env", "HELM_PLUGINS"), DEADLINE));
    if (!(ran instanceof Ran.Ended ended) || ended.exit() != 0 || ended.out().isBlank()) {
      return new SetupPlan(List.of(), List.of(), List.of(SetupWords.NO_HELM.text()));
    }
    String first = ended.out().strip().split(File.pathSeparator, 2)[0];
    Path folder = Path.of(first).resolve("tripatch");
    Optional<String> there = new SetupFile(folder.resolve("plugin.yaml")).read();
    if (there.filter(text -> !text.startsWith(MARK)).isPresent()) {
      return new SetupPlan(
          List.of(), List.of(), List.of(SetupWords.OTHER_PLUGIN.text("folder", folder)));
    }
    List<SetupStep> steps = new ArrayList<>();
    add(steps, new Whole(folder.resolve("plugin.yaml"), ABOUT, false, isOut));
    add(
        steps,
        program.isWindows()
            ? new Whole(folder.resolve("run.cmd"), windowsScript(), false, isOut)
            : new Whole(folder.resolve("run"), script(), true, isOut));
    return new SetupPlan(
        steps,
        isOut ? List.of() : List.of(SetupWords.COMMAND.text("command", program.command())),
        List.of());
  }

  private static void add(List<SetupStep> steps, Whole step) throws IOException {
    if (!step.isDone()) {
      steps.add(step);
    }
  }

  /** A file that is ours alone. */
  private record Whole(Path file, String text, boolean isProgram, boolean isOut)
      implements SetupStep {
    boolean isDone() throws IOException {
      Optional<String> now = new SetupFile(file).read();
      boolean isStartable = !isProgram || file.toFile().canExecute();
      return isOut
          ? now.isEmpty()
          : now.equals(Optional.of(SetupFile.bytesOf(text))) && isStartable;
    }

    @Override
    public String place() {
      return file.toString();
    }

    @Override
    public List<String> before() {
      try {
        return new SetupFile(file)
            .read()
            .map(now -> SetupFile.shown(now).lines().toList())
            .orElse(List.of());
      } catch (IOException unreadable) {
        return List.of();
      }
    }

    @Override
    public List<String> after() {
      return isOut ? List.of() : text.lines().toList();
    }

    /** Nobody else has written into it, so it needs no copy. */
    @Override
    public Optional<String> run() throws IOException {
      SetupFile whole = new SetupFile(file);
      if (!isOut) {
        whole.write(SetupFile.bytesOf(text), isProgram);
        return Optional.empty();
      }
      whole.delete();
      // The folder stays while it has another file.
      boolean _ = file.resolveSibling("").toFile().delete();
      return Optional.empty();
    }
  }
}
