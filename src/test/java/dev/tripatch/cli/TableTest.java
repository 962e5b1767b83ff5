package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.terminal.SystemScreen;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.prose.HiddenCharacters;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shape of the table, its colours, and help. */
class TableTest {
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n";
  private static final String ESCAPE = "\u001b[";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void inFolder() {
    shell = new Shell(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"72", "80", "100", "133", "200", "400"})
  void noLineIsWiderThanTheTerminal(String columns) {
    String table = shell.with("COLUMNS", columns).run("explain").out();
    assertThat(table.lines().limit(table.lines().count() - 1))
        .allSatisfy(
            line -> assertThat(line.length()).isLessThanOrEqualTo(Integer.parseInt(columns)));
  }

  @Test
  void inAWideTerminalNothingIsCut() {
    String table = shell.with("COLUMNS", "400").run("explain").out();
    assertThat(table)
        .contains(
            "spec.template.spec.containers[name=web].env[name=C]        − deleted     {name: C,"
                + " value: \"3\"}")
        .contains("removed from local since last applied\n")
        .doesNotContain("…");
  }

  @Test
  void whereNobodyLooksNothingIsCut() {
    assertThat(shell.run("explain").out())
        .contains("spec.template.spec.containers[name=web].env[name=C]        − deleted")
        .doesNotContain("…");
  }

  @Test
  void whatHasLostItsEndLosesNoMiddle() {
    assertThat(Wrapping.withoutMiddle("{name: a, value: b, other: c…", 20))
        .isEqualTo("{name: a, value: b,…");
    assertThat(Wrapping.withoutMiddle("registry/image:1.27", 12)).isEqualTo("regist…:1.27");
  }

  @Test
  void theTerminalSaysItsWidth() {
    assertThat(shell.onTerminal().run("explain", "--color", "never").out())
        .isEqualTo(new Shell(folder).with("COLUMNS", "140").run("explain").out())
        .isNotEqualTo(new Shell(folder).run("explain").out());
  }

  @Test
  void coloursAreForTerminalsUnlessSaidOtherwise() {
    assertThat(shell.run("explain").out()).doesNotContain(ESCAPE);
    assertThat(shell.run("explain", "--color", "always").out()).contains(ESCAPE + "31m− deleted");
    shell.onTerminal();
    assertThat(shell.run("explain").out()).contains(ESCAPE);
    assertThat(shell.run("explain", "--color=never").out()).doesNotContain(ESCAPE);
    assertThat(shell.with("TERM", "dumb").run("explain").out()).doesNotContain(ESCAPE);
    assertThat(shell.with("TERM", "xterm").run("explain").out()).contains(ESCAPE);
    assertThat(shell.with("NO_COLOR", "1").run("explain").out()).doesNotContain(ESCAPE);
  }

