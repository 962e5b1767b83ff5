package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.SourceReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a Secret's text that cannot be read. */
class MaskedFaultsTest {
  private static final String SECRET = "kind: Secret\nstringData:\n  a: hunter22-and-more\n";
  private static final String FAULTY = SECRET + "metadata: [\n";
  private static final String FAULTY_IN_A_VALUE = "kind: Secret\nstringData:\n  a: \"hunter22\n";
  private static final Diagnostic UNTOLD = untold(FAULTY_IN_A_VALUE);

  private static SourceDocument read(String text) {
    return SourceReader.read("s.yaml", text);
  }

  private static Diagnostic fault(String text) {
    return read(text).error().orElseThrow();
  }

  private static Diagnostic untold(String text) {
    return untold(fault(text).span().start());
  }

  private static Diagnostic untold(int place) {
    return new Diagnostic(
        Diagnostic.Severity.ERROR,
        new Span(place, place),
        "This text cannot be read, and the faulty part is masked.",
        "Show it.");
  }

  private static ManifestFile told(String text) {
    return MaskedFaults.told(ManifestFile.read("s.yaml", text), "Show it.");
  }

  @Test
  void aFaultBesideTheValuesIsToldAtItsPlaceInTheText() {
    assertThat(MaskedFaults.in(read(FAULTY), "Show it."))
        .hasValueSatisfying(
            told -> {
              assertThat(told.span()).isEqualTo(fault(FAULTY).span());
              assertThat(told.message()).isEqualTo(fault(FAULTY).message());
            });
    assertThat(told(FAULTY).diagnostics())
        .singleElement()
        .satisfies(told -> assertThat(told.span()).isEqualTo(fault(FAULTY).span()));
  }

  @Test
  void aFaultInAValueIsNotTold() {
    assertThat(MaskedFaults.in(read(FAULTY_IN_A_VALUE), "Show it.")).contains(UNTOLD);
    assertThat(told(FAULTY_IN_A_VALUE).diagnostics()).containsExactly(UNTOLD);
  }

  @Test
  void aTextWithMasksThatCanBeReadHasItsFaultWhereTheFirstMaskIs() {
    List<Mask> masks = SecretLines.in(FAULTY_IN_A_VALUE);
    SourceDocument masked = read(Mask.in(FAULTY_IN_A_VALUE, masks));
    assertThat(masked.error()).isEmpty();
    assertThat(MaskedFaults.of(masked, masks, "Show it."))
        .isEqualTo(untold(FAULTY_IN_A_VALUE.indexOf("\"hunter22")));
    assertThat(MaskedFaults.of(masked, List.of(), "Show it.")).isEqualTo(untold(0));
    SourceDocument faulty = read(FAULTY);
    assertThat(MaskedFaults.of(faulty, masks, "Show it.")).isEqualTo(fault(FAULTY));
  }

  @Test
  void whatHasNoFaultOrIsNoSecretIsToldAsItIs() {
    ManifestFile sound = ManifestFile.read("s.yaml", SECRET);
    assertThat(MaskedFaults.told(sound, "Show it.")).isSameAs(sound);
    ManifestFile other = ManifestFile.read("s.yaml", "kind: ConfigMap\ndata: [\n");
    assertThat(MaskedFaults.told(other, "Show it.")).isSameAs(other);
    assertThat(MaskedFaults.in(read(SECRET), "Show it.")).isEmpty();
  }
}
