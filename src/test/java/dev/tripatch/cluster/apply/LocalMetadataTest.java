package dev.tripatch.cluster.apply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.MapValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalMetadataTest {

  /** As Go's decoder says it: the first in the order of the keys, and without keys of maps. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      textBlock =
          """
          labels: {b: 1.5};           number; ObjectMeta.metadata.labels; string
          annotations: {a: {b: c}};   object; ObjectMeta.metadata.annotations; string
          annotations: {a: []};       array;  ObjectMeta.metadata.annotations; string
          labels: [a];                array;  ObjectMeta.metadata.labels; map[string]string
          name: true, labels: {a: 1}; number; ObjectMeta.metadata.labels; string
          name: 7;                    number; ObjectMeta.metadata.name; string
          uid: 7;                     number; ObjectMeta.metadata.uid; types.UID
          finalizers: a;              string; ObjectMeta.metadata.finalizers; []string
          finalizers: [a, 1];         number; ObjectMeta.metadata.finalizers; string
          generation: x;              string; ObjectMeta.metadata.generation; int64
          generation: 1.5;            number 1.5; ObjectMeta.metadata.generation; int64
          ownerReferences: [a];       string; ObjectMeta.metadata.ownerReferences; v1.OwnerReference
          ownerReferences: [{name: 1}]; number; OwnerReference.metadata.ownerReferences.name; string
          """)
  void whatDoesNotFit(String metadata, String kind, String field, String type) {
    Refusal refusal = LocalMetadata.refusal("a.yaml", object("{" + metadata + "}")).orElseThrow();
    assertThat(refusal.referenceText())
        .isEqualTo(
            "unable to decode \"a.yaml\": json: cannot unmarshal %s into Go struct field %s of type %s"
                .formatted(kind, field, type));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "null",
        "{labels: {a: b, c: null}, annotations: null, finalizers: [a, null]}",
        "{creationTimestamp: null, generation: 3, ownerReferences: [{uid: a}]}",
        "{creationTimestamp: '2026-01-01T00:00:00Z', other: [1], managedFields: [{}]}"
      })
  void whatFitsIsReadUntilTheNameIsMissed(String object) {
    assertThat(LocalMetadata.refusal("a.yaml", object(object)).map(Refusal::referenceText))
        .contains("resource name may not be empty");
  }

  @ParameterizedTest
  @CsvSource({"2026-01-01,parsing time", "7,json: cannot unmarshal number into Go value"})
  void timesHaveWordsOfTheirOwn(String time, String words) {
    MapValue local = object("{creationTimestamp: " + time + "}");
    assertThat(LocalMetadata.refusal("a.yaml", local).orElseThrow().referenceText())
        .contains(words);
  }

  private static MapValue object(String metadata) {
    return Snippets.yaml("{apiVersion: v1, kind: ConfigMap, metadata: " + metadata + "}");
  }
}
