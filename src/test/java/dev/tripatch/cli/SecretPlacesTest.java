package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.terminal.Screen;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.start.WindowMain;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Every place of the command line where a value of a Secret could appear: each command with each of
 * its outputs and each way to give it documents, as picocli's model names them. A command, or an
 * option that takes a file, that is not known here fails.
 */
class SecretPlacesTest {
  /** Values that nothing else says; the short ones too, and what they are in base64. */
  private static final List<String> SECRETS = List.of("zqx", "enF4", "Ж7", "0JY3", "Ж8", "0JY4");

  private static final String PLAIN =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: s
      data:
        pw: 0JY3
        long: enF4ZGF0YQ==
      stringData:
        # was zqxcomment
        short: Ж8
        words: "zqx of some words"
        lines: |
          zqxline1
          zqxline2
      type: Opaque
      """;
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: s
        labels: {copy: zqxold7}
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"v1","kind":"Secret","metadata":{"name":"s"},"stringData":{"old":"zqxold7","short":"Ж7"}}
      data: {pw: 0JY4, old: enF4b2xkNw==}
      type: Opaque
      """;
  private static final String LAST =
      "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {old: zqxlast7, short: Ж7}\n";

  /** Other local documents: with faults, refused by Kubernetes, or hardly a Secret. */
  private static final Map<String, String> LOCALS =
      Map.ofEntries(
          Map.entry("alias", PLAIN.replace("short: Ж8", "short: *zqxalias")),
          Map.entry("sign", PLAIN.replace("short: Ж8", "short: @zqxsign")),
          Map.entry("escape", PLAIN.replace("short: Ж8", "short: \"\\zqx\"")),
          Map.entry("noColon", PLAIN.replace("short: Ж8", "zqx no colon")),
          Map.entry(
              "json", "{\"kind\":\"Secret\",\"metadata\":{\"name\":\"s\"},\"data\":{\"a\":zqx}"),
          Map.entry("directive", PLAIN.replace("short: Ж8", "$patch: Ж8")),
          Map.entry("list", PLAIN.replace("short: Ж8", "$patch: [Ж8, zqxlist]")),
          Map.entry("noMap", "kind: Secret\nmetadata: {name: s}\ndata: Ж7\nstringData: [Ж8]\n"),
          Map.entry("otherVersion", PLAIN.replace("apiVersion: v1", "apiVersion: v2")),
          Map.entry("renamed", PLAIN.replace("name: s", "name: t")),
          Map.entry("otherKind", PLAIN.replace("kind: Secret", "kind: ConfigMap")),
          Map.entry("mistyped", PLAIN.replace("kind: Secret", "kind: secret")),
          Map.entry("words", PLAIN.replace("Ж8", "yes").replace("0JY3", "0x5A")),
          Map.entry(
              "several",
              PLAIN
                  + "---\n"
                  + "apiVersion: v1\n"
                  + "kind: Pod\n"
                  + "metadata: {name: p}\n"
                  + "spec: {containers: [{name: a, env: [{name: X, value: 'zqx of some words'}]},"
                  + " {image: zqx of some words}]}\n"));

  private static final Map<String, String> PATCHES =
      Map.of(
          "strategic", "stringData: {pw: Ж7, long: zqxpatch}\n",
          "directive", "data: {pw: Ж7, $patch: zqxpatch}\n",
          "order", "data: {pw: Ж7, $retainKeys: [Ж8]}\n",
          "broken", "data: {pw: @zqx}\n",
          "words", "data: {pw: yes, long: 0x5A}\n",
          "test", "[{op: test, path: /data/pw, value: Ж7}]\n",
          "tests", "[{op: test, path: /data, value: {pw: zqxtest}}]\n",
          "copy",
              "[{op: copy, from: /data/pw, path: /type}, {op: test, path: /type, value: zqx}]\n");

