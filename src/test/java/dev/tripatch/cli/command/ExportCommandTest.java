package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tripatch export}. */
class ExportCommandTest {
  private static final String POD =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web, namespace: shop}
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
  void aCommandForBash() {
    Shell.Answer answer = export("--as", "kubectl", "--type", "merge", "--no-as-kubectl-apply");
    assertThat(answer.out())
        .isEqualTo(
            "kubectl patch Pod/web -n shop --type=merge -p"
                + " '{\"spec\":{\"containers\":[{\"image\":\"two\",\"name\":\"a\"}]}}'\n");
    assertThat(answer.err()).contains("tripatch: spec.containers: The whole list is rewritten");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void aCommandForPowerShellWithTheSentFormat() {
    Shell.Answer answer = export("--as", "kubectl", "--shell", "powershell");
    assertThat(answer.out())
        .startsWith("& { $PSNativeCommandArgumentPassing = 'Legacy'; kubectl patch Pod/web")
        .contains("--type=strategic -p '{\\\"metadata\\\":{\\\"annotations\\\":{")
        .contains("\\\"spec\\\":{\\\"$setElementOrder/containers\\\":");
  }

  @Test
  void aCommandWithAPatchFile() throws IOException {
    String file = folder.resolve("patch.yaml").toString();
    Shell.Answer answer = export("--as", "kubectl", "--save-patch", file);
    assertThat(answer.out())
        .isEqualTo("kubectl patch Pod/web -n shop --type=strategic --patch-file patch.yaml\n");
    assertThat(Files.readString(Path.of(file)))
        .isEqualTo(shell.run("patch", "--local", local, "--live", live).out());
    Shell.Answer again = export("--as", "kubectl", "--save-patch", file);
    assertThat(again.err()).contains("patch.yaml: this file already exists.");
    assertThat(again.exitCode()).isEqualTo(2);
  }

  @Test
  void anEntryForKustomize() {
    Shell.Answer answer = export("--as", "kustomize");
    assertThat(answer.out())
        .isEqualTo(
            """
            patches:
            - patch: |-
                apiVersion: v1
                kind: Pod
                metadata:
                  name: web
                  namespace: shop
                spec:
                  containers:
                  - name: a
                    image: two
            """);
    assertThat(answer.err())
        .contains("the only directive that kustomize knows is $patch")
        .contains("kustomize finds the object by the namespace");
  }

  @Test
  void anEntryForKustomizeWithAPatchFile() throws IOException {
    String file = folder.resolve("patch.json").toString();
    Shell.Answer answer =
        export("--as", "kustomize", "--type", "json", "--save-patch", file, "-o", "json");
    assertThat(answer.out()).contains("  path: patch.json\n").contains("name: web\n");
    assertThat(Files.readString(Path.of(file))).contains("\"path\": \"/spec/containers/0/image\"");
  }

  @Test
  void thePatchItself() {
    Shell.Answer answer = export("--as", "patch-file", "--type", "json", "-o", "json");
    assertThat(answer.out())
        .startsWith("[\n  {\n    \"op\": \"add\",\n    \"path\": \"/metadata/annotations\"")
        .contains("\"op\": \"replace\"");
  }

  @Test
  void nothingToExport() throws IOException {
    for (String as : new String[] {"kubectl", "kustomize"}) {
      String applied = shell.file("applied.yaml", shell.run("apply", "--local", live).out());
      Shell.Answer answer = shell.run("export", "--as", as, "--local", live, "--live", applied);
      assertThat(answer.out()).isEmpty();
      assertThat(answer.err()).contains("nothing to export: the patch changes nothing.");
      assertThat(answer.exitCode()).isZero();
    }
  }

  @Test
  void kubectlsAnnotationAloneIsNothingForKustomize() {
    Shell.Answer answer = shell.run("export", "--as", "kustomize", "--local", live, "--live", live);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.exitCode()).isZero();
  }

  @Test
  void theExampleCanBeExported() {
    Shell.Answer answer = shell.run("export", "--as", "kubectl");
    assertThat(answer.out()).startsWith("kubectl patch Deployment.v1.apps/web -n shop ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "export | Missing required option: '--as=",
        "export --as kustomize --shell zsh | --shell is for --as kubectl only",
        "export --as patch-file --save-patch p.yaml | leave out --save-patch",
        "export --as kustomize --type merge | kustomize has no JSON merge patch",
        "export --as kubectl -o json | name one with --save-patch",
        "export --as kubectl --save-patch - | -: this cannot go to standard output.",
        "export --as kubectl --shell fish | bash, zsh or powershell",
      })
  void refuses(String words, String message) {
    Shell.Answer answer =
        shell.run(
            Stream.concat(Stream.of(words.split(" ")), Stream.of("--local", local, "--live", live))
                .toArray(String[]::new));
    assertThat(answer.err()).contains(message);
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void noStrategicMergePatchForCustomResources() throws IOException {
    String thing = "apiVersion: e.org/v1\nkind: T\nmetadata: {name: t}\nspec: {a: %d}\n";
    String one = shell.file("one.yaml", thing.formatted(1));
    String two = shell.file("two.yaml", thing.formatted(2));
    Shell.Answer answer =
        shell.run(
            "export", "--as", "kubectl", "--type", "strategic", "--local", two, "--live", one);
    assertThat(answer.err())
        .contains("tripatch: There is no strategic merge patch for it")
        .contains("\n  Use a JSON merge patch or a JSON Patch.");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  private Shell.Answer export(String... more) {
    return shell.run(
        Stream.concat(Stream.of("export", "--local", local, "--live", live), Stream.of(more))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "strategic | spec: {containers: [{name: a, image: mine}]} | --type=strategic -p"
            + " '{\"spec\":{\"containers\":[{\"image\":\"mine\",\"name\":\"a\"}]}}'",
        "merge | spec: {containers: [{name: a, image: mine}]} | --type=merge -p"
            + " '{\"spec\":{\"containers\":[{\"image\":\"mine\",\"name\":\"a\"}]}}'",
        "json | [{op: replace, path: /spec/containers/0/image, value: mine}] | --type=json -p"
            + " '[{\"op\":\"replace\",\"path\":\"/spec/containers/0/image\",\"value\":\"mine\"}]'",
      })
  void aPatchOfThePersonsOwn(String type, String text, String command) throws IOException {
    String patch = shell.file("mine.yaml", text);
    String[] given = {"--patch", patch, "--type", type, "--live", live};
    assertThat(exportOf(given, "kubectl").out())
        .isEqualTo("kubectl patch Pod/web -n shop " + command + "\n");
    String entry = exportOf(given, "kustomize").out();
    assertThat(entry).contains("name: web", type.equals("json") ? "value: mine" : "image: mine");
    assertThat(entry.contains("target:")).isEqualTo(type.equals("json"));
    assertThat(exportOf(given, "patch-file").out())
        .contains("mine")
        .doesNotContain("kind", "setElementOrder");
    Shell.Answer nothing =
        shell.run(
            "export", "--as", "kubectl", "--patch", shell.file("no.yaml", "{}"), "--live", live);
    assertThat(nothing.err()).contains("nothing to export: the patch changes nothing.");
    assertThat(nothing.exitCode()).isZero();
  }

  @Test
  void aPatchThatIsRefusedIsNotExported() throws IOException {
    String patch = shell.file("mine.yaml", "spec: {containers: [{image: mine}]}");
    for (String as : new String[] {"kubectl", "kustomize", "patch-file"}) {
      Shell.Answer refused = shell.run("export", "--as", as, "--patch", patch, "--live", live);
      assertThat(refused.out()).isEmpty();
      assertThat(refused.err())
          .contains("mine.yaml:1:21", "does not contain declared merge key: name");
      assertThat(refused.exitCode()).isEqualTo(2);
    }
    assertThat(export("--as", "kubectl", "--patch", patch).err())
        .contains("--patch is applied to --live alone: leave out --local");
  }

  @Test
  void theOldNameOfTheFileStillWorks() {
    assertThat(export("--as", "kubectl", "--patch-file", folder.resolve("p.yaml").toString()).out())
        .endsWith("--patch-file p.yaml\n");
  }

  private Shell.Answer exportOf(String[] given, String as) {
    return shell.run(
        Stream.concat(Stream.of("export", "--as", as), Stream.of(given)).toArray(String[]::new));
  }
}
