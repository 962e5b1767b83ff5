package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands answer on documents that are all right. */
class CommandsTest {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 3}
      """;
  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop}
      spec: {replicas: 7, paused: true}
      """;

  /** What kubectl apply writes beside the patch, where live does not have it yet. */
  private static final String ANNOTATED =
      """
      metadata:
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"apps/v1","kind":"Deployment","metadata":{"annotations":{},"name":"web","namespace":"shop"},"spec":{"replicas":3}}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", LOCAL);
    live = shell.file("live.yaml", LIVE);
  }

  @Test
  void aPatchSetsWhatDiffers() {
    Shell.Answer answer = shell.run("patch", "--local", local, "--live", live);
    assertThat(answer.out()).isEqualTo(ANNOTATED + "spec:\n  replicas: 3\n");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err())
        .isEqualTo(
            "tripatch: There is no last-applied configuration, so nothing can be deleted.\n"
                + "tripatch: kubectl would send it as application/strategic-merge-patch+json.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"patch", "apply", "explain"})
  void exitCodeOneCountsAsZeroOnDemand(String command) {
    assertThat(shell.run(command, "--local", local, "--live", live).exitCode()).isEqualTo(1);
    assertThat(shell.run(command, "--local", local, "--live", live, "--exit-zero").exitCode())
        .isZero();
  }

  @ParameterizedTest
  @CsvSource({"yaml", "json"})
  void nothingToDoIsAnEmptyPatch(String form) throws IOException {
    Shell.Answer answer = shell.run("patch", "--local", local, "--live", applied(), "-o", form);
    assertThat(answer.out()).isEqualTo("{}\n");
    assertThat(answer.exitCode()).isZero();
  }

  /** Live right after kubectl apply has made it of local. */
  private String applied() throws IOException {
    return shell.file("applied.yaml", shell.run("apply", "--local", local).out());
  }

  /** As real kubectl 1.36 does: an object that it did not make gets the annotation. */
  @Test
  void theAnnotationAloneIsSentWhereLiveLacksIt() {
    String[] words = {"--local", local, "--live", local};
    Shell.Answer answer = shell.run("patch", words[0], words[1], words[2], words[3]);
    assertThat(object(answer.out()).keys()).containsExactly("metadata");
    assertThat(answer.out()).contains(LastAppliedAnnotation.NAME + ": |\n");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(shell.run("explain", words[0], words[1], words[2], words[3]).out())
        .isEqualTo("Also written by kubectl apply itself: its last-applied annotation.\n");
    assertThat(
            shell
                .run("patch", words[0], words[1], words[2], words[3], "--no-as-kubectl-apply")
                .out())
        .isEqualTo("{}\n");
  }

  /** kubectl writes its annotation into an empty map, so no null is sent. */
  @Test
  void annotationsThatAreNullInLocalDeleteNothing() throws IOException {
    String nothing =
        shell.file("null.yaml", LOCAL.replace("name: web", "annotations: null, name: web"));
    String other =
        shell.file("other.yaml", LIVE.replace("name: web", "annotations: {a: b}, name: web"));
    assertThat(shell.run("patch", "--local", nothing, "--live", other).out())
        .isEqualTo(ANNOTATED + "spec:\n  replicas: 3\n");
    assertThat(shell.run("patch", "--local", nothing, "--live", live).out())
        .isEqualTo(ANNOTATED + "spec:\n  replicas: 3\n");
  }

  @ParameterizedTest
  @CsvSource({"kustomize", "helm"})
  void otherToolsGetNoAnnotation(String dialect) {
    for (String command : new String[] {"patch", "apply"}) {
      Shell.Answer answer =
          shell.run(command, "--local", local, "--live", live, "--dialect", dialect);
      assertThat(answer.out()).contains("replicas: 3").doesNotContain(LastAppliedAnnotation.NAME);
    }
  }

  @Test
  void nothingToExplain() throws IOException {
    Shell.Answer answer = shell.run("explain", "--local", local, "--live", applied());
    assertThat(answer.out()).isEqualTo("Nothing to do: live has everything that is in local.\n");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void lastAppliedDeletes() throws IOException {
    String before =
        shell.file("before.yaml", LOCAL.replace("{replicas: 3}", "{replicas: 3, paused: true}"));
    Shell.Answer answer =
        shell.run("patch", "--last-applied", before, "--local", local, "--live", live);
    assertThat(answer.out()).isEqualTo(ANNOTATED + "spec:\n  replicas: 3\n  paused: null\n");
    assertThat(answer.err())
        .isEqualTo("tripatch: kubectl would send it as application/strategic-merge-patch+json.\n");
  }

  @Test
  void asKubectlApplyTheAnnotationIsPartOfThePatch() throws IOException {
    String[] words = {"patch", "--last-applied", local, "--local", local, "--live", live};
    assertThat(shell.run(words).out()).isEqualTo(ANNOTATED + "spec:\n  replicas: 3\n");
    String live =
        shell.file(
            "applied.yaml",
            LIVE.replace(
                "namespace: shop",
                "namespace: shop, annotations: {"
                    + LastAppliedAnnotation.NAME
                    + ": '{\"spec\":{\"replicas\":3}}'}"));
    assertThat(shell.run("patch", "--local", local, "--live", live).out())
        .contains(LastAppliedAnnotation.NAME + ": |\n", "\"replicas\":3");
    assertThat(shell.run("patch", "--local", local, "--live", live, "--no-as-kubectl-apply").out())
        .isEqualTo("spec:\n  replicas: 3\n");
    assertThat(shell.run("explain", "--local", local, "--live", live).out())
        .contains("spec.replicas")
        .contains("Also written by kubectl apply itself: its last-applied annotation.\n")
        .doesNotContain("{\"api");
    assertThat(shell.run("patch", "--local", local, "--live", live, "--no-overwrite").err())
        .contains("conflict at spec.replicas");
  }

  @Test
  void whereOnlyTheAnnotationConflictsKubectlsRefusalIsTold() throws IOException {
    String applied = shell.run("apply", "--local", local, "--as-kubectl-apply").out();
    String before = shell.file("before.yaml", applied);
    String changed = shell.file("changed.yaml", LOCAL.replace("3", "4"));
    Shell.Answer answer =
        shell.run("patch", "--local", changed, "--live", before, "--no-overwrite");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.err())
        .contains("no conflict but kubectl's own annotation")
        .contains("kubectl would send it as application/strategic-merge-patch+json.");
    assertThat(shell.run("patch", "--local", local, "--live", before).err())
        .isEqualTo("tripatch: kubectl would send nothing: the patch is {}.\n");
  }

  @Test
  void anAnnotationThatIsTooLargeIsWarnedOf() throws IOException {
    String huge =
        shell.file(
            "huge.yaml",
            "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {k: %s}\n"
                .formatted("x".repeat(262_001)));
    Shell.Answer answer = shell.run("patch", "--local", huge, "--as-kubectl-apply", "--exit-zero");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.err())
        .contains("warning: The last-applied annotation has 262")
        .contains("Too long: must have at most 262144 bytes")
        .contains("kubectl apply --server-side");
  }

  @Test
  void applyPrintsTheResult() {
    Shell.Answer answer = shell.run("apply", "--local", local, "--live", live, "-o", "json");
    assertThat(object(answer.out()).get("spec"))
        .isEqualTo(object("{\"replicas\": 3, \"paused\": true}"));
  }

  @Test
  void applyTakesAPatchThatAPersonWrote() throws IOException {
    String patch = shell.file("patch.yaml", "spec:\n  paused: null\n");
    Shell.Answer answer = shell.run("apply", "--patch", patch, "--live", live);
    assertThat(object(answer.out()).get("spec")).isEqualTo(object("replicas: 7"));
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void aPatchThatChangesNothingIsNothingToDo() {
    shell.withInput("spec: {replicas: 7}");
    assertThat(shell.run("apply", "--patch", "-", "--live", live).exitCode()).isZero();
  }

  @Test
  void standardInputIsADocument() {
    shell.withInput(LIVE);
    Shell.Answer answer = shell.run("patch", "--local", local, "--live", "-");
    assertThat(answer.out()).isEqualTo(ANNOTATED + "spec:\n  replicas: 3\n");
  }

  @Test
  void withoutLiveEverythingIsNew() {
    Shell.Answer answer = shell.run("patch", "--local", local, "--no-as-kubectl-apply");
    assertThat(object(answer.out())).isEqualTo(object(LOCAL));
    assertThat(shell.run("patch", "--local", local).out()).contains(LastAppliedAnnotation.NAME);
    assertThat(answer.err()).contains("would create");
  }

  @Test
  void customResourcesGetAJsonMergePatchAndAreToldSo() throws IOException {
    String text = "apiVersion: example.org/v1\nkind: Thing\nmetadata: {name: a}\nspec: {l: [%s]}\n";
    String thing = shell.file("thing.yaml", text.formatted("{name: a}"));
    String other = shell.file("other.yaml", text.formatted("{name: b}"));
    Shell.Answer answer = shell.run("patch", "--local", thing, "--live", other);
    assertThat(answer.out())
        .contains(LastAppliedAnnotation.NAME)
        .endsWith("spec:\n  l:\n  - name: a\n");
    assertThat(answer.err()).contains("example.org is not built in").contains("JSON merge patch");
  }

  /** Recorded with kubectl 1.32 and a server that still has the version. */
  @Test
  void anotherVersionOfAKnownKindGetsAStrategicPatch() throws IOException {
    String text =
        """
        apiVersion: batch/v1beta1
        kind: CronJob
        metadata: {name: a}
        spec: {jobTemplate: {spec: {template: {spec: {containers: [{name: c, image: "%d"}]}}}}}
        """;
    String job = shell.file("job.yaml", text.formatted(1));
    String other = shell.file("other.yaml", text.formatted(2));
    Shell.Answer answer = shell.run("patch", "--local", job, "--live", other);
    assertThat(answer.out()).contains("$setElementOrder/containers");
    assertThat(answer.err())
        .contains("not known in batch/v1beta1, so the rules of batch/v1 are used")
        .contains("application/strategic-merge-patch+json");
  }

  @Test
  void aDirectiveInLocalIsNamedWithWhatItDoes() throws IOException {
    String text = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  annotations: %s\n";
    String local = shell.file("directed.yaml", text.formatted("{$patch: replace}"));
    String live = shell.file("plain.yaml", text.formatted("{}"));
    Shell.Answer answer =
        shell.run("explain", "--local", local, "--live", live, "--last-applied", live);
    assertThat(answer.out())
        .contains("metadata.annotations")
        .contains("$patch: replace in local")
        .contains("There is a patch, but it leaves live as it is.");
    Shell.Answer why =
        shell.run(
            "explain",
            "--local=" + local,
            "--live=" + live,
            "--last-applied=" + live,
            "--field=metadata.annotations");
    assertThat(why.out()).contains("It drops annotations from the patch that it makes");
    Shell.Answer hazards =
        shell.run("hazards", "--local", live, "--live", live, "--last-applied", local);
    assertThat(hazards.out())
        .contains("directive-in-object")
        .contains("kubectl apply edit-last-applied");
  }

  @Test
  void aPatchThatLeavesLiveAsItIsIsToldSo() throws IOException {
    String text =
        """
        apiVersion: policy/v1
        kind: PodDisruptionBudget
        metadata: {name: web}
        spec: {selector: {matchLabels: {app: web}}}
        """;
    String budget = shell.file("budget.yaml", text);
    String applied = shell.file("applied.yaml", shell.run("apply", "--local", budget).out());
    Shell.Answer answer = shell.run("explain", "--local", budget, "--live", applied);
    assertThat(answer.out())
        .contains("There is a patch, but it leaves live as it is.")
        .contains("It writes spec.selector. ");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void surprisesInTheTextAreWarnedOf() throws IOException {
    String yes = shell.file("yes.yaml", LOCAL.replace("replicas: 3", "paused: yes"));
    Shell.Answer answer =
        shell.run("patch", "--local", yes, "--live", live, "--no-as-kubectl-apply");
    assertThat(answer.err()).contains("yes.yaml:4:16: warning: Without quotes, yes is");
    assertThat(answer.out()).isEqualTo("{}\n");
  }

  @Test
  void reasonsForProgramsCoverEveryField() {
    String json = shell.run("explain", "--local", local, "--live", live, "-o", "json").out();
    List<Value> entries = list(json).items();
    MapValue replicas =
        entries.stream()
            .map(MapValue.class::cast)
            .filter(each -> new StringValue("spec.replicas").equals(each.get("path")))
            .findFirst()
            .orElseThrow();
    assertThat(replicas.keys())
        .containsExactly(
            "path", "outcome", "conflict", "reason", "rule", "schema", "values", "sentence");
    assertThat(replicas.get("outcome")).isEqualTo(new StringValue("changed"));
    assertThat(replicas.get("conflict")).isEqualTo(BoolValue.FALSE);
    assertThat(replicas.get("reason")).isEqualTo(new StringValue("set-different"));
    assertThat(replicas.get("values"))
        .isEqualTo(object("{local: 3, live: 7, patch: 3, result: 3}"));
  }

  @Test
  void oneFieldForPrograms() {
    Shell.Answer answer =
        shell.run(
            "explain", "--local", local, "--live", live, "--field", "spec.paused", "-o", "yaml");
    assertThat(object(answer.out()).get("outcome")).isEqualTo(new StringValue("kept"));
  }

  private static MapValue object(String text) {
    return SourceReader.read("answer", text).object().orElseThrow();
  }

  private static ListValue list(String text) {
    return (ListValue) SourceReader.read("answer", text).root().orElseThrow().value();
  }

  /** As the server names items in its messages. */
  @Test
  void anItemMayBeCounted() {
    Shell.Answer answer = shell.run("explain", "--field", "spec.template.spec.containers[0].image");
    assertThat(answer.out()).startsWith("~ spec.template.spec.containers[name=web].image\n");
    assertThat(shell.run("explain", "--field", "spec.template.spec.containers[9].image").err())
        .contains("no document has the field spec.template.spec.containers[9].image;");
  }
}