  /** Commands with files that no document option names, and how to call them. */
  private static final Map<String, List<String>> CALLS =
      Map.of(
          "open-error", List.of("error.txt", "error.txt --save-case saved.tripatch"),
          "learn", List.of("three-replicas --check local.yaml"),
          "diff", List.of("last.yaml local.yaml", "live.yaml local.yaml", "local.yaml last.yaml"),
          "decide",
              List.of(
                  "--take-live --dry-run --local local.yaml --live live.yaml",
                  "--take-live --dry-run --local local.yaml --live live.yaml --object Secret/s"
                      + " --secrets",
                  "--take-last-applied --local local.yaml --live live.yaml --last-applied"
                      + " last.yaml",
                  "--take-live --dry-run --field data --field stringData -f local.yaml --live"
                      + " live.yaml --object Secret/s --secrets"),
          "schema check", List.of("--schema rules.yaml local.yaml live.yaml"),
          "complete-words",
              List.of(
                  "-- explain --local local.yaml --live live.yaml --field data.",
                  "-- explain --local local.yaml --live live.yaml --object ",
                  "-- patch --local local.yaml --live live.yaml --leave-out "),
          "save-case", List.of("saved.tripatch --local local.yaml --live live.yaml"));

  /** Commands that read no object. */
  private static final Set<String> WITHOUT_OBJECTS =
      Set.of(
          "guide",
          "reference",
          "completion",
          "man",
          "schema show",
          "schema diff",
          "schema import",
          "schema list",
          "schema export",
          // no documents, but what was sent, which SendTest looks into
          "undo",
          "contexts",
          // reads no files: ReleaseTest looks for secrets of a release
          "helm",
          "setup kubectl",
          "setup git",
          "setup helm",
          "setup",
          // says which fields conflict, and writes nothing but the merged file
          "merge",
          // a picture: what the window shows (ui.app.SecretPlacesTest)
          "render");

  /** Options that name a file, and what it has to do with secrets. */
  private static final Map<String, String> FILES =
      Map.ofEntries(
          Map.entry("--local", "given here"),
          Map.entry("--live", "given here"),
          Map.entry("--last-applied", "given here"),
          Map.entry("--patch", "given here"),
          Map.entry("--case", "given here"),
          Map.entry("--filename", "given here"),
          Map.entry("--check", "given here"),
          Map.entry("--save-case", "a case is exact"),
          Map.entry("--save-patch", "a patch file is exact (SecretsOnTerminalTest)"),
          Map.entry("--schema", "no object"),
          Map.entry("--kubeconfig", "kubectl reads it, not Tripatch"),
          Map.entry("--save", "of report: what standard output would get (ReportTest)"));

  private static final Pattern FILE = Pattern.compile("[a-z]+\\.(?:yaml|txt|tripatch)");

  private static final Set<String> FILE_LABELS = Set.of("FILE", "PATH", "NAME", "FILE|NAME");

  private static final List<String> DOCUMENTS =
      List.of("--local", "local.yaml", "--live", "live.yaml", "--last-applied", "last.yaml");
  private static final List<String> TWO = DOCUMENTS.subList(0, 4);

  @TempDir Path folder;
  private final Set<String> leaks = new LinkedHashSet<>();
  private final Map<String, Integer> masked = new TreeMap<>();

  @BeforeEach
  void files() throws IOException {
    Files.writeString(folder.resolve("live.yaml"), LIVE);
    Files.writeString(folder.resolve("last.yaml"), LAST);
    Files.writeString(
        folder.resolve("rules.yaml"), "apiVersion: tripatch/v1\nkind: SchemaRules\nrules: []\n");
    Files.writeString(
        folder.resolve("error.txt"),
        "The Secret \"s\" is invalid: data[pw]: Invalid value: \"Ж7\": zqx\n".replace("zqx", ""));
  }

  private static Map<String, CommandSpec> commands() {
    CommandSpec program =
        new TerminalProgram(
                new Terminal(
                    InputStream.nullInputStream(), nowhere(), nowhere(), Map.of(), new NoScreen()),
                Schemas.of(new BundledCatalog()),
                () -> List.of("tripatch"),
                WindowMain::describe)
            .whole();
    Map<String, CommandSpec> all = new LinkedHashMap<>();
    collect("", program, all);
    return all;
  }

  private static Map<String, CommandSpec> callable() {
    Map<String, CommandSpec> all = commands();
    all.keySet().removeAll(WITHOUT_OBJECTS);
    return all;
  }

