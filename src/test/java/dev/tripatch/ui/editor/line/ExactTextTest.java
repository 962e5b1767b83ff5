package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every text with masks, whatever is done to what is shown of it. */
class ExactTextTest {

  /** An edit of what is shown, as shares of its length. */
  record Edit(double from, double length, String inserted) {}

  @Provide
  Arbitrary<List<Edit>> edits() {
    Arbitrary<Double> share = Arbitraries.doubles().between(0, 1);
    Arbitrary<Double> length = Arbitraries.of(0.0, 0.0, 0.02, 0.3);
    return Combinators.combine(share, length, Arbitraries.of("", "x", "\n", "a: b\n"))
        .as(Edit::new)
        .list()
        .ofMaxSize(12);
  }

  /** Lower case is seen, upper case is secret. */
  @Provide
  Arbitrary<ExactText> texts() {
    return Arbitraries.of("a", "bc\n", "SECRET", "X", "YZ\nYZ")
        .list()
        .ofMaxSize(9)
        .map(ExactTextTest::text);
  }

  private static ExactText text(List<String> pieces) {
    StringBuilder text = new StringBuilder();
    List<Mask> masks = new ArrayList<>();
    for (String piece : pieces) {
      if (Character.isUpperCase(piece.charAt(0))) {
        masks.add(new Mask(new Span(text.length(), text.length() + piece.length()), "•••"));
      }
      text.append(piece).append('-');
    }
    return ExactText.of(text.toString(), masks);
  }

  @Property(tries = 500)
  void anEditChangesWhatItMeansAndNothingElse(
      @ForAll("texts") ExactText start, @ForAll("edits") List<Edit> edits) {
    ExactText exact = start;
    for (Edit edit : edits) {
      int length = exact.shown().length();
      int from = (int) (edit.from() * length);
      int to = Math.min(length, from + (int) Math.ceil(edit.length() * length));
      Span part = exact.meant(from, to);
      ExactText opened = exact.openAt(part.start());
      ExactText after = opened.exchanged(part, TextPiece.plain(edit.inserted()));
      assertThat(after.text())
          .isEqualTo(
              exact.text().substring(0, part.start())
                  + edit.inserted()
                  + exact.text().substring(part.end()));
      assertThat(after.left().shown()).doesNotContainPattern("[A-Z]");
      assertThat(after.left().shown()).isEqualTo(after.masked());
      exact = after.left();
    }
  }

  @Property(tries = 500)
  void whatIsTakenOutAndPutBackIsAsItWas(
      @ForAll("texts") ExactText exact, @ForAll("edits") List<Edit> edits) {
    for (Edit edit : edits) {
      int length = exact.shown().length();
      int from = (int) (edit.from() * length);
      int to = Math.min(length, from + (int) Math.ceil(edit.length() * length));
      Span part = exact.meant(from, to);
      TextPiece piece = exact.piece(part);
      assertThat(piece.shown()).doesNotContainPattern("[A-Z]");
      ExactText without = exact.exchanged(part, TextPiece.plain(""));
      ExactText again = without.exchanged(new Span(part.start(), part.start()), piece);
      assertThat(again.text()).isEqualTo(exact.text());
      assertThat(again.left().shown()).doesNotContainPattern("[A-Z]");
    }
  }

  @Property(tries = 500)
  void placesGoThereAndBack(@ForAll("texts") ExactText exact) {
    for (int place = 0; place <= exact.shown().length(); place++) {
      int start = exact.fromShown(place, false);
      int end = exact.fromShown(place, true);
      assertThat(exact.toShown(start)).isLessThanOrEqualTo(place);
      assertThat(exact.toShown(end)).isGreaterThanOrEqualTo(place);
      if (start == end) {
        assertThat(exact.toShown(start)).isEqualTo(place);
      }
    }
  }

  @Example
  void aKeyAtTheEdgeOfAMaskIsOneAtTheEdgeOfItsValue() {
    ExactText exact = text(List.of("a", "SECRET", "b"));
    assertThat(exact.shown()).isEqualTo("a-•••-b-");
    assertThat(exact.meant(4, 5)).isEqualTo(new Span(7, 8));
    assertThat(exact.meant(2, 3)).isEqualTo(new Span(2, 3));
    assertThat(exact.meant(3, 4)).isEqualTo(new Span(2, 8));
    assertThat(exact.meant(1, 4)).isEqualTo(new Span(1, 8));
    ExactText open = exact.openAt(8);
    assertThat(open.shown()).isEqualTo("a-SECRET-b-");
    assertThat(open.exchanged(new Span(7, 8), TextPiece.plain("")).shown()).isEqualTo("a-SECRE-b-");
    assertThat(open.isLeftAt(5)).isFalse();
    assertThat(open.isLeftAt(9)).isTrue();
  }
}
