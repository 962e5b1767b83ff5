package dev.tripatch.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Items are found by name as if all were looked through, however often a list is asked. */
class ListValueLawsTest {

  record Question(String mergeKey, Value name) {}

  @Property(tries = 3000)
  void asIfAllWereLookedThrough(
      @ForAll("lists") ListValue list, @ForAll("questions") List<Question> questions) {
    for (Question each : questions) {
      List<Integer> places =
          IntStream.range(0, list.size())
              .filter(
                  place ->
                      each.name()
                          .equals(
                              list.get(place) instanceof MapValue map
                                  ? map.get(each.mergeKey())
                                  : list.get(place)))
              .boxed()
              .toList();
      assertThat(list.placesOf(each.mergeKey(), each.name())).isEqualTo(places);
    }
  }

  private static Arbitrary<Value> names() {
    return Arbitraries.of(
        new StringValue("a"),
        new StringValue(""),
        new IntegerValue(1),
        new FloatValue(0.0),
        new FloatValue(-0.0),
        NullValue.NULL,
        ListValue.of(new IntegerValue(1)),
        MapValue.EMPTY);
  }

  @Provide
  Arbitrary<ListValue> lists() {
    Arbitrary<Value> maps =
        Arbitraries.maps(Arbitraries.of("", "name", "id"), names()).ofMaxSize(3).map(MapValue::of);
    return Arbitraries.oneOf(names(), maps).list().ofMaxSize(20).map(ListValue::new);
  }

  @Provide
  Arbitrary<List<Question>> questions() {
    return Combinators.combine(Arbitraries.of("", "name", "id"), names())
        .as(Question::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(10);
  }
}
