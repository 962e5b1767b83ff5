package dev.tripatch.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which items of two lists are the same one, step by step; an item is a word here. */
class ListPairingTest {

  private static List<String> words(String words) {
    return List.of(words.split(" "));
  }

  private static ListPairing<String> pairing(String before, String now) {
    return ListPairing.of(words(before), words(now));
  }

  private static int initials(String one, String other) {
    return one.charAt(0) == other.charAt(0) ? 1 : 0;
  }

  @Test
  void asManyAsPossibleStayInOrder() {
    assertThat(pairing("a b c", "a b c").inOrder(Function.identity()).partners())
        .containsExactly(0, 1, 2);
    assertThat(pairing("a b c", "c a b").inOrder(Function.identity()).partners())
        .containsExactly(-1, 0, 1);
    assertThat(pairing("a b c d e", "d a e b c").inOrder(Function.identity()).partners())
        .containsExactly(-1, 0, -1, 1, 2);
    assertThat(pairing("a b c", "c b a").inOrder(Function.identity()).partners())
        .filteredOn(place -> place >= 0)
        .hasSize(1);
  }

  @Test
  void othersOfTheSameIdentityMoved() {
    ListPairing<String> moved =
        pairing("a b c", "c x a b").inOrder(Function.identity()).anywhere(Function.identity());
    assertThat(moved.partners()).containsExactly(2, -1, 0, 1);
    assertThat(Stream.of(0, 1, 2, 3).map(moved::isMoved))
        .containsExactly(true, false, false, false);
  }

  @Test
  void theMostAlikeOfAGroupAreOneWhereverTheyAre() {
    ListPairing<String> alike =
        pairing("a1", "x y z a2").mostAlike(_ -> Optional.of(""), ListPairingTest::initials);
    assertThat(alike.partners()).containsExactly(-1, -1, -1, 0);
    assertThat(pairing("a1", "a2").mostAlike(Optional::of, (_, _) -> 1).isEmpty()).isTrue();
  }

  @Test
  void whatIsLeftOutGetsNoPartner() {
    BitSet first = new BitSet();
    first.set(0);
    assertThat(pairing("a a", "a").without(first).inOrder(Function.identity()).partners())
        .containsExactly(1);
  }

  @Test
  void betweenPairsThatAreInOrderOthersThatFitAreInOrder() {
    ListPairing<String> fitting =
        pairing("k a1 b1 z", "k b2 a2 c2 z")
            .atEnds(String::equals)
            .between((one, other) -> initials(one, other) > 0);
    assertThat(fitting.partners()).containsExactly(0, 2, -1, -1, 3);
  }

  @Test
  void whatIsLeftBetweenTwoPairsIsPairedByPlace() {
    ListPairing<String> placed =
        pairing("a x1 x2 b", "a y1 b y3")
            .inOrder(Function.identity())
            .byPlace((some, others) -> !some.isEmpty() && others.size() == 1);
    assertThat(placed.partners()).containsExactly(0, 1, 3, -1);
  }

  @Test
  void equalItemsAreCounted() {
    assertThat(ListPairing.counted(words("a b a")))
        .containsExactly(Map.entry("a", 0), Map.entry("b", 0), Map.entry("a", 1));
  }
}
