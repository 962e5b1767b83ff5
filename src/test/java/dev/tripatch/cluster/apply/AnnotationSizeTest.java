package dev.tripatch.cluster.apply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.AnnotationSize.Level;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import org.junit.jupiter.api.Test;

class AnnotationSizeTest {

  @Test
  void namesAndTextsOfAllAnnotationsCountInBytes() {
    AnnotationSize size = AnnotationSize.in(object("é".repeat(10), "x".repeat(5)));
    int name = LastAppliedAnnotation.NAME.length();
    assertThat(size).isEqualTo(new AnnotationSize(20, name + 20 + "other".length() + 5));
    assertThat(AnnotationSize.in(MapValue.EMPTY)).isEqualTo(new AnnotationSize(0, 0));
  }

  @Test
  void theLimitItselfIsNotOver() {
    assertThat(new AnnotationSize(0, AnnotationSize.LIMIT).level()).isEqualTo(Level.NEAR);
    assertThat(new AnnotationSize(0, AnnotationSize.LIMIT + 1).level()).isEqualTo(Level.OVER);
  }

  @Test
  void nearBeginsAtNinetyPercent() {
    assertThat(new AnnotationSize(0, 235_929).level()).isEqualTo(Level.FINE);
    assertThat(new AnnotationSize(0, 235_930).level()).isEqualTo(Level.NEAR);
  }

  @Test
  void itSaysWhatToDo() {
    assertThat(new AnnotationSize(10, 100).remedy()).isEmpty();
    AnnotationSize over = new AnnotationSize(262_000, 262_145);
    assertThat(over.sentence())
        .contains("has 262000 bytes")
        .contains("262145; the limit is 262144")
        .contains("metadata.annotations: Too long: must have at most 262144 bytes");
    assertThat(over.remedy()).contains("--server-side");
    assertThat(new AnnotationSize(240_000, 240_100).sentence()).contains("If they grow a little");
  }

  private static MapValue object(String text, String other) {
    MapValue annotations =
        MapValue.builder()
            .put("other", new StringValue(other))
            .put(LastAppliedAnnotation.NAME, new StringValue(text))
            .build();
    return MapValue.of("metadata", MapValue.of("annotations", annotations));
  }
}
