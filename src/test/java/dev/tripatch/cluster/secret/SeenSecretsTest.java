package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Snippets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What of a sentence is masked, and what is not. */
class SeenSecretsTest {
  private final SeenSecrets seen = new SeenSecrets();

  private void see(String... objects) {
    seen.see(Masking.of(List.of(objects).stream().map(Snippets::yaml).toList()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "it is hunter-22 now|it is •••••• now",
        "postgres://me:hunter-22@db|postgres://me:••••••@db",
        "in base64 aHVudGVyLTIy|in base64 ••••••",
        "a line `of lines7` of it|a line `••••••` of it",
        "read by default|read by default",
        "wants \"default\", not 'default'|wants \"••••••\", not '••••••'",
        "type: default or defaults|type: •••••• or defaults",
        "a value, \"a\" and (a)|a value, \"••••••\" and (••••••)",
        "shop.yaml: Secret/my-secret|shop.yaml: Secret/my-secret",
        "data.tls-key1 is gone|data.tls-key1 is gone",
        "map[data:map[b:c d] kind:X] y|map[data:map[••••••] y",
        "x {\"data\":{\"k\":\"vv\"},\"type\":\"t\"}|x {\"data\":{\"k\":\"••••••\"},\"type\":\"t\"}",
        "data:3:5: here|data:3:5: here",
      })
  void inASentence(String sentence, String told) {
    see(
        "{kind: Secret, metadata: {name: my-secret}, stringData: {tls-key1: hunter-22, b: a, c:"
            + " default, d: my-secret, e: tls-key1, f: \"x of it\\n"
            + "of lines7\\n"
            + "\"}}");
    assertThat(seen.masked(sentence)).isEqualTo(told);
  }

  @Test
  void aPatchWithoutKindIsSeenWithItsObject() {
    see("{kind: Secret, metadata: {name: s}}", "{data: {a: hunter-33}}");
    assertThat(seen.masked(List.of("one hunter-33", "two"))).containsExactly("one ••••••", "two");
  }

  @Test
  void aTextThatCannotBeReadIsSeen() {
    seen.seeText("kind: Secret\nstringData:\n  a: [hunter-44\n  b: 'hunter-55\n");
    assertThat(seen.masked("hunter-44 hunter-55")).doesNotContain("hunter");
  }

  @Test
  void otherObjectsAndShownSecretsAreNot() {
    see("{kind: ConfigMap, data: {a: hunter-66}}");
    assertThat(seen.masked("hunter-66")).isEqualTo("hunter-66");
    seen.show();
    see("{kind: Secret, data: {a: hunter-66}}");
    assertThat(seen.masked("hunter-66")).isEqualTo("hunter-66");
  }
}
