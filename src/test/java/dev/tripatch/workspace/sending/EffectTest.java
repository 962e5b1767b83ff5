package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaType;
import org.junit.jupiter.api.Test;

/** How much a change is. */
class EffectTest {
  private static final MapValue PLAIN = Snippets.yaml("{metadata: {name: m}, data: {a: '1'}}");

  private static Effect.Counts counts(MapValue before, MapValue after) {
    return Effect.between(before, after, SchemaType.Primitive.UNDECLARED).counts();
  }

  @Test
  void kubectlsFirstAnnotationIsNoField() {
    MapValue applied = LastAppliedAnnotation.put(PLAIN, "{}");

    assertThat(counts(PLAIN, applied)).isEqualTo(new Effect.Counts(0, 0, 0, true));
    assertThat(counts(applied, PLAIN)).isEqualTo(new Effect.Counts(0, 0, 0, true));
    assertThat(counts(applied, LastAppliedAnnotation.put(PLAIN, "{ }")).isNone()).isTrue();
  }

  @Test
  void fieldsAreAddedChangedAndRemoved() {
    MapValue other = Snippets.yaml("{metadata: {name: m}, data: {a: '2', b: '3'}}");

    assertThat(counts(PLAIN, other)).isEqualTo(new Effect.Counts(1, 1, 0, false));
    assertThat(counts(other, PLAIN)).isEqualTo(new Effect.Counts(0, 1, 1, false));
  }
}
