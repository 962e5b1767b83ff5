package dev.tripatch.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a place of a text is in the same text with masks in it, and back. */
class MaskPlacesTest {
  private static final String TEXT = "abcdefghij";

  /** One mask is longer than what it hides, the other shorter: {@code abXXXXXefYj}. */
  private static final List<Mask> MASKS = List.of(mask(2, 4, "XXXXX"), mask(6, 9, "Y"));

  private static Mask mask(int start, int end, String shown) {
    return new Mask(new Span(start, end), shown);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0,0",
    "1,1,1",
    "2,2,2",
    "3,2,4",
    "6,2,4",
    "7,4,4",
    "8,5,5",
    "9,6,6",
    "10,9,9",
    "11,10,10"
  })
  void aPlaceInTheTextWithMasksIsOneInTheText(int masked, int asStart, int asEnd) {
    assertThat(Mask.in(TEXT, MASKS)).isEqualTo("abXXXXXefYj");
    MaskPlaces places = new MaskPlaces(MASKS);
    assertThat(places.inText(masked, false)).isEqualTo(asStart);
    assertThat(places.inText(masked, true)).isEqualTo(asEnd);
  }

  @ParameterizedTest
  @CsvSource({"0,0", "2,2", "3,2", "4,7", "5,8", "6,9", "7,9", "8,9", "9,10", "10,11"})
  void aPlaceInTheTextIsOneInTheTextWithMasks(int place, int masked) {
    assertThat(new MaskPlaces(MASKS).inMasked(place)).isEqualTo(masked);
  }

  @Test
  void masksOfTwoListsAreInOrderAndApart() {
    assertThat(
            MaskList.joined(
                List.of(mask(5, 8, "A")),
                List.of(mask(7, 9, "B"), mask(2, 3, "C"), mask(0, 2, "D"))))
        .containsExactly(mask(0, 2, "D"), mask(2, 3, "C"), mask(5, 9, "A"));
    assertThat(MaskList.joined(List.of(mask(1, 2, "A")), List.of(mask(1, 4, "B"))))
        .containsExactly(mask(1, 4, "A"));
    assertThat(MaskList.joined(List.of(mask(0, 9, "A")), List.of(mask(3, 5, "B"))))
        .containsExactly(mask(0, 9, "A"));
    assertThat(mask(2, 4, "A").movedBy(3)).isEqualTo(mask(5, 7, "A"));
  }

  @Test
  void aPlaceOfAMaskedDocumentIsOneOfItsOriginal() {
    String text = "kind: Secret\nstringData: {a: hunter22-and-more}\ntype: Opaque\n";
    SourceDocument document = SourceReader.read("secret.yaml", text);
    MaskedDocument masked = Masking.of(List.of(document.object().orElseThrow())).inPlace(document);
    int type = masked.document().text().indexOf("type");
    assertThat(type).isNotEqualTo(text.indexOf("type"));
    assertThat(masked.inOriginal(type)).isEqualTo(text.indexOf("type"));
    assertThat(new MaskedDocument(masked.document(), masked.masks(), false).inOriginal(type))
        .as("rewritten, so nothing is where it was")
        .isZero();
  }
}
