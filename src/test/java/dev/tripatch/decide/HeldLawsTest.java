package dev.tripatch.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Items of two lists are put together as if each were compared with each. */
class HeldLawsTest {

  @Property(tries = 5000)
  void asIfEachWereComparedWithEach(
      @ForAll("lists") List<Value> mine,
      @ForAll("lists") List<Value> theirs,
      @ForAll("mergeKeys") Optional<String> mergeKey) {
    Held held =
        new Held(
            Optional.empty(), Optional.of(new ListValue(mine)), Optional.of(new ListValue(theirs)));
    List<Value> both = new ArrayList<>(mine);
    theirs.stream()
        .filter(item -> mine.stream().noneMatch(own -> isOne(own, item, mergeKey)))
        .forEach(both::add);
    assertThat(held.both(mergeKey)).contains(new ListValue(both));
    assertThat(held.inLiveOrder(mergeKey)).isEqualTo(inOrder(mine, theirs, mergeKey));
  }

  private static Optional<ListValue> inOrder(
      List<Value> mine, List<Value> theirs, Optional<String> mergeKey) {
    List<Value> left = new ArrayList<>(mine);
    List<Value> ordered = new ArrayList<>();
    for (Value item : theirs) {
      Optional<Value> own = left.stream().filter(each -> isOne(each, item, mergeKey)).findFirst();
      own.ifPresent(ordered::add);
      own.ifPresent(left::remove);
    }
    return left.isEmpty() ? Optional.of(new ListValue(ordered)) : Optional.empty();
  }

  private static boolean isOne(Value left, Value right, Optional<String> mergeKey) {
    return left.equals(right)
        || mergeKey.isPresent()
            && left instanceof MapValue one
            && right instanceof MapValue other
            && one.get(mergeKey.get()) != null
            && Objects.equals(one.get(mergeKey.get()), other.get(mergeKey.get()));
  }

  @Provide
  Arbitrary<Optional<String>> mergeKeys() {
    return Arbitraries.of(Optional.empty(), Optional.of("name"));
  }

  @Provide
  Arbitrary<List<Value>> lists() {
    Arbitrary<Value> scalars =
        Arbitraries.of(
            new StringValue("a"), new StringValue("b"), new IntegerValue(1), NullValue.NULL);
    Arbitrary<Value> maps =
        Arbitraries.maps(Arbitraries.of("name", "x"), scalars).ofMaxSize(2).map(MapValue::of);
    return Arbitraries.oneOf(scalars, maps).list().ofMaxSize(6);
  }
}
