package dev.tripatch.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldPathTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".",
        "spec",
        "spec.template.spec.containers[name=web].env[name=A]",
        "metadata.labels[\"app.kubernetes.io/name\"]",
        "metadata.finalizers[=a/b]",
        "metadata.finalizers[=\"1\"]#2",
        "spec.ports[port=80]#2.protocol",
        "spec.rules[3].host",
        "[\"a]b\\\"c\\n\"].d",
        "data[\"a\\u202eb\"]",
        "spec.ports[\"na\\u200bme\"=\"w\\udb40\\udc41b\"]",
        "data.täglich"
      })
  void textReadsBackAsItself(String text) {
    assertThat(FieldPath.parse(text)).hasToString(text);
  }

  @Test
  void stringsThatLookLikeOtherScalarsAreQuoted() {
    FieldPath byText = FieldPath.of("a").item("name", new StringValue("80"));
    FieldPath byNumber = FieldPath.of("a").item("name", new IntegerValue(80));
    assertThat(byText).hasToString("a[name=\"80\"]").isNotEqualTo(byNumber);
    assertThat(FieldPath.parse(byText.toString())).isEqualTo(byText);
    assertThat(FieldPath.parse("a[name=80]")).isEqualTo(byNumber);
    assertThat(FieldPath.parse("a[=1.5]")).isEqualTo(FieldPath.of("a").member(new FloatValue(1.5)));
  }

  @Test
  void startsWithMeansTheSameOrInside() {
    FieldPath spec = FieldPath.of("spec");
    assertThat(FieldPath.of("spec", "replicas").startsWith(spec)).isTrue();
    assertThat(spec.startsWith(spec)).isTrue();
    assertThat(spec.startsWith(FieldPath.root())).isTrue();
    assertThat(FieldPath.of("specs").startsWith(spec)).isFalse();
    assertThat(FieldPath.root().startsWith(spec)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a..b",
        "a[",
        "a[x]",
        "a[name=",
        "a[=1]#",
        "[\"a",
        "a[99999999999]",
        "a\"[\"\\u12\"]"
      })
  void whatIsNoPathIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> FieldPath.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(text)
        .hasMessageContaining("character");
  }
}
