package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Patches in the three formats. */
class FormatsTest {
  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web}
      spec:
        containers:
        - name: a
          image: %s
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", POD.formatted("two"));
    live = shell.file("live.yaml", POD.formatted("one"));
  }

  @Test
  void aJsonPatchWithTests() {
    Shell.Answer answer = patch("--type", "json", "--with-tests", "--no-as-kubectl-apply");
    assertThat(answer.out())
        .isEqualTo(
            """
            - op: test
              path: /spec/containers/0/name
              value: a
            - op: test
              path: /spec/containers/0/image
              value: one
            - op: replace
              path: /spec/containers/0/image
              value: two
            """);
    assertThat(answer.err())
        .contains("tripatch: kubectl would send it as application/json-patch+json.\n")
        .contains("tripatch: spec.containers: Items are named by their index");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void aJsonMergePatchSaysThatItRewritesTheList() {
    Shell.Answer answer = patch("--type", "merge", "--no-as-kubectl-apply");
    assertThat(answer.out()).isEqualTo("spec:\n  containers:\n  - name: a\n    image: two\n");
    assertThat(answer.err()).contains("tripatch: spec.containers: The whole list is rewritten");
  }

  @Test
  void aStrategicMergePatchIsTheUsualOne() {
    assertThat(patch("--type", "strategic").out()).isEqualTo(patch().out());
  }

  @Test
  void noStrategicMergePatchForCustomResources() throws IOException {
    String thing =
        shell.file(
            "thing.yaml", "apiVersion: e.org/v1\nkind: T\nmetadata: {name: a}\nspec: {a: 1}\n");
    Shell.Answer answer =
        shell.run("patch", "--local", thing, "--live", thing, "--type", "strategic");
    assertThat(answer.err()).contains("There is no strategic merge patch for it");
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void nothingToDoIsAnEmptyList() throws IOException {
    String applied = shell.file("applied.yaml", shell.run("apply", "--local", live).out());
    Shell.Answer answer =
        shell.run("patch", "--local", live, "--live", applied, "--type", "json", "-o", "json");
    assertThat(answer.out()).isEqualTo("[]\n");
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void whatIsPrintedCanBeApplied() throws IOException {
    for (String type : new String[] {"strategic", "merge", "json"}) {
      String patch = shell.file(type + ".yaml", patch("--type", type).out());
      Shell.Answer answer = shell.run("apply", "--patch", patch, "--live", live, "--type", type);
      assertThat(answer.out()).as(type).contains("image: two");
      assertThat(answer.exitCode()).isEqualTo(1);
    }
  }

  @Test
  void aListIsTakenForAJsonPatch() throws IOException {
    String patch = shell.file("ops.json", "[{\"op\": \"remove\", \"path\": \"/metadata/name\"}]");
    Shell.Answer answer = shell.run("apply", "--patch", patch, "--live", live);
    assertThat(answer.out()).doesNotContain("web");
    assertThat(answer.err())
        .contains("tripatch: If you apply the patch a second time, it is refused.\n");
  }

  @Test
  void aRefusedOperationIsLocatedAndTheServersWayIsTold() throws IOException {
    String patch =
        shell.file(
            "ops.yaml",
            "- {op: test, path: /kind, value: Pod}\n- {op: replace, path: /spec/x, value: 1}\n");
    Shell.Answer answer = shell.run("apply", "--patch", patch, "--live", live);
    assertThat(answer.err())
        .isEqualTo(
            """
            ops.yaml:2:23: /spec/x: There is no key "x" here, only containers.
              Write add, which also sets a field that is missing, or correct the pointer.
              A JSON Patch is applied as a whole or not at all.
              The API server would not refuse this: it adds the missing key.
            """);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void departuresOfAnAcceptedPatchAreTold() throws IOException {
    String patch = shell.file("merge.yaml", "spec: {x: [{k: null}]}\n");
    Shell.Answer answer = shell.run("apply", "--patch", patch, "--live", live, "--type", "merge");
    assertThat(answer.err())
        .isEqualTo(
            "tripatch: The API server drops null fields of maps in lists;"
                + " the RFC keeps them, as shown here.\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "patch --with-tests | only a JSON Patch has tests",
        "patch --type json --dialect kustomize | leave out --type or --dialect",
        "apply --type json | name that too",
        "patch --type yaml | strategic, merge or json",
        "apply --patch local.yaml --type json | A JSON Patch is a list of operations",
      })
  void refuses(String words, String message) {
    String line = words.replace("local.yaml", local);
    String given =
        words.contains("--patch") ? line + " --live " + live : line + " --local " + local;
    Shell.Answer answer = shell.run(given.split(" "));
    assertThat(answer.err()).contains(message);
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  private Shell.Answer patch(String... more) {
    String[] words = new String[more.length + 5];
    System.arraycopy(new String[] {"patch", "--local", local, "--live", live}, 0, words, 0, 5);
    System.arraycopy(more, 0, words, 5, more.length);
    return shell.run(words);
  }

  @Test
  void explainsAPatchThatSomebodyWrote() throws IOException {
    String patch =
        shell.file("own.yaml", "metadata: {$deleteFromPrimitiveList/finalizers: [none]}\n");
    Shell.Answer idle = shell.run("explain", "--patch", patch, "--live", live);
    assertThat(idle.err()).contains("no effect");
    assertThat(idle.exitCode()).isZero();

    String sets = shell.file("sets.yaml", "spec: {hostname: three, subdomain: null}\n");
    Shell.Answer table = shell.run("explain", "--patch", sets, "--live", live);
    assertThat(table.out()).contains("spec.hostname", "+ added", "your patch adds it");
    assertThat(table.exitCode()).isEqualTo(1);

    Shell.Answer one =
        shell.run("explain", "--patch", sets, "--live", live, "--field", "spec.subdomain");
    assertThat(one.err()).contains("spec.subdomain: A null deletes nothing");
    assertThat(one.out()).contains("Nothing to delete.", "the line does nothing");
    Shell.Answer json = shell.run("explain", "--patch", sets, "--live", live, "-o", "json");
    assertThat(json.out()).contains("\"reason\": \"null-without-effect\"");
    String adds = shell.file("adds.yaml", "spec: {containers: [{name: new, image: a}]}\n");
    Shell.Answer notes = shell.run("explain", "--patch", adds, "--live", live, "-o", "json");
    assertThat(notes.out())
        .contains("\"about\": \"Items\"")
        .contains("\"sentence\": \"Items with the same name are the same item.\"");
  }

  @Test
  void explainsTheOperationsOfAJsonPatch() throws IOException {
    String patch = shell.file("ops.yaml", "- {op: add, path: /spec/hostname, value: x}\n");
    Shell.Answer answer =
        shell.run("explain", "--patch", patch, "--live", live, "--field", "spec.hostname");
    assertThat(answer.out()).contains("operation 1, add /spec/hostname");
  }

  @Test
  void aPatchThatCannotBeAppliedIsNotExplained() throws IOException {
    String patch = shell.file("bad.yaml", "spec: {$patch: nonsense}\n");
    Shell.Answer answer = shell.run("explain", "--patch", patch, "--live", live);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("bad.yaml:1");
    assertThat(answer.exitCode()).isEqualTo(2);
  }
}
