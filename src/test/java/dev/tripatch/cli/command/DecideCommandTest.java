package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code tripatch decide}. */
class DecideCommandTest {
  private static final String WEB =
      """
      # the shop
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: shop
      spec:
        replicas: 3   # as usual
        paused: false


        template:
          spec:
            containers:
              # the one
              - name: web
                image: 'web:1.0'  # pinned
                args: ["a", "b"]
      """;
  private static final String SETTINGS =
      """
      # quiet
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: settings, namespace: shop}
      data:
        level: info   # for now
        mode: "plain"
      """;
  private static final String PASSWORD =
      """
      apiVersion: v1
      kind: Secret
      metadata: {name: password, namespace: shop}
      data:
        word: aHVudGVyMg==
      """;
  private static final String BOTH = WEB + "---\n" + SETTINGS;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    shell.file("last.yaml", BOTH + "---\n" + PASSWORD);
    shell.file("live.yaml", drifted(BOTH + "---\n" + PASSWORD));
    shell.file("web.yaml", BOTH);
  }

  /** Live moved by itself, in two objects and in a Secret. */
  private static String drifted(String text) {
    return text.replace("replicas: 3", "replicas: 7")
        .replace("web:1.0", "web:1.1")
        .replace("level: info", "level: debug")
        .replace("aHVudGVyMg==", "b2xkcGFzcw==");
  }

  private Path path(String name) {
    return folder.resolve(name);
  }

  private String text(String name) throws IOException {
    return Files.readString(path(name));
  }

  private Shell.Answer decide(String options) {
    List<String> words = new ArrayList<>(List.of("decide"));
    for (String word : options.split(" ")) {
      boolean isFile = word.endsWith(".yaml") || word.endsWith(".tripatch");
      words.add(isFile ? path(word).toString() : word);
    }
    return shell.run(words.toArray(String[]::new));
  }

  private Shell.Answer decideAll(String options) {
    return decide(options + " -f web.yaml --live live.yaml --last-applied last.yaml");
  }

  /** Of many rendered objects it is said once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          '# Source: web/templates/web.yaml'                                   | by Helm
          '# x'                                                                |
          '  annotations: {config.kubernetes.io/origin: x}'                    |
          '  annotations:\n    config.kubernetes.io/origin: x'                 | by kustomize
          '  labels:\n    app.kubernetes.io/managed-by: kustomize-v5.7.1'      | by kustomize
          '  labels:\n    app.kubernetes.io/managed-by: Helm'                  |
          '  annotations:\n    controller-gen.kubebuilder.io/version: v0.16.5' | by controller-gen
          """)
  void whereLocalIsRenderedTheEditIsSaidToBeLost(String line, @Nullable String tool)
      throws IOException {
    String more = line.replace("\\n", "\n");
    String text =
        more.startsWith("#")
            ? "---\n" + more + "\n" + WEB + "---\n" + more + "\n" + SETTINGS
            : BOTH.replace(
                "metadata: {name: settings, namespace: shop}\n",
                "metadata:\n  name: settings\n  namespace: shop\n" + more + "\n");
    shell.file("web.yaml", text);
    Shell.Answer answer = decideAll("--take-live");
    if (tool == null) {
      assertThat(answer.err()).isEmpty();
    } else {
      assertThat(answer.err()).containsOnlyOnce(tool).containsOnlyOnce("the edit is lost");
    }
    assertThat(answer.exitCode()).isZero();
    assertThat(text("web.yaml")).contains("level: debug");
  }

  @Test
  void onlyTheLinesOfTheFieldsChange() throws IOException {
    Shell.Answer answer = decideAll("--take-live");
    assertThat(answer.err()).isEmpty();
    assertThat(answer.out()).isEqualTo("web.yaml: 3 fields in 2 objects took live\n");
    assertThat(answer.exitCode()).isZero();
    assertThat(text("web.yaml"))
        .isEqualTo(
            BOTH.replace("replicas: 3", "replicas: 7")
                .replace("web:1.0", "web:1.1")
                .replace("level: info", "level: debug"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void markAndLineEndsStay(String end) throws IOException {
    String exact = "\uFEFF" + BOTH.replace("\n", end);
    shell.file("web.yaml", exact);
    assertThat(decideAll("--take-live").exitCode()).isZero();
    assertThat(text("web.yaml")).isEqualTo(drifted(exact));
  }

  /** Some lines of the file end otherwise, also between two that change. */
  @Test
  void eachLineKeepsItsOwnEnd() throws IOException {
    String mixed =
        BOTH.replace("replicas: 3   # as usual\n", "replicas: 3   # as usual\r\n")
            .replace("the one\n", "the one\r\n");
    shell.file("web.yaml", mixed);
    assertThat(decideAll("--take-live").exitCode()).isZero();
    assertThat(text("web.yaml")).isEqualTo(drifted(mixed));
  }

  @Test
  void thenNoConflictIsUndecided() {
    assertThat(decideAll("--take-live").exitCode()).isZero();
    Shell.Answer conflicts =
        shell.run(
            "conflicts",
            "-f",
            path("web.yaml").toString(),
            "--live",
            path("live.yaml").toString(),
            "--last-applied",
            path("last.yaml").toString());
    assertThat(conflicts.exitCode()).isZero();
    Shell.Answer again = decideAll("--take-live");
    assertThat(again.exitCode()).isZero();
    assertThat(again.out()).isEmpty();
    assertThat(again.err()).isEqualTo("tripatch: nothing to decide: there is no conflict.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void theDryRunIsTheDifferenceOfTheRun(String end) throws IOException {
    String exact = ("\uFEFF" + BOTH).replace("\n", end).stripTrailing();
    shell.file("web.yaml", exact);
    Shell.Answer dry = decideAll("--take-live --dry-run");
    assertThat(text("web.yaml")).isEqualTo(exact);
    assertThat(dry.exitCode()).isZero();
    assertThat(dry.out()).startsWith("--- web.yaml\n+++ web.yaml\n@@ -5,7 +5,7 @@\n");
    decideAll("--take-live");
    String after = text("web.yaml");
    assertThat(after).isNotEqualTo(exact);
    assertThat(PatchedText.of(exact, dry.out())).isEqualTo(after);
  }

  @Test
  void oneObjectOfTheFile() throws IOException {
    Shell.Answer answer =
        decide(
            "--take-live --object ConfigMap/settings --local web.yaml --live live.yaml"
                + " --last-applied last.yaml");
    assertThat(answer.out()).isEqualTo("web.yaml: 1 field of ConfigMap shop/settings took live\n");
    assertThat(text("web.yaml")).isEqualTo(BOTH.replace("level: info", "level: debug"));
  }

  @Test
  void namedFields() throws IOException {
    Shell.Answer answer = decideAll("--take-live --field spec.replicas --field data.mode");
    assertThat(answer.out()).isEqualTo("web.yaml: 1 field of Deployment shop/web took live\n");
    assertThat(answer.exitCode()).as("data.mode is as in live").isZero();
    assertThat(text("web.yaml")).isEqualTo(BOTH.replace("replicas: 3", "replicas: 7"));
    assertThat(decideAll("--take-live --field spec.replicas").err())
        .isEqualTo("tripatch: nothing to decide: the fields already have these values.\n");
    assertThat(decideAll("--take-live --field spec.replica").err())
        .isEqualTo("tripatch: no object has spec.replica.\n");
  }

  @Test
  void whatLocalChangedAsWellHasNotOnlyDrifted() throws IOException {
    String changed = BOTH.replace("replicas: 3", "replicas: 5");
    shell.file("web.yaml", changed);
    assertThat(decideAll("--take-live --drifted").out()).startsWith("web.yaml: 2 fields in 2");
    assertThat(text("web.yaml"))
        .isEqualTo(changed.replace("web:1.0", "web:1.1").replace("level: info", "level: debug"));
    assertThat(decideAll("--take-live --drifted").err()).contains("no field only drifted");
    assertThat(decideAll("--take-last-applied").out()).startsWith("web.yaml: 1 field of Deploy");
    assertThat(text("web.yaml")).contains("replicas: 3   # as usual\n");
  }

  private static final String RULES =
      """
      apiVersion: monitoring.coreos.com/v1
      kind: PrometheusRule
      metadata: {name: rules, namespace: shop}
      spec:
        groups:
        - name: web
          rules:
          - alert: Down
            expr: up == 0 # nobody answers
            for: 1m
          - alert: Slow
            expr: latency > 1
            for: 2m
      """;

  /** Live changed one rule, local another one, and both the time of the second. */
  private void rules() throws IOException {
    shell.file("last.yaml", RULES);
    shell.file("live.yaml", RULES.replace("up == 0", "up < 1").replace("2m", "5m"));
    shell.file("web.yaml", RULES.replace("latency > 1", "latency > 3").replace("2m", "9m"));
  }

  @Test
  void ofAListThatIsSentAsOneThePartsAreTakenThatOnlyDrifted() throws IOException {
    rules();
    String before = text("web.yaml");
    Shell.Answer dry = decideAll("--take-live --drifted --dry-run");
    assertThat(PatchedText.of(before, dry.out())).isEqualTo(before.replace("up == 0", "up < 1"));
    Shell.Answer answer = decideAll("--take-live --drifted -o json");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("\"spec.groups[name=web].rules[alert=Down].expr\"")
        .doesNotContain("alert=Slow", "\"spec.groups\"");
    assertThat(text("web.yaml")).isEqualTo(before.replace("up == 0", "up < 1"));
    assertThat(decideAll("--take-live --drifted").err()).contains("no field only drifted");
  }

  @Test
  void aPartCanBeNamed() throws IOException {
    rules();
    String before = text("web.yaml");
    String part = " --field spec.groups[name=web].rules[alert=Slow].for";
    assertThat(decideAll("--take-live" + part).out())
        .isEqualTo("web.yaml: 1 field of PrometheusRule shop/rules took live\n");
    assertThat(text("web.yaml")).isEqualTo(before.replace("9m", "5m"));
    assertThat(decideAll("--leave-to-live" + part).err())
        .contains("Kubernetes sends all of spec.groups");
  }

  @Test
  void aFieldIsLeftToLiveOnlyIfItStays() throws IOException {
    Shell.Answer claimed = decideAll("--leave-to-live --field spec.replicas");
    assertThat(claimed.exitCode()).isEqualTo(1);
    assertThat(claimed.out()).isEmpty();
    assertThat(claimed.err())
        .startsWith(
            "web.yaml:1: spec.replicas of Deployment shop/web is undecided: The last-applied"
                + " configuration still has spec.replicas");
    assertThat(text("web.yaml")).isEqualTo(BOTH);
    shell.file("last.yaml", WEB.replace("  replicas: 3   # as usual\n", ""));
    Shell.Answer free = decideAll("--leave-to-live --field spec.replicas");
    assertThat(free.exitCode()).isZero();
    assertThat(free.out())
        .isEqualTo(
            "web.yaml: 1 field of Deployment shop/web left to live;"
                + " 1 comment deleted with what it was about\n");
    assertThat(text("web.yaml")).isEqualTo(BOTH.replace("  replicas: 3   # as usual\n", ""));
  }

  @Test
  void whatIsNotDecidedIsNamedWithTheReason() throws IOException {
    for (String form : List.of("", " -o json")) {
      Shell.Answer answer = decideAll("--leave-to-live" + form);
      assertThat(answer.exitCode()).isEqualTo(1);
      assertThat(answer.err())
          .contains(
              "web.yaml:20: data.level of ConfigMap shop/settings is undecided: The last-applied"
                  + " configuration still has data.level");
      assertThat(text("web.yaml")).isEqualTo(BOTH);
    }
  }

  @Test
  void bulkDecisionsLeaveSecretsOut() throws IOException {
    String all = BOTH + "---\n" + PASSWORD;
    shell.file("web.yaml", all);
    Shell.Answer bulk = decideAll("--take-live");
    assertThat(bulk.exitCode()).isZero();
    assertThat(bulk.err()).startsWith("web.yaml:28: Secret shop/password is undecided: ");
    assertThat(text("web.yaml")).isEqualTo(drifted(all).replace("b2xkcGFzcw==", "aHVudGVyMg=="));
    assertThat(decideAll("--take-live --field spec.replicas").exitCode()).isZero();
    assertThat(decideAll("--take-live --secrets").exitCode()).isZero();
    assertThat(text("web.yaml")).isEqualTo(drifted(all));
  }

  @Test
  void aSecretIsDecidedOnlyWithConsent() throws IOException {
    String all = BOTH + "---\n" + PASSWORD;
    shell.file("web.yaml", all);
    for (String one : List.of("--object Secret/password", "--field data.word")) {
      Shell.Answer refused = decideAll("--take-live " + one);
      assertThat(refused.exitCode()).isEqualTo(2);
      assertThat(refused.err())
          .isEqualTo(
              "tripatch: nothing was written: A secret value, data.word of Secret shop/password,"
                  + " would go into the file web.yaml. Give --secrets to write it there.\n");
      assertThat(text("web.yaml")).isEqualTo(all);
      Shell.Answer dry = decideAll("--take-live " + one + " --secrets --dry-run");
      assertThat(dry.out())
          .contains("-  word: ••••••(A)\n+  word: ••••••(B)\n")
          .doesNotContain("aHVudGVyMg==", "b2xkcGFzcw==");
      assertThat(decideAll("--take-live " + one + " --secrets --dry-run --show-secrets").out())
          .contains("-  word: aHVudGVyMg==\n+  word: b2xkcGFzcw==\n");
    }
    shell.typing("n");
    assertThat(decideAll("--take-live --field data.word").exitCode()).isEqualTo(2);
    assertThat(text("web.yaml")).isEqualTo(all);
    shell.typing("y");
    assertThat(decideAll("--take-live --field data.word").exitCode()).isZero();
    assertThat(text("web.yaml")).isEqualTo(all.replace("aHVudGVyMg==", "b2xkcGFzcw=="));
  }

  @Test
  void allFilesAreWrittenOrNone() throws IOException {
    shell.file("a.yaml", WEB);
    shell.file("b.yaml", SETTINGS);
    assertThat(path("b.yaml").toFile().setWritable(false)).isTrue();
    Shell.Answer answer =
        decide("--take-live -f a.yaml -f b.yaml --live live.yaml --last-applied last.yaml");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .startsWith("tripatch: nothing was written: ")
        .contains("b.yaml is read");
    assertThat(text("a.yaml")).isEqualTo(WEB);
    assertThat(path("b.yaml").toFile().setWritable(true)).isTrue();
    assertThat(
            decide("--take-live -f a.yaml -f b.yaml --live live.yaml --last-applied last.yaml")
                .out())
        .isEqualTo(
            """
            a.yaml: 2 fields of Deployment shop/web took live
            b.yaml: 1 field of ConfigMap shop/settings took live
            """);
  }

  @Test
  void aFileThatIsNamedTwiceIsWrittenOnce() throws IOException {
    Shell.Answer answer = decideAll("--take-live -f web.yaml");
    assertThat(answer.out()).isEqualTo("web.yaml: 3 fields in 2 objects took live\n");
    assertThat(text("web.yaml")).isEqualTo(drifted(BOTH));
  }

  @Test
  void nothingIsDecidedIfSomethingCannotBeRead() throws IOException {
    shell.file("broken.yaml", "kind: [Service\n");
    Shell.Answer answer = decideAll("--take-live -f broken.yaml");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .startsWith("broken.yaml:1:7: ")
        .endsWith("tripatch: nothing was written, since not everything could be read.\n");
    assertThat(text("web.yaml")).isEqualTo(BOTH);
  }

  /** Two items of a list share a value: what is taken for one would be the other's, too. */
  @Test
  void anotherObjectNeverChangesWithIt() throws IOException {
    String list =
        """
        apiVersion: v1
        kind: List
        items:
        - apiVersion: v1
          kind: ConfigMap
          metadata: {name: a}
          data: &shared
            level: info
        - apiVersion: v1
          kind: ConfigMap
          metadata: {name: b}
          data: *shared
        """;
    shell.file("web.yaml", list);
    shell.file("last.yaml", list);
    shell.file(
        "live.yaml",
        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {level: debug}\n");
    Shell.Answer answer = decideAll("--take-live");
    assertThat(text("web.yaml")).isEqualTo(list);
    assertThat(answer.exitCode()).isNotZero();
    assertThat(answer.out()).isEmpty();
  }

  @Test
  void asData() throws IOException {
    Shell.Answer answer =
        decideAll("--take-live -o json --object ConfigMap/settings --field data.level --dry-run");
    assertThat(answer.out())
        .contains("\"decision\": \"take-live\"", "\"written\": false", "\"undecided\": []")
        .containsSubsequence("\"name\": \"settings\"", "\"document\": 2", "\"data.level\"")
        .contains("\"difference\": \"--- web.yaml\\n+++ web.yaml\\n@@ -22,5 +22,5 @@\\n");
    assertThat(decideAll("--leave-to-live -o json --object ConfigMap/settings").out())
        .contains("\"written\": true", "\"files\": []")
        .containsSubsequence("\"field\": \"data.level\"", "\"reason\": \"The last-applied");
  }

  /** Live holds another object, or one that does not say its group. */
  @ParameterizedTest
  @ValueSource(strings = {"web", "other"})
  void whatIsNotLiveHasNotLivesValues(String name) throws IOException {
    String item = drifted(WEB).replace("name: web\n", "name: " + name + "\n");
    String list = "apiVersion: apps/v1\nkind: DeploymentList\nitems:\n";
    shell.file(
        "live.yaml",
        name.equals("web")
            ? list
                + "- "
                + item.replace("apiVersion: apps/v1\n", "")
                    .replace("# the shop\n", "")
                    .replace("\n", "\n  ")
                    .strip()
                + "\n"
            : item);
    Shell.Answer answer = decide("--take-live --field spec.replicas -f web.yaml --live live.yaml");
    assertThat(answer.err())
        .isEqualTo("tripatch: nothing was written: live has no shop/Deployment/web.\n");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(text("web.yaml")).isEqualTo(BOTH);
    assertThat(decide("--take-live --field data.mode -f web.yaml --live live.yaml").exitCode())
        .isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--local web.yaml --live live.yaml | say what to decide",
        "--take-live --leave-to-live --local web.yaml --live live.yaml | say what to decide",
        "--take-live --drifted --conflicts --local web.yaml --live live.yaml | say which fields",
        "--take-live --live live.yaml | name the files to change",
        "--take-live --local web.yaml | name what is live",
        "--take-live --local - --live live.yaml --object ConfigMap/settings | cannot be written",
        "--take-live --case a.tripatch | a case holds copies",
        "--take-live --no-overwrite --local web.yaml --live live.yaml | leave out --no-overwrite",
      })
  void wrongWords(String options, String message) {
    shell = shell.withInput(BOTH);
    Shell.Answer answer = decide(options);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains(message);
  }
}
