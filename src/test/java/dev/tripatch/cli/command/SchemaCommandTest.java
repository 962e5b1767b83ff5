package dev.tripatch.cli.command;

import static dev.tripatch.cli.command.SchemaTexts.CRD;
import static dev.tripatch.cli.command.SchemaTexts.MERGED_ARGS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.cli.Shell.Answer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.BundledReleases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaCommandTest {
  private static final String NEWEST = BundledReleases.versions().getFirst();

  @TempDir private Path folder;
  private Shell shell;

  @BeforeEach
  void settings() {
    shell =
        new Shell(folder)
            .with("XDG_CONFIG_HOME", folder.resolve("settings").toString())
            .with("APPDATA", folder.resolve("settings").toString());
  }

  private static int kinds() {
    return BundledReleases.newest().kinds().size();
  }

  private Answer run(String... words) {
    return shell.run(words);
  }

  @Test
  void aKindIsShownAsATable() {
    Answer answer = run("schema", "show", "deploy", "spec.template.spec.containers");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .startsWith("Deployment apps/v1 · Kubernetes " + NEWEST + "\n")
        .contains("patch strategy merge · merge key name · list type map · list map keys name")
        .containsPattern("\nports +\\[]ContainerPort +merge +containerPort +map +containerPort,")
        .containsPattern("\nname +string \\(required\\)")
        .contains("containers.ports: The keys disagree");
  }

  @Test
  void aRuleIsTriedWithEveryTool() throws IOException {
    String service = "apiVersion: v1\nkind: Service\nmetadata: {name: dns}\nspec: {ports: [%s]}\n";
    String udp = "{port: 53, protocol: UDP}";
    Path live = Files.writeString(folder.resolve("live.yaml"), service.formatted(udp));
    Path local =
        Files.writeString(
            folder.resolve("local.yaml"), service.formatted(udp + ", {port: 53, protocol: TCP}"));
    String[] documents = {"--local", local.toString(), "--live", live.toString()};
    Answer answer = tried(documents, "spec.ports", "atomic");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("now: map by port, protocol; merge by port\n", "\natomic\n")
        .containsPattern("kubectl apply +[^\n]*✗")
        .containsPattern("--server-side += 53/UDP, \\+ 53/TCP");
    assertThat(tried(documents, "spec.ports[0].port", "merge:protocol", "-o", "json").out())
        .contains("\"field\": \"spec.ports\"", "\"tried\": \"merge:protocol\"");
    assertThat(tried(documents, "spec.ports", "bogus").err()).contains("bogus is not a rule");
    assertThat(tried(documents, "kind", "atomic").err()).contains("No list or map");
  }

  private Answer tried(String[] documents, String... words) {
    return run(
        Stream.of(Stream.of("schema", "try"), Stream.of(words), Stream.of(documents))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  @Test
  void kindsAreTakenAsKubectlTakesThem() {
    for (String kind : new String[] {"Deployment", "deployments", "deploy", "deployments.apps"}) {
      assertThat(run("schema", "show", kind).out()).startsWith("Deployment apps/v1 ");
    }
    assertThat(run("schema", "show", "deployments.v1.apps", "spec").out()).contains("replicas ");
    assertThat(run("schema", "show", "deployments.spec.strategy").out())
        .contains("patch strategy retainKeys");
  }

  @Test
  void theNewestStableVersionIsShown() {
    Answer answer = run("schema", "show", "hpa");
    assertThat(answer.out()).startsWith("HorizontalPodAutoscaler autoscaling/v2 ");
    assertThat(answer.err()).contains("also known in autoscaling/v1; choose with --api-version.");
    assertThat(run("schema", "show", "hpa", "--api-version", "autoscaling/v1").out())
        .startsWith("HorizontalPodAutoscaler autoscaling/v1 ");
  }

  @Test
  void mistakesGetNearNames() {
    assertThat(run("schema", "show", "deploymnt"))
        .isEqualTo(
            new Answer(2, "", "tripatch: there is no kind deploymnt.\n  Is Deployment meant?\n"));
    assertThat(run("schema", "show", "pod", "spec.container").err())
        .contains("Pod spec has no field container.\n  Is containers or");
    assertThat(run("schema", "show", "pod", "--api-version", "v7").err())
        .contains("pod is not known in v7.\n  It is known in v1.");
    assertThat(run("schema", "show", "").err()).contains("KIND is empty; a variable may be.");
    assertThat(run("schema", "shw").err())
        .contains("shw is not a command; the commands are show, diff, check,");
    assertThat(run("schema").err()).contains("say what to do: tripatch schema show, diff,");
  }

  @Test
  void aTypeThatContainsItselfIsShownOnce() {
    Answer answer =
        run("schema", "show", "crd", "spec.versions.schema", "--recursive", "-o", "json");
    assertThat(answer.exitCode()).isZero();
    assertThat(answer.out())
        .contains("\"field\": \"spec.versions.schema.openAPIV3Schema.allOf\"")
        .doesNotContain("openAPIV3Schema.allOf.allOf");
  }

  @Test
  void releasesAreCompared() {
    assertThat(run("schema", "diff", NEWEST, NEWEST).exitCode()).isZero();
    Answer answer = run("schema", "diff", "1.32", "1.36");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out())
        .contains("All fields that both have agree in patch strategy and merge key.")
        .contains("kinds: 56 new, 27 gone");
    assertThat(run("schema", "diff", "1.32", "1.36", "deploy", "-o", "json").out())
        .contains("\"changed\": []", "ContainerRestartRule");
  }

  @Test
  void aFileIsComparedWithARelease() throws IOException {
    assertThat(run("schema", "diff", NEWEST, shell.file("rules.yaml", MERGED_ARGS)).out())
        .containsPattern("core.v1.Container.args +patchStrategy +none +merge\n")
        .contains("kinds: 0 new, 0 gone");
  }

  @Test
  void importedSchemasAreKeptByName() throws IOException {
    String crd = shell.file("crd.yaml", CRD);
    assertThat(run("schema", "import", crd, "--name", "my widgets"))
        .isEqualTo(
            new Answer(
                0, "my widgets: 1 kind, 3 types. Choose it with --schema \"my widgets\".\n", ""));
    assertThat(run("schema", "list").out())
        .containsPattern("\n%1$s +%2$s +Kubernetes %1$s\n".formatted(NEWEST, kinds()))
        .containsPattern("\nmy widgets +1 +imported\n");
    assertThat(run("schema", "show", "widget", "spec", "--schema", "my widgets").out())
        .startsWith("Widget example.com/v1 · my widgets\n");
    assertThat(run("schema", "show", "widget").exitCode()).isEqualTo(2);
    assertThat(run("schema", "import", crd, "--name", "../x").err()).contains("cannot be a name");
  }

  @Test
  void whatIsExportedSaysTheSameWhenItIsRead() throws IOException {
    String rules = shell.file("rules.yaml", MERGED_ARGS);
    for (String form : new String[] {"overlay", "kustomize", "go"}) {
      String file = folder.resolve(form + (form.equals("go") ? ".go" : ".yaml")).toString();
      assertThat(
              run("schema", "export", "--as", form, "--save", file, "--schema", rules).exitCode())
          .isZero();
      assertThat(run("schema", "show", "pod", "spec.containers.args", "--schema", file).out())
          .as(form)
          .contains("patch strategy merge · list type atomic");
    }
    assertThat(run("schema", "export", "--as", "kustomize", "pod").err())
        .contains("instead of its own schema, so kinds that are not in it lose their merge keys");
    assertThat(run("schema", "export", "--as", "kustomize", "--complete").err())
        .contains("it has all " + new BundledCatalog().kinds().size() + " kinds");
  }

  @Test
  void aCustomResourceIsExportedAsItsDefinition() throws IOException {
    String crd = shell.file("crd.yaml", CRD);
    assertThat(run("schema", "export", "--as", "crd", "--schema", crd).out())
        .contains("name: widgets.example.com", "x-kubernetes-list-map-keys:");
    assertThat(run("schema", "export", "--as", "crd", "pod").err())
        .contains("these kinds are built in");
    assertThat(run("schema", "export", "--as", "go").err()).contains("say which kinds");
  }
}
