package dev.tripatch.cli;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.live.Cluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A cluster with ConfigMaps in the namespace shop, as commands that send see it. */
public final class FakeCluster {
  public static final String CONTEXT = "truth";

  /** Its server; the kubeconfig names no certificate authority. */
  public static final String SERVER = server("https://127.0.0.1:1");

  private static final String LIVE =
      "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"%s\",\"namespace\":\"shop\","
          + "\"uid\":\"u-%s\",\"resourceVersion\":\"%s\"},\"data\":{\"a\":\"%s\"%s}}";

  private final Path folder;
  private final FakeKubectl kubectl;

  public FakeCluster(Path folder) throws IOException {
    this.folder = folder;
    Path programs = Files.createDirectory(folder.resolve("programs"));
    kubectl = new FakeKubectl(programs);
    kubectl.answersAny(
        List.of("--minify", "-o", "json"),
        FakeAnswer.prints(
            "{\"contexts\":[{\"name\":\"truth\",\"context\":{\"namespace\":\"shop\"}}],"
                + "\"clusters\":[{\"cluster\":{\"server\":\"https://127.0.0.1:1\"}}]}"));
    kubectl.answersAny(List.of("--raw", "/openapi/v3"), FakeAnswer.recorded("schema, version 3"));
    kubectl.answersAny(
        List.of("--raw", "/api/v1"),
        FakeAnswer.prints(
            "{\"resources\":[{\"name\":\"configmaps\",\"kind\":\"ConfigMap\",\"namespaced\":true,"
                + "\"verbs\":[\"get\",\"list\"]}]}"));
  }

  /** Where the kubeconfig leads to, one time after the other; the first that says so counts. */
  FakeCluster leads(FakeAnswer... servers) {
    kubectl.answersAny(List.of("--flatten"), servers);
    return this;
  }

  /** One of no certificate authority: the digest is that of nothing. */
  public static String server(String address) {
    return address + " CA:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  }

  /** A shell of a person with these settings. */
  public Shell shell() {
    leads(FakeAnswer.prints("https://127.0.0.1:1 "));
    return new Shell(folder)
        .with("PATH", folder.resolve("programs") + ":/usr/bin:/bin")
        .with("XDG_CACHE_HOME", folder.resolve("cache").toString())
        .with("XDG_CONFIG_HOME", folder.resolve("config").toString());
  }

  /** Who asks it. */
  public Cluster cluster() {
    leads(FakeAnswer.prints("https://127.0.0.1:1 "));
    return new Cluster(
        new Kubectl(
            Map.of("PATH", folder.resolve("programs") + ":/usr/bin:/bin"), new CommandLog()),
        Connection.USUAL);
  }

  public Path settings() {
    return folder.resolve("config/tripatch");
  }

  public static String live(String name, int version, String a) {
    return LIVE.formatted(name, name, version, a, "");
  }

  /** One with another field that the change does not touch. */
  public static String live(String name, int version, String a, String b) {
    return LIVE.formatted(name, name, version, a, ",\"b\":\"" + b + "\"");
  }

  public static String local(String name, String a) {
    return """
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: %s, namespace: shop}
    data: {a: %s}
    """
        .formatted(name, a);
  }

  public FakeCluster hasIn(String name, FakeAnswer... states) {
    kubectl.answersAny(List.of("--raw", "/api/v1/namespaces/shop/configmaps/" + name), states[0]);
    kubectl.answersAny(List.of("get", "ConfigMap.v1./" + name), states);
    return this;
  }

  /** Live, read one time after the other. */
  public FakeCluster has(String name, String... states) {
    return hasIn(name, Stream.of(states).map(FakeAnswer::prints).toArray(FakeAnswer[]::new));
  }

  public FakeCluster lacks(String name) {
    return hasIn(name, FakeAnswer.recorded("raw, not found"));
  }

  /** What a dry run says. */
  public FakeCluster tries(String name, FakeAnswer... answers) {
    return patch(name, "--dry-run=server", answers);
  }

  /** What a change comes to. */
  public FakeCluster takes(String name, FakeAnswer... answers) {
    return patch(name, "--dry-run=none", answers);
  }

  private FakeCluster patch(String name, String how, FakeAnswer... answers) {
    kubectl.answersWhere(List.of("ConfigMap.v1./" + name, how), answers);
    return this;
  }

  public FakeKubectl kubectl() {
    return kubectl;
  }

  /** How often something was changed, or could have been. */
  public long changes() {
    return kubectl.calls().stream()
        .map(FakeCall::arguments)
        .filter(each -> each.contains("--dry-run=none") || isNoDryRun(each))
        .count();
  }

  private static boolean isNoDryRun(List<String> call) {
    return call.contains("patch") && call.stream().noneMatch(word -> word.startsWith("--dry-run"));
  }
}
