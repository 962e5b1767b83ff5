package dev.tripatch.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

  @Test
  void numbersKeepTheirKindAndSize() {
    assertThat(value("1")).isEqualTo(new IntegerValue(1));
    assertThat(value("-0")).isEqualTo(new IntegerValue(0));
    assertThat(value("1.0")).isEqualTo(new FloatValue(1));
    assertThat(value("1e3")).isEqualTo(new FloatValue(1000));
    assertThat(value("9223372036854775807")).isEqualTo(new IntegerValue(Long.MAX_VALUE));
    assertThat(value("-9223372036854775808")).isEqualTo(new IntegerValue(Long.MIN_VALUE));
    BigInteger big = new BigInteger("123456789012345678901234567890");
    assertThat(value("123456789012345678901234567890")).isEqualTo(new BigIntegerValue(big));
  }

  @Test
  void wholeFloatsAreIntegersInYamlOnly() {
    assertThat(SourceReader.read("f", "{\"a\": 1.0}").object().orElseThrow().get("a"))
        .isEqualTo(new FloatValue(1));
    assertThat(SourceReader.read("f", "a: 1.0").object().orElseThrow().get("a"))
        .isEqualTo(new IntegerValue(1));
  }

  @Test
  void escapesAreReadAsGoDoes() {
    assertThat(value("\"a\\/\\u0041\\ud83d\\ude00\\n\"")).isEqualTo(new StringValue("a/A😀\n"));
    assertThat(value("\"\\ud83dx\\ude00\"")).isEqualTo(new StringValue("\ufffdx\ufffd"));
  }

  @Test
  void placesAreExact() {
    String text = "{ \"a\" : [ 1 , {\"b\":\"c\"} ] }";
    MapNode root = (MapNode) read(text).root().orElseThrow();
    assertThat(root.span()).isEqualTo(new Span(0, text.length()));
    assertThat(root.entries().getFirst().keySpan().in(text)).isEqualTo("\"a\"");
    assertThat(root.entries().getFirst().span().in(text))
        .isEqualTo("\"a\" : [ 1 , {\"b\":\"c\"} ]");
  }

  @Test
  void theLastOfTwoEqualKeysCounts() {
    SourceDocument document = read("{\"a\": 1, \"b\": 2, \"a\": 3}");
    MapNode root = (MapNode) document.root().orElseThrow();
    assertThat(root.value().keys()).containsExactly("b", "a");
    assertThat(root.value().get("a")).isEqualTo(new IntegerValue(3));
    assertThat(document.diagnostics()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[1",
        "\"a",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":1,",
        "[1,",
        "-",
        "1.",
        "1e",
        "1e+",
        "nul",
        "\"\\",
        "\"\\u",
        "\"\\u00",
        "\u0000",
        "[\u0000]",
        "+1",
        ".5",
        "'a'",
        "{'a':1}",
        "[1 2]",
        "//",
        "NaN",
        "\ufeff{}"
      })
  void brokenJsonIsAnError(String text) {
    assertThat(read(text).root()).isEmpty();
    assertThat(read(text).error()).isPresent();
  }

  private static Value value(String json) {
    return read(json).root().orElseThrow().value();
  }

  private static SourceDocument read(String json) {
    return SourceReader.read("f", json, Format.JSON);
  }
}
