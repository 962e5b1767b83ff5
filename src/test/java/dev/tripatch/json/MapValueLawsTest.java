package dev.tripatch.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A map behaves as a linked hash map does, with few keys and with many. */
class MapValueLawsTest {

  @Property(tries = 300)
  void settingAndTakingAway(
      @ForAll @Size(max = 120) List<@IntRange(min = -30, max = 30) Integer> changes) {
    Map<String, Value> expected = new LinkedHashMap<>();
    MapValue.Builder builder = MapValue.builder();
    for (int change : changes) {
      String key = key(Math.abs(change));
      if (change < 0) {
        expected.remove(key);
        builder.remove(key);
      } else {
        Value value = new IntegerValue(change);
        expected.put(key, value);
        builder.put(key, value);
      }
    }
    MapValue map = builder.build();
    assertThat(List.copyOf(map.entries().entrySet())).isEqualTo(List.copyOf(expected.entrySet()));
    assertThat(map.size()).isEqualTo(expected.size());
    for (int i = 0; i <= 30; i++) {
      assertThat(map.get(key(i))).isEqualTo(expected.get(key(i)));
      assertThat(map.has(key(i))).isEqualTo(expected.containsKey(key(i)));
    }
    assertThat(map.toBuilder().build()).isEqualTo(map).hasSameHashCodeAs(map);
    assertThat(map).isEqualTo(MapValue.of(reversed(expected))).hasSameHashCodeAs(map);
  }

  /** Some of the keys have the same hash code. */
  private static String key(int number) {
    return number % 2 == 0 ? "Aa" + number / 2 : "BB" + number / 2;
  }

  private static Map<String, Value> reversed(Map<String, Value> map) {
    Map<String, Value> reversed = new LinkedHashMap<>();
    List.copyOf(map.keySet()).reversed().forEach(key -> reversed.put(key, map.get(key)));
    return reversed;
  }
}
