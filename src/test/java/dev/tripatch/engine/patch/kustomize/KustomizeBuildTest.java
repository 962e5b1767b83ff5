package dev.tripatch.engine.patch.kustomize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild.KustomizeVersion;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What real {@code kubectl kustomize} (5.5.0 and 5.7.1) made of these bases and patches. */
class KustomizeBuildTest {

  /** Each row: kind with apiVersion, the rest of the patch, the place that is refused. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Deployment any/v9  | spec: {template: {spec: {volumes: [x]}}} | spec.template.spec.volumes[0]
          Deployment any/v9  | spec: s                                  | spec
          Deployment apps/v1 | spec: {template: {spec: {volumes: [{configMap: {name: [[x]]}}]}}} | spec.template.spec.volumes[0].configMap.name[0]
          Pod v1             | spec: {volumes: [{configMap: [{name: {}}]}]} | spec.volumes[0].configMap[0].name
          Role rbac.authorization.k8s.io/v1 | rules: [{resourceNames: [{}]}] | rules[0].resourceNames[0]
          Ingress networking.k8s.io/v1 | metadata: {name: o, annotations: {nginx.ingress.kubernetes.io/auth-secret: {}}} | metadata.annotations["nginx.ingress.kubernetes.io/auth-secret"]
          RoleBinding rbac.authorization.k8s.io/v1 | subjects: [{kind: User}] | subjects[0]
          RoleBinding rbac.authorization.k8s.io/v1 | subjects: [x]            | subjects[0]
          RoleBinding rbac.authorization.k8s.io/v1 | subjects: [{kind: 1, namespace: n, name: b}] | subjects[0].kind
          RoleBinding rbac.authorization.k8s.io/v1 | subjects: [{kind: ServiceAccount, namespace: 1, name: b}] | subjects[0].namespace
          RoleBinding rbac.authorization.k8s.io/v1 | roleRef: [1]             | roleRef[0]
          ConfigMap v1       | metadata: {name: o, annotations: {"1": x}} | metadata.annotations.1
          ConfigMap v1       | metadata: {name: o, annotations: {"2026-01-02": x}} | metadata.annotations.2026-01-02
          """)
  void whatCannotBeLookedThroughIsRefused(String kind, String rest, String place) {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> usual().build(object(kind, "{}"), object(kind, rest)))
        .satisfies(
            refused -> {
              assertThat(refused.refusal().path()).hasToString(place);
              assertThat(refused.refusal().cause()).contains(place);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Deployment apps/v1 | spec: {template: {spec: {volumes: [null, [], {configMap: null}]}}}
          Deployment apps/v1 | spec: []
          Deployment apps/v1 | spec: {template: {spec: {volumes: {configMap: {name: [x, null, {name: null}]}}}}}
          RoleBinding x.io/v1 | subjects: [{kind: User}, x]
          RoleBinding rbac.authorization.k8s.io/v1 | subjects: x
          RoleBinding rbac.authorization.k8s.io/v1 | subjects: [{kind: User, name: {}, namespace: null}]
          ClusterRoleBinding rbac.authorization.k8s.io/v1 | subjects: [x, {kind: ServiceAccount, name: b, namespace: 1}]
          ConfigMap v1       | metadata: {name: o, annotations: {1a: x, "yes": y}}
          """)
  void whatCanBeLookedThroughIsBuilt(String kind, String rest) throws RefusedException {
    MapValue object = object(kind, rest);
    Value operations = value("[{op: add, path: /added, value: 1}]");
    assertThat(usual().build(object, operations).has("added")).isTrue();
  }

  /** A JSON Patch makes texts of the annotations first, a patch in the object's shape later. */
  @Test
  void annotationsAreTextsBeforeNamesAreLookedFor() throws RefusedException {
    String path = "/metadata/annotations/nginx.ingress.kubernetes.io~1auth-secret";
    Value patch = value("[{op: add, path: \"" + path + "\", value: {}}]");
    assertThat(usual().build(object("Ingress networking.k8s.io/v1", "{}"), patch).toString())
        .contains("auth-secret");
    Value list = value("[{op: add, path: /metadata/annotations, value: [x]}]");
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> usual().build(object("ConfigMap v1", "{}"), list));
  }

  @Test
  void notesInTheAnnotationsShowInCopies() throws RefusedException {
    Value patch = value("[{op: copy, from: /metadata/annotations, path: /copied}]");
    assertThat(usual().build(object("ConfigMap v1", "{}"), patch))
        .isEqualTo(
            object(
                "ConfigMap v1",
                "copied: {internal.config.kubernetes.io/previousKinds: ConfigMap,"
                    + " internal.config.kubernetes.io/previousNames: o,"
                    + " internal.config.kubernetes.io/previousNamespaces: default}"));
  }

  @Test
  void aPatchFindsAnObjectWithoutNamespaceUnderAnyNamespace() throws RefusedException {
    MapValue volume = object("PersistentVolume v1", "metadata: {name: o, namespace: prod}");
    MapValue patch = object("PersistentVolume v1", "metadata: {name: o, namespace: x}, added: 1");
    assertThat(usual().build(volume, patch).has("added")).isTrue();
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(
            () ->
                usual()
                    .build(
                        object("Secret v1", "metadata: {name: o, namespace: prod}"),
                        object("Secret v1", "metadata: {name: o, namespace: x}, added: 1")));
  }

  @Test
  void theOlderVersionRefusesAnEmptyJsonPatch() throws RefusedException {
    MapValue object = object("ConfigMap v1", "{}");
    assertThat(usual().build(object, value("[]"))).isEqualTo(object);
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> usual().in(KustomizeVersion.V5_5_0).build(object, value("[]")));
  }

  /** Block YAML, patched with numbers: what had quotes, or was a block, stays a text. */
  @Test
  void textsThatNeedQuotesKeepThem() throws RefusedException {
    MapValue base =
        object(
            "ConfigMap v1",
            "data: {a: \"1\", b: \"true\", c: \"yes\", d: x, e: \"\", f: \"a: b\","
                + " h: \"2026-01-02\", i: \"x\\ny\\n\", j: \"y\", k: \"a b\", l: \"-x\"}");
    MapValue patch =
        object(
            "ConfigMap v1",
            "data: {a: 3, b: 3, c: 3, d: 3, e: 3, f: 3, h: 3, i: 3, j: 3, k: 3, l: 3}");
    assertThat(usual().build(base, patch))
        .isEqualTo(
            object(
                "ConfigMap v1",
                "data: {a: \"3\", b: \"3\", c: \"3\", d: 3, e: \"3\", f: \"3\", h: \"3\","
                    + " i: \"3\", j: \"3\", k: 3, l: 3}"));
  }

  /** Base without the set: it is merged with itself, which takes the directive out. */
  @Test
  void aDirectiveInASetThatIsNew() throws RefusedException {
    assertThat(
            usual()
                .build(
                    object("ConfigMap v1", "{}"),
                    object(
                        "ConfigMap v1",
                        "metadata: {name: o, finalizers: [z, {$patch: delete}, a]}")))
        .isEqualTo(object("ConfigMap v1", "metadata: {name: o, finalizers: [z, a]}"));
  }

  /** Each map that is merged fails, whoever has the key; what is replaced or deleted does not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          data: {"": a}                                | {}                          | false
          data: {"": a}                                | data: {"": null}            | false
          {}                                           | data: {"": null}            | false
          {}                                           | {"": x}                     | false
          metadata: {name: o, annotations: {"": a}}    | {}                          | false
          data: {"": a}                                | data: null                  | true
          data: {"": a}                                | data: {$patch: delete}      | true
          data: {"": a}                                | data: {$patch: replace}     | true
          l: [{"": a}]                                 | l: [{"": b}]                | true
          """)
  void aMapWithAnEmptyKeyIsNotMerged(String base, String patch, boolean isBuilt) {
    assertThat(isBuilt(object("ConfigMap v1", base), object("ConfigMap v1", patch)))
        .isEqualTo(isBuilt);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          null | true | true
          null | []   | true
          null | {}   | true
          null | [a]  | false
          {}   | true | false
          """)
  void annotationsThatAreNull(String base, String patch, boolean isBuilt) throws RefusedException {
    String annotations = "metadata: {name: o, annotations: %s}";
    MapValue object = object("ConfigMap v1", annotations.formatted(base));
    MapValue changes = object("ConfigMap v1", annotations.formatted(patch));
    assertThat(isBuilt(object, changes)).isEqualTo(isBuilt);
    if (isBuilt) {
      assertThat(usual().build(object, changes)).isEqualTo(object("ConfigMap v1", "{}"));
    }
  }

  /** Each row: operation and places, and what becomes of {@code l: [], m: [a, b]}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {op: add, path: /l/-1, value: x}           | l: [x], m: [a, b]
          {op: add, path: /m/-1, value: x}           | l: [], m: [a, b, x]
          {op: add, path: /m/-3, value: x}           | l: [], m: [x, a, b]
          {op: add, path: /m/+1, value: x}           | l: [], m: [a, x, b]
          {op: add, path: /m/01, value: x}           | l: [], m: [a, x, b]
          {op: add, path: /m/-0, value: x}           | l: [], m: [x, a, b]
          {op: remove, path: /m/-1}                  | l: [], m: [a]
          {op: replace, path: /m/-2, value: x}       | l: [], m: [x, b]
          {op: copy, from: /m/-1, path: /z}          | l: [], m: [a, b], z: b
          {op: move, from: /m/-2, path: /m/-1}       | l: [], m: [b, a]
          {op: move, from: /m/-2, path: /l/-1}       | l: [a], m: [b]
          {op: add, path: /l/-2, value: x}           |
          {op: add, path: /m/-4, value: x}           |
          {op: remove, path: /l/-1}                  |
          {op: replace, path: /l/-1, value: x}       |
          """)
  void placesAreCountedFromTheEnd(String operation, @Nullable String result)
      throws RefusedException {
    MapValue base = object("ConfigMap v1", "l: [], m: [a, b]");
    Value patch = value("[" + operation + "]");
    assertThat(isBuilt(base, patch)).isEqualTo(result != null);
    if (result != null) {
      assertThat(usual().build(base, patch)).isEqualTo(object("ConfigMap v1", result));
    }
  }

  private static boolean isBuilt(MapValue base, Value patch) {
    try {
      usual().build(base, patch);
      return true;
    } catch (RefusedException refused) {
      return false;
    }
  }

  private static KustomizeBuild usual() {
    return KustomizeBuild.usual(Quotes.WHERE_NEEDED);
  }

  /** An object called o. */
  private static MapValue object(String kind, String rest) {
    String[] words = kind.split(" ");
    MapValue.Builder object =
        ((MapValue)
                value(
                    "{apiVersion: %s, kind: %s, metadata: {name: o}}"
                        .formatted(words[1], words[0])))
            .toBuilder();
    MapValue more = (MapValue) value(rest.startsWith("{") ? rest : "{" + rest + "}");
    more.entries().forEach(object::put);
    return object.build();
  }

  private static Value value(String text) {
    return EngineNumbers.convert(
        SourceReader.read("test", text).root().map(Node::value).orElseThrow());
  }
}
