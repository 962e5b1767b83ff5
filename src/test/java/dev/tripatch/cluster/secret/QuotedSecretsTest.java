package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences of Kubernetes, kubectl and Go about Secrets. {@code ⏎} is a line break. */
class QuotedSecretsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // Go's JSON reader
        "~...|x\":\"hunter22\"|..., bigger context ...|{\"x\":\"hunter22\"}|...~"
            + "| ~...|••••••|..., bigger context ...|••••••|...~",
        "~found in #10 byte of ...|hunter22~ | ~found in #10 byte of ...|••••••~",
        "~...|hunter22|... end~ | ~...|••••••|... end~",
        "~...||... end~ | ~...||... end~",
        // the API server
        "~data[a]: Invalid value: \"hunter22\": must be~ | ~data[a]: Invalid value: \"••••••\":"
            + " must be~",
        "~data.a: Invalid value: `hunter\"22`, so~ | ~data.a: Invalid value: `••••••`, so~",
        "~stringData: Required value: hunter 22⏎next~ | ~stringData: Required value: ••••••⏎next~",
        "~metadata.annotations[x]: Too long value: hunter 22~"
            + "| ~metadata.annotations[x]: Too long value: ••••••~",
        "~spec.a: Invalid value: \"x\"~ | ~spec.a: Invalid value: \"x\"~",
        "~data[a]: Invalid value: \"\": empty~ | ~data[a]: Invalid value: \"\": empty~",
        // maps as Go prints them
        "~map[data:map[a:hunter 22 b:x] kind:Secret] y~ | ~map[data:map[••••••] y~",
        "~map[data:map[a:•••••• b:••••••(A)] kind:Secret]~"
            + "| ~map[data:map[a:•••••• b:••••••(A)] kind:Secret]~",
        "~map[stringData:hunter22~ | ~map[stringData:••••••~",
        // JSON, with and without escapes
        "~{\"data\":{\"a\":\"hunter22\"},\"kind\":\"Secret\"} x~"
            + "| ~{\"data\":{\"a\":\"••••••\"},\"kind\":\"Secret\"} x~",
        "~\"{\\\"data\\\":{\\\"a\\\":\\\"hunter22\\\"}}\"~ | ~\"{\\\"data\\\":••••••~",
        // YAML
        "~a⏎data:⏎  a: hunter22⏎kind: x~ | ~a⏎data:⏎  a: ••••••⏎kind: x~",
        "~data:⏎  a: hunter22⏎~ | ~data:⏎  a: ••••••⏎~",
      })
  void valuesAreMaskedByTheirPlace(String words, String told) {
    String text = words.replace('⏎', '\n');
    assertThat(Mask.in(text, QuotedSecrets.in(text))).isEqualTo(told.replace('⏎', '\n'));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Error from server: Secret \"db\" is invalid: data",
        "Resource: \"/v1, Resource=secrets\", GroupVersionKind: \"/v1, Kind=Secret\"",
        "secrets \"db\" is forbidden",
        "cannot be handled as a Secret: x",
        "unmarshal into Go struct v1.Secret",
        "{\\\"kind\\\":\\\"Secret\\\"}",
      })
  void aSentenceIsAboutASecret(String words) {
    assertThat(QuotedSecrets.isAbout(words)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ConfigMap \"db\" is invalid: data",
        "Kind=SecretStore",
        "kind: SealedSecret",
        "keep it secret",
      })
  void aSentenceIsAboutSomethingElse(String words) {
    assertThat(QuotedSecrets.isAbout(words)).isFalse();
  }
}
