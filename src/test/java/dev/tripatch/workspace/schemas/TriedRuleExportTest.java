package dev.tripatch.workspace.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.schema.overlay.SchemaPlace;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule that one tries is the same after it is made an own rule, exported and imported again. */
class TriedRuleExportTest {

  private static final String SPEC =
      "ports: [{port: 53, protocol: UDP}], zones: [a], options: {mode: fast}";

  private static final List<String> OF_LISTS =
      List.of(
          "atomic",
          "map:port,protocol",
          "map:port",
          "map:name,port,protocol",
          "replace",
          "merge:name");

  static Stream<Arguments> rules() {
    return Stream.of(
            Stream.of("", "x-kubernetes-list-type: atomic", PORTS)
                .flatMap(
                    before ->
                        OF_LISTS.stream().map(rule -> Arguments.of(before, "spec.ports", rule))),
            Stream.of("atomic", "set", "merge", "replace")
                .map(rule -> Arguments.of("", "spec.zones", rule)),
            Stream.of("atomic", "granular", "merge", "replace")
                .map(rule -> Arguments.of("", "spec.options", rule)))
        .flatMap(each -> each);
  }

  private static final String PORTS =
      "x-kubernetes-list-type: map\n" + " ".repeat(16) + "x-kubernetes-list-map-keys: [port]";

  private static final String MODULE =
      """
      module example.com/gate

      go 1.19

      require k8s.io/apimachinery v0.0.0

      replace k8s.io/apimachinery => ./apimachinery
      """;

  private static final String META =
      """
      package v1

      type TypeMeta struct{}

      type ObjectMeta struct{}
      """;

  @TempDir Path folder;

  private record Tried(TrialSample sample, RuleField field, TriedRule rule, Schemas schemas) {

    static Tried of(String before, String path, String text) {
      TrialSample sample = TrialSample.gate(before, "", SPEC, SPEC);
      RuleField field = sample.field(path).orElseThrow();
      TriedRule rule = TrialSample.read(text, field);
      Overlay own = new Overlay(List.of(field.own(rule, Overlay.EMPTY)), List.of());
      return new Tried(sample, field, rule, sample.schemas().withOverlay(own));
    }

    String exported(SchemaExport form) throws Exception {
      return form.write(
          schemas,
          schemas.source().kinds().stream().filter(kind -> kind.kind().equals("Gate")).toList());
    }

    Map<Annotation, String> in(Schemas other) {
      FieldRule found =
          other
              .source()
              .lookUp(field.kind().apiVersion(), field.kind().kind())
              .fields()
              .flatMap(root -> SchemaPlace.rule(root, field.way()))
              .orElseThrow();
      return new EnumMap<>(TriedRule.of(found).annotations());
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void anOwnRuleSaysIt(String before, String path, String text) throws Exception {
    Tried tried = Tried.of(before, path, text);
    assertThat(tried.in(tried.schemas())).isEqualTo(tried.rule().annotations());
    Overlay back = OverlayFile.read(tried.exported(SchemaExport.OVERLAY));
    assertThat(tried.in(tried.sample().schemas().withOverlay(back)))
        .isEqualTo(tried.rule().annotations());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void kustomizeAndGoGetAllOfIt(String before, String path, String text) throws Exception {
    Tried tried = Tried.of(before, path, text);
    for (SchemaExport form : List.of(SchemaExport.KUSTOMIZE, SchemaExport.GO)) {
      String name = form == SchemaExport.GO ? "types.go" : "schema.json";
      Schemas back =
          new SchemaText(name, tried.exported(form)).over(Schemas.of(tried.schemas().builtIn()));
      assertThat(tried.in(back)).as(name).isEqualTo(tried.rule().annotations());
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aDefinitionGetsWhatItCanHold(String before, String path, String text) throws Exception {
    Tried tried = Tried.of(before, path, text);
    Map<Annotation, String> held = new EnumMap<>(tried.rule().annotations());
    held.put(Annotation.PATCH_STRATEGY, Annotation.NONE);
    held.put(Annotation.MERGE_KEY, Annotation.NONE);
    if (held.values().stream().allMatch(Annotation.NONE::equals)) {
      return;
    }
    Schemas back =
        new SchemaText("crd.yaml", tried.exported(SchemaExport.CRD))
            .over(Schemas.of(tried.schemas().builtIn()));
    assertThat(tried.in(back)).isEqualTo(held);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void goCompilesTheStructs(String before, String path, String text) throws Exception {
    Optional<Path> go =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .map(each -> Path.of(each, "go"))
            .filter(Files::isExecutable)
            .findFirst();
    Assumptions.assumeTrue(
        go.isPresent(), "there is no go on the PATH (Debian: apt-get install golang-go)");
    String exported = Tried.of(before, path, text).exported(SchemaExport.GO);
    Files.writeString(folder.resolve("go.mod"), MODULE);
    Path meta = Files.createDirectories(folder.resolve("apimachinery/pkg/apis/meta/v1"));
    Files.writeString(folder.resolve("apimachinery/go.mod"), "module k8s.io/apimachinery\n");
    Files.writeString(meta.resolve("types.go"), META);
    // What follows are the packages that it refers to, as far as a reader needs them.
    Files.writeString(
        folder.resolve("types.go"),
        exported.split("// \\+k8s:openapi-model-package=", -1)[1].replaceFirst("^[^\n]*\n", ""));
    ProcessBuilder builder =
        new ProcessBuilder(go.get().toString(), "vet", "./...")
            .directory(folder.toFile())
            .redirectErrorStream(true);
    builder.environment().putAll(Map.of("GOFLAGS", "-mod=mod", "GOPROXY", "off"));
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }
}
