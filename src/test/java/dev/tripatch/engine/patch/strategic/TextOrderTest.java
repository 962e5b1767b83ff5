package dev.tripatch.engine.patch.strategic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order in which items are compared; an item is a letter, its key, and a number. */
class TextOrderTest {

  /** Sorted by hand: an insertion sort that moves an item in front of its equals. */
  @ParameterizedTest
  @CsvSource({
    "a1 b1, a1 b1",
    "b1 a1, a1 b1",
    "a1 a2, a2 a1",
    "a1 a2 a3, a3 a2 a1",
    "b1 a1 b2 a2, a2 a1 b2 b1",
    "c1 a1 c2 b1 a2 c3, a2 a1 b1 c3 c2 c1"
  })
  void equalItemsAreTurnedAround(String items, String sorted) {
    assertThat(sort(List.of(items.split(" ")))).containsExactly(sorted.split(" "));
  }

  /**
   * Neither kept nor turned around; where each lands is for {@code three-way-long-twins} to say.
   */
  @Test
  void thoseOfLongerListsFollowGosQuicksort() {
    List<String> items = new ArrayList<>(IntStream.range(0, 13).mapToObj(i -> "k" + i).toList());
    assertThat(sort(items)).isNotEqualTo(items).isNotEqualTo(items.reversed()).hasSize(13);
  }

  @Test
  void textsCompareByCodePointAndNumbersAsTexts() {
    List<Value> primitives =
        List.of(
            new IntegerValue(9),
            new StringValue("\ud83d\ude00"),
            new IntegerValue(10),
            new StringValue("\uff5e"),
            new StringValue("B"),
            new StringValue("a"));
    assertThat(TextOrder.sortPrimitives(primitives))
        .containsExactly(
            new IntegerValue(10),
            new IntegerValue(9),
            new StringValue("B"),
            new StringValue("a"),
            new StringValue("\uff5e"),
            new StringValue("\ud83d\ude00"));
  }

  private static List<String> sort(List<String> items) {
    List<Value> maps = new ArrayList<>();
    for (String item : items) {
      maps.add(
          MapValue.builder()
              .put("key", new StringValue(item.substring(0, 1)))
              .put("text", new StringValue(item))
              .build());
    }
    return TextOrder.sort(maps, "key").stream()
        .map(entry -> Objects.requireNonNull(((MapValue) entry.item()).get("text")))
        .map(text -> ((StringValue) text).text())
        .toList();
  }
}
