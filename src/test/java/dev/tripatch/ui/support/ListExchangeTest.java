package dev.tripatch.ui.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ListExchangeTest {

  @Property
  void exchangingRowsGivesTheWantedRows(
      @ForAll List<@IntRange(max = 3) Integer> shown,
      @ForAll List<@IntRange(max = 3) Integer> wanted) {
    List<Integer> rows = new ArrayList<>(shown);
    ListExchange.exchange(rows, wanted);
    assertThat(rows).isEqualTo(wanted);
  }
}
