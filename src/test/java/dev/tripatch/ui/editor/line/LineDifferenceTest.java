package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class LineDifferenceTest {

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("a", "b", "ab", "", "\n")
        .list()
        .ofMaxSize(12)
        .map(l -> String.join("\n", l));
  }

  @Property
  void exchangingTheDifferenceGivesTheNewText(
      @ForAll("texts") String before, @ForAll("texts") String after) {
    LineDifference difference = LineDifference.between(before, after);
    String made =
        before.substring(0, difference.start())
            + after.substring(difference.start(), difference.newEnd())
            + before.substring(difference.oldEnd());
    assertThat(made).isEqualTo(after);
  }

  @Property
  void theDifferenceIsOfWholeLines(@ForAll("texts") String before, @ForAll("texts") String after) {
    LineDifference difference = LineDifference.between(before, after);
    if (difference.isEmpty()) {
      return;
    }
    for (int end : List.of(difference.start(), difference.oldEnd())) {
      assertThat(end == 0 || end == before.length() || before.charAt(end - 1) == '\n').isTrue();
    }
  }

  @Property
  void exchangingPlaceByPlaceGivesTheNewText(
      @ForAll("texts") String before, @ForAll("texts") String after) {
    String made = before;
    for (LineDifference place : LineDifference.places(before, after)) {
      made =
          made.substring(0, place.start())
              + after.substring(place.start(), place.newEnd())
              + made.substring(place.oldEnd());
    }
    assertThat(made).isEqualTo(after);
  }

  @Example
  void linesThatDifferFarFromEachOtherAreAPlaceEach() {
    assertThat(LineDifference.places("a\nb\nc\nd\n", "x\nb\nc\nyy\n"))
        .containsExactly(new LineDifference(0, 1, 1), new LineDifference(6, 7, 8));
  }

  @Example
  void manyLinesAreOnePlace() {
    assertThat(LineDifference.places("a\n".repeat(50), "b\n".repeat(50)))
        .containsExactly(new LineDifference(0, 100, 100));
  }

  @Example
  void oneChangedLineIsOneLine() {
    assertThat(LineDifference.between("a\nb\nc\n", "a\nx\nc\n"))
        .isEqualTo(new LineDifference(2, 4, 4));
  }
}
