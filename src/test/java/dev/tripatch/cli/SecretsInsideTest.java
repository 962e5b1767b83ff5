package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.real.RealManifests;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No value of a Secret is shown, whatever the Secret is in, and whatever its keys are called. */
class SecretsInsideTest {
  private static final String LIVE = "zqxlive";

  /** What each secret value begins with, plain and in base64. */
  private static final List<String> CANARIES =
      List.of("zqxlocal", LIVE, "enF4bG9jYWw", "enF4bGl2Z");

  /** What a Secret is in, or what is wrong in it. */
  private static final Map<String, Function<MapValue, MapValue>> WRAPPERS = wrappers();

  private static final List<String> COMMANDS =
      List.of(
          "patch",
          "patch -o json",
          "patch --type json",
          "patch --type merge",
          "apply",
          "apply -o json",
          "explain",
          "explain -o json",
          "changes",
          "changes -o json",
          "conflicts",
          "conflicts -o json",
          "hazards",
          "dialects",
          "server-side --manager m",
          "export --as kubectl",
          "export --as patch-file",
          "report --format html",
          "report --format markdown",
          "decide --take-live --dry-run",
          "decide --take-live --dry-run --secrets");

  @TempDir Path folder;

  private static Map<String, Function<MapValue, MapValue>> wrappers() {
    Map<String, Function<MapValue, MapValue>> wrappers = new LinkedHashMap<>();
    wrappers.put("a Secret", secret -> secret);
    wrappers.put(
        "a SecretList without kinds",
        secret ->
            list("SecretList", secret.toBuilder().remove("apiVersion").remove("kind").build()));
    wrappers.put("a List", secret -> list("List", secret));
    wrappers.put("a List in a List", secret -> list("List", list("List", secret)));
    wrappers.put(
        "a SecretList in a List",
        secret -> list("List", list("SecretList", secret.toBuilder().remove("kind").build())));
    wrappers.put("a Template", SecretsInsideTest::template);
    wrappers.put("a ManifestWork", secret -> work(of(secret)));
    wrappers.put("a ManifestWork with a list", secret -> work(of(list("List", secret))));
    wrappers.put(
        "an Object",
        secret ->
            object("kubernetes.crossplane.io/v1alpha2", "Object")
                .put("spec", MapValue.of("forProvider", MapValue.of("manifest", secret)))
                .build());
    wrappers.put("mistyped keys", SecretsInsideTest::mistyped);
    wrappers.put("a Template of mistyped keys", secret -> template(mistyped(secret)));
    wrappers.put(
        "a kind with a blank",
        secret -> secret.toBuilder().put("kind", new StringValue("Secret ")).build());
    wrappers.put(
        "a mistyped kind",
        secret -> secret.toBuilder().remove("kind").put("Kind", new StringValue("Secret")).build());
    wrappers.put(
        "a mistyped group",
        secret ->
            mistyped(secret.toBuilder().put("apiVersion", new StringValue("core/v1")).build()));
    wrappers.put("an older copy", secret -> remembering(secret, old(secret)));
    wrappers.put(
        "an older copy without kind",
        secret -> remembering(secret, old(secret).replace("\"kind\":\"Secret\",", "")));
    wrappers.put(
        "an older copy in YAML",
        secret -> remembering(secret, YamlWriter.write(Snippets.yaml(old(secret)))));
    wrappers.put(
        "an older copy that is broken",
        secret -> remembering(secret, old(secret).replace("}}", "")));
    wrappers.put(
        "a Template of older copies", secret -> template(remembering(secret, old(secret))));
    wrappers.put("fields in metadata, in a Template", secret -> template(indented(secret)));
    wrappers.put(
        "fields in spec, in a Template",
        secret -> template(object("v1", "Secret").put("spec", secret).build()));
    return wrappers;
  }

  private static MapValue remembering(MapValue secret, String copy) {
    MapValue.Builder metadata = ((MapValue) secret.find("metadata").orElseThrow()).toBuilder();
    MapValue annotations = MapValue.of("kapp.k14s.io/original", new StringValue(copy));
    return secret.toBuilder()
        .put("metadata", metadata.put("annotations", annotations).build())
        .build();
  }

  private static String old(MapValue secret) {
    String side = isLive(secret) ? LIVE : "zqxlocal";
    return "{\"kind\":\"Secret\",\"metadata\":{\"name\":\"s\"},\"data\":{\"old\":\""
        + base64(side + "old")
        + "\"}}";
  }

