package dev.tripatch.decide.conflict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.conflict.FieldChanges.FieldChange;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Many changes at once give what they give one after the other, and in the same order. */
class FieldChangesLawsTest {

  @Property(tries = 3000)
  void asOneAfterTheOther(
      @ForAll("objects") MapValue object, @ForAll("changes") List<FieldChange> changes) {
    MapValue expected = object;
    for (FieldChange change : changes) {
      expected =
          change.value().isPresent()
              ? Fields.with(expected, change.path(), change.value().get())
              : Fields.without(expected, change.path());
    }
    assertThat(new FieldChanges(changes).of(object).toString()).isEqualTo(expected.toString());
  }

  @Provide
  Arbitrary<MapValue> objects() {
    return objects(3);
  }

  private static Arbitrary<MapValue> objects(int depth) {
    Arbitrary<Value> values =
        depth == 0
            ? scalars().map(scalar -> scalar)
            : Arbitraries.oneOf(
                scalars().map(scalar -> scalar),
                objects(depth - 1).map(map -> map),
                objects(depth - 1).list().ofMaxSize(4).map(ListValue::new),
                scalars().list().ofMaxSize(4).map(ListValue::new));
    return Combinators.combine(
            scalars(), values.list().ofSize(2), Arbitraries.integers().between(0, 7))
        .as(
            (name, parts, which) -> {
              MapValue.Builder map = MapValue.builder();
              if ((which & 1) != 0) {
                map.put("n", name);
              }
              if ((which & 2) != 0) {
                map.put("a", parts.getFirst());
              }
              if ((which & 4) != 0) {
                map.put("b", parts.getLast());
              }
              return map.build();
            });
  }

  private static Arbitrary<Scalar> scalars() {
    return Arbitraries.of(
        new StringValue("x"), new StringValue("y"), new StringValue("1"), new IntegerValue(1));
  }

  @Provide
  Arbitrary<List<FieldChange>> changes() {
    Arbitrary<PathStep> keys = Arbitraries.of("a", "b", "n", "c").map(PathStep.Key::new);
    Arbitrary<PathStep> items =
        Combinators.combine(scalars(), Arbitraries.of(0, 0, 0, 1))
            .as((name, at) -> new PathStep.KeyedItem("n", name, at));
    Arbitrary<PathStep> members = scalars().map(name -> new PathStep.SetItem(name, 0));
    Arbitrary<FieldPath> paths =
        Combinators.combine(
                keys, Arbitraries.oneOf(keys, items, items, members).list().ofMaxSize(3))
            .as(
                (first, rest) -> {
                  FieldPath path = FieldPath.root().then(first);
                  for (PathStep step : rest) {
                    path = path.then(step);
                  }
                  return path;
                });
    Arbitrary<Optional<Value>> values =
        Arbitraries.oneOf(
                scalars().map(scalar -> (Value) scalar), objects(1).map(map -> (Value) map))
            .optional();
    return Combinators.combine(paths, values).as(FieldChange::new).list().ofMinSize(1).ofMaxSize(4);
  }
}
