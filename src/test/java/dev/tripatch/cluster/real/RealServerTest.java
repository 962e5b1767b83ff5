package dev.tripatch.cluster.real;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import dev.tripatch.time.Patience;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The whole flow with a real kubectl and a real API server: {@code mvn -Preal-server test} builds
 * the server first; where it cannot, the test is skipped and says why. {@code
 * -Dreal-server.kubectls=FOLDER:FOLDER} names the folders of several kubectls; by default it is the
 * one on PATH.
 */
class RealServerTest {
  private static final String KUBECTLS = System.getProperty("real-server.kubectls", "");
  private static final int MANY = 300;

  private static final String DEFINITION =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        scope: Namespaced
        names: {plural: widgets, singular: widget, kind: Widget}
        versions:
        - name: v1
          served: true
          storage: true
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec: {type: object, properties: {size: {type: integer}}}
      """;

  private static final String OBJECTS =
      """
      apiVersion: v1
      kind: Namespace
      metadata: {name: shop}
      ---
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop}
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
      kind: Service
      metadata: {name: web, namespace: shop}
      spec: {selector: {app: web}, ports: [{port: 80, targetPort: 8080}]}
      ---
      apiVersion: v1
      kind: Secret
      metadata: {name: database, namespace: shop}
      data: {password: PASSWORD}
      ---
      apiVersion: example.com/v1
      kind: Widget
      metadata: {name: one, namespace: shop}
      spec: {size: SIZE}
      """;

  /** Base64 of two passwords. */
  private static final String OLD_PASSWORD = "aHVudGVyLTIyLW9sZA==";

  private static final String NEW_PASSWORD = "aHVudGVyLTIyLW5ldw==";

  @TempDir private Path folder;
  private final RealServer server = RealServer.ofProfile();
  private Path kubectl = Path.of("kubectl");
  private String kubeconfig = "";

  static Stream<Path> kubectls() {
    String folders = KUBECTLS.isEmpty() ? System.getenv().getOrDefault("PATH", "") : KUBECTLS;
    Stream<Path> found =
        Stream.of(folders.split(File.pathSeparator))
            .map(each -> Path.of(each).resolve("kubectl"))
            .filter(each -> Files.isRegularFile(each) && Files.isExecutable(each));
    return KUBECTLS.isEmpty() ? found.limit(1) : found;
  }

  @AfterEach
  void stop() throws Exception {
    if (!kubeconfig.isEmpty()) {
      server.stop();
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("kubectls")
  void theWholeFlow(Path real) throws Exception {
    server.require();
    kubectl = real;
    kubeconfig = server.start();
    wrap("");
    createObjects();

    changesAreThoseOfTheServer();
    whatIsForbiddenIsNotCreated();
    whatWasChangedByHandIsFound();
    manyObjectsComeInFewCalls();
    wordsAreCompleted();
    whatWasAppliedIsInSync();
    aServerThatDiesHidesNothing();
  }

  /** A kubectl that writes down its words, and may do something before. */
  private void wrap(String before) throws IOException {
    Path programs = Files.createDirectories(folder.resolve("programs"));
    Path script = programs.resolve("kubectl");
    Files.writeString(
        script,
        """
        #!/bin/sh
        printf '%%s\\n' "$*" >>'%s'
        %s
        exec '%s' "$@"
        """
            .formatted(calls(), before, kubectl));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Files.writeString(calls(), "");
  }

  private Path calls() {
    return folder.resolve("calls");
  }

  private Shell.Answer run(String line) throws IOException {
    String[] words = line.replace("FILES", folder.resolve("files").toString()).split(" ");
    return new Shell(folder)
        .with("PATH", folder.resolve("programs") + ":/usr/bin:/bin")
        .with("HOME", folder.toString())
        .with("XDG_CACHE_HOME", folder.resolve("cache").toString())
        .with("KUBECONFIG", kubeconfig)
        .run(words);
  }

  private String kubectl(String... words) throws Exception {
    List<String> line = new ArrayList<>(List.of(kubectl.toString()));
    line.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
    builder.environment().put("KUBECONFIG", kubeconfig);
    builder.environment().put("HOME", folder.toString());
    RealServer.Ended ended = RealServer.run(builder);
    assertThat(ended.exit()).as(line + ended.err()).isZero();
    return ended.out();
  }

  private static String objects(String image, String password, String size) {
    return OBJECTS.replace("IMAGE", image).replace("PASSWORD", password).replace("SIZE", size);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private void createObjects() throws Exception {
    kubectl("apply", "--validate=false", "-f", file("definition.yaml", DEFINITION));
    Patience.until(() -> kubectl("get", "--raw", "/apis").contains("example.com"));
    String old = file("old.yaml", objects("1.25", OLD_PASSWORD, "1"));
    kubectl("apply", "--validate=false", "-f", old);
    kubectl("scale", "deployment/web", "--replicas=5", "-n", "shop");
    kubectl("create", "configmap", "bare", "--from-literal=a=b", "-n", "shop");
    Files.createDirectory(folder.resolve("files"));
    String created =
        "---\n"
            + "apiVersion: v1\n"
            + "kind: ConfigMap\n"
            + "metadata: {name: new, namespace: shop}\n"
            + "data: {a: b}\n";
    file("files/all.yaml", objects("1.26", NEW_PASSWORD, "2") + created);
  }

  private void changesAreThoseOfTheServer() throws Exception {
    Shell.Answer answer = run("changes -f FILES --from-cluster");

    assertThat(answer.out())
        .contains(
            "nginx:1.25 → nginx:1.26", "5 → 2", "1 → 2", "shop/Secret/database", "1 new object")
        .doesNotContain(OLD_PASSWORD, NEW_PASSWORD, "hunter-22");
    assertThat(answer.exitCode()).as(answer.err()).isEqualTo(1);
    assertThat(Files.readString(calls()))
        .doesNotContain(OLD_PASSWORD, NEW_PASSWORD, "hunter-22", "nginx");
    Shell.Answer one = run("conflicts -f FILES --from-cluster --object deploy/web");
    assertThat(one.out()).contains("spec.replicas");
  }

  private void whatIsForbiddenIsNotCreated() throws Exception {
    Shell.Answer viewer = run("changes -f FILES --from-cluster --context truth-viewer");

    assertThat(viewer.out()).contains("nginx:1.25 → nginx:1.26", "1 new object");
    assertThat(viewer.err()).contains("User \"viewer\" cannot get resource \"secrets\"");
    assertThat(viewer.exitCode()).isEqualTo(2);
    Shell.Answer denied = run("changes -f FILES --from-cluster --context truth-denied");
    assertThat(denied.out()).contains("no objects").doesNotContain("new object");
    assertThat(denied.err()).contains("User \"denied\" cannot get resource \"deployments\"");
    assertThat(denied.exitCode()).isEqualTo(2);
  }

  private void whatWasChangedByHandIsFound() throws Exception {
    Shell.Answer answer = run("changes --all -n shop --from-cluster");

    assertThat(answer.out()).contains("5 → 2").doesNotContain("nginx", "Secret", "Widget");
    assertThat(answer.err()).contains("without kubectl's annotation");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  private void manyObjectsComeInFewCalls() throws Exception {
    kubectl("create", "namespace", "many");
    String map =
        "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m%d, namespace: many}\ndata: {a: %s}\n";
    file("many.yaml", maps(map, "old"));
    kubectl("create", "--validate=false", "-f", "many.yaml");
    Files.createDirectory(folder.resolve("many"));
    String path = file("many/all.yaml", maps(map, "new"));
    Files.writeString(calls(), "");

    Shell.Answer answer = run("changes -f " + path + " --from-cluster");

    assertThat(answer.out()).contains("old → new", MANY + " objects");
    assertThat(Files.readAllLines(calls()).stream().filter(each -> each.contains("configmaps?")))
        .hasSize(1);
    assertThat(Files.readAllLines(calls())).hasSizeLessThan(10);
  }

  private static String maps(String map, String value) {
    return String.join(
        "---\n", IntStream.range(0, MANY).mapToObj(i -> map.formatted(i, value)).toList());
  }

  private void wordsAreCompleted() throws Exception {
    assertThat(run("complete-words --shell=zsh -- live --context truth-d").out())
        .isEqualTo("truth-denied\n:4\n");
    assertThat(run("complete-words --shell=zsh -- live -n sh").out()).isEqualTo("shop\n:4\n");
    assertThat(run("complete-words --shell=zsh -- live -n shop widgets.example.com/").out())
        .isEqualTo("widgets.example.com/one\n:4\n");
  }

  private void whatWasAppliedIsInSync() throws Exception {
    kubectl("apply", "--validate=false", "-f", folder.resolve("files").toString());

    Shell.Answer answer = run("changes -f FILES --from-cluster");

    assertThat(answer.out()).contains("no fields in no objects");
    assertThat(answer.exitCode()).as(answer.err()).isZero();
  }

  /** It is gone when the first object is asked for. */
  private void aServerThatDiesHidesNothing() throws Exception {
    wrap(
        "case $* in */namespaces/shop/*) kill -9 $(cat '%s') 2>/dev/null; sleep 0.3 ;; esac"
            .formatted(server.processFile()));

    Shell.Answer answer = run("changes -f FILES --from-cluster");

    assertThat(answer.out()).as(answer.err()).contains("no objects").doesNotContain("new object");
    assertThat(answer.err()).contains("The server cannot be reached");
    assertThat(answer.exitCode()).isEqualTo(2);
  }
}