  private static ListValue of(MapValue item) {
    MapValue other =
        Snippets.yaml(
            "{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {shown: shownvalue}}");
    return new ListValue(List.of(other, item));
  }

  private static MapValue template(MapValue secret) {
    return object("template.openshift.io/v1", "Template").put("objects", of(secret)).build();
  }

  private static MapValue.Builder object(String version, String kind) {
    return MapValue.builder()
        .put("apiVersion", new StringValue(version))
        .put("kind", new StringValue(kind))
        .put("metadata", Snippets.yaml("{name: w, namespace: ns}"));
  }

  private static MapValue list(String kind, MapValue item) {
    return MapValue.builder()
        .put("apiVersion", new StringValue("v1"))
        .put("kind", new StringValue(kind))
        .put("items", new ListValue(List.of(item)))
        .build();
  }

  private static MapValue work(ListValue manifests) {
    return object("work.open-cluster-management.io/v1", "ManifestWork")
        .put("spec", MapValue.of("workload", MapValue.of("manifests", manifests)))
        .build();
  }

  private static MapValue mistyped(MapValue secret) {
    MapValue.Builder mistyped = MapValue.builder();
    secret
        .entries()
        .forEach(
            (key, value) ->
                mistyped.put(
                    switch (key) {
                      case "data" -> "Data";
                      case "stringData" -> "stringdata";
                      default -> key;
                    },
                    value));
    return mistyped.put("password", new StringValue(isLive(secret) ? LIVE : "zqxlocal")).build();
  }

  private static boolean isLive(MapValue secret) {
    String written = YamlWriter.write(secret);
    return written.contains(LIVE) || written.contains(base64("zqxlive").substring(0, 8));
  }

  private static MapValue indented(MapValue secret) {
    MapValue.Builder metadata = ((MapValue) secret.find("metadata").orElseThrow()).toBuilder();
    secret.find("stringData").ifPresent(value -> metadata.put("stringData", value));
    secret.find("data").ifPresent(value -> metadata.put("data", value));
    return secret.toBuilder()
        .put("metadata", metadata.build())
        .remove("data")
        .remove("stringData")
        .build();
  }