  @Test
  void coloursDoNotMoveColumns() {
    String plain = shell.run("explain").out();
    String colored = shell.run("explain", "--color", "always").out();
    assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "explain",
        "changes",
        "conflicts",
        "dialects",
        "dialects --same documents",
        "server-side",
        "hazards",
        "hazards --list",
        "explain --help",
        "changes --help",
        "conflicts --help",
        "dialects --help",
        "server-side --help",
        "hazards --help",
        "open-error --help"
      })
  void everyTableAndHelpHasColoursWhereTheyAreWanted(String words) throws IOException {
    String local =
        shell.file("twice.yaml", HEAD + "spec: {replicas: 3, replicas: 2, paused: true}\n");
    String live = shell.file("live.yaml", HEAD + "spec: {replicas: 7}\n");
    String last = shell.file("last.yaml", HEAD + "spec: {replicas: 1}\n");
    boolean isAboutDocuments =
        !words.contains("--list") && !words.contains("--help") && !words.equals("dialects");
    String documents =
        isAboutDocuments ? " --local " + local + " --live " + live + " --last-applied " + last : "";
    String plain = shell.run((words + documents).split(" ")).out();
    assertThat(plain).doesNotContain(ESCAPE);
    String always = shell.run((words + documents + " --color always").split(" ")).out();
    assertThat(always).contains(ESCAPE);
    assertThat(always.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
    shell.with("CLICOLOR_FORCE", "1");
    assertThat(shell.run((words + documents).split(" ")).out()).isEqualTo(always);
    shell.with("NO_COLOR", "1");
    assertThat(shell.run((words + documents).split(" ")).out()).isEqualTo(plain);
  }

  @Test
  void theProgramsOwnHelpHasColoursToo() {
    assertThat(shell.run("--help").out()).doesNotContain(ESCAPE);
    assertThat(shell.onTerminal().run("--help").out()).contains(ESCAPE);
  }

  /** Whatever holds them: values, keys, names, owners, messages. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "explain",
        "changes",
        "conflicts",
        "dialects",
        "server-side",
        "hazards",
        "patch",
        "patch -o json",
        "apply",
        "report",
        "report --format html",
        "export --as kubectl",
        "export --as kustomize"
      })
  void nothingHiddenReachesAReader(String words) throws IOException {
    String text =
        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, labels: {x: \"\\u202Ey\"}}\n"
            + "data: {\"k\\u200be\": \"\\e]0;t\\x07\\u2066%s\", b: \"a\\nb\\e[2J%s\"}\n";
    String local = shell.file("lo\u202Ecal.yaml", text.formatted("1", "1"));
    String live = shell.file("live.yaml", text.formatted("2", "2"));
    String last = shell.file("last.yaml", text.formatted("3", "3"));
    List<String> line = new ArrayList<>(List.of(words.split(" ")));
    line.addAll(List.of("--local", local, "--live", live, "--last-applied", last));
    Shell.Answer answer = shell.run(line.toArray(String[]::new));
    assertThat((answer.out() + answer.err()).codePoints())
        .filteredOn(HiddenCharacters::isHidden)
        .isEmpty();
    assertThat(answer.exitCode()).isLessThan(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "explain --field \u001b[2J",
        "patch --local \u202Eabsent",
        "\u001b[31mnonsense",
        "patch --\u001b[31m",
        "patch -o \u001b[31m",
        "report --save \u202Ex.pdf",
        "hazards --page \u001b[31m"
      })
  void messagesShowWhatWasWritten(String words) {
    Shell.Answer answer = shell.run(words.split(" "));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("⟨U+");
    assertThat((answer.out() + answer.err()).codePoints())
        .filteredOn(HiddenCharacters::isHidden)
        .isEmpty();
  }

  @Test
  void controlCharactersOfDocumentsDoNotReachTheTerminal() throws IOException {
    String local =
        shell.file(
            "local.yaml",
            "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n"
                + "data: {\"k\\x9b31m\": \"v\\e[2J\\x9b31m\"}\n");
    Shell.Answer answer = shell.run("explain", "--local", local);
    assertThat(answer.out())
        .contains("k⟨U+009B⟩31m")
        .doesNotContain("\u009b")
        .doesNotContain("\u001b");
  }

  @ParameterizedTest
  @CsvSource({"50 120, 120", "'0 0', ", "50, ", "'', ", "a b, "})
  void widthAsSttySaysIt(String size, Integer columns) {
    assertThat(SystemScreen.secondNumber(size))
        .isEqualTo(columns == null ? OptionalInt.empty() : OptionalInt.of(columns));
  }

  @Test
  void helpNamesAllCommandsAndOptions() {
    Shell.Answer help = shell.run("--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out())
        .contains(
            "patch",
            "apply",
            "explain",
            "open-error",
            "render",
            "window",
            "Examples:",
            "Exit codes:");
    assertThat(help.out()).contains("\n  render       Draws", "\n  server-side  Shows");
    assertThat(help.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(91));
    assertThat(shell.run("explain", "--help").out())
        .contains("--local", "--live", "--last-applied", "--object", "--no-overwrite", "--field")
        .contains("--[no-]as-kubectl-apply")
        .contains("--output", "--color", "--exit-zero", "Exit codes:", "Examples:");
    assertThat(shell.run("apply", "-h").out()).contains("--patch");
    assertThat(shell.run("patch", "-h").err()).isEmpty();
  }

  /** The list of commands shows the first line of what each says of itself. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "patch",
        "apply",
        "explain",
        "changes",
        "conflicts",
        "report",
        "open-error",
        "dialects",
        "export",
        "server-side",
        "save-case",
        "hazards"
      })
  void theListOfCommandsHasWholeSentences(String command) {
    String help = shell.run("--help").out();
    String joined = help.substring(help.indexOf("Commands")).replaceAll("\\n {15}", " ");
    assertThat(joined).containsPattern("\n  " + command + " +[A-Z][^\n]*\\.\n");
    assertThat(shell.run(command, "--help").out()).doesNotContainPattern("\n[a-z]+[:.]?\n");
  }

  @Test
  void version() {
    Shell.Answer answer = shell.run("--version");
    assertThat(answer.out()).startsWith("tripatch ");
    assertThat(answer.exitCode()).isZero();
  }
}
