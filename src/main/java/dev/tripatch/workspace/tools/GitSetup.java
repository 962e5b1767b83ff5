package dev.tripatch.workspace.tools;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Program;
import dev.tripatch.cluster.call.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * git merges manifests by field, and shows conflicts and differences with this program. Its
 * configuration is read and written by git itself.
 *
 * @param git the person's own
 * @param home the person's folder
 * @param environment the person's
 */
public record GitSetup(
    SetupProgram program, Program git, Path home, Map<String, String> environment) {
  private static final String TOPIC = "git";
  private static final Duration DEADLINE = Duration.ofSeconds(20);
  private static final int NO_SUCH_KEY = 1;
  private static final int NO_SUCH_KEY_TO_UNSET = 5;
  private static final List<String> LINES =
      List.of("*.yaml merge=tripatch", "*.yml merge=tripatch");

  /** A line that gives such files to another driver. */
  private static final Pattern OTHERS =
      Pattern.compile("(?m)^[ \\t]*\\*\\.ya?ml[ \\t].*\\bmerge\\b.*$");

  /** What would be changed. */
  public SetupPlan plan(boolean isOut) throws IOException {
    if (git.place().isEmpty()) {
      return new SetupPlan(List.of(), List.of(), List.of(SetupWords.NO_GIT.text()));
    }
    List<SetupStep> steps = new ArrayList<>();
    List<Key> keys = new ArrayList<>();
    for (Map.Entry<String, String> each : wanted().entrySet()) {
      Key key =
          new Key(
              each.getKey(), values(each.getKey()), isOut ? List.of() : List.of(each.getValue()));
      if (!key.old().equals(key.wanted())) {
        keys.add(key);
      }
    }
    if (!keys.isEmpty()) {
      steps.add(new Keys(this, keys));
    }
    Path attributes = attributes();
    SetupBlock block = new SetupBlock(TOPIC, LINES);
    List<String> remarks = new ArrayList<>();
    String others = block.out(new SetupFile(attributes).read().orElse(""));
    Optional<String> other =
        OTHERS.matcher(others).results().map(found -> found.group().strip()).findFirst();
    if (other.isPresent() && !isOut) {
      remarks.add(SetupWords.OTHER_DRIVER.text("file", attributes, "line", other.get()));
    } else {
      SetupBlockStep.of(attributes, block, isOut).ifPresent(steps::add);
    }
    if (!isOut) {
      remarks.addFirst(SetupWords.COMMAND.text("command", program.command()));
      tools(remarks);
    }
    return new SetupPlan(steps, remarks, List.of());
  }

  private void tools(List<String> remarks) throws IOException {
    for (String kind : List.of("merge", "diff")) {
      List<String> own = values(kind + ".tool");
      if (own.isEmpty()) {
        remarks.add(SetupWords.NO_TOOL.text("kind", kind));
      } else if (!own.getLast().equals("tripatch")) {
        remarks.add(SetupWords.OTHER_TOOL.text("kind", kind, "tool", own.getLast()));
      }
    }
  }

  /** What git is told. A shell evaluates the commands; in a driver the sign % is special. */
  private Map<String, String> wanted() {
    String command = program.inShell();
    Map<String, String> wanted = new LinkedHashMap<>();
    wanted.put("merge.tripatch.name", "Tripatch: Kubernetes manifests by field");
    wanted.put(
        "merge.tripatch.driver",
        command.replace("%", "%%")
            + " merge --driver --base %O --ours %A --theirs %B --path %P --marker-size %L"
            + " --label-base %S --label-ours %X --label-theirs %Y");
    wanted.put(
        "mergetool.tripatch.cmd",
        command
            + " merge --base \"$BASE\" --ours \"$LOCAL\" --theirs \"$REMOTE\" --save"
            + " \"$MERGED\"");
    wanted.put("mergetool.tripatch.trustExitCode", "true");
    wanted.put("mergetool.tripatch.hideResolved", "false");
    wanted.put("difftool.tripatch.cmd", command + " diff \"$LOCAL\" \"$REMOTE\"");
    return wanted;
  }

  /** The lines that a person types to do the same. */
  public List<String> commands() {
    return wanted().entrySet().stream()
        .map(
            each ->
                "git config --global " + each.getKey() + " " + SetupProgram.quoted(each.getValue()))
        .toList();
  }

  private List<String> values(String key) throws IOException {
    return lines(List.of("config", "--global", "-z", "--get-all", key));
  }

  /** git's answers end with a null character; no such key is no error. */
  private List<String> lines(List<String> words) throws IOException {
    Ran.Ended ended = run(words);
    if (ended.exit() != 0 && ended.exit() != NO_SUCH_KEY) {
      throw new IOException(SetupWords.GIT_SAYS.text("words", ended.err().strip()));
    }
    return Stream.of(ended.out().split("\0", -1)).filter(each -> !each.isEmpty()).toList();
  }

  private Ran.Ended run(List<String> words) throws IOException {
    return switch (git.run(Call.of(words, DEADLINE))) {
      case Ran.Ended ended -> ended;
      case Ran.Stopped stopped ->
          throw new IOException(SetupWords.GIT_SAYS.text("words", stopped.detail()));
    };
  }

  /** git's attributes for all repositories of the person. */
  private Path attributes() throws IOException {
    for (String scope : List.of("--global", "--system")) {
      List<String> named =
          lines(List.of("config", scope, "-z", "--type=path", "--get", "core.attributesFile"));
      if (!named.isEmpty()) {
        return home.resolve(named.getLast());
      }
    }
    return configFolder().resolve("attributes");
  }

  private Path configFolder() {
    return Optional.ofNullable(environment.get("XDG_CONFIG_HOME"))
        .filter(text -> !text.isEmpty())
        .map(Path::of)
        .orElseGet(() -> home.resolve(".config"))
        .resolve("git");
  }

  /** The file that git writes global settings into. */
  private Path config() {
    String named = environment.getOrDefault("GIT_CONFIG_GLOBAL", "");
    Path usual = home.resolve(".gitconfig");
    Path other = configFolder().resolve("config");
    return named.isEmpty()
        ? !Files.exists(usual) && Files.exists(other) ? other : usual
        : Path.of(named);
  }

  /** One key of git's configuration, with the values that it has and is to have. */
  private record Key(String name, List<String> old, List<String> wanted) {
    List<String> words() {
      return wanted.isEmpty()
          ? List.of("config", "--global", "--unset-all", name)
          : List.of("config", "--global", "--replace-all", name, wanted.getFirst());
    }

    Stream<String> shown(List<String> values) {
      return values.stream().map(value -> name + " = " + value);
    }
  }

  /** All keys, which git writes into one file. */
  private record Keys(GitSetup setup, List<Key> keys) implements SetupStep {
    @Override
    public String place() {
      return "git config --global";
    }

    @Override
    public List<String> before() {
      return keys.stream().flatMap(key -> key.shown(key.old())).toList();
    }

    @Override
    public List<String> after() {
      return keys.stream().flatMap(key -> key.shown(key.wanted())).toList();
    }

    @Override
    public Optional<String> run() throws IOException {
      Optional<Path> copy = new SetupFile(setup.config()).copy();
      for (Key key : keys) {
        Ran.Ended ended = setup.run(key.words());
        if (ended.exit() != 0 && ended.exit() != NO_SUCH_KEY_TO_UNSET) {
          throw new IOException(SetupWords.GIT_SAYS.text("words", ended.err().strip()));
        }
      }
      return copy.map(Path::toString);
    }
  }
}
