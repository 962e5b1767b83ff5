package dev.tripatch.kubectl;

import static dev.tripatch.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.value.MapValue;
import org.junit.jupiter.api.Test;

class AppliedConfigurationTest {

  @Test
  void localGetsAnEmptyMapOfAnnotations() {
    assertThat(completed("metadata: {name: a}", "metadata: {name: a}"))
        .isEqualTo(yaml("metadata: {name: a, annotations: {}}"));
  }

  @Test
  void localGetsTheNamespaceThatLiveWasFoundIn() {
    assertThat(completed("metadata: {annotations: {}}", "metadata: {namespace: shop}"))
        .isEqualTo(yaml("metadata: {annotations: {}, namespace: shop}"));
  }

  @Test
  void whatLocalSaysItselfStays() {
    String own = "metadata: {annotations: {a: b}, namespace: mine}";
    assertThat(completed(own, "metadata: {namespace: shop}")).isEqualTo(yaml(own));
    assertThat(completed("kind: Thing", "metadata: {namespace: shop}"))
        .isEqualTo(yaml("kind: Thing"));
  }

  private static MapValue completed(String local, String live) {
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
