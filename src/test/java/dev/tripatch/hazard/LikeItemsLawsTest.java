package dev.tripatch.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The only item that is alike is found as if all were compared. */
class LikeItemsLawsTest {

  @Property(tries = 3000)
  void asIfAllWereCompared(
      @ForAll("fields") Map<String, Integer> item,
      @ForAll("items") List<Map<String, Integer>> others) {
    Map<Scalar, MapValue> all = new LinkedHashMap<>();
    for (int i = 0; i < others.size(); i++) {
      all.put(new StringValue("old" + i), named("old" + i, others.get(i)));
    }
    MapValue wanted = named("new", item);
    List<Scalar> alike =
        all.entrySet().stream()
            .filter(each -> isAlike(wanted, each.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    assertThat(new LikeItems(all, "name").only(wanted))
        .isEqualTo(alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty());
  }

  private static boolean isAlike(MapValue item, MapValue other) {
    long same =
        item.keys().stream()
            .filter(key -> !key.equals("name"))
            .filter(key -> item.find(key).equals(other.find(key)))
            .count();
    return same > 0 && same * 2 >= Math.min(item.size(), other.size()) - 1;
  }

  private static MapValue named(String name, Map<String, Integer> fields) {
    MapValue.Builder map = MapValue.builder().put("name", new StringValue(name));
    fields.forEach((key, value) -> map.put(key, new IntegerValue(value)));
    return map.build();
  }

  @Provide
  Arbitrary<Map<String, Integer>> fields() {
    return Arbitraries.maps(
            Arbitraries.of("a", "b", "c", "d", "e"), Arbitraries.integers().between(0, 2))
        .ofMaxSize(5);
  }

  @Provide
  Arbitrary<List<Map<String, Integer>>> items() {
    return fields().list().ofMaxSize(5);
  }
}
