package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlWriterTest {

  @Test
  void objectsLookAsKubectlPrintsThem() {
    String text =
        """
        apiVersion: v1
        kind: Pod
        metadata:
          annotations:
            kubectl.kubernetes.io/last-applied-configuration: |
              {"apiVersion":"v1","kind":"Pod"}
          creationTimestamp: "2024-01-01T00:00:00Z"
          labels: {}
          name: web
        spec:
          containers:
          - args:
            - --port=80
            - "yes"
            - '*'
            image: nginx:1.25
            ports:
            - containerPort: 80
              protocol: TCP
            resources: {}
          tolerations: []
          matrix:
          - - a
            - b
          - []
        """;
    Value value = SourceReader.read("f", text).root().orElseThrow().value();
    assertThat(YamlWriter.write(value)).isEqualTo(text);
  }

  /** The second column is what go-yaml v2 writes, but for emoji, which it escapes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '§',
      value = {
        "a b|a b",
        "§§|\"\"",
        "yes|\"yes\"",
        "1.10|\"1.10\"",
        "0x1F|\"0x1F\"",
        "1:30|\"1:30\"",
        "2001-12-14|\"2001-12-14\"",
        "~|\"~\"",
        "~1|~1",
        "10.0.0.1|10.0.0.1",
        "1.25-alpine|1.25-alpine",
        "*|'*'",
        "- a|'- a'",
        "-a|-a",
        "a: b|'a: b'",
        "a:b|a:b",
        "a #b|'a #b'",
        "a#b|a#b",
        "[a]|'[a]'",
        "it's|it's",
        "'a'|'''a'''",
        "§ a§|' a'",
        "é|é",
        "😀|😀",
        "a⇥b|\"a\\tb\"",
        "---|'---'",
        "@a|'@a'",
        "a:|'a:'",
        "{{ x }}|'{{ x }}'",
        "\"a\"|'\"a\"'",
        "%a|'%a'"
      })
  void stringsAreQuotedWhereTheyMustBe(String string, String written) {
    Value value = new StringValue(string.replace('⇥', '\t'));
    assertThat(YamlWriter.write(value)).isEqualTo(written + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a⏎b⏎→v: |⏎  a⏎  b⏎", "a⏎b→v: |-⏎  a⏎  b⏎", "a⏎⏎→v: |+⏎  a⏎⏎", " a⏎b⏎→v: |2⏎   a⏎  b⏎",
        "⏎a⏎→v: |2⏎⏎  a⏎", "a⏎⏎b⏎→v: |⏎  a⏎⏎  b⏎", "a⏎b →v: \"a\\nb \"⏎", "⏎→v: \"\\n\"⏎"
      })
  void stringsOfSeveralLinesAreBlocks(String line) {
    String[] sides = line.replace('⏎', '\n').split("→");
    assertThat(YamlWriter.write(MapValue.of("v", new StringValue(sides[0])))).isEqualTo(sides[1]);
  }

  @Test
  void keysThatAreTooLongForASimpleKeyReadBack() {
    String key = "k".repeat(1_100);
    Value value =
        MapValue.builder()
            .put(key, MapValue.of("a", new StringValue("b")))
            .put(key + "2", ListValue.of(new StringValue("c")))
            .put(key + "3", new StringValue("d"))
            .build();
    SourceDocument written = YamlWriter.render("f", value);
    assertThat(SourceReader.read("f", written.text())).isEqualTo(written);
  }

  /** YAML has no way to say such numbers to Kubernetes; reading gives what kubectl would read. */
  @Test
  void someNumbersOfJsonReadDifferentlyInYaml() {
    assertThat(YamlWriter.write(new FloatValue(1))).isEqualTo("1\n");
    BigInteger big = new BigInteger("123456789012345678901234567890");
    assertThat(YamlWriter.write(new BigIntegerValue(big))).isEqualTo(big + "\n");
  }
}
