package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is masked beside a Secret inside another object, and what is not. */
class PlacesOfSecretsTest {
  private static final String OBJECT =
      "kind: Object\nspec: {manifest: {apiVersion: v1, kind: Secret, stringData: {pw: x1}}}\n";
  private static final String WORK =
      """
      kind: ManifestWork
      spec:
        workload:
          manifests:
          - kind: ConfigMap
            metadata: {name: c}
            data: {a: shown}
          - kind: Secret
            # was hunter0
            metadata: {name: s, labels: {app: web}}
            type: Opaque
            stringData:
              # before hunter1
              pw: hunter2
            password: hunter3  # not hunter4
      """;

  private static SourceDocument read(String text) {
    return SourceReader.read("text", text);
  }

  private static String masked(String text, String... others) {
    List<Value> documents =
        Stream.concat(Stream.of(others), Stream.of(text))
            .map(each -> read(each).root().orElseThrow().value())
            .toList();
    return Masking.of(documents).masked(read(text)).text();
  }

  @Test
  void aSecretInAListIsMaskedInItsPlaceWithItsComments() {
    assertThat(masked(WORK))
        .isEqualTo(
            WORK.replace("# before hunter1", "# ••••••")
                .replace("hunter2", "••••••(A, plain)")
                .replace("hunter3", "••••••(B)")
                .replace("# not hunter4", "# ••••••"));
  }

  @Test
  void aPatchIsMaskedWhereTheObjectHasASecret() {
    assertThat(masked("spec: {manifest: {data: {pw: eDI=}, dat: {b: x3}}}\n", OBJECT))
        .doesNotContain("eDI", "x3");
    assertThat(masked("spec: {other: {data: {pw: eDI=}}}\n", OBJECT)).contains("eDI");
  }

  @ParameterizedTest
  @CsvSource({
    "/spec/manifest/stringData/pw, x2",
    "/spec/manifest/stringdata, {pw: x2}",
    "/spec/manifest, {data: {pw: x2}}",
    "/spec/manifest/password, x2",
    "/spec/manifest/metadata/password, x2",
  })
  void aJsonPatchIsMaskedByItsPaths(String path, String value) {
    String patch = "- {op: add, path: " + path + ", value: " + value + "}\n";
    assertThat(masked(patch, OBJECT)).contains("path: " + path).doesNotContain("x2");
  }

  @ParameterizedTest
  @CsvSource({
    "/spec/other/password, x2",
    "/spec/manifest/type, x2",
    "/spec/manifest/metadata/labels/app, x2",
    "/spec/manifest/metadata/labels, {app: x2}",
  })
  void whatIsNoneOfItsValuesIsShown(String path, String value) {
    String patch = "- {op: add, path: " + path + ", value: " + value + "}\n";
    assertThat(masked(patch, OBJECT)).isEqualTo(patch);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "metadata: {ownerReferences: [{apiVersion: v1, kind: Secret, name: s, uid: u}]}",
        "spec: {certificateRefs: [{kind: Secret, name: s}]}",
        "spec: {ignoreDifferences: [{kind: Secret, jsonPointers: [/data]}]}",
        "kind: ConfigMap\ndata: {kind: Secret}",
        "spec: {properties: {kind: {type: string}, stringData: {type: object}}}",
      })
  void whatOnlySpeaksOfASecretIsNone(String text) {
    assertThat(Masking.isSecret(read(text).object().orElseThrow())).isFalse();
  }

  @Test
  void aSecretOfAnotherGroupHasFieldsThatEverybodyMayRead() {
    assertThat(
            masked(
                "apiVersion: secretsmanager.aws.upbound.io/v1beta1\nkind: Secret\n"
                    + "spec: {region: eu-west-1}\n"))
        .contains("eu-west-1");
  }
}
