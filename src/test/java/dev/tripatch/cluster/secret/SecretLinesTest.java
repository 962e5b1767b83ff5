package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What of a text that nobody has read is masked. {@code ⏎} is a line break. */
class SecretLinesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind: \"S\\x65cret\"\n",
        "\"k\\u0069nd\": \"Secret\"\n",
        "kind: \"Sec\\\n  ret\"\n"
      })
  void anEscapedKindIsRead(String text) {
    assertThat(SecretLines.isLikely(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = "kind: ConfigMap\ndata: {\"a\\u202eb\": c}\n")
  void otherEscapesAreNoSecret(String text) {
    assertThat(SecretLines.isLikely(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // fields and their lines
        "~data:⏎  a: x⏎  b: y⏎type: z~ | ~data:⏎  a: ••••••⏎  b: ••••••⏎type: z~",
        "~data:⏎  a:⏎    x⏎    y⏎  b: z~ | ~data:⏎  a:⏎    ••••••⏎  b: ••••••~",
        "~data:⏎  a: w⏎    x⏎⏎    y⏎  b: z~ | ~data:⏎  a: ••••••⏎  b: ••••••~",
        "~data:⏎  # old x⏎  a: y~ | ~data:⏎  # ••••••⏎  a: ••••••~",
        "~data:⏎  a: x⏎goes on⏎type: z~ | ~data:⏎  a: ••••••⏎type: z~",
        "~data: x⏎type: z~ | ~data: ••••••⏎type: z~",
        "~data:  x y  ⏎type: z~ | ~data:  ••••••⏎type: z~",
        "~data:⏎---⏎a: x~ | ~data:⏎---⏎a: x~",
        "~- data:⏎    a: x⏎- kind: y~ | ~- data:⏎    a: ••••••⏎- kind: y~",
        "~- op: add⏎  value: x⏎  path: /y~ | ~- op: add⏎  value: ••••••⏎  path: /y~",
        "~data:⏎  'a b': x⏎  \"c\": y~ | ~data:⏎  'a b': ••••••⏎  \"c\": ••••••~",
        "~meta: x⏎data~ | ~meta: x⏎data~",
        // braces
        "~a: {data: z}⏎stringData: {a: x, b: [y, 'w']}⏎t: z~| ~a: {data: \"••••••\"}⏎stringData:"
            + " {a: \"••••••\", b: [\"••••••\", \"••••••\"]}⏎t: ••••••~",
        "~{\"data\": {\"a\": \"x\", \"b\": 1}, \"t\": \"z\"}~"
            + "| ~{\"data\": {\"a\": \"••••••\", \"b\": \"••••••\"}, \"t\": \"z\"}~",
        "~{\"data\": \"x\", \"t\": \"z\", \"value\": {\"a\": \"y\"}, \"u\": 1}~"
            + "| ~{\"data\": \"••••••\", \"t\": \"z\", \"value\": {\"a\": \"••••••\"}, \"u\": 1}~",
        "~{\"data\": {\"a\": \"x~ | ~{\"data\": {\"a\": \"••••••\"~",
        "~  [{\"value\": [\"x\", [\"y\"]]}, \"z\"]~ | ~  [{\"value\": [\"••••••\", [\"••••••\"]]},"
            + " \"z\"]~",
      })
  void valuesAreMasked(String text, String masked) {
    String read = text.replace('⏎', '\n');
    assertThat(Mask.in(read, SecretLines.in(read))).isEqualTo(masked.replace('⏎', '\n'));
  }
}
