package dev.tripatch.cli;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands whose live objects are those of a cluster. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class FromClusterTest {
  private static final String MAP =
      "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{%s\"name\":\"%s\",\"namespace\":\"shop\"},"
          + "\"data\":{\"a\":\"%s\"}}";

  private static final String SCALER =
      "{\"apiVersion\":\"%s\",\"kind\":\"HorizontalPodAutoscaler\",\"metadata\":{%s"
          + "\"name\":\"web\",\"namespace\":\"shop\"},\"spec\":{%s}}";

  @TempDir private Path folder;
  private FakeKubectl kubectl;
  private Shell shell;

  @BeforeEach
  void write() throws IOException {
    Path programs = Files.createDirectory(folder.resolve("programs"));
    kubectl = new FakeKubectl(programs);
    shell =
        new Shell(folder)
            .with("PATH", programs + ":/usr/bin:/bin")
            .with("XDG_CACHE_HOME", folder.resolve("cache").toString());
    at("/openapi/v3", FakeAnswer.recorded("schema, version 3"));
  }

  private void at(String path, FakeAnswer answer) {
    kubectl.answersAny(List.of("--raw", path), answer);
  }

  private void kuberc(KubectlAnswer answer) {
    kubectl.answers(List.of("kuberc", "view"), FakeAnswer.of(answer));
  }

  private static String map(String name, String value) {
    return MAP.formatted("", name, value);
  }

  private static String mapOf(String more, String name, String value) {
    return MAP.formatted(more, name, value);
  }

  /** As kubectl writes it. */
  private static String applied(String configuration) {
    MapValue written =
        yaml(configuration.replaceFirst("\"metadata\":.", "\"metadata\":{\"annotations\":{},"));
    String text = CanonicalJson.write(new StringValue(LastAppliedAnnotation.textOf(written)));
    return "\"annotations\":{\"" + LastAppliedAnnotation.NAME + "\":" + text + "},";
  }

  private static FakeAnswer list(String... items) {
    return FakeAnswer.prints("{\"items\":[" + String.join(",", items) + "]}");
  }

  private static FakeAnswer kinds(String... kinds) {
    StringBuilder all = new StringBuilder();
    for (String kind : kinds) {
      String plural = kind.toLowerCase(Locale.ROOT) + "s";
      all.append(all.isEmpty() ? "" : ",")
          .append(
              "{\"name\":\""
                  + plural
                  + "\",\"kind\":\""
                  + kind
                  + "\",\"namespaced\":true,\"verbs\":[\"get\",\"list\"]}");
    }
    return FakeAnswer.prints("{\"resources\":[" + all + "]}");
  }

  private List<String> paths() {
    return kubectl.calls().stream()
        .map(FakeCall::arguments)
        .filter(each -> each.contains("--raw"))
        .map(each -> each.get(2))
        .toList();
  }

  private String twoMaps() throws IOException {
    at("/api/v1", FakeAnswer.recorded("kinds of the core group"));
    return shell.file("local.yaml", map("one", "1") + "\n---\n" + map("two", "2") + "\n");
  }

  /** A login program may tell much about itself before kubectl gives up. */
  @Test
  void ofWhatAProgramSaysWithoutEndTheMessageHasTheFirstAndTheLastLines() throws IOException {
    String local = twoMaps();
    StringBuilder said = new StringBuilder("begins\n");
    for (int i = 0; i < 60_000; i++) {
      said.append("line ").append(i).append(" of a login program\n");
    }
    said.append("Unable to connect to the server: dial tcp: lookup away: no such host\n");
    kubectl.answersAny(List.of("get"), FakeAnswer.fails(said.toString()));
    Shell.Answer answer = shell.run("explain", "-f", local, "--from-cluster");
    assertThat(answer.err())
        .contains("begins · line 0 of a login program · ")
        .containsPattern("· … [1-9]\\d{3} KB of messages are left out here … ·")
        .contains("no such host")
        .hasSizeLessThan(12_000);
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void objectsOfFilesAreComparedWithTheClusters() throws IOException {
    at("/api/v1/namespaces/shop/configmaps/one", FakeAnswer.prints(map("one", "other")));
    at("/api/v1/namespaces/shop/configmaps/two", FakeAnswer.recorded("raw, not found"));

    Shell.Answer answer = shell.run("changes", "-f", twoMaps(), "--from-cluster");

    assertThat(answer.out()).contains("other → 1", "1 new object");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void whatIsForbiddenIsAnErrorAndHidesNothing() throws IOException {
    at("/api/v1/namespaces/shop/configmaps/one", FakeAnswer.prints(map("one", "other")));
    at("/api/v1/namespaces/shop/configmaps/two", FakeAnswer.recorded("raw, forbidden"));

    Shell.Answer answer = shell.run("changes", "-f", twoMaps(), "--from-cluster");

    assertThat(answer.out()).contains("other → 1").doesNotContain("new object");
    assertThat(answer.err())
        .contains("You do not have permission to read it: Error from server (Forbidden)");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"1.36, 1", "1.32, 0", "1.20, 0"})
  void aKubercThatAppliesServerSideIsToldOnce(String version, int times) throws IOException {
    kuberc(KubectlAnswer.of("preferences: server-side", version));
    at("/api/v1/namespaces/shop/configmaps/one", FakeAnswer.prints(map("one", "other")));
    at("/api/v1/namespaces/shop/configmaps/two", FakeAnswer.prints(map("two", "other")));

    Shell.Answer answer = shell.run("explain", "-f", twoMaps(), "--from-cluster");

    assertThat(answer.err().split("--server-side=true", -1)).hasSize(times + 1);
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void aKubercIsToldForOneObject() throws IOException {
    kuberc(KubectlAnswer.of("preferences: server-side"));
    kubectl.answersAny(List.of("get", "ConfigMap.v1./one"), FakeAnswer.prints(map("one", "other")));

    Shell.Answer answer =
        shell.run("explain", "--local", shell.file("one.yaml", map("one", "1")), "--from-cluster");

    assertThat(answer.err()).contains("your kuberc makes kubectl apply server-side");
  }

  private void namespaceShop() {
    at(
        "/apis",
        FakeAnswer.prints(
            "{\"groups\":[{\"preferredVersion\":{\"groupVersion\":\"extensions/v1beta1\"}},"
                + "{\"preferredVersion\":{\"groupVersion\":\"apps/v1\"}}]}"));
    at("/api/v1", kinds("ConfigMap", "Secret", "Event"));
    at("/apis/apps/v1", kinds("ReplicaSet", "Deployment"));
    at("/apis/extensions/v1beta1", kinds("ReplicaSet"));
    String secret =
        "{\"apiVersion\":\"v1\",\"kind\":\"Secret\",\"metadata\":{%s\"name\":\"db\",\"namespace\":\"shop\"},%s}";
    at(
        "/api/v1/namespaces/shop/configmaps?limit=500",
        list(
            mapOf("\"uid\":\"1\"," + applied(map("drifted", "mine")), "drifted", "theirs"),
            mapOf("\"uid\":\"2\"," + applied(map("same", "mine")), "same", "mine"),
            mapOf("\"uid\":\"3\",", "made", "by hand"),
            mapOf("\"uid\":\"4\",\"ownerReferences\":[{\"kind\":\"X\"}],", "owned", "x")));
    at(
        "/api/v1/namespaces/shop/secrets?limit=500",
        list(
            secret.formatted(
                applied(secret.formatted("", "\"stringData\":{\"p\":\"hunter-22\"}")),
                "\"data\":{\"p\":\"aHVudGVyLTIy\"}")));
    String set =
        mapOf("\"uid\":\"7\"," + applied(map("set", "mine")), "set", "theirs")
            .replace("ConfigMap", "ReplicaSet");
    at("/apis/apps/v1/namespaces/shop/replicasets?limit=500", list(set));
    at("/apis/extensions/v1beta1/namespaces/shop/replicasets?limit=500", list(set));
  }

  @Test
  void allOfANamespaceShowsWhatWasChangedSince() {
    namespaceShop();
    at("/apis/apps/v1/namespaces/shop/deployments?limit=500", list());

    Shell.Answer answer = shell.run("changes", "--all", "-n", "shop", "--from-cluster");

    assertThat(answer.out())
        .contains("theirs → mine", "2 objects")
        .doesNotContain("by hand", "owned", "Secret", "hunter-22", "aHVudGVyLTIy");
    assertThat(answer.err()).contains("1 object is left out: without kubectl's annotation");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(paths()).doesNotHaveDuplicates().noneMatch(path -> path.contains("events"));
    assertThat(kubectl.calls().toString()).doesNotContain("hunter-22", "aHVudGVyLTIy");
  }

  /** The annotation of an HPA in autoscaling/v1 says nothing of its form in v2. */
  @Test
  void whatWasAppliedInAnotherVersionThanThePreferredOneIsReadInThatVersion() {
    Shell.Answer answer =
        scalers(
            FakeAnswer.prints(scaler("autoscaling/v1", "\"targetCPUUtilizationPercentage\":75")));

    assertThat(answer.out())
        .contains("spec.targetCPUUtilizationPercentage", "75 → 60", "theirs → mine")
        .doesNotContain("metrics", "apiVersion");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void whatTheServerDoesNotTellInThatVersionIsNotCompared() {
    Shell.Answer answer = scalers(FakeAnswer.recorded("raw, list forbidden"));

    assertThat(answer.out()).contains("theirs → mine").doesNotContain("HorizontalPodAutoscaler");
    assertThat(answer.err()).contains("Live is in version autoscaling/v2, local in autoscaling/v1");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  private Shell.Answer scalers(FakeAnswer inV1) {
    at(
        "/apis",
        FakeAnswer.prints(
            "{\"groups\":[{\"preferredVersion\":{\"groupVersion\":\"autoscaling/v2\"}}]}"));
    at("/apis/autoscaling/v2", kinds("HorizontalPodAutoscaler"));
    at("/apis/autoscaling/v1", kinds("HorizontalPodAutoscaler"));
    at(
        "/apis/autoscaling/v2/namespaces/shop/horizontalpodautoscalers?limit=500",
        list(scaler("autoscaling/v2", "\"metrics\":[{\"type\":\"Resource\"}]")));
    at("/apis/autoscaling/v1/namespaces/shop/horizontalpodautoscalers/web", inV1);
    namespaceShop();
    return shell.run("changes", "--all", "-n", "shop", "--from-cluster");
  }

  /** One that was applied in autoscaling/v1. */
  private static String scaler(String apiVersion, String spec) {
    String applied =
        SCALER.formatted("autoscaling/v1", "", "\"targetCPUUtilizationPercentage\":60");
    return SCALER.formatted(apiVersion, "\"uid\":\"9\"," + applied(applied), spec);
  }

  @ParameterizedTest
  @ValueSource(strings = {"explain", "conflicts", "hazards", "changes", "report"})
  void everyCommandTakesAllOfANamespace(String command) {
    namespaceShop();
    at("/apis/apps/v1/namespaces/shop/deployments?limit=500", list());

    Shell.Answer answer = shell.run(command, "--all", "-n", "shop", "--from-cluster");

    assertThat(answer.out()).isNotBlank().doesNotContain("hunter-22", "aHVudGVyLTIy");
    assertThat(answer.exitCode()).isIn(0, 1);
  }

  @Test
  void kindsThatMayNotBeListedAreToldAndHideNothing() {
    namespaceShop();
    at(
        "/apis/apps/v1/namespaces/shop/deployments?limit=500",
        FakeAnswer.recorded("raw, list forbidden"));

    Shell.Answer answer = shell.run("changes", "--all", "-n", "shop", "--from-cluster");

    assertThat(answer.out()).contains("theirs → mine");
    assertThat(answer.err())
        .contains("deployments.apps: You do not have permission to list these kinds");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void aServerThatIsGoneIsNoNamespaceWithoutObjects() {
    namespaceShop();
    at(
        "/apis/apps/v1/namespaces/shop/deployments?limit=500",
        FakeAnswer.recorded("raw, context down"));

    Shell.Answer answer = shell.run("changes", "--all", "-n", "shop", "--from-cluster");

    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("The server cannot be reached", "127.0.0.1:1 was refused");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'changes --all', add --from-cluster",
    "'changes --all -f x.yaml --from-cluster', leave out -f",
    "'changes --all --last-applied x.yaml --from-cluster', leave out -f and --last-applied",
    "'explain --all --local x.yaml --from-cluster', name the objects",
    "'decide --all -n shop --from-cluster --take-live --conflicts', cannot be written",
  })
  void allStandsForItself(String line, String reason) {
    namespaceShop();
    at("/apis/apps/v1/namespaces/shop/deployments?limit=500", list());

    Shell.Answer answer = shell.run(line.split(" "));

    assertThat(answer.err()).contains(reason);
    assertThat(answer.exitCode()).isEqualTo(2);
  }
}
