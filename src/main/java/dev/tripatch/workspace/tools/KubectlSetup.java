package dev.tripatch.workspace.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code kubectl diff} shows its differences with this program.
 *
 * @param home the person's folder
 * @param environment the person's
 */
public record KubectlSetup(SetupProgram program, Path home, Map<String, String> environment) {
  private static final String TOPIC = "kubectl";
  private static final String VARIABLE = "KUBECTL_EXTERNAL_DIFF";
  private static final String FISH = "fish";

  /** A line that sets the variable, in any shell. */
  private static final Pattern SETS = Pattern.compile("(?m)^(?!\\s*#).*\\b" + VARIABLE + "\\b.*$");

  /** What would be changed. */
  public SetupPlan plan(boolean isOut) throws IOException {
    List<SetupStep> steps = new ArrayList<>();
    List<String> obstacles = new ArrayList<>();
    Map<String, Path> files = files();
    if (!isOut) {
      obstacles(obstacles, files.values());
    }
    for (Map.Entry<String, Path> each : files.entrySet()) {
      SetupBlockStep.of(each.getValue(), block(each.getKey()), isOut).ifPresent(steps::add);
    }
    List<String> remarks = new ArrayList<>();
    if (!isOut) {
      remarks.add(SetupWords.COMMAND.text("command", program.command()));
      if (SetupProgram.onPath("kubectl-tripatch", environment).isEmpty()) {
        remarks.add(SetupWords.NO_PLUGIN.text("command", program.command()));
      }
    }
    if (files.isEmpty() && !isOut) {
      obstacles.add(SetupWords.NO_SHELL.text());
    }
    if (!steps.isEmpty()) {
      remarks.add(SetupWords.NEW_SHELL.text());
    }
    return new SetupPlan(steps, remarks, obstacles);
  }

  private void obstacles(List<String> obstacles, Iterable<Path> files) throws IOException {
    if (program.hasBlank()) {
      obstacles.add(SetupWords.BLANK_FOR_KUBECTL.text("command", program.command()));
    }
    List<String> others = new ArrayList<>();
    for (Path file : files) {
      String text = block("").out(new SetupFile(file).read().orElse(""));
      SETS.matcher(text)
          .results()
          .map(found -> SetupFile.shown(found.group().strip()))
          .forEach(line -> others.add(SetupWords.OTHER_DIFF_IN.text("file", file, "line", line)));
    }
    String now = environment.getOrDefault(VARIABLE, "");
    if (others.isEmpty() && !now.isEmpty() && !now.equals(program.command())) {
      others.add(SetupWords.OTHER_DIFF.text("value", now));
    }
    obstacles.addAll(others);
  }

  private SetupBlock block(String shell) {
    String line =
        shell.equals(FISH)
            ? "set -gx " + VARIABLE + " " + program.inFish()
            : "export " + VARIABLE + "=" + program.inShell();
    return new SetupBlock(TOPIC, List.of(line));
  }

  /** The start-up files: those that are there, and that of the person's own shell. */
  private Map<String, Path> files() {
    Map<String, Path> all = new LinkedHashMap<>();
    Path profile = home.resolve(".bash_profile");
    Path rc = home.resolve(".bashrc");
    all.put("bash", !Files.exists(rc) && Files.exists(profile) ? profile : rc);
    all.put("zsh", folder("ZDOTDIR").orElse(home).resolve(".zshrc"));
    all.put(
        FISH,
        folder("XDG_CONFIG_HOME").orElse(home.resolve(".config")).resolve("fish/config.fish"));
    String own = environment.getOrDefault("SHELL", "");
    all.entrySet().removeIf(each -> !Files.exists(each.getValue()) && !own.endsWith(each.getKey()));
    return all;
  }

  private Optional<Path> folder(String variable) {
    return Optional.ofNullable(environment.get(variable))
        .filter(text -> !text.isEmpty())
        .map(Path::of)
        .filter(Path::isAbsolute);
  }
}
