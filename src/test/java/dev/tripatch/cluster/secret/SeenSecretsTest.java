package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;
import java.util.Optional;
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

  /** A text of fewer than six characters says too little to be the copy of another. */
  @Test
  void aShortSecretIsMaskedOnlyBetweenQuotes() {
    see("{kind: Secret, stringData: {a: ab-6cd, b: ab-5c}}");
    assertThat(seen.masked("ab-6cd ab-5c 'ab-5c' “ab-5c” \"ab-5c' ab-5c\""))
        .isEqualTo("•••••• ab-5c '••••••' “••••••” \"ab-5c' ab-5c\"");
  }

  @Test
  void secretsAreHiddenOnceSeenAndUntilShown() {
    assertThat(seen.areHidden()).isFalse();
    assertThat(seen.masked(List.of("a\nb"))).containsExactly("a\nb");
    see("{kind: Secret, stringData: {a: hunter-22}}");
    assertThat(seen.areHidden()).isTrue();
    assertThat(seen.areShown()).isFalse();
    seen.show();
    assertThat(seen.areHidden()).isFalse();
    assertThat(seen.areShown()).isTrue();
  }

  @Test
  void whatIsSeenLaterIsMaskedToo() {
    see("{kind: Secret, stringData: {a: hunter-22}}");
    assertThat(seen.masked("hunter-22 hunter-33")).isEqualTo("•••••• hunter-33");
    see("{kind: Secret, stringData: {a: hunter-33}}");
    assertThat(seen.masked("hunter-22 hunter-33")).isEqualTo("•••••• ••••••");
  }

  private static ThreeDocuments<SourceDocument> documents(String local, String live) {
    return new ThreeDocuments<>(
        Optional.empty(),
        SourceReader.read("local", local),
        Optional.of(SourceReader.read("live", live)));
  }

  private List<String> maskedTexts(String local, String live) {
    return seen.masked(documents(local, live)).stream().map(SourceDocument::text).toList();
  }

  @Test
  void copiesInOtherDocumentsAreMaskedUnlessTheyAreNamesWordsOrShort() {
    see(
        "{kind: Secret, metadata: {name: my-secret}, stringData: {a: hunter-22, b: default, c:"
            + " my-secret, d: ab-5c, e: later-33}}");
    String local = "kind: ConfigMap\ndata: {a: hunter-22, b: default, c: my-secret, d: ab-5c}\n";
    String live = "kind: ConfigMap\ndata: {l: [' hunter-22', later-33]}\n";
    assertThat(maskedTexts(local, live))
        .containsExactly(
            "kind: ConfigMap\n" + "data: {a: \"••••••(A)\", b: default, c: my-secret, d: ab-5c}\n",
            "kind: ConfigMap\ndata: {l: [\"••••••(B)\", \"••••••(C)\"]}\n");
    see("{kind: Secret, stringData: {a: hunter-44}}");
    assertThat(maskedTexts("data: {a: hunter-44}\n", "data: {a: other-55}\n"))
        .containsExactly("data: {a: \"••••••(A)\"}\n", "data: {a: other-55}\n");
    seen.show();
    assertThat(maskedTexts(local, live)).containsExactly(local, live);
  }

  @Test
  void aSecretAmongTheDocumentsMasksItsOwnValues() {
    assertThat(
            maskedTexts(
                "kind: Secret\nstringData: {a: hunter-22}\n", "kind: Secret\ndata: {a: eA==}\n"))
        .containsExactly(
            "kind: Secret\nstringData: {a: \"••••••(A, plain)\"}\n",
            "kind: Secret\ndata: {a: \"••••••(B)\"}\n");
  }
}
