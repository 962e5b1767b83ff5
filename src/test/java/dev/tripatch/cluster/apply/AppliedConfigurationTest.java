package dev.tripatch.cluster.apply;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import org.junit.jupiter.api.Test;

class AppliedConfigurationTest {

  private static final String NAME = LastAppliedAnnotation.NAME;

  @Test
  void theAnnotationHoldsLocalWithAMapOfAnnotations() {
    MapValue compared = compared("metadata: {name: a}", "metadata: {name: a}");
    assertThat(LastAppliedAnnotation.textIn(compared))
        .contains("{\"metadata\":{\"annotations\":{},\"name\":\"a\"}}\n");
  }

  @Test
  void theAnnotationIsNoPartOfItsOwnContent() {
    MapValue compared =
        compared("metadata: {annotations: {b: '2', %s: old, a: '1'}}".formatted(NAME), "{}");
    assertThat(LastAppliedAnnotation.textIn(compared))
        .contains("{\"metadata\":{\"annotations\":{\"a\":\"1\",\"b\":\"2\"}}}\n");
  }

  @Test
  void theTextIsWrittenAsGoWritesIt() {
    MapValue compared =
        compared(
            "{metadata: {annotations: null}, data: {c: <a & b>, b: 1e21, a: 1.50, d: '\u2028é'}}",
            "{}");
    assertThat(LastAppliedAnnotation.textIn(compared))
        .contains(
            "{\"data\":{\"a\":1.5,\"b\":1e+21,\"c\":\"\\u003ca \\u0026 b\\u003e\","
                + "\"d\":\"\\u2028é\"},\"metadata\":{\"annotations\":{}}}\n");
  }

  @Test
  void keysAreSortedAsGoSortsThem() {
    MapValue keys =
        MapValue.builder()
            .put("\uD83D\uDE00", new StringValue("beyond"))
            .put("\uFFFD", new StringValue("within"))
            .build();
    assertThat(LastAppliedAnnotation.textOf(keys))
        .isEqualTo("{\"\uFFFD\":\"within\",\"\uD83D\uDE00\":\"beyond\"}\n");
  }

  @Test
  void localGetsTheNamespaceThatLiveWasFoundIn() {
    MapValue compared = compared("metadata: {name: a}", "metadata: {namespace: shop}");
    assertThat(compared.get("metadata"))
        .isInstanceOfSatisfying(
            MapValue.class,
            metadata -> assertThat(metadata.get("namespace")).isEqualTo(new StringValue("shop")));
    assertThat(LastAppliedAnnotation.textIn(compared))
        .contains("{\"metadata\":{\"annotations\":{},\"name\":\"a\",\"namespace\":\"shop\"}}\n");
  }

  @Test
  void whatLocalSaysItselfStays() {
    MapValue compared =
        compared("metadata: {namespace: mine, annotations: {a: b}}", "metadata: {namespace: x}");
    assertThat(LastAppliedAnnotation.textIn(compared))
        .contains("{\"metadata\":{\"annotations\":{\"a\":\"b\"},\"namespace\":\"mine\"}}\n");
    assertThat(compared("kind: Thing", "metadata: {namespace: shop}"))
        .isEqualTo(yaml("kind: Thing"));
  }

  @Test
  void whatBelongsToNoNamespaceLosesItsOwn() {
    assertThat(compared("{apiVersion: v1, kind: Node, metadata: {namespace: x}}", "{}"))
        .isEqualTo(compared("{apiVersion: v1, kind: Node, metadata: {}}", "{}"));
    String custom = "{apiVersion: e.io/v1, kind: Zone, metadata: {%s}}";
    assertThat(compared(custom.formatted("namespace: x"), custom.formatted("uid: '1'")))
        .isEqualTo(compared(custom.formatted(""), "{}"));
    assertThat(compared(custom.formatted("namespace: x"), custom.formatted("")))
        .isNotEqualTo(compared(custom.formatted(""), "{}"));
  }

  private static MapValue compared(String local, String live) {
    return AppliedConfiguration.asCompared(yaml(local), yaml(live));
  }

  @Test
  void annotationIsReadWhereItIsText() {
    String name = LastAppliedAnnotation.NAME;
    assertThat(
            LastAppliedAnnotation.textIn(
                yaml("metadata: {annotations: {%s: '{}'}}".formatted(name))))
        .contains("{}");
    assertThat(
            LastAppliedAnnotation.textIn(yaml("metadata: {annotations: {%s: 1}}".formatted(name))))
        .isEmpty();
    assertThat(LastAppliedAnnotation.textIn(yaml("metadata: {annotations: [a]}"))).isEmpty();
    assertThat(LastAppliedAnnotation.textIn(yaml("{}"))).isEmpty();
  }
}
