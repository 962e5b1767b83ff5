package dev.tripatch.cluster.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No patch may weaken what guards it. */
class GuardedPatchTest {
  private static final LiveObject LIVE =
      live("{kind: ConfigMap, apiVersion: v1, metadata: {name: a, uid: u, resourceVersion: '7'}}");

  private static LiveObject live(String text) {
    return new LiveObject((MapValue) value(text), Instant.EPOCH);
  }

  private static Value value(String text) {
    return SourceReader.read("text", text).root().orElseThrow().value();
  }

  private static GuardedPatch patch(String text) {
    return new GuardedPatch(LIVE, "8", "merge", value(text));
  }

  @Test
  void identityAndVersionAreWrittenInto() {
    assertThat(patch("{data: {a: b}}").guarded())
        .isEqualTo(value("{metadata: {uid: u, resourceVersion: '8'}, data: {a: b}}"));
    assertThat(patch("[{op: remove, path: /data/a}]").guarded())
        .isEqualTo(
            value(
                """
                - {op: replace, path: /metadata/uid, value: u}
                - {op: replace, path: /metadata/resourceVersion, value: '8'}
                - {op: remove, path: /data/a}
                """));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{data: {a: b}}",
        "{metadata: {labels: {a: b}}}",
        "{metadata: {uid: u, resourceVersion: '8'}}",
        "[]",
        "[{op: add, path: /metadata/labels/uid, value: a}]",
        "[{op: add, path: /metadata/annotations, value: {uid: a}}]",
        "[{op: test, path: /metadata/uid, value: u}]"
      })
  void whatLeavesItAloneIsSafe(String patch) {
    assertThat(patch(patch).isSafe()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{metadata: null}",
        "{metadata: a}",
        "{metadata: [a]}",
        "{metadata: {uid: other}}",
        "{metadata: {uid: null}}",
        "{metadata: {resourceVersion: '7'}}",
        "{metadata: {resourceVersion: ''}}",
        "{metadata: {resourceVersion: null}}",
        "[{op: remove, path: /metadata/resourceVersion}]",
        "[{op: add, path: /metadata/resourceVersion, value: ''}]",
        "[{op: replace, path: /metadata/uid, value: other}]",
        "[{op: replace, path: /metadata, value: {}}]",
        "[{op: remove, path: /metadata}]",
        "[{op: replace, path: '', value: {}}]",
        "[{op: move, from: /metadata/resourceVersion, path: /data/a}]",
        "[{op: copy, from: /data/a, path: /metadata/resourceVersion}]",
        "[{op: add, path: any/metadata/resourceVersion, value: ''}]",
        "text",
        "null"
      })
  void whatWritesItIsNot(String patch) {
    assertThat(patch(patch).isSafe()).isFalse();
  }

  @Test
  void withoutAnIdentityOrAVersionNothingIsSafe() {
    Value data = value("{data: {a: b}}");
    LiveObject none = live("{kind: ConfigMap, apiVersion: v1, metadata: {name: a}}");

    assertThat(new GuardedPatch(none, "8", "merge", data).isSafe()).isFalse();
    assertThat(new GuardedPatch(LIVE, "", "merge", data).isSafe()).isFalse();
  }
}
