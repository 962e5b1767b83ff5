package dev.tripatch.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogTest {

  private final Catalog catalog =
      new Catalog(
          CatalogText.parse(
              """
              tripatch-catalogue 1
              release Kubernetes 9.9
              kind apps.example/v2 Widget io.example.v2.Widget
              kind v1 Pod io.example.v1.Pod
              object io.example.v1.Changed map=atomic
               new string
              object io.example.v1.Pod
              object io.example.v1.Same
               changed @io.example.v1.Changed patch=replace
              object io.example.v2.Widget
               same @io.example.v1.Same
               self []{}@io.example.v2.Widget
              release Kubernetes 9.8
              kind apps.example/v1 Widget io.example.v1.Widget
              object io.example.v1.Changed
               old integer:int32
              object io.example.v1.Widget
               same @io.example.v1.Same
              """));

  @Test
  void aKindOfTheFirstReleaseUsesOnlyTheFirst() {
    SchemaAnswer.Known widget = known("apps.example/v2", "Widget");
    assertThat(widget.source()).isEqualTo("Kubernetes 9.9");
    FieldRule changed = field(object(field(widget.schema(), "same")), "changed");
    assertThat(changed.provenance()).isEqualTo("Same.changed · Kubernetes 9.9");
    assertThat(changed.owner()).isEqualTo("Same");
    assertThat(changed.replaces()).isTrue();
    assertThat(object(changed).fieldNames()).containsExactly("new");
    assertThat(object(changed).mapType()).contains("atomic");
  }

  @Test
  void aKindOfAnOlderReleaseUsesItsOwnDefinitionsWhereTheyDiffer() {
    SchemaAnswer.Known widget = known("apps.example/v1", "Widget");
    assertThat(widget.source()).isEqualTo("Kubernetes 9.8");
    FieldRule changed = field(object(field(widget.schema(), "same")), "changed");
    assertThat(changed.provenance()).isEqualTo("Same.changed · Kubernetes 9.8");
    assertThat(object(changed).fieldNames()).containsExactly("old");
    assertThat(object(changed).mapType()).isEmpty();
  }

  @Test
  void anObjectMayContainItself() {
    ObjectSchema widget = known("apps.example/v2", "Widget").schema();
    assertThat(field(widget, "self").type())
        .isEqualTo(new SchemaType.ListOf(new SchemaType.MapOf(widget)))
        .hasToString("ListOf[items=MapOf[values=Widget]]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          v1 | '' | The object has no kind, so there is no schema for it.
          '' | Pod | The object has no apiVersion, so there is no schema for its kind Pod.
          v2 | Pod | Pod is known in v1, not in v2.
          apps.example/v3 | Widget | Widget is known in apps.example/v2 and apps.example/v1, not in apps.example/v3.
          v1 | pod | v1 has no built-in kind pod. Did you mean Pod?
          v1 | Gadget | v1 has no built-in kind Gadget.
          other.example/v1 | Pod | The API group other.example is not built in; Pod is probably a custom resource.
          extensions/v1 | Pod | extensions/v1 has no built-in kind Pod. Pod is known in v1.
          extensions/v1 | Gadget | extensions/v1 has no built-in kind Gadget.
          a/b/c | Gadget | a/b/c has no built-in kind Gadget.
          """)
  void anUnknownKindGetsAReason(String apiVersion, String kind, String reason) {
    assertThat(catalog.lookUp(apiVersion, kind)).isEqualTo(new SchemaAnswer.Unknown(reason));
  }

  @Test
  void kindsAreSortedByKind() {
    assertThat(catalog.kinds())
        .containsExactly(
            new KnownKind("v1", "Pod", "Kubernetes 9.9"),
            new KnownKind("apps.example/v1", "Widget", "Kubernetes 9.8"),
            new KnownKind("apps.example/v2", "Widget", "Kubernetes 9.9"));
  }

  private SchemaAnswer.Known known(String apiVersion, String kind) {
    return (SchemaAnswer.Known) catalog.lookUp(apiVersion, kind);
  }

  private static FieldRule field(ObjectSchema object, String key) {
    return object.field(key).orElseThrow();
  }

  private static ObjectSchema object(FieldRule rule) {
    return (ObjectSchema) rule.type();
  }
}