  private static void collect(String name, CommandSpec command, Map<String, CommandSpec> all) {
    if (command.subcommands().isEmpty()) {
      all.put(name.strip(), command);
    }
    for (Map.Entry<String, CommandLine> each : command.subcommands().entrySet()) {
      collect(name + " " + each.getKey(), each.getValue().getCommandSpec(), all);
    }
  }

  private static boolean takes(CommandSpec command, String option) {
    return command.findOption(option) != null;
  }

  @Test
  void everyCommandIsKnown() {
    commands()
        .forEach(
            (name, command) ->
                assertThat(
                        CALLS.containsKey(name)
                            || WITHOUT_OBJECTS.contains(name)
                            || takes(command, "--live"))
                    .as("say how %s is called, or that it reads no object", name)
                    .isTrue());
    commands().entrySet().stream()
        .filter(each -> !WITHOUT_OBJECTS.contains(each.getKey()))
        .map(Map.Entry::getValue)
        .filter(command -> takes(command, "--live") || takes(command, "--check"))
        .flatMap(command -> command.options().stream())
        .filter(option -> !option.hidden())
        .filter(option -> FILE_LABELS.contains(option.paramLabel()) && option.arity().max() > 0)
        .filter(option -> !option.longestName().equals("--manager"))
        .filter(option -> !option.longestName().equals("--field-manager"))
        .forEach(
            option ->
                assertThat(FILES).as("an option with a file").containsKey(option.longestName()));
  }

  /** These tests take other words for values to try, and a value may be the name of a file. */
  @Test
  void everyOptionSaysWhatItTakes() {
    assertThat(commands().values().stream().flatMap(command -> command.options().stream()))
        .filteredOn(option -> option.arity().max() > 0)
        .extracting(OptionSpec::paramLabel)
        .noneMatch(label -> label.startsWith("<"));
  }

  @Test
  void noCommandShowsASecret() throws IOException {
    for (boolean isTerminal : new boolean[] {true, false}) {
      Files.writeString(folder.resolve("local.yaml"), PLAIN);
      save();
      for (Map.Entry<String, CommandSpec> each : callable().entrySet()) {
        if (takes(each.getValue(), "--live") && !CALLS.containsKey(each.getKey())) {
          ofDocuments(each.getKey(), each.getValue(), isTerminal);
        }
        for (String call : CALLS.getOrDefault(each.getKey(), List.of())) {
          for (List<String> form : forms(each.getValue())) {
            Files.deleteIfExists(folder.resolve("saved.tripatch"));
            run(isTerminal, each.getKey(), List.of(call.split(" ", -1)), form);
          }
        }
      }
      withOtherTexts(isTerminal);
    }
    assertThat(leaks).isEmpty();
    assertThat(masked)
        .as("each shows masks, so that the values were there")
        .containsKeys("patch", "apply", "explain", "changes", "conflicts", "hazards")
        .containsKeys(
            "dialects", "server-side", "export", "report", "open-error", "learn", "decide");
  }

  private void save() throws IOException {
    Files.deleteIfExists(folder.resolve("case.tripatch"));
    run(true, "save-case", List.of("case.tripatch"), TWO);
    assertThat(folder.resolve("case.tripatch")).content().contains("zqx");
  }

  private void ofDocuments(String name, CommandSpec command, boolean isTerminal) {
    List<List<String>> all = forms(command);
    run(isTerminal, name, DOCUMENTS, all.getFirst());
    for (List<String> form : isTerminal ? all : all.subList(0, 1)) {
      run(isTerminal, name, TWO, form);
      if (takes(command, "--filename")) {
        run(isTerminal, name, List.of("-f", "local.yaml", "--live", "live.yaml"), form);
      }
    }
    run(isTerminal, name, List.of("--case", "case.tripatch"), all.getFirst());
  }

