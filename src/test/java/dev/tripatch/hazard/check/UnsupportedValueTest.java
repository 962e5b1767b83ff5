package dev.tripatch.hazard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.recorded.RealInput;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.openapi.SchemaImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that are none of those that a field may have, of built-in kinds and custom resources. */
class UnsupportedValueTest {

  private static final BundledCatalog CATALOG = new BundledCatalog();

  private static final String WIDGETS =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        names: {kind: Widget, plural: widgets}
        versions:
        - name: v1
          schema:
            openAPIV3Schema:
              properties:
                spec:
                  type: object
                  properties:
                    color: {type: string, enum: [red, dark green, "a,b"]}
                    size: {type: integer, nullable: true, enum: [1, 2, null]}
                    share: {type: number, enum: [0.5, 1]}
                    parts:
                      type: array
                      items: {type: object, properties: {kind: {type: string, enum: [In, Out]}}}
                    modes: {type: array, items: {type: string, enum: [fast, safe]}}
                    byName: {type: object, additionalProperties: {type: string, enum: ["on"]}}
                status:
                  type: object
                  properties: {phase: {type: string, enum: [Ready]}}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{apiVersion: v1, kind: Service, spec: {type: clusterIP}} | spec.type | clusterIP"
            + " | Did you mean ClusterIP? Case matters.",
        "{apiVersion: v1, kind: Service, spec: {type: LoadBalancr}} | spec.type | LoadBalancr"
            + " | Did you mean LoadBalancer?",
        "{apiVersion: v1, kind: Service, spec: {ports: [{port: 80, protocol: HTTP}]}}"
            + " | spec.ports[port=80].protocol | HTTP | Write SCTP, TCP or UDP.",
        "{apiVersion: v1, kind: PersistentVolumeClaim, spec: {accessModes: [RWO]}}"
            + " | spec.accessModes[0] | RWO"
            + " | Write ReadOnlyMany, ReadWriteMany, ReadWriteOnce or ReadWriteOncePod.",
        "{apiVersion: batch/v1, kind: CronJob, spec: {concurrencyPolicy: forbid}}"
            + " | spec.concurrencyPolicy | forbid"
            + " | Did you mean Forbid? Case matters.",
        "{apiVersion: apps/v1, kind: Deployment, spec: {selector: {matchExpressions:"
            + " [{key: a, operator: in}]}}} | spec.selector.matchExpressions[0].operator | in"
            + " | Did you mean In? Case matters.",
        "{apiVersion: networking.k8s.io/v1, kind: Ingress, spec: {rules: [{http: {paths:"
            + " [{path: /, pathType: prefix}]}}]}} | spec.rules[0].http.paths[0].pathType | prefix"
            + " | Did you mean Prefix? Case matters.",
      })
  void isFoundInABuiltInKind(String local, String path, String marked, String remedy) {
    List<Hazard> found = unsupported(new Situation(Map.of("local", local)).hazards());
    assertThat(found).extracting(hazard -> hazard.path().toString()).containsExactly(path);
    Hazard hazard = found.getFirst();
    assertThat(hazard.span().orElseThrow().in(local)).isEqualTo(marked);
    assertThat(hazard.remedy()).isEqualTo(remedy);
    assertThat(hazard.kubernetesText()).isEmpty();
  }

  /** Not set, not this version's word, or a type that is wrong already. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{apiVersion: v1, kind: Service, spec: {type: '', sessionAffinity: null}}",
        "{apiVersion: v1, kind: Service, spec: {type: 5}}",
        "{apiVersion: v1, kind: PersistentVolume, spec: {hostPath: {path: /a, type: ''}}}",
        "{apiVersion: admissionregistration.k8s.io/v1beta1, kind: MutatingWebhookConfiguration,"
            + " webhooks: [{name: a, sideEffects: Some}]}",
        "{apiVersion: example.com/v1, kind: Service, spec: {type: clusterIP}}",
      })
  void isNoneInABuiltInKind(String local) {
    assertThat(unsupported(new Situation(Map.of("local", local)).hazards())).isEmpty();
  }

  /** A server that took it once knows more than the schema. */
  @Test
  void whatLiveHasIsTaken() {
    String service = "{apiVersion: v1, kind: Service, spec: {type: Newer, sessionAffinity: %s}}";
    String live = service.formatted("None");
    assertThat(
            unsupported(
                new Situation(Map.of("local", service.formatted("None"), "live", live)).hazards()))
        .isEmpty();
    assertThat(
            unsupported(
                new Situation(Map.of("local", service.formatted("Newer"), "live", live)).hazards()))
        .extracting(hazard -> hazard.path().toString())
        .containsExactly("spec.sessionAffinity");
  }

  @Test
  void patchesOfAllFormatsAreChecked() {
    String live = "{apiVersion: v1, kind: Service, spec: {type: ClusterIP}}";
    String patch = "{spec: {type: nodePort}}";
    for (Dialect dialect : List.of(Dialect.KUBERNETES, Dialect.CUSTOM_RESOURCE)) {
      Map<String, String> texts = Map.of("patch", patch, "live", live, "dialect", dialect.name());
      assertThat(unsupported(new Situation(texts).hazards())).hasSize(1);
    }
    String operations = "[{op: replace, path: /spec/type, value: nodePort}]";
    List<Hazard> found =
        unsupported(
            Hazards.ofOperations(
                read(operations), read(live), CATALOG.of(read(live).object().orElseThrow())));
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().span().orElseThrow().in(operations)).isEqualTo("nodePort");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "color: Red | spec.color | spec.color: Unsupported value: \"Red\": supported values:"
            + " \"red\", \"dark green\", \"a,b\"",
        "color: '' | spec.color | spec.color: Unsupported value: \"\": supported values:"
            + " \"red\", \"dark green\", \"a,b\"",
        "size: 3 | spec.size | spec.size: Unsupported value: 3: supported values: \"1\", \"2\"",
        "parts: [{kind: In}, {kind: out}] | spec.parts[1].kind | spec.parts[1].kind: Unsupported"
            + " value: \"out\": supported values: \"In\", \"Out\"",
        "modes: [safe, slow] | spec.modes[1] | spec.modes[1]: Unsupported value: \"slow\":"
            + " supported values: \"fast\", \"safe\"",
        "byName: {a: 'off'} | spec.byName.a | spec.byName.a: Unsupported value: \"off\":"
            + " supported values: \"on\"",
      })
  void isFoundInACustomResource(String spec, String path, String error) throws ImportException {
    List<Hazard> found = unsupported(ofLocal(widget(spec), widgets()));
    assertThat(found).extracting(hazard -> hazard.path().toString()).containsExactly(path);
    assertThat(found.getFirst().kubernetesText()).contains(error);
    Source patchedAsBuiltIn =
        object ->
            new SchemaAnswer.Known(widgets().of(object).fields().orElseThrow(), "Test", true, true);
    assertThat(unsupported(ofLocal(widget(spec), patchedAsBuiltIn)))
        .extracting(Hazard::kubernetesText)
        .containsExactly(Optional.of(error));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"color: dark green", "color: 'a,b'", "color: null", "size: 2", "share: 0.50"})
  void isNoneInACustomResource(String spec) throws ImportException {
    String status = "status: {phase: Unknown}\n";
    assertThat(unsupported(ofLocal(widget(spec) + status, widgets()))).isEmpty();
    assertThat(unsupported(ofLocal(widget("color: Red"), CATALOG::of))).isEmpty();
  }

  @Test
  void fractionsAreValuesLikeOthers() throws ImportException {
    assertThat(unsupported(ofLocal(widget("share: 0.7"), widgets())))
        .extracting(Hazard::kubernetesText)
        .containsExactly(
            Optional.of("spec.share: Unsupported value: 0.7: supported values: \"0.5\", \"1\""));
  }

  @Test
  void patchesOfACustomResourceAreChecked() throws ImportException {
    SourceDocument live = read(widget("color: red"));
    SchemaAnswer schema = widgets().of(live.object().orElseThrow());
    assertThat(
            unsupported(
                Hazards.ofPatch(
                    read("{spec: {color: rad}}"), live, schema, Dialect.CUSTOM_RESOURCE)))
        .extracting(Hazard::remedy)
        .containsExactly("Did you mean red?");
    assertThat(
            unsupported(
                Hazards.ofOperations(
                    read("[{op: add, path: /spec/modes, value: [fast, slow]}]"), live, schema)))
        .extracting(hazard -> hazard.path().toString())
        .containsExactly("spec.modes[1]");
  }

  /** With {@code -Dmanifests.dir=FOLDER}: what projects publish, a server takes. */
  @Test
  @RealInput.Manifests
  void realManifestsHaveNone() throws IOException, ImportException {
    List<ManifestObject> objects = new ArrayList<>();
    List<ImportedCatalog> imported = new ArrayList<>();
    for (Path path : RealInput.manifestFiles()) {
      String text = Files.readString(path);
      ManifestFile file = ManifestFile.read(path.toString(), text);
      objects.addAll(file.objects());
      if (file.objects().stream()
          .anyMatch(object -> object.value().text("kind").equals("CustomResourceDefinition"))) {
        imported.add(new ImportedCatalog(SchemaImport.read("Test", text).release(), CATALOG));
      }
    }
    List<String> told = new ArrayList<>();
    int declared = 0;
    for (ManifestObject object : objects) {
      SchemaAnswer schema = schema(object.value(), imported);
      declared += schema.fields().isPresent() ? 1 : 0;
      unsupported(hazards(object.document(), object.value(), schema))
          .forEach(hazard -> told.add(object.value().text("kind") + " " + hazard.sentence()));
    }
    System.out.printf("%d objects, %d with declared fields%n", objects.size(), declared);
    assertThat(told).isEmpty();
    assertThat(declared).isPositive();
  }

  private static SchemaAnswer schema(MapValue object, List<ImportedCatalog> imported) {
    return imported.stream()
        .map(catalog -> catalog.of(object))
        .filter(answer -> answer.fields().isPresent())
        .findFirst()
        .filter(answer -> CATALOG.of(object).fields().isEmpty())
        .orElseGet(() -> CATALOG.of(object));
  }

  /** What says the schema of an object. */
  private interface Source {
    SchemaAnswer of(MapValue object) throws ImportException;
  }

  private static Source widgets() throws ImportException {
    return new ImportedCatalog(SchemaImport.read("Test", WIDGETS).release(), CATALOG)::of;
  }

  private static String widget(String spec) {
    return "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {%s}\n"
        .formatted(spec);
  }

  private static SourceDocument read(String text) {
    return SourceReader.read("text", text);
  }

  private static List<Hazard> ofLocal(String local, Source source) throws ImportException {
    MapValue object = read(local).object().orElseThrow();
    return hazards(read(local), object, source.of(object));
  }

  private static List<Hazard> hazards(SourceDocument text, MapValue object, SchemaAnswer schema) {
    return Hazards.of(
        Optional.empty(),
        text,
        Optional.empty(),
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(Optional.empty(), object, Optional.empty()), schema)));
  }

  private static List<Hazard> unsupported(List<Hazard> hazards) {
    return hazards.stream()
        .filter(hazard -> hazard.kind() == HazardKind.UNSUPPORTED_VALUE)
        .toList();
  }
}
