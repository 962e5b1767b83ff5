package dev.tripatch.hazard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Fields that no type has, values of a wrong type, what is missing, and what is filled in again.
 */
class WrongInputTest {
  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String DEPLOYMENT =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, labels: {app: web}}
      spec:
        replicas: 5
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers: [{name: web, image: "web:1", args: [a]}]
            tolerations: [{key: a}]
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // what stands in a Deployment | kind and path | marked | words of the remedy | error
        "spec: {replica: 3} | unknown-field spec.replica | replica | Did you mean replicas?"
            + " | strict decoding error: unknown field \"spec.replica\"",
        "spec: {Replicas: 3} | unknown-field spec.Replicas | Replicas"
            + " | Did you mean replicas? Case matters."
            + " | strict decoding error: unknown field \"spec.Replicas\"",
        "replicas: 3 | unknown-field replicas | replicas"
            + " | This field belongs under spec; look at the indentation."
            + " | strict decoding error: unknown field \"replicas\"",
        "spec: {template: {replicas: 3}} | unknown-field spec.template.replicas | replicas"
            + " | This field belongs under spec; look at the indentation."
            + " | strict decoding error: unknown field \"spec.template.replicas\"",
        "spec: {containers: []} | unknown-field spec.containers | containers"
            + " | This field belongs under spec.template.spec; look at the indentation."
            + " | strict decoding error: unknown field \"spec.containers\"",
        "spec: {template: {spec: {containers: [{name: a}], ports: [{containerPort: 1}]}}}"
            + " | unknown-field spec.template.spec.ports | ports"
            + " | This field belongs in an item of spec.template.spec.containers"
            + " | strict decoding error: unknown field \"spec.template.spec.ports\"",
        "spec: {template: {spec: {containers: [{name: b}, {name: a, imgae: i}]}}}"
            + " | unknown-field spec.template.spec.containers[name=a].imgae | imgae"
            + " | Did you mean image?"
            + " | unknown field \"spec.template.spec.containers[1].imgae\"",
        "labels: {a: b} | unknown-field labels | labels"
            + " | This field belongs under metadata; look at the indentation."
            + " | strict decoding error: unknown field \"labels\"",
        "spec: {replicas: \"5\"} | wrong-type spec.replicas | \"5\" | Write 5 without quotes."
            + " | json: cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas"
            + " of type int32",
        "spec: {replicas: 3000000000} | wrong-type spec.replicas | 3000000000"
            + " | Write a whole number of 32 bits."
            + " | json: cannot unmarshal number 3000000000 into Go struct field",
        "spec: {paused: \"true\"} | wrong-type spec.paused | \"true\" | Write true without quotes."
            + " | json: cannot unmarshal string into Go struct field DeploymentSpec.spec.paused of"
            + " type bool",
        "spec: foo | wrong-type spec | foo | Write a map with the fields of DeploymentSpec."
            + " | json: cannot unmarshal string into Go struct field Deployment.spec",
        "metadata: {labels: {a: 1}} | wrong-type metadata.labels.a | 1 | Write it in quotes: \"1\"."
            + " | json: cannot unmarshal number into Go struct field ObjectMeta.metadata.labels",
        "spec: {template: {spec: {containers: {name: a}}}}"
            + " | wrong-type spec.template.spec.containers | containers"
            + " | Write it as an item of a list, after a dash."
            + " | json: cannot unmarshal object into Go struct field"
            + " PodSpec.spec.template.spec.containers",
        "spec: {template: {spec: {containers: [{name: a, args: x}]}}}"
            + " | wrong-type spec.template.spec.containers[name=a].args | x"
            + " | Write it as an item of a list, after a dash."
            + " | json: cannot unmarshal string into Go struct field"
            + " Container.spec.template.spec.containers.args",
        "spec: {template: {spec: {containers: [{name: a, resources: {limits: {memory: 512mb}}}]}}}"
            + " | wrong-type spec.template.spec.containers[name=a].resources.limits.memory | 512mb"
            + " | Write a quantity such as 500m or 1Gi."
            + " | quantities must match the regular expression",
      })
  void isFoundInLocal(String text, String told, String marked, String remedy, String error) {
    String local = "apiVersion: apps/v1\nkind: Deployment\n" + text.strip() + "\n";
    Hazard hazard = only(new Situation(Map.of("local", local)));
    assertThat(hazard.kind().id() + " " + hazard.path()).isEqualTo(told);
    assertThat(hazard.span().orElseThrow().in(local)).isEqualTo(marked);
    assertThat(hazard.remedy()).contains(remedy);
    assertThat(hazard.kubernetesText().orElseThrow()).contains(error);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "metadata: {labels: {anything: a}, annotations: null, creationTimestamp: null}",
        "spec: {replicas: null, template: {spec: {containers: [{name: a, args: null}]}}}",
        "spec: {strategy: {rollingUpdate: {maxSurge: 1, maxUnavailable: 25%}}}",
        "spec: {template: {spec: {containers: [{name: a, resources: {limits: {cpu: 1, memory:"
            + " 1.5Gi, a/b: 12e6, ephemeral-storage: 0.5, pods: 100m}}}]}}}",
        "spec: {template: {spec: {containers: [{name: a, ports: [{containerPort: 80}],"
            + " livenessProbe: {httpGet: {port: web}}}]}}}",
        "spec: {replicas: 5.0}",
        "status: {}"
      })
  void isNoneInLocal(String text) {
    String local = "apiVersion: apps/v1\nkind: Deployment\n" + text + "\n";
    assertThat(new Situation(Map.of("local", local)).told()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{apiVersion: example.org/v1, kind: Widget, spec: {replicas: \"5\", Foo: [1, {a: b}]}}",
        "{apiVersion: apps/v1, kind: ControllerRevision, data: {any: [thing]}, revision: 1}",
        "{apiVersion: v1, kind: Secret, stringData: {a: b}, data: {a: Zm9v}}",
        "{apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, spec: {versions:"
            + " [{schema: {openAPIV3Schema: {properties: {a: {default: 1, enum: [1, a],"
            + " items: {type: string, anyThing: 1}}}}}}]}}",
      })
  void isNoneWhereEverythingIsAllowed(String local) {
    assertThat(new Situation(Map.of("local", local)).told()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "spec: {replica: 3} | unknown-field spec.replica | replica"
            + " | Warning: unknown field \"spec.replica\"",
        "spec: {replicas: \"3\"} | wrong-type spec.replicas | \"3\" | unrecognized type: int32",
        "metadata: {labels: {app: 3}} | wrong-type metadata.labels.app | 3"
            + " | cannot convert int64 to",
        "spec: {templat: {spec: {}}} | unknown-field spec.templat | templat"
            + " | Warning: unknown field \"spec.templat\"",
        "metadata: {name: api} | other-object metadata.name | api | -",
        "spec: {selector: null} | required-field spec.selector | selector | field is immutable",
        "spec: {replicas: null} | defaulted-again spec.replicas | replicas | -",
        "spec: {template: {spec: {containers: [{name: wep, $patch: delete}]}}}"
            + " | idle-directive spec.template.spec.containers[name=wep].$patch | $patch: delete"
            + " | -",
        "spec: {template: {spec: {$setElementOrder/containers: [web], containers: [{name: web,"
            + " image: i}]}}} | misplaced-directive"
            + " spec.template.spec.$setElementOrder/containers | $setElementOrder/containers"
            + " | expected a map[string]interface {}, but received a string",
        "spec: {template: {spec: {$deleteFromPrimitiveList/containers: [web]}}}"
            + " | misplaced-directive spec.template.spec.$deleteFromPrimitiveList/containers"
            + " | $deleteFromPrimitiveList/containers | list element types are not identical",
      })
  void isFoundInAStrategicPatch(String patch, String told, String marked, String error) {
    Hazard hazard = only(new Situation(Map.of("patch", patch, "live", DEPLOYMENT)));
    assertThat(hazard.kind().id() + " " + hazard.path()).isEqualTo(told);
    assertThat(hazard.span().orElseThrow().in(patch)).isEqualTo(marked);
    assertThat(hazard.kubernetesText().orElse("-")).contains(error);
  }

  @Test
  void aMergePatchIsCheckedToo() {
    Map<String, String> texts =
        Map.of(
            "patch",
            "spec: {replica: 3, replicas: \"3\", $patch: merge}",
            "live",
            DEPLOYMENT,
            "dialect",
            Dialect.CUSTOM_RESOURCE.name());
    List<Hazard> hazards = new Situation(texts).hazards();
    assertThat(hazards)
        .extracting(hazard -> hazard.kind().id())
        .containsExactly("unknown-field", "wrong-type", "unsupported-directive");
    assertThat(hazards.get(2).sentence()).startsWith("A JSON merge patch does not know $patch");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{op: add, path: /spec/replica, value: 3} | unknown-field spec.replica | /spec/replica",
        "{op: add, path: /spec/templat/spec, value: 3} | unknown-field spec.templat"
            + " | /spec/templat/spec",
        "{op: replace, path: /spec/replicas, value: \"3\"} | wrong-type spec.replicas | \"3\"",
        "{op: replace, path: /spec/template/spec/containers/0/image, value: 3}"
            + " | wrong-type spec.template.spec.containers[name=web].image | 3",
        "{op: add, path: /spec/template/spec/containers/-, value: {name: a, imgae: i}}"
            + " | unknown-field spec.template.spec.containers[1].imgae | imgae",
        "{op: replace, path: /metadata/name, value: api} | other-object metadata.name | api",
        "{op: remove, path: /spec/selector} | required-field spec.selector | /spec/selector",
        "{op: remove, path: /spec/replicas} | defaulted-again spec.replicas | /spec/replicas",
      })
  void isFoundInAJsonPatch(String operation, String told, String marked) {
    String patch = "- " + operation + "\n";
    List<Hazard> hazards = ofOperations(patch);
    Hazard first =
        hazards.stream()
            .filter(each -> each.kind() != HazardKind.INVALID_RESULT)
            .findFirst()
            .orElseThrow();
    assertThat(first.kind().id() + " " + first.path()).isEqualTo(told);
    assertThat(first.span().orElseThrow().in(patch)).isEqualTo(marked);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{op: remove, path: /spec/none} | /spec/none | only | Leave the operation out",
        "{op: replace, path: /spec/paused, value: true} | /spec/paused | only | Write add",
        "{op: test, path: /spec/replicas, value: 4} | 4"
            + " | The test expects 4 here, but the object has 5. | correct the value",
        "{op: remove, path: /spec/template/spec/containers/3}"
            + " | /spec/template/spec/containers/3 | no index 3 | Write 0.",
        "{op: remove} | - {op: remove} | path | path",
      })
  void aRefusedJsonPatchIsTold(String operation, String marked, String said, String remedy) {
    String patch = "- " + operation + "\n";
    List<Hazard> hazards = ofOperations(patch);
    assertThat(hazards).extracting(Hazard::kind).containsExactly(HazardKind.REFUSED);
    assertThat(hazards.getFirst().span().orElseThrow().in(patch)).isEqualTo(marked);
    assertThat(hazards.getFirst().sentence()).contains(said);
    assertThat(hazards.getFirst().remedy()).contains(remedy);
  }

  /** Operations that do something else, by the ones that are told, and what to write instead. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "add /metadata/annotations {a: x}, add /metadata/annotations {b: x} | 0 | Add each key",
        "add /metadata/annotations {a: x}, add /metadata/annotations/b x | - | -",
        "add /metadata/annotations {}, add /metadata/annotations {b: x} | - | -",
        "add /spec/minReadySeconds 1, remove /spec/minReadySeconds x | - | -",
        "replace /spec/replicas 6, replace /spec/replicas 7 | 0 | Leave one of the two out",
        "replace /spec/replicas 6, replace /spec/replicas 6 | 0 | Leave one of the two out",
        "replace /spec/replicas 5, replace /spec/replicas 7 | - | -",
        "replace /spec/replicas 6, test /spec/replicas 6, replace /spec/replicas 7 | - | -",
        "replace /metadata/labels/app a, remove /metadata/labels x | 0 | Leave one",
        "add /spec/template/spec/containers/- {name: b}, add /spec/template/spec/containers/-"
            + " {name: c} | - | -",
        "add /metadata/labels/- {a.io/b: x} | 0 | Write /metadata/labels/a.io~1b with the value",
        "add /metadata/labels/- x | 0 | End the path with the key",
        "add /spec/template/spec/containers/0/args/- x | - | -",
        "add /spec/template/spec/containers/0 {name: web} | 0"
            + " | replace /spec/template/spec/containers/0",
        "add /spec/template/spec/containers/- {name: web} | 0"
            + " | replace /spec/template/spec/containers/0",
        "add /spec/template/spec/containers/0 {name: web}, remove"
            + " /spec/template/spec/containers/1 x | - | -",
        "add /spec/template/spec/containers/0 {name: first} | - | -",
        "add /spec/template/spec/containers/0/ports [{containerPort: 5}], add"
            + " /spec/template/spec/containers/0/ports/- {containerPort: 5; protocol: UDP} | - | -",
      })
  void anOperationThatDoesSomethingElseIsTold(
      String operations, @Nullable Integer told, @Nullable String remedy) {
    String patch =
        Stream.of(operations.split(", "))
            .map(each -> each.replace(';', ',').split(" ", 3))
            .map(each -> "- {op: %s, path: %s, value: %s}\n".formatted((Object[]) each))
            .collect(Collectors.joining());
    List<Hazard> found =
        ofOperations(patch).stream()
            .filter(each -> each.kind() == HazardKind.OPERATION_SLIP)
            .toList();
    assertThat(found).hasSize(told == null ? 0 : 1);
    if (told != null) {
      String before = patch.substring(0, found.getFirst().span().orElseThrow().start());
      assertThat(before.lines().count()).isEqualTo(told + 1);
      assertThat(found.getFirst().remedy()).contains(remedy);
      assertThat(found.getFirst().refuses()).isFalse();
    }
  }

  @Test
  void aSecretsValueIsInNoMessage() {
    List<Hazard> hazards =
        Hazards.ofOperations(
            SourceReader.read("patch", "[{op: test, path: /data/a, value: b25l}]"),
            SourceReader.read("live", "{apiVersion: v1, kind: Secret, data: {a: dHdv}}"),
            CATALOG.lookUp("v1", "Secret"));
    assertThat(hazards).hasSize(1);
    assertThat(hazards.getFirst().sentence()).doesNotContain("dHdv").doesNotContain("b25l");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{op: add, path: /metadata/labels/any~1thing, value: b}",
        "{op: replace, path: /spec/replicas, value: 3}",
        "{op: add, path: /spec/template/spec/containers/0/args/-, value: b}",
        "{op: test, path: /spec/replicas, value: 5}",
        "{op: copy, from: /metadata/name, path: /metadata/annotations}",
      })
  void aJsonPatchMayBeRight(String operation) {
    assertThat(ofOperations("- " + operation + "\n"))
        .extracting(Hazard::kind)
        .isSubsetOf(HazardKind.POD_RESTART);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 | 1 instead of 5, which scales down.",
        "0 | 1 instead of 0, which scales up.",
      })
  void aRemovedFieldGetsItsDefault(int replicas, String said) {
    String live = DEPLOYMENT.replace("replicas: 5", "replicas: " + replicas);
    String local = live.replace("  replicas: " + replicas + "\n", "");
    Hazard hazard = only(new Situation(Map.of("last-applied", live, "local", local, "live", live)));
    assertThat(hazard.kind()).isEqualTo(HazardKind.DEFAULTED_AGAIN);
    assertThat(hazard.sentence()).endsWith(said);
  }

  @Test
  void whatIsTheDefaultAlreadyStays() {
    String live = DEPLOYMENT.replace("replicas: 5", "replicas: 1");
    String local = live.replace("  replicas: 1\n", "");
    assertThat(new Situation(Map.of("last-applied", live, "local", local, "live", live)).toldAll())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "web | proxy | The patch lists the item name proxy, which its $setElementOrder leaves",
        "proxy, name: web | web | different order than its $setElementOrder",
      })
  void anOrderSaysWhatIsWrong(String order, String item, String said) {
    String orders = "{name: " + order.replace(", name", "}, {name") + "}";
    String items =
        said.contains("different") ? "{name: web}, {name: proxy}" : "{name: " + item + "}";
    String patch =
        "spec: {template: {spec: {$setElementOrder/containers: [%s], containers: [%s]}}}"
            .formatted(orders, items);
    Hazard hazard = only(new Situation(Map.of("patch", patch, "live", DEPLOYMENT)));
    assertThat(hazard.kind()).isEqualTo(HazardKind.REFUSED);
    assertThat(hazard.sentence()).contains(said);
  }

  @Test
  void aDirectiveInAnAtomicListIsSaidToBeThere() {
    String patch = "spec: {template: {spec: {tolerations: [{key: a, $retainKeys: [key]}]}}}";
    assertThat(new Situation(Map.of("patch", patch, "live", DEPLOYMENT)).hazards())
        .extracting(Hazard::sentence)
        .anyMatch(said -> said.startsWith("spec.template.spec.tolerations is a list that is"));
  }

  /** The table names types and fields that are there, with values that they can have. */
  @Test
  void everyDefaultIsOneOfTheSchema() {
    Map<String, ObjectSchema> types = new HashMap<>();
    CATALOG.kinds().stream()
        .filter(kind -> !kind.apiVersion().contains("beta") && !kind.apiVersion().contains("alpha"))
        .forEach(kind -> collect(CATALOG.lookUp(kind.apiVersion(), kind.kind()).type(), types));
    ServerDefaults.all()
        .forEach(
            (type, fields) ->
                fields.forEach(
                    (field, word) -> {
                      List<SchemaType> of =
                          types.values().stream()
                              .filter(schema -> schema.name().equals(type))
                              .flatMap(schema -> schema.field(field).stream())
                              .map(FieldRule::type)
                              .toList();
                      assertThat(of).as(type + "." + field).isNotEmpty();
                      assertThat(of)
                          .as(type + "." + field)
                          .allMatch(
                              each -> word.startsWith("@") || TypeCheck.fits(read(word), each));
                    }));
  }

  private static Value read(String word) {
    return SourceReader.read("", word).root().map(Node::value).orElseThrow();
  }

  private static void collect(SchemaType type, Map<String, ObjectSchema> into) {
    switch (type) {
      case ObjectSchema schema -> {
        if (into.putIfAbsent(schema.definition(), schema) == null) {
          for (String name : schema.fieldNames()) {
            collect(schema.field(name).orElseThrow().type(), into);
          }
        }
      }
      case SchemaType.ListOf list -> collect(list.items(), into);
      case SchemaType.MapOf map -> collect(map.values(), into);
      case SchemaType.Primitive ignored -> {}
    }
  }

  private static List<Hazard> ofOperations(String patch) {
    return Hazards.ofOperations(
        SourceReader.read("patch", patch),
        SourceReader.read("live", DEPLOYMENT),
        CATALOG.lookUp("apps/v1", "Deployment"));
  }

  /** The only hazard; what is cut short breaks other rules. */
  private static Hazard only(Situation situation) {
    boolean isWhole = situation.texts().containsKey("live");
    List<Hazard> hazards =
        situation.hazards().stream()
            .filter(each -> isWhole || each.kind() != HazardKind.REQUIRED_FIELD)
            .filter(each -> each.kind() != HazardKind.INVALID_RESULT)
            .toList();
    assertThat(hazards).hasSize(1);
    return hazards.getFirst();
  }
}