  private void withOtherTexts(boolean isTerminal) throws IOException {
    for (String local : LOCALS.values()) {
      Files.writeString(folder.resolve("local.yaml"), local);
      for (Map.Entry<String, CommandSpec> each : callable().entrySet()) {
        List<String> form = forms(each.getValue()).getLast();
        if (takes(each.getValue(), "--live")) {
          run(isTerminal, each.getKey(), TWO, form);
        }
        if (takes(each.getValue(), "--filename")) {
          run(isTerminal, each.getKey(), List.of("-f", "local.yaml", "--live", "live.yaml"), form);
        }
      }
      run(isTerminal, "learn", List.of("three-replicas", "--check", "local.yaml"), List.of());
    }
    for (String patch : PATCHES.values()) {
      Files.writeString(folder.resolve("patch.yaml"), patch);
      for (Map.Entry<String, CommandSpec> each : callable().entrySet()) {
        if (takes(each.getValue(), "--patch")) {
          List<String> given = List.of("--patch", "patch.yaml", "--live", "live.yaml");
          run(isTerminal, each.getKey(), given, List.of());
          if (isTerminal && takes(each.getValue(), "--dialect")) {
            run(isTerminal, each.getKey(), given, List.of("--dialect", "kustomize"));
          }
        }
      }
    }
  }

  /** As it is, then with each value of the options that say what comes out. */
  private static List<List<String>> forms(CommandSpec command) {
    List<String> needed = new ArrayList<>();
    List<List<String>> forms = new ArrayList<>();
    for (OptionSpec option : command.options()) {
      if (option.required()) {
        needed.addAll(List.of(option.longestName(), values(option).getFirst()));
      }
    }
    forms.add(needed);
    for (OptionSpec option : command.options()) {
      if (Set.of("--output", "--format", "--as", "--type", "--dialect", "--same", "--shell")
          .contains(option.longestName())) {
        values(option).forEach(value -> forms.add(with(needed, option.longestName(), value)));
      }
      if (Set.of("--steps", "--no-overwrite").contains(option.longestName())) {
        forms.add(with(needed, option.longestName(), ""));
      }
    }
    return forms;
  }

  private static List<String> with(List<String> needed, String option, String value) {
    List<String> words = new ArrayList<>(needed.contains(option) ? List.of() : needed);
    words.add(option);
    Stream.of(value).filter(each -> !each.isEmpty()).forEach(words::add);
    return words;
  }

  private static List<String> values(OptionSpec option) {
    return option.type().isEnum()
        ? Arrays.stream(option.type().getEnumConstants())
            .map(each -> each.toString().toLowerCase(java.util.Locale.ROOT).replace('_', '-'))
            .toList()
        : Stream.of(option.paramLabel().split("\\|"))
            .filter(each -> !FILE_LABELS.contains(each))
            .toList();
  }

  private void run(boolean isTerminal, String command, List<String> words, List<String> form) {
    List<String> line = new ArrayList<>(List.of(command.split(" ")));
    line.addAll(form);
    line.addAll(words);
    line.replaceAll(word -> FILE.matcher(word).matches() ? folder.resolve(word).toString() : word);
    Shell shell = new Shell(folder);
    Shell.Answer answer =
        (isTerminal ? shell.onTerminal() : shell).run(line.toArray(String[]::new));
    boolean isData =
        !isTerminal
            && (Set.of("patch", "apply", "export").contains(command)
                || form.contains("json")
                || form.contains("yaml"));
    String shown = answer.err() + (isData ? "" : answer.out());
    shown
        .lines()
        .filter(shownLine -> SECRETS.stream().anyMatch(shownLine::contains))
        .forEach(shownLine -> leaks.add(String.join(" ", line) + ": " + shownLine));
    if (shown.contains("mistake in Tripatch")) {
      leaks.add(String.join(" ", line) + ": " + shown);
    }
    if (shown.contains("••••••")) {
      masked.merge(command, 1, Integer::sum);
    }
  }

  private static PrintStream nowhere() {
    return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
  }

  private record NoScreen() implements Screen {
    @Override
    public void forgetTyped() {}

    @Override
    public boolean isTyped() {
      return false;
    }

    @Override
    public boolean isThere() {
      return false;
    }

    @Override
    public boolean isPipe() {
      return false;
    }

    @Override
    public OptionalInt columns() {
      return OptionalInt.empty();
    }
  }
}
