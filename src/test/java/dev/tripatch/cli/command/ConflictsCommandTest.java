package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import java.io.IOException;
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

/** {@code tripatch conflicts}. */
class ConflictsCommandTest {
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n";
  private static final String OWNERS =
      "  managedFields:\n  - manager: hpa\n    operation: Update\n    subresource: scale\n"
          + "    time: '2026-11-20T09:00:00Z'\n    fieldsV1: {'f:spec': {'f:replicas': {}}}\n";

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String lastApplied = "";
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder).with("COLUMNS", "100");
    lastApplied = shell.file("last.yaml", HEAD + "spec: {replicas: 3, paused: true}\n");
    local = shell.file("local.yaml", HEAD + "spec: {replicas: 3, paused: false}\n");
    live = shell.file("live.yaml", HEAD + OWNERS + "spec: {replicas: 7, paused: true}\n");
  }

  private Shell.Answer run(String... options) {
    return runWith(live, options);
  }

  private Shell.Answer runWith(String liveFile, String... options) {
    List<String> words = new ArrayList<>(List.of("conflicts", "--live", liveFile));
    words.addAll(List.of("--last-applied", lastApplied, "--local", local));
    words.addAll(List.of(options));
    return shell.run(words.toArray(String[]::new));
  }

  @Test
  void theTableTellsAll() {
    Shell.Answer answer = run();
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .isEqualTo(
            """
            FIELD          WHO MOVED             APPLY       LAST APPLIED  LOCAL  LIVE  RESULT
            spec.replicas  only live changed it  overwrites  3             3      7     3

            spec.replicas
              Local still has what was last applied, but live has another value. kubectl apply sets live back to
              local's value without asking.
              Owned by hpa (Update through scale) since 2026-11-20T09:00:00Z at the latest.
              - Keep local: Apply local as it is. Live's owner may set its own value again: hpa.
              - Leave replicas to live: Remove it from local and from last applied (kubectl apply
                edit-last-applied): apply then leaves live's value to its owner. If the object is created again
                from local, the field is missing.
              - Take live: Write live's value into local: both then agree, and local still claims the field.

            ! 1 conflict
            With overwrite off, Kubernetes would refuse the patch (see --no-overwrite).
            """);
  }

  private void arguments() throws IOException {
    String pod =
        HEAD
            + "spec: {template: {spec: {containers: [{name: a, args: [--a=%s, --b=%s, --c=%s]}]}}}";
    lastApplied = shell.file("last.yaml", pod.formatted(1, 1, 1));
    local = shell.file("local.yaml", pod.formatted(1, 2, 2));
    live = shell.file("live.yaml", pod.formatted(3, 3, 1));
  }

  /** Live changed a and b, local b and c. */
  @Test
  void whatLiveChangedInAListThatIsSentAsAWholeHasItsOwnRows() throws IOException {
    arguments();
    shell = shell.with("COLUMNS", "200");
    assertThat(run().out())
        .containsPattern("args +both changed it +overwrites .*\n.*\\[0] +only live changed it")
        .containsPattern("args\\[1] +both changed it +overwrites +--b=1 +--b=2 +--b=3 +--b=2\n\n")
        .contains("\n! 1 conflict (2 inside)\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "yaml"})
  void theAnswerForProgramsHasWhatIsInside(String form) throws IOException {
    arguments();
    MapValue conflict = withInside(run("-o", form).out(), "conflicts");
    String all =
        shell
            .run(
                "explain",
                "--last-applied",
                lastApplied,
                "--local",
                local,
                "--live",
                live,
                "-o",
                "json")
            .out();
    MapValue explained = withInside("{\"all\": " + all + "}", "all");
    assertThat(conflict.find("inside")).isPresent().isEqualTo(explained.find("inside"));
    assertThat(conflict.text("path")).isEqualTo(explained.text("path"));
  }

  private static MapValue withInside(String answer, String key) {
    MapValue read = SourceReader.read("answer", answer).object().orElseThrow();
    return ((ListValue) read.find(key).orElseThrow())
        .items().stream()
            .map(MapValue.class::cast)
            .filter(each -> each.find("inside").isPresent())
            .findFirst()
            .orElseThrow();
  }

  @Test
  void withOverwriteOffKubernetesOwnWordsAreShown() {
    Shell.Answer answer = run("--no-overwrite");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains(
            "in its own words:\npatch:\n{\"metadata\":{\"annotations\":{\"kubectl.kubernetes.io/")
        .contains("\"spec\":{\"paused\":false,\"replicas\":3}}\n")
        .contains("\nconflicts with changes made from original to current:\n{")
        .endsWith("\"spec\":{\"replicas\":7}}\n");
  }

  @Test
  void ownersThatNobodyGaveAreMissedOnce() throws IOException {
    String other = shell.file("other.yaml", HEAD + "spec: {replicas: 7, paused: 1}\n");
    assertThat(runWith(other).out())
        .contains("2 conflicts")
        .containsOnlyOnce("It is not known who set live's value");
  }

  /** The reasons mark what the conflicts list: of a set its member, or all that live lost. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[a/b, c/d] | [a/b, c/d] | finalizers: [a/b] | metadata.finalizers[=c/d]",
        "[a/b, c/d] | [a/b, c/d] | uid: a | metadata.finalizers",
        "[a/b, c/d] | [x/y]      | uid: a | metadata.finalizers",
        "[a/b]      | [x/y]      | finalizers: [a/b] |",
        "[a/b]      | [a/b, x/y] | finalizers: [a/b] |",
        "[a/b, c/d] | [c/d]      | finalizers: [c/d] |"
      })
  void theReasonsMarkTheSameMembers(
      String before, String now, String there, @Nullable String conflict) throws IOException {
    lastApplied = shell.file("last.yaml", HEAD + "  finalizers: " + before + "\n");
    local = shell.file("local.yaml", HEAD + "  finalizers: " + now + "\n");
    String other = shell.file("other.yaml", HEAD + "  " + there + "\n");
    String listed = runWith(other).out();
    String[] explained = {
      "explain", "--last-applied", lastApplied, "--local", local, "--live", other
    };
    List<String> marked =
        shell
            .run(explained)
            .out()
            .lines()
            .filter(line -> line.matches(".* ! (overwrites|deletes|puts back|changes) .*"))
            .toList();
    if (conflict == null) {
      assertThat(listed).startsWith("No conflicts.");
      assertThat(marked).isEmpty();
    } else {
      assertThat(listed).contains("\n" + conflict + "  ", "! 1 conflict\n");
      assertThat(marked).singleElement().asString().startsWith(conflict + "  ");
    }
  }

  @Test
  void whatKubernetesDoesNotCountIsSaid() throws IOException {
    lastApplied = shell.file("last.yaml", HEAD + "  finalizers: [a/b, c/d]\n");
    local = lastApplied;
    String other = shell.file("other.yaml", HEAD + "  finalizers: [a/b]\n");
    assertThat(runWith(other).out())
        .contains("metadata.finalizers[=c/d]  only live removed it")
        .endsWith("With overwrite off, Kubernetes counts no conflict here and makes the patch.\n");
    local = shell.file("local.yaml", HEAD + "  finalizers: [a/b, c/d]\nspec: {paused: true}\n");
    String annotated =
        shell.file(
            "annotated.yaml",
            HEAD
                + "  finalizers: [a/b]\n  annotations:\n    "
                + LastAppliedAnnotation.NAME
                + ": '{}'\n");
    assertThat(runWith(annotated).out())
        .endsWith("only kubectl apply --overwrite=false does,\nfor its own annotation.\n");
  }

  @Test
  void withoutLastAppliedKubernetesCountsAll() throws IOException {
    String mine = shell.file("mine.yaml", HEAD + "spec: {replicas: 1}\n");
    String other = shell.file("other.yaml", HEAD + "spec: {replicas: 2}\n");
    assertThat(shell.run("conflicts", "--local", mine, "--live", other).out())
        .startsWith("No conflicts: only last applied and live show who changed what.\n")
        .contains(
            "without last applied, it counts all of\n"
                + "live as changed since (see --no-overwrite).\n");
  }

  @Test
  void whatKubernetesAloneCountsIsSaid() throws IOException {
    lastApplied = shell.file("last.yaml", HEAD + "  generation: 1\n");
    local = shell.file("local.yaml", HEAD + "  generation: 2\n");
    Shell.Answer answer = runWith(shell.file("other.yaml", HEAD + "  generation: 3\n"));
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .startsWith("No conflicts.\nWith overwrite off, Kubernetes would refuse all the same");
  }

  @Test
  void noConflictIsZero() {
    Shell.Answer answer = runWith(lastApplied);
    assertThat(answer.out()).isEqualTo("No conflicts.\n");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void oneCountsAsZeroOnDemand() {
    assertThat(run("--exit-zero").exitCode()).isZero();
  }

  @Test
  void programsGetEditsAndOwners() {
    Shell.Answer answer = run("-o", "yaml");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains("  direction: live-changed\n", "  - manager: hpa\n", "    subresource: scale\n")
        .contains("  - choice: give-up\n    offered: true\n    edits:\n    - document: local\n")
        .contains("    - document: last-applied\n      edit: remove\n      path: spec.replicas\n")
        .contains("      edit: set\n      path: spec.replicas\n      value: 7\n")
        .contains("refusal: |-\n  patch:\n", "notes: []\n");
    assertThat(run("-o", "json").out()).startsWith("{\n").contains("\"choice\": \"adopt\"");
  }

  @Test
  void coloursOnDemand() {
    assertThat(run("--color", "always").out())
        .contains("\u001b[1;35monly live changed it\u001b[0m");
    assertThat(run().out()).doesNotContain("\u001b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"72", "100", "300"})
  void theTableFitsTheTerminal(String columns) {
    Shell.Answer answer = shell.with("COLUMNS", columns).run("conflicts");
    assertThat(answer.out().lines())
        .allSatisfy(
            line -> assertThat(line.length()).isLessThanOrEqualTo(Integer.parseInt(columns)));
  }

  @Test
  void whatCannotBeReadIsToldWithItsPlace() throws IOException {
    Shell.Answer answer = runWith(shell.file("bad.yaml", "a: [\n"));
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("bad.yaml:");
  }

  @Test
  void withoutLastAppliedNothingCanConflict() {
    Shell.Answer answer = shell.run("conflicts", "--local", local, "--live", live);
    assertThat(answer.out()).startsWith("No conflicts: ");
    assertThat(answer.exitCode()).isZero();
  }
}