  /** A Secret with values of a side. */
  private static MapValue secret(MapValue secret, String side) {
    MapValue.Builder all = secret.toBuilder();
    for (String field : List.of("data", "stringData")) {
      if (secret.get(field) instanceof MapValue map) {
        MapValue.Builder values = MapValue.builder();
        Stream.concat(Stream.of("name", "kind"), map.keys().stream())
            .forEach(
                key ->
                    values.put(
                        key,
                        new StringValue(
                            field.equals("data")
                                ? base64("zqx" + side + key)
                                : "zqx" + side + key)));
        all.put(field, values.build());
      }
    }
    return all.build();
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  static Stream<String> cases() {
    return WRAPPERS.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void noCommandShowsWhatIsInASecret(String wrapper) throws IOException {
    List<String> leaks = new ArrayList<>();
    int masks = 0;
    for (MapValue each : secrets()) {
      for (boolean isJson : new boolean[] {false, true}) {
        Function<MapValue, MapValue> around = WRAPPERS.getOrDefault(wrapper, Function.identity());
        Path local = written("local.yaml", around.apply(secret(each, "local")), isJson);
        Path live = written("live.yaml", around.apply(secret(each, "live")), isJson);
        for (String command : COMMANDS) {
          masks += run(command + " --local " + local + " --live " + live, leaks);
        }
        masks += run("diff " + live + " " + local, leaks);
      }
    }
    assertThat(leaks).isEmpty();
    assertThat(secrets()).hasSize(2);
    assertThat(masks).isGreaterThan(20);
  }

  /** What is written where {@code @} is cannot be read. {@code ⏎} is a line break. */
  static Stream<String> brokenSecrets() {
    Stream<String> kinds =
        Stream.of(
                "!!str Secret",
                "&k Secret",
                ">-⏎  Secret",
                "# as ever⏎  Secret",
                "\"Secret\"",
                "\"\\x53ecret\"",
                "SECRET",
                "*k⏎spare: &k Secret")
            .map(kind -> "apiVersion: v1⏎kind: " + kind + "⏎metadata: {name: s}⏎data:⏎  p: @⏎");
    Stream<String> fields =
        Stream.of(
                "datta:⏎  p: @",
                "password: @",
                "? data⏎: p: @",
                "\"da\\x74a\":⏎  p: @",
                "Data: {p: @}",
                "list:⏎- a⏎- @",
                "list: [a, @]",
                "a:⏎  b:⏎    kind: @",
                "data:⏎  name: @",
                "name: @",
                "metadata2: {name: @}",
                "p: a # was @⏎q: @",
                "p: |⏎-----BEGIN KEY-----⏎@")
            .map(field -> "apiVersion: v1⏎kind: Secret⏎metadata: {name: s}⏎" + field + "⏎");
    List<String> texts = Stream.concat(kinds, fields).toList();
    Stream<String> templates =
        texts.stream()
            .map(text -> "- " + text.replaceAll("⏎(?!-----|@|$)", "⏎  "))
            .map(text -> "apiVersion: v1⏎kind: List⏎items:⏎" + text);
    return Stream.of(
            texts.stream(),
            templates,
            Stream.of(
                "{apiVersion: v1, kind: Secret, metadata: {name: s}, password: @, data: {}}",
                "{\"kind\": \"Secret\", \"metadata\": {\"name\": \"s\"}, \"p\": @}",
                "{\"k\\u0069nd\": \"Secret\", \"metadata\": {\"name\": \"s\"}, \"p\": [{\"name\":"
                    + " @}]}",
                "? kind⏎: Secret⏎? data⏎: p: @⏎"))
        .flatMap(each -> each);
  }

  @ParameterizedTest
  @MethodSource("brokenSecrets")
  void noMessageQuotesASecretThatCannotBeRead(String text) throws IOException {
    for (String value : List.of("*zqxlocal", "!!int zqxlocal", "@zqxlocal", "\"\\zqxlocal\"")) {
      String broken = text.replace("@", value).replace('⏎', '\n');
      Path file = Files.writeString(folder.resolve("broken.yaml"), broken);
      Path other =
          Files.writeString(folder.resolve("other.yaml"), broken.replace("zqxlocal", LIVE));
      List<String> leaks = new ArrayList<>();
      run("explain --local " + file, leaks);
      run("explain -f " + file + " --live " + other, leaks);
      run("diff " + other + " " + file, leaks);
      run("diff --text " + other + " " + file, leaks);
      assertThat(leaks).as(broken).isEmpty();
    }
  }

  /** A text with other documents is masked only where the Secret is. */
  @ParameterizedTest
  @ValueSource(strings = {"kind: Secret", "kind: &k Secret"})
  void whatIsWrongInAnotherDocumentIsTold(String kind) throws IOException {
    Shell shell = new Shell(folder);
    String file =
        shell.file(
            "a.yaml",
            "# ours\n---\n"
                + kind
                + "\nmetadata: {name: s, labels: {a: b c}}\npassword: zqxlocal # old\n---\n"
                + "apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: *there\n");
    assertThat(shell.run("explain", "-f", file, "--live", file).err())
        .contains("a.yaml:10:7: There is no anchor &there before this.")
        .doesNotContain("zqxlocal", "masked");
  }

  private Path written(String name, MapValue object, boolean isJson) throws IOException {
    return Files.writeString(
        folder.resolve(name), isJson ? JsonWriter.write(object) : YamlWriter.write(object));
  }

  private int run(String line, List<String> leaks) {
    Shell.Answer answer = new Shell(folder).onTerminal().run(line.split(" ", -1));
    String shown = answer.out() + answer.err();
    shown
        .lines()
        .filter(each -> CANARIES.stream().anyMatch(each::contains) || each.contains("mistake in"))
        .forEach(each -> leaks.add(line.split(" --local", 2)[0] + ": " + each));
    return shown.contains("•••") ? 1 : 0;
  }

  /** Real ones with {@code data} and with {@code stringData}, and their keys. */
  private static List<MapValue> secrets() throws IOException {
    List<MapValue> real = RealManifests.groups().getOrDefault("Secret", List.of());
    return Stream.of("data", "stringData")
        .flatMap(
            field ->
                real.stream()
                    .filter(each -> each.get(field) instanceof MapValue map && !map.isEmpty())
                    .limit(1))
        .toList();
  }
}
