package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MaskedFilesTest {
  private static final String SECRET =
      """
      kind: Secret
      stringData:
        a: hunter-one # why
        b: hunter-two
      """;

  private static List<String> masked(String... texts) {
    return MaskedFiles.masked(List.of(texts), List.of(), Revealed.NONE);
  }

  @Test
  void equalValuesHaveEqualMasks() {
    List<String> masked = masked(SECRET, SECRET.replace("hunter-two", "hunter-one"));
    assertThat(masked.getFirst()).contains("a: ••••••(A, plain)", "b: ••••••(B, plain)");
    assertThat(masked.getLast()).contains("a: ••••••(A, plain)", "b: ••••••(A, plain)");
  }

  @Test
  void oneThatCannotBeReadMasksAll() {
    List<String> masked = masked(SECRET, SECRET + "  c: [hunter-three\n");
    assertThat(masked).allSatisfy(text -> assertThat(text).doesNotContain("hunter"));
    assertThat(masked.getFirst()).contains("kind: Secret\nstringData:\n  a: ");
  }

  @Test
  void theTextThatLostItsKindIsMaskedWithTheOther() {
    assertThat(masked(SECRET, SECRET.replace("kind: Secret\n", "")))
        .allSatisfy(text -> assertThat(text).doesNotContain("hunter"));
  }

  @Test
  void whatIsSecretInAnotherDocumentIsMasked() {
    assertThat(
            MaskedFiles.masked(
                List.of("metadata: {labels: {a: hunter-two}}"), List.of(SECRET), Revealed.NONE))
        .allSatisfy(text -> assertThat(text).doesNotContain("hunter"));
  }

  @Test
  void otherTextsAndRevealedOnesStayAsTheyAre() {
    assertThat(masked("kind: ConfigMap\ndata: {a: b}\n", ""))
        .containsExactly("kind: ConfigMap\ndata: {a: b}\n", "");
    assertThat(MaskedFiles.masked(List.of(SECRET), List.of(), Revealed.NONE.withAll(true)))
        .containsExactly(SECRET);
  }
}
