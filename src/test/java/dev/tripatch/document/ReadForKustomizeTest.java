package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What real {@code kubectl kustomize} (5.7.1) read from these patches. */
class ReadForKustomizeTest {

  /** The same map in two texts: as it is written for kustomize, and for kubectl. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      textBlock =
          """
          {a: 3, a: 4}                      | {a: 3}
          {"a": 3, "a": 4}                  | {a: 3}
          {a: 1, a: null}                   | {a: 1}
          {z: {q: 1}, z: {r: 1}}            | {z: {q: 1}}
          {<<: {a: 5}, a: 6}                | {a: 6}
          {a: 6, <<: {a: 5, b: 1}}          | {a: 6, b: 1}
          {<<: [{a: 5}, {a: 7}]}            | {a: 5}
          {a: yes, b: Off, c: y, d: N}      | {a: "yes", b: "Off", c: "y", d: "N"}
          {a: true, b: TRUE, c: False}      | {a: true, b: true, c: false}
          {a: 2026-01-02, b: 2026-1-2}      | {a: "2026-01-02T00:00:00Z", b: "2026-01-02T00:00:00Z"}
          {a: 2026-13-02, b: 2026-01-02 03:04:05} | {a: "2026-13-02", b: "2026-01-02 03:04:05"}
          {a: 012, b: 0o17, c: 0x10, d: 1_000, e: .5, f: 0o8} | {a: 10, b: 15, c: 16, d: 1000, e: 0.5, f: "0o8"}
          {a: "yes", b: !!str 5}            | {a: "yes", b: "5"}
          - value: yes                      | [{value: true}]
          """)
  void mapsAreReadAsKustomizeReadsThem(String text, String same) {
    assertThat(SourceReader.readForKustomize("patch", text).root().map(Node::value))
        .isEqualTo(SourceReader.read("same", same).root().map(Node::value))
        .isPresent();
  }

  /** A block at the end of a text without a line break there ends without one. */
  @ParameterizedTest
  @CsvSource({
    "'a: |\n  x\n  y', 'x\ny'",
    "'a: |+\n  x', x",
    "'a: |\n  x\n', 'x\n'",
    "'a: |-\n  x', x"
  })
  void aBlockAtTheEnd(String text, String value) {
    assertThat(SourceReader.readForKustomize("patch", text).object().orElseThrow().text("a"))
        .isEqualTo(value);
  }
}
