package dev.tripatch.cluster.secret;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.time.Effort;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MaskingTest {

  private static String masked(String text) {
    SourceDocument document = SourceReader.read("secret.yaml", text);
    return Masking.of(List.of(document.object().orElseThrow())).masked(document).text();
  }

  @Test
  void valuesGetLettersAndKeysStay() {
    assertThat(
            masked(
                """
                # who made it
                apiVersion: v1
                kind: Secret
                metadata: {name: db}  # the name
                data:
                  user: YWRtaW4=
                  password: aHVudGVyMg==
                  same: YWRtaW4=
                type: Opaque
                """))
        .isEqualTo(
            """
            # who made it
            apiVersion: v1
            kind: Secret
            metadata: {name: db}  # the name
            data:
              user: ••••••(A)
              password: ••••••(B)
              same: ••••••(A)
            type: Opaque
            """);
  }

  @Test
  void plainAndEncodedContentHaveOneLetterButNotOneMask() {
    assertThat(masked("{kind: Secret, data: {a: aHVudGVyMg==}, stringData: {a: hunter2}}"))
        .isEqualTo(
            "{kind: Secret, data: {a: \"••••••(A)\"}, stringData: {a: \"••••••(A, plain)\"}}");
  }

  @Test
  void textOfSeveralLinesBecomesOneAndItsLengthIsNotTold() {
    assertThat(
            masked(
                """
                kind: Secret
                stringData:
                  key.pem: |
                    -----BEGIN PRIVATE KEY-----
                    MIIEvQIBADANBgkqhkiG9w0BAQEFAASC
                    -----END PRIVATE KEY-----
                  short: x
                immutable: true
                """))
        .isEqualTo(
            """
            kind: Secret
            stringData:
              key.pem: ••••••(A, plain)
              short: ••••••(B, plain)
            immutable: true
            """);
  }

  @Test
  void commentsInAndBehindTheDataAreMasked() {
    assertThat(
            masked(
                """
                kind: Secret
                stringData: # the old one was hunter1
                  # password: hunter1
                  password: hunter2
                # and before that hunter0
                type: Opaque # stays
                """))
        .isEqualTo(
            """
            kind: Secret
            stringData: # ••••••
              # ••••••
              password: ••••••(A, plain)
            # ••••••
            type: Opaque # stays
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# now hunter22\nkind: Secret\nstringData: {a: hunter22}\n",
        "kind: Secret\nstringData: {a: hunter22, a: other}\n",
        "kind: Secret\nstringData: {a: hunter22}\nstringData: {b: other}\n",
        "kind: Secret\nstringData: {a: hunter22}\n# then hunter22\n",
        "kind: Secret\nmetadata: {labels: {x: &pw hunter22}}\nstringData: {a: *pw}\n",
        "kind: Secret\nmetadata: {annotations: {x: is hunter22}}\nstringData: {a: hunter22}\n",
        "kind: Secret\nmetadata: {annotations: {x: aHVudGVyMjI=}}\nstringData: {a: hunter22}\n",
        "{kind: Secret, # hunter22\n stringData: {a: hunter22}}\n",
        "kind: Secret\ndata: hunter22\n",
        "kind: Secret\n"
            + "meta: {kubectl.kubernetes.io/last-applied-configuration: '{\"data\": {\"a\":"
            + " \"hunter22\"}}'}",
        "kind: Secret\ndata: [{a: [hunter22]}]\n",
        "kind: List\nitems: [{kind: Secret, data: {a: hunter22}}]\n",
        "kind: SecretList\nitems: [{data: {a: hunter22}}]\n",
        "{\"kind\": \"Secret\",\n \"data\": {\"a\": \"hunter22\"}}",
      })
  void noSecretIsLeftBesideTheValues(String text) {
    SourceDocument document = SourceReader.read("secret.yaml", text);
    Masking masking = Masking.of(List.of(document.object().orElseThrow()));
    SourceDocument masked = masking.masked(document);
    assertThat(masked.text())
        .doesNotContain("hunter22")
        .doesNotContain("aHVudGVyMjI")
        .contains("•");
    assertThat(masked.object()).contains(masking.masked(document.object().orElseThrow()));
    assertThat(masked.diagnostics()).isEmpty();
    MaskedDocument inPlace = masking.inPlace(document);
    assertThat(Mask.in(text, inPlace.masks())).doesNotContain("hunter22", "aHVudGVyMjI");
    if (inPlace.isInPlace()) {
      assertThat(Mask.in(text, inPlace.masks())).isEqualTo(masked.text());
    }
  }

  @Test
  void whatIsRevealedIsSeenInEveryPlaceAndTheOthersKeepTheirLetters() {
    SourceDocument document =
        SourceReader.read(
            "secret.yaml",
            """
            kind: Secret
            metadata:
              annotations:
                note: hunter22
            data: {a: eHh4eHh4, b: aHVudGVyMjI=}
            stringData: {b: hunter22, c: other}
            """);
    List<MapValue> objects = List.of(document.object().orElseThrow());
    Masking hidden = Masking.of(objects);
    String b = hidden.contentBehind("b: ••••••(B)").orElseThrow();
    assertThat(Masking.of(objects, Revealed.NONE.with(b)).masked(document).text())
        .isEqualTo(
            """
            kind: Secret
            metadata:
              annotations:
                note: hunter22
            data: {a: "••••••(A)", b: aHVudGVyMjI=}
            stringData: {b: hunter22, c: "••••••(C, plain)"}
            """);
    assertThat(Masking.of(objects, Revealed.ALL).masked(document)).isSameAs(document);
    assertThat(hidden.contentBehind("••••••")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind: Secret\ndata:\n  a: [hunter22\n  b: hunter22 # hunter22\n",
        "kind: Secret\n"
            + "stringData:\n"
            + "  # hunter22\n"
            + "  a: |\n"
            + "    hunter22\n\n"
            + "    hunter22\n"
            + " b: 'hunter22\n",
        "stringData:\n  \"a b\": \"hunter22\nhunter22\nkind: Secret\n",
        "kind: Secret\nstringData: {a: 'hunter22', b: hunter22, c: [\n  hunter22\n",
        "kind: Secret\nstringData: hunter22\n  a: hunter22 [\n  [\n",
        "items:\n- kind: Secret\n  data:\n    a: hunter22\n    hunter22\n  x: [\n",
        "{\"kind\": \"Secret\", \"data\": {\"a\": \"hunter22\", \"b\": \"hunt\\\"er22\", \"c\":"
            + " hunter22",
        "kind: Secret\nmetadata:\n  annotations:\n"
            + "    kubectl.kubernetes.io/last-applied-configuration: |\n"
            + "      {\"data\":{\"a\":\"hunter22\"}}\n  x: [\n",
      })
  void aTextThatCannotBeReadIsMaskedByItsLines(String text) {
    assertThat(SourceReader.read("secret.yaml", text).object()).isEmpty();
    assertThat(SecretLines.isLikely(text)).isTrue();
    assertThat(Mask.in(text, SecretLines.in(text))).doesNotContain("hunter22", "er22\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kind: SealedSecret\nspec: {encryptedData: {a: hunter22}}\n",
        "kind: ExternalSecret\ndata: [{secretKey: hunter22}]\n",
        "kind: SecretStore\ndata: {a: hunter22}\n",
        "kind: ConfigMap\ndata: {kind.txt: no Secret}\n",
      })
  void otherKindsAreNotTakenForSecrets(String text) {
    assertThat(SecretLines.isLikely(text)).isFalse();
    assertThat(masked(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'{\"data\":{\"a\":\"hunter22\"}}'",
        "\"{\\\"data\\\":{\\\"a\\\":\\\"hunter22\\\"}}\\n\"",
        "|\n      {\"data\":{\"a\":\"hunter22\"}}",
        ">-\n      {\"data\":{\"a\":\"hunter22\"}}",
      })
  void theAnnotationIsMaskedHoweverItIsWritten(String written) {
    String text =
        "kind: Secret\nmetadata:\n  annotations:\n"
            + "    kubectl.kubernetes.io/last-applied-configuration: "
            + written
            + "\n    z: 1 # stays\n";
    SourceDocument document = SourceReader.read("secret.yaml", text);
    MaskedDocument masked = Masking.of(List.of(document.object().orElseThrow())).inPlace(document);
    assertThat(masked.isInPlace()).isTrue();
    assertThat(Mask.in(text, masked.masks()))
        .contains("••••••(A)", "    z: 1 # stays\n")
        .doesNotContain("hunter22");
  }

  @Test
  void theAnnotationKeepsItsJson() {
    String json =
        "{\"apiVersion\":\"v1\",\"data\":{\"a\":\"aHVudGVyMg==\",\"b\":\"eA==\"},\"kind\":\"Secret\"}\n";
    MapValue live =
        yaml("{kind: Secret, data: {a: eA==}}").toBuilder()
            .put(
                "metadata",
                MapValue.of(
                    "annotations",
                    MapValue.of(
                        "kubectl.kubernetes.io/last-applied-configuration", new StringValue(json))))
            .build();
    String text = masked(YamlWriter.write(live));
    assertThat(text)
        .contains(
            """
                kubectl.kubernetes.io/last-applied-configuration: |
                  {"apiVersion":"v1","data":{"a":"••••••(B)","b":"••••••(A)"},"kind":"Secret"}
            """)
        .contains("data:\n  a: ••••••(A)\n");
  }

  @Test
  void anAnnotationThatIsNoJsonIsMaskedWhole() {
    String text =
        masked(
            """
            kind: Secret
            metadata:
              annotations:
                kubectl.kubernetes.io/last-applied-configuration: '{"data": hunter2'
            """);
    assertThat(text).endsWith("last-applied-configuration: ••••••(A)\n");
  }

  @Test
  void operationsOfAJsonPatchAreMaskedWhereTheySetSecrets() {
    SourceDocument patch =
        SourceReader.read(
            "patch.json",
            """
            [
              {"op": "replace", "path": "/data/a", "value": "aHVudGVyMjI="},
              {"op": "add", "path": "/stringData", "value": {"b": "hunter22", "c": "x"}},
              {"op": "test", "path": "/metadata/annotations/note", "value": "hunter22"},
              {"op": "add", "path": "", "value": {"kind": "Secret", "stringData": {"d": "x"}}},
              {"op": "replace", "path": "/type", "value": "Opaque"}
            ]
            """);
    Masking masking = Masking.of(List.of(yaml("kind: Secret"), patch.root().orElseThrow().value()));
    assertThat(masking.masked(patch).text())
        .isEqualTo(
            """
            [
              {"op": "replace", "path": "/data/a", "value": "••••••(A)"},
              {"op": "add", "path": "/stringData", "value": {"b": "••••••(A, plain)", "c": "••••••(B, plain)"}},
              {"op": "test", "path": "/metadata/annotations/note", "value": "••••••(C)"},
              {"op": "add", "path": "", "value": {"kind": "Secret", "stringData": {"d": "••••••(B, plain)"}}},
              {"op": "replace", "path": "/type", "value": "Opaque"}
            ]
            """);
    assertThat(Mask.in(patch.text(), SecretLines.in(patch.text())))
        .doesNotContain("hunter22", "aHVu");
  }

  @Test
  void aLargeSecretTakesNoLongTime() {
    StringBuilder text = new StringBuilder("kind: Secret\ndata:\n");
    Random random = new Random(1);
    byte[] bytes = new byte[1900];
    for (int i = 0; i < 400; i++) {
      random.nextBytes(bytes);
      String value = Base64.getEncoder().encodeToString(bytes);
      text.append("  key%d: ".formatted(i)).append(value).append('\n');
    }
    assertThat(Effort.within(20, () -> masked(text.toString())))
        .hasSizeLessThan(20_000)
        .contains("key399: ••••••(OJ)\n");
  }

  @Test
  void nullsAndDirectivesOfAPatchStay() {
    MapValue patch = yaml("data: {a: null, b: eA==, $patch: replace}");
    Masking masking = Masking.of(List.of(yaml("kind: Secret"), patch));
    assertThat(CanonicalJson.write(masking.masked(patch)))
        .isEqualTo("{\"data\":{\"$patch\":\"replace\",\"a\":null,\"b\":\"••••••(A)\"}}");
  }

  @Test
  void aValueThatNobodyShowedBeforeHasNoLetter() {
    Masking masking = Masking.of(List.of(yaml("kind: Secret")));
    assertThat(CanonicalJson.write(masking.masked(yaml("data: {a: eA==}"))))
        .isEqualTo("{\"data\":{\"a\":\"••••••\"}}");
  }

  @Test
  void otherKindsAreHandedBack() {
    SourceDocument document = SourceReader.read("map.yaml", "kind: ConfigMap\ndata: {a: b}\n");
    Masking masking = Masking.of(List.of(document.object().orElseThrow()));
    assertThat(masking.isNeeded()).isFalse();
    assertThat(masking.masked(document)).isSameAs(document);
  }

  @Test
  void jsonKeepsItsLayout() {
    String text =
        """
        {
            "kind": "Secret",
            "data": {
                "a": "eA=="
            },
            "type": "Opaque"
        }
        """;
    SourceDocument document = SourceReader.read("secret.json", text);
    assertThat(document.format()).isEqualTo(Format.JSON);
    assertThat(masked(text))
        .isEqualTo(
            """
            {
                "kind": "Secret",
                "data": {
                    "a": "••••••(A)"
                },
                "type": "Opaque"
            }
            """);
  }

  /** Their length is no depth, and takes time in proportion. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\": \"Secret\", \"data\": {\"a\": \"%s",
        "{\"kind\": \"Secret\", \"data\": {\"%s\": ",
        "kind: Secret\n%s",
        "kind: Secret\ndata:\n  a%s\n  b: [",
        "kind: Secret\ndata:\n%sdata: x\n"
      })
  void longLinesOfABrokenSecretAreMasked(String text) {
    for (String piece : List.of("x", " ", "- ", "\\\\", "'", "{")) {
      String broken = text.formatted(piece.repeat(200_000));
      assertThat(Effort.within(4, () -> SecretLines.isLikely(broken))).isTrue();
      assertThat(Effort.within(4, () -> Mask.in(broken, SecretLines.in(broken)))).isNotNull();
    }
  }

  @Test
  void commentsWithSecretsAreMaskedAnywhereAndOthersStay() {
    assertThat(
            masked(
                """
                # now hunter22
                kind: Secret # no secret
                metadata:
                  name: a#b # was hunter22
                stringData: {a: hunter22}
                """))
        .isEqualTo(
            """
            # ••••••
            kind: Secret # no secret
            metadata:
              name: a#b # ••••••
            stringData: {a: "••••••(A, plain)"}
            """);
  }

  @Test
  void itemsOfAListAreMaskedAsObjectsAndWhatIsNoneAsACopy() {
    assertThat(
            masked(
                """
                kind: SecretList
                items:
                - hunter22
                - {stringData: {a: hunter22}} # it was hunter1
                - stringData: {a: x}
                  # or y
                - kind: Secret
                """))
        .isEqualTo(
            """
            kind: SecretList
            items:
            - ••••••(C)
            - {stringData: {a: "••••••(A, plain)"}} # ••••••
            - stringData: {a: "••••••(B, plain)"}
              # ••••••
            - kind: Secret
            """);
  }

  @Test
  void commentsAmongOperationsAreMasked() {
    SourceDocument patch =
        SourceReader.read(
            "patch.yaml", "- op: replace # was hunter1\n  path: /data/a\n  value: aHVudGVyMjI=\n");
    Masking masking = Masking.of(List.of(yaml("kind: Secret"), patch.root().orElseThrow().value()));
    assertThat(masking.masked(patch).text())
        .isEqualTo("- op: replace # ••••••\n  path: /data/a\n  value: ••••••(A)\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "~{\"kind\":\"Secret\",\"data\":{\"a\":\"eA==\",\"a\":\"eQ==\"}}~"
            + "| ~{\"data\":{\"a\":\"••••••(A)\"},\"kind\":\"Secret\"}~",
        "~{\"kind\":\"Secret\",\"data\":{\"a\":\"eA==\",\"a\":\"eQ==\"}}⏎~"
            + "| ~{\"data\":{\"a\":\"••••••(A)\"},\"kind\":\"Secret\"}⏎~",
        "~{\"kind\":\"Secret\",⏎\"data\":{\"a\":\"eA==\",\"a\":\"eQ==\"}}⏎~"
            + "| ~{⏎  \"kind\": \"Secret\",⏎  \"data\": {⏎    \"a\": \"••••••(A)\"⏎  }⏎}⏎~",
        "~kind: Secret⏎data: {a: eA==, a: eQ==}⏎~ | ~kind: Secret⏎data:⏎  a: ••••••(A)⏎~",
      })
  void aTextWithAKeyTwiceIsRewrittenInItsForm(String text, String rewritten) {
    SourceDocument document = SourceReader.read("secret", text.replace('⏎', '\n'));
    MaskedDocument masked = Masking.of(List.of(document.object().orElseThrow())).inPlace(document);
    assertThat(masked.isInPlace()).isFalse();
    assertThat(masked.document().text()).isEqualTo(rewritten.replace('⏎', '\n'));
    assertThat(Mask.in(document.text(), masked.masks())).doesNotContain("eA==", "eQ==");
  }

  @Test
  void secretValuesAreCounted() {
    MapValue values =
        yaml(
            """
            data: {a: eA==, b: [eHg=, {c: eHh4}], n: null}
            stringData: {c: hunter22}
            metadata:
              annotations:
                kubectl.kubernetes.io/last-applied-configuration: '{"data":{"a":"eA==","b":"eHg="}}'
            type: Opaque
            """);
    assertThat(Masking.countIn(values)).isEqualTo(5);
    assertThat(Masking.countIn(yaml("spec: {replicas: 3}"))).isZero();
    assertThat(
            Masking.countIn(
                yaml("v: [{path: /data/a, value: eA==}, {path: /data/b, value: eQ==}]")
                    .find("v")
                    .orElseThrow()))
        .isEqualTo(2);
  }

  @Test
  void whatIsRevealedIsNotHidden() {
    List<MapValue> objects = List.of(yaml("{kind: Secret, stringData: {a: hunter22, b: x}}"));
    Masking hidden = Masking.of(objects);
    assertThat(hidden.hiddenCount()).isEqualTo(2);
    Revealed one = Revealed.NONE.with(hidden.contentBehind("••••••(A, plain)").orElseThrow());
    assertThat(Masking.of(objects, one).hiddenCount()).isEqualTo(1);
    assertThat(one.contents()).as("tells no content").noneMatch(one.toString()::contains);
    assertThat(one).hasToString("1 revealed");
    assertThat(one.withAll(true)).hasToString("all revealed");
    assertThat(one.withAll(true).withAll(false)).isEqualTo(one);
  }

  @Test
  void wordsAreMaskedIfThereIsASecret() {
    MapValue values = yaml("{stringData: {a: hunter-22}}");
    assertThat(Masking.of(List.of(values)).maskedWords("it is hunter-22"))
        .isEqualTo("it is ••••••");
    MapValue patch = yaml("{data: {a: hunter-22}}");
    assertThat(Masking.of(List.of(patch)).maskedWords("it is hunter-22"))
        .isEqualTo("it is hunter-22");
    String error = "The Secret \"db\" is invalid: hunter-22";
    assertThat(Masking.ofError(error, List.of(patch)).maskedWords(error))
        .isEqualTo("The Secret \"db\" is invalid: ••••••");
    String other = "The ConfigMap \"db\" is invalid: hunter-22";
    assertThat(Masking.ofError(other, List.of(patch)).maskedWords(other)).isEqualTo(other);
  }

  /** Letters are counted like the columns of a spreadsheet. */
  @Test
  void letters() {
    StringBuilder text = new StringBuilder("kind: Secret\nstringData:\n");
    for (int i = 0; i < 703; i++) {
      text.append("  k%d: v%d\n".formatted(i, i));
    }
    assertThat(masked(text.toString()))
        .contains(
            "  k25: ••••••(Z, plain)\n",
            "  k26: ••••••(AA, plain)\n",
            "  k52: ••••••(BA, plain)\n",
            "  k701: ••••••(ZZ, plain)\n",
            "  k702: ••••••(AAA, plain)\n");
  }
}
