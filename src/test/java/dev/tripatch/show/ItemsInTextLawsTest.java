package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.MergedField;
import dev.tripatch.merge.MergedItem;
import dev.tripatch.merge.Threefold;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** The items of a text are found as if each were looked for among all. */
class ItemsInTextLawsTest {

  @Property(tries = 10_000)
  void asIfEachWereLookedForAmongAll(
      @ForAll("items") List<MergedItem> all,
      @ForAll("texts") List<Value> text,
      @ForAll("versions") Optional<Branch> version) {
    ItemsInText items = new ItemsInText(all, version);
    Set<MergedItem> used = new HashSet<>();
    for (int i = 0; i < text.size(); i++) {
      int at = i;
      Optional<MergedItem> plain =
          all.stream()
              .filter(each -> !used.contains(each) && isAt(each, at, text.get(at), version))
              .findFirst();
      plain.ifPresent(used::add);
      assertThat(Optional.ofNullable(items.take(i, text.get(i)))).isEqualTo(plain);
    }
  }

  private static boolean isAt(MergedItem item, int index, Value value, Optional<Branch> version) {
    if (version.isPresent()) {
      return Integer.valueOf(index).equals(item.places().of(version.get()));
    }
    return switch (item.step()) {
      case PathStep.KeyedItem keyed ->
          value instanceof MapValue map && keyed.value().equals(map.get(keyed.mergeKey()));
      case PathStep.SetItem member -> member.value().equals(value);
      case PathStep.Key _, PathStep.IndexItem _, PathStep.Lines _ ->
          item.field().value(Branch.OURS) != null || item.field().value(Branch.THEIRS) != null;
    };
  }

  private static Arbitrary<Scalar> names() {
    return Arbitraries.of(new StringValue("a"), new StringValue("b"), new IntegerValue(1));
  }

  @Provide
  Arbitrary<List<MergedItem>> items() {
    Arbitrary<PathStep> steps =
        Arbitraries.oneOf(
            Combinators.combine(Arbitraries.of("name", "id"), names(), Arbitraries.of(0, 1))
                .as(PathStep.KeyedItem::new),
            Combinators.combine(names(), Arbitraries.of(0, 1)).as(PathStep.SetItem::new),
            Arbitraries.of(0, 1, 2).map(PathStep.IndexItem::new));
    Arbitrary<Threefold<Integer>> places = threefold(Arbitraries.of(0, 1, 2, 3));
    Arbitrary<MergedField> fields =
        threefold(names().map(name -> (Value) name))
            .map(values -> new MergedField.Plain(values, Branch.OURS));
    return Combinators.combine(steps, places, fields).as(MergedItem::new).list().ofMaxSize(8);
  }

  private static <T> Arbitrary<Threefold<T>> threefold(Arbitrary<T> things) {
    Arbitrary<@Nullable T> some = things.injectNull(0.3);
    return Combinators.combine(some, some, some).as(Threefold::new);
  }

  @Provide
  Arbitrary<List<Value>> texts() {
    Arbitrary<Value> maps =
        Arbitraries.maps(Arbitraries.of("name", "id"), names().map(name -> (Value) name))
            .ofMaxSize(2)
            .map(MapValue::of);
    return Arbitraries.oneOf(names().map(name -> (Value) name), maps).list().ofMaxSize(8);
  }

  @Provide
  Arbitrary<Optional<Branch>> versions() {
    return Arbitraries.of(Optional.empty(), Optional.of(Branch.OURS), Optional.of(Branch.BASE));
  }
}
