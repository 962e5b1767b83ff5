package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The program as the external diff of a real kubectl, which starts it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KubectlDiffTest {
  private static final String NAMESPACE = "differences";
  private static final String OLD_PASSWORD = "aHVudGVyLTIyLW9sZA==";
  private static final String NEW_PASSWORD = "aHVudGVyLTIyLW5ldw==";

  private static final String OBJECTS =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: differences, labels: {set: one}}
      spec:
        replicas: 2
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers:
            - {name: web, image: "nginx:IMAGE"}
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: settings.v1.prod, namespace: differences, labels: {set: one}}
      data:
        server.conf: |
          listen PORT;
          root /srv;
      ---
      apiVersion: v1
      kind: Secret
      metadata: {name: database, namespace: differences, labels: {set: one}}
      data: {password: PASSWORD}
      ---
      apiVersion: cert-manager.io/v1
      kind: Issuer
      metadata: {name: one, namespace: differences, labels: {set: one}}
      spec: {acme: {email: MAIL}}
      """;

  private static final String GONE =
      """
      ---
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: gone, namespace: differences, labels: {set: one}}
      data: {a: b}
      """;

  private final RealCluster cluster = new RealCluster(NAMESPACE);
  private Path folder = Path.of("");

  @BeforeAll
  void start(@TempDir Path own) throws Exception {
    folder = own;
    cluster.start(folder);
    Path program = Files.createDirectory(folder.resolve("bin")).resolve("tripatch");
    Files.writeString(
        program,
        "#!/bin/sh\nexec '%s' -XX:TieredStopAtLevel=1 -cp '%s' dev.tripatch.app.Main \"$@\"\n"
            .formatted(Path.of(System.getProperty("java.home"), "bin", "java"), classPath()));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    file("old.yaml", objects("1.25", "80", OLD_PASSWORD, "a@example.com") + GONE);
    file(
        "new.yaml",
        objects("1.27", "8080", NEW_PASSWORD, "b@example.com")
            + GONE.replace("name: gone", "name: new.one"));
    cluster.kubectl("apply", "--validate=false", "-f", "old.yaml");
    cluster.kubectl("scale", "deployment/web", "--replicas=5", "-n", NAMESPACE);
  }

  /** It is started in another folder. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(each -> Path.of(each).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  @AfterAll
  void stop() throws Exception {
    cluster.stop();
  }

  private void file(String name, String text) throws Exception {
    Files.writeString(folder.resolve(name), text);
  }

  private static String objects(String image, String port, String password, String mail) {
    return OBJECTS
        .replace("IMAGE", image)
        .replace("PORT", port)
        .replace("PASSWORD", password)
        .replace("MAIL", mail);
  }

  private RealServer.Ended diff(String program, String local, String... words) throws Exception {
    List<String> line = new ArrayList<>(List.of("kubectl", "diff", "-f"));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder
        .environment()
        .putAll(cluster.environment(folder.resolve("bin") + ":" + System.getenv("PATH")));
    builder.environment().put("KUBECTL_EXTERNAL_DIFF", program);
    builder.environment().put("TRIPATCH_LOCAL", local);
    return RealServer.run(builder);
  }

  @Test
  void eachFieldHasItsReason() throws Exception {
    RealServer.Ended ended = diff("tripatch", "new.yaml", "new.yaml", "--show-managed-fields");

    assertThat(ended.out())
        .as(ended.err())
        .contains(
            "since the last apply; apply reverts it:\n    ! spec.replicas  5 → 2",
            "changed in your file since the last apply:",
            "~ spec.template.spec.containers[name=web].image  nginx:1.25 → nginx:1.27",
            "~ spec.acme.email  a@example.com → b@example.com",
            "- listen 80;",
            "+ listen 8080;",
            "  masked by kubectl:\n    ~ data.password\n",
            "+ differences/ConfigMap/new.one is created")
        .endsWith(
            "4 changed (5 fields), 1 created\n1 field was changed in live, and is overwritten\n")
        .doesNotContain("generation", "managedFields", OLD_PASSWORD, NEW_PASSWORD);
    assertThat(ended.err()).contains("kubectl masks the values of Secrets");
    assertThat(ended.exit()).isEqualTo(1);
  }

  @Test
  void wordsAfterTheProgramAreOptionsAndPrunedObjectsAreFound() throws Exception {
    RealServer.Ended ended =
        diff(
            "tripatch --text --color=always",
            "",
            "new.yaml",
            "--prune",
            "--prune-allowlist=core/v1/ConfigMap",
            "-l",
            "set=one");

    assertThat(ended.out())
        .as(ended.err())
        .contains("\u001b[", "ConfigMap/gone is deleted")
        .doesNotContain(OLD_PASSWORD, NEW_PASSWORD);
    assertThat(ended.err()).contains("Set TRIPATCH_LOCAL");
    assertThat(ended.exit()).isEqualTo(1);
  }

  @Test
  void whatIsAppliedDoesNotDiffer() throws Exception {
    file("same.yaml", GONE);

    RealServer.Ended ended = diff("tripatch", "same.yaml", "same.yaml");

    assertThat(ended.out()).as(ended.err()).isEqualTo("No object differs.\n");
    assertThat(ended.exit()).isZero();
  }
}
