package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which objects are compared where files hold several. */
class ObjectChoiceTest {
  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String several = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    several = shell.file("several.yaml", deployment("", "api", 1) + deployment("", "web", 3));
  }

  private static String deployment(String namespace, String name, int replicas) {
    String place = namespace.isEmpty() ? "" : "  namespace: " + namespace + "\n";
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: %s
    %sspec:
      replicas: %d
    ---
    """
        .formatted(name, place, replicas);
  }

  @Test
  void localsIsTheOneThatLiveShowsThoughItNamesNoNamespace() throws IOException {
    String live = shell.file("live.yaml", deployment("shop", "web", 7));
    Shell.Answer answer = shell.run("patch", "--local", several, "--live", live);
    assertThat(answer.out()).endsWith("spec:\n  replicas: 3\n");
  }

  @Test
  void livesIsTheOneThatLocalDescribes() throws IOException {
    String local = shell.file("local.yaml", deployment("shop", "web", 2));
    String live =
        shell.file(
            "live.yaml",
            deployment("test", "web", 8)
                + deployment("shop", "api", 9)
                + deployment("shop", "web", 7));
    Shell.Answer answer = shell.run("apply", "--local", local, "--live", live);
    assertThat(answer.out()).contains("namespace: shop").contains("replicas: 2");
  }

  @Test
  void allFilesMayHoldSeveral() throws IOException {
    String live =
        shell.file("live.yaml", deployment("shop", "api", 9) + deployment("shop", "web", 7));
    Shell.Answer answer =
        shell.run(
            "patch",
            "--local",
            several,
            "--live",
            live,
            "--last-applied",
            several,
            "--object",
            "deployment/web");
    assertThat(answer.out()).endsWith("spec:\n  replicas: 3\n");
    assertThat(answer.err())
        .isEqualTo("tripatch: kubectl would send it as application/strategic-merge-patch+json.\n");
  }

  @Test
  void objectsThatNothingTellsApartAreCounted() throws IOException {
    String local =
        shell.file(
            "local.yaml",
            deployment("shop", "web", 2) + deployment("shop", "web", 3) + deployment("", "x", 4));
    Shell.Answer answer = shell.run("patch", "--local", local, "--object", "deployment/web");
    assertThat(answer.err())
        .contains("Choose one of:\n  shop/Deployment/web#1\n  shop/Deployment/web#2\n  Choose");
    assertThat(shell.run("patch", "--local", local, "--object", "shop/Deployment/web#2").out())
        .contains("replicas: 3");
    assertThat(shell.run("patch", "--local", local, "--object", "Deployment/web#3").err())
        .contains("contains no Deployment/web#3. It contains:");
  }

  @Test
  void anObjectWithoutNameIsChosenAsItIsListed() throws IOException {
    String unnamed = "kind: Job\nmetadata: {generateName: job-}\nspec: {parallelism: 2}\n---\n";
    String local = shell.file("local.yaml", unnamed + deployment("", "web", 2));
    assertThat(shell.run("patch", "--local", local).err()).contains("\n  Job/?\n");
    String[] chosen = {"patch", "--local", local, "--object", "Job/?", "--no-as-kubectl-apply"};
    assertThat(shell.run(chosen).out()).contains("generateName: job-");
  }

  @Test
  void anotherGroupIsToldWhereTheNamesAreTheSame() throws IOException {
    String local = shell.file("local.yaml", "apiVersion: a.io/v1\nkind: A\nmetadata: {name: x}\n");
    String live = shell.file("live.yaml", "apiVersion: b.io/v1\nkind: A\nmetadata: {name: x}\n");
    assertThat(shell.run("patch", "--local", local, "--live", live).err())
        .startsWith(
            "live.yaml:1:1: warning: this is A/x of apiVersion b.io/v1, but local is A/x of"
                + " apiVersion a.io/v1.\n");
  }

  @Test
  void aServiceOfTheSameNameIsNotMeant() throws IOException {
    String live =
        shell.file(
            "live.yaml",
            deployment("shop", "web", 7)
                + "apiVersion: v1\nkind: Service\nmetadata: {name: web, namespace: shop}\n");
    Shell.Answer answer =
        shell.run("apply", "--local", several, "--object", "/web", "--live", live);
    assertThat(answer.out()).contains("kind: Deployment").contains("replicas: 3");
  }

  @Test
  void ofSeveralNamespacesTheOneAskedForIsTakenThoughLocalNamesNone() throws IOException {
    String live =
        shell.file("live.yaml", deployment("test", "web", 8) + deployment("shop", "web", 7));
    Shell.Answer unclear =
        shell.run("apply", "--local", several, "--object", "deployment/web", "--live", live);
    assertThat(unclear.err())
        .contains("live.yaml contains several objects")
        .contains("  shop/Deployment/web\n");
    Shell.Answer clear =
        shell.run("apply", "--local", several, "--object", "shop/deployment/web", "--live", live);
    assertThat(clear.out()).contains("namespace: shop").contains("replicas: 3");
  }

  @Test
  void versionsOfAnApiMayDiffer() throws IOException {
    String live =
        shell.file(
            "live.yaml",
            deployment("shop", "web", 7)
                    .replace("apps/v1", "example.com/v1") // another group: something else
                + deployment("shop", "web", 7).replace("apps/v1", "apps/v1beta2"));
    String local = shell.file("local.yaml", deployment("", "web", 3));
    Shell.Answer answer = shell.run("apply", "--local", local, "--live", live, "--as-it-is");
    assertThat(answer.out()).contains("namespace: shop").contains("replicas: 3");
  }

  @Test
  void itemsOfAListAreFoundAndLocatedInTheFile() throws IOException {
    String live =
        shell.file(
            "live.yaml",
            """
            apiVersion: v1
            kind: List
            items:
            - apiVersion: apps/v1
              kind: Deployment
              metadata: {name: api}
            - apiVersion: apps/v1
              kind: Deployment
              metadata: {name: web}
              spec:
                template:
                  spec:
                    containers:
                    - image: x
            """);
    String local =
        shell.file(
            "local.yaml",
            deployment("", "web", 7)
                .replace("replicas: 7", "template: {spec: {containers: [{name: a}]}}"));
    Shell.Answer answer = shell.run("patch", "--local", local, "--live", live);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("live.yaml:13:");
  }

  @Test
  void theChoiceIsAskedForWhereItIsNotClear() {
    Shell.Answer answer = shell.run("patch", "--local", several);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err())
        .isEqualTo(
            """
            several.yaml contains several objects. Choose one of:
              Deployment/api
              Deployment/web
              Choose with --object [NAMESPACE/]KIND/NAME.
            """);
  }

  @Test
  void anObjectThatIsNotThereIsToldWithThoseThatAre() {
    Shell.Answer answer = shell.run("patch", "--local", several, "--object", "Deployment/db");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("contains no Deployment/db").contains("  Deployment/web\n");
  }

  @Test
  void twoDifferentObjectsAreNeverCompared() throws IOException {
    String local = shell.file("local.yaml", deployment("", "web", 3));
    String live = shell.file("live.yaml", deployment("", "other", 3));
    Shell.Answer answer = shell.run("patch", "--local", local, "--live", live);
    assertThat(answer.err())
        .contains("live.yaml:1:1: warning: this is Deployment/other, but local is Deployment/web.");
    assertThat(answer.err()).contains("kubectl would never compare the two");
    assertThat(answer.exitCode()).isEqualTo(2);
    for (String command : new String[] {"explain", "hazards", "conflicts", "server-side"}) {
      answer = shell.run(command, "--local", local, "--live", live);
      assertThat(answer.exitCode()).as(command).isEqualTo(2);
    }
    answer = shell.run("patch", "--local", local, "--live", live, "--as-it-is");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void aBrokenDocumentBesideIsToldAndDoesNotStop() throws IOException {
    String local = shell.file("local.yaml", deployment("", "web", 3) + "a: [1\n");
    Shell.Answer answer = shell.run("patch", "--local", local);
    assertThat(answer.err()).contains("local.yaml:8:4: warning: ");
    assertThat(answer.exitCode()).isEqualTo(1);
  }
}
