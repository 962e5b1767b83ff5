package dev.tripatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ListExchangeTest {

  private final ListExchange<AtomicReference<Integer>, Integer> exchange =
      new ListExchange<>(AtomicReference::new, AtomicReference::get, AtomicReference::set);

  @Property
  void thePlacesShowWhatIsWanted(
      @ForAll List<@IntRange(max = 3) Integer> shown,
      @ForAll List<@IntRange(max = 3) Integer> wanted) {
    List<AtomicReference<Integer>> places = places(shown);
    exchange.exchange(places, wanted);
    assertThat(places.stream().map(AtomicReference::get).toList()).isEqualTo(wanted);
  }

  @Property
  void noPlaceIsLostWhileThereIsUseForIt(
      @ForAll List<@IntRange(max = 3) Integer> shown,
      @ForAll List<@IntRange(max = 3) Integer> wanted) {
    List<AtomicReference<Integer>> places = places(shown);
    Set<AtomicReference<Integer>> before = Collections.newSetFromMap(new IdentityHashMap<>());
    before.addAll(places);
    exchange.exchange(places, wanted);
    assertThat(places.stream().filter(before::contains))
        .hasSize(Math.min(shown.size(), wanted.size()));
  }

  private static List<AtomicReference<Integer>> places(List<Integer> contents) {
    return new ArrayList<>(contents.stream().map(AtomicReference::new).toList());
  }
}
