package dev.tripatch.engine.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.jspecify.annotations.Nullable;

/** What is taken apart once comes out as if each act made a new object. */
class ReplayLawsTest {

  record Done(FieldPath place, Act.Effect effect) {}

  @Property(tries = 5000)
  void asIfEachActMadeANewObject(@ForAll("objects") Value object, @ForAll("acts") List<Done> acts) {
    isAsNew(object, acts, false);
  }

  @Property(tries = 2000)
  void lookingBetweenActsChangesNothing(
      @ForAll("objects") Value object, @ForAll("acts") List<Done> acts) {
    isAsNew(object, acts, true);
  }

  private static void isAsNew(Value object, List<Done> acts, boolean isLookedAt) {
    Replay replay = new Replay(object);
    Value plain = object;
    for (Done act : acts) {
      replay.carryOut(act.place(), act.effect());
      plain = changed(plain, act.place().steps(), act.effect()).orElse(plain);
      if (isLookedAt) {
        assertThat(replay.value()).hasToString(plain.toString());
      }
    }
    assertThat(replay.value()).hasToString(plain.toString());
  }

  @Property(tries = 5000)
  void whatIsAtAPlaceIsTheFirstOfItsName(
      @ForAll("objects") Value object, @ForAll("places") FieldPath place) {
    assertThat(Replay.at(object, place)).isEqualTo(at(object, place));
  }

  private static Optional<Value> at(Value object, FieldPath place) {
    @Nullable Value at = object;
    for (PathStep step : place.steps()) {
      List<Value> items = at instanceof ListValue list ? list.items() : List.of();
      at =
          switch (step) {
            case PathStep.Key(String key) -> at instanceof MapValue map ? map.get(key) : null;
            case PathStep.KeyedItem item ->
                items.stream().filter(each -> isIt(each, item)).findFirst().orElse(null);
            case PathStep.IndexItem(int index) -> index < items.size() ? items.get(index) : null;
            case PathStep.SetItem item -> items.contains(item.value()) ? item.value() : null;
            case PathStep.Lines _ -> null;
          };
    }
    return Optional.ofNullable(at);
  }

  private static Optional<Value> changed(
      @Nullable Value at, List<PathStep> steps, Act.Effect effect) {
    if (steps.isEmpty()) {
      return switch (effect) {
        case Act.Set(Value value) -> Optional.of(value);
        case Act.Removed _ -> Optional.empty();
        case Act.Appended _ -> Optional.ofNullable(at);
      };
    }
    List<PathStep> rest = steps.subList(1, steps.size());
    MapValue map = at instanceof MapValue known ? known : MapValue.EMPTY;
    List<Value> items = new ArrayList<>(at instanceof ListValue list ? list.items() : List.of());
    return switch (steps.getFirst()) {
      case PathStep.Key(String key) -> {
        MapValue.Builder fields = map.toBuilder();
        changed(map.get(key), rest, effect)
            .ifPresentOrElse(kept -> fields.put(key, kept), () -> fields.remove(key));
        yield Optional.of(fields.build());
      }
      case PathStep.KeyedItem item -> {
        if (rest.isEmpty() && effect instanceof Act.Removed) {
          items.removeIf(each -> isIt(each, item));
        } else if (rest.isEmpty() && effect instanceof Act.Appended(Value added)) {
          items.add(added);
        } else {
          items.stream()
              .filter(each -> isIt(each, item))
              .findFirst()
              .ifPresent(
                  old ->
                      changed(old, rest, effect)
                          .ifPresent(kept -> items.set(items.indexOf(old), kept)));
        }
        yield Optional.of(new ListValue(items));
      }
      case PathStep.IndexItem(int index) -> {
        Optional<Value> value =
            changed(index < items.size() ? items.get(index) : null, rest, effect);
        if (index < items.size()) {
          value.ifPresentOrElse(kept -> items.set(index, kept), () -> items.remove(index));
        } else {
          value.ifPresent(items::add);
        }
        yield Optional.of(new ListValue(items));
      }
      case PathStep.SetItem _, PathStep.Lines _ -> Optional.ofNullable(at);
    };
  }

  private static boolean isIt(Value value, PathStep.KeyedItem item) {
    return value instanceof MapValue map && item.value().equals(map.get(item.mergeKey()));
  }

  private static Arbitrary<Scalar> names() {
    return Arbitraries.of(
        new StringValue("a"), new StringValue("b"), new IntegerValue(1), NullValue.NULL);
  }

  private static Arbitrary<Value> values(int depth) {
    Arbitrary<Value> scalars = names().map(name -> name);
    if (depth == 0) {
      return scalars;
    }
    Arbitrary<Value> inner = values(depth - 1);
    Arbitrary<Value> maps =
        Arbitraries.maps(Arbitraries.of("name", "id", "list"), inner)
            .ofMaxSize(3)
            .map(MapValue::of);
    Arbitrary<Value> items =
        Combinators.combine(names(), inner)
            .as((name, list) -> MapValue.builder().put("name", name).put("list", list).build());
    return Arbitraries.oneOf(
        scalars, maps, Arbitraries.oneOf(items, inner).list().ofMaxSize(12).map(ListValue::new));
  }

  @Provide
  Arbitrary<Value> objects() {
    return values(3);
  }

  @Provide
  Arbitrary<FieldPath> places() {
    Arbitrary<PathStep> keys = Arbitraries.of("name", "id", "list").map(PathStep.Key::new);
    Arbitrary<PathStep> items =
        Combinators.combine(Arbitraries.of("name", "id"), names())
            .as((key, name) -> new PathStep.KeyedItem(key, name, 0));
    Arbitrary<PathStep> places = Arbitraries.integers().between(0, 3).map(PathStep.IndexItem::new);
    Arbitrary<PathStep> members = names().map(name -> new PathStep.SetItem(name, 0));
    return Arbitraries.frequencyOf(
            Tuple.of(4, keys), Tuple.of(6, items), Tuple.of(1, places), Tuple.of(1, members))
        .list()
        .ofMaxSize(4)
        .map(
            steps -> {
              FieldPath path = FieldPath.root();
              for (PathStep step : steps) {
                path = path.then(step);
              }
              return path;
            });
  }

  @Provide
  Arbitrary<List<Done>> acts() {
    Arbitrary<Act.Effect> effects =
        Arbitraries.oneOf(
            values(2).map(Act.Set::new),
            values(2).map(Act.Appended::new),
            Arbitraries.just(new Act.Removed()));
    return Combinators.combine(places(), effects).as(Done::new).list().ofMaxSize(12);
  }
}
