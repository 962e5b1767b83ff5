package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.pair.PairDifference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Laws of the fields in which two objects differ, on random objects: they are all such fields, and
 * no others. What is compared with is a walk through both values that knows no schema.
 */
class PairDifferenceLawsTest {
  private static final int PAIRS = 1_500;
  private static final List<Integer> SEEDS = Sample.of(IntStream.range(0, PAIRS).boxed().toList());
  private static final Set<String> USUAL =
      Set.of("Deployment", "Pod", "Service", "ConfigMap", "Ingress", "Job", "Role");

  private final BundledCatalog catalog = new BundledCatalog();
  private final List<KnownKind> kinds =
      catalog.kinds().stream().filter(kind -> USUAL.contains(kind.kind())).toList();

  /** Two objects that have much in common, and what is known of their kind. */
  private record Two(MapValue left, MapValue right, SchemaAnswer schema, List<Difference> changes) {

    static Two of(MapValue left, MapValue right, SchemaAnswer schema) {
      return new Two(left, right, schema, PairDifference.between(left, right, schema));
    }
  }

  private Two two(int seed) {
    Random random = new Random(seed);
    KnownKind kind = kinds.get(random.nextInt(kinds.size()));
    SchemaAnswer.Known known = (SchemaAnswer.Known) catalog.lookUp(kind.apiVersion(), kind.kind());
    RandomObjects objects = new RandomObjects(random, random.nextInt(4) == 0);
    MapValue left = objects.object(kind.apiVersion(), kind.kind(), known.schema());
    MapValue right = random.nextInt(8) == 0 ? left : objects.changed(left, known.schema());
    SchemaAnswer schema =
        random.nextInt(3) == 0 ? new SchemaAnswer.Unknown("a custom resource") : known;
    return Two.of(left, random.nextInt(3) == 0 ? again(right, seed) : right, schema);
  }

  /** The same object after another change of it, which the server counted. */
  private static MapValue again(MapValue object, int generation) {
    return object.get("metadata") instanceof MapValue metadata
        ? object.toBuilder()
            .put(
                "metadata",
                metadata.toBuilder().put("generation", new IntegerValue(generation)).build())
            .build()
        : object;
  }

  @Test
  void nothingIsListedIfAndOnlyIfTheObjectsAreEqualButForTheServersCount() {
    int equal = 0;
    for (int seed : SEEDS) {
      Two two = two(seed);
      boolean isEqual = withoutCount(two.left()).equals(withoutCount(two.right()));
      equal += isEqual ? 1 : 0;
      assertThat(two.changes().isEmpty()).as("seed %d", seed).isEqualTo(isEqual);
    }
    assertThat(equal).isBetween(Sample.least(PAIRS / 20), PAIRS / 2);
  }

  @Test
  void eachFieldHasTheValuesOfBothSidesWhichDiffer() {
    for (int seed : SEEDS) {
      Two two = two(seed);
      for (Difference change : two.changes()) {
        String where = "seed %d, %s".formatted(seed, change.path());
        assertThat(Counted.valueAt(two.left(), change.path())).as(where).isEqualTo(change.before());
        assertThat(Counted.valueAt(two.right(), change.path())).as(where).isEqualTo(change.after());
        assertThat(change.before()).as(where).isNotEqualTo(change.after());
      }
    }
  }

  @Test
  void noFieldIsListedTwiceAndNoneInsideAnotherButForTheOrderOfAList() {
    for (int seed : SEEDS) {
      Two two = two(seed);
      List<FieldPath> paths =
          two.changes().stream().filter(each -> !each.isOrder()).map(Difference::path).toList();
      assertThat(new HashSet<>(paths)).as("seed %d", seed).hasSameSizeAs(paths);
      for (FieldPath path : paths) {
        assertThat(paths.stream().filter(path::startsWith))
            .as("seed %d, %s", seed, path)
            .hasSize(1);
      }
    }
  }

  /** Put into the left object, the changes make the right one. */
  @Test
  void theChangesAreAllThatDiffers() {
    for (int seed : SEEDS) {
      Two two = two(seed);
      MapValue now = withoutCount(two.left());
      for (Difference change : lastRemovedFirst(two.changes())) {
        now = change.isOrder() ? now : (MapValue) with(now, change.path(), change.after());
      }
      assertThat(unordered(now))
          .as("seed %d", seed)
          .isEqualTo(unordered(withoutCount(two.right())));
    }
  }

  /** Items of one name are counted: each change has to find its own. */
  private static List<Difference> lastRemovedFirst(List<Difference> changes) {
    return Stream.concat(
            changes.reversed().stream().filter(each -> each.after().isEmpty()),
            changes.stream().filter(each -> each.after().isPresent()))
        .toList();
  }

  private static MapValue withoutCount(MapValue object) {
    return !(object.get("metadata") instanceof MapValue metadata)
        ? object
        : object.toBuilder()
            .put(
                "metadata",
                metadata.toBuilder().remove("generation").remove("managedFields").build())
            .build();
  }

  /** A value with another one at a place, or with none there. */
  private static Value with(Value value, FieldPath path, Optional<Value> other) {
    if (path.isRoot()) {
      return other.orElseThrow();
    }
    FieldPath first = FieldPath.root().then(path.steps().getFirst());
    FieldPath rest = path.below(first);
    if (value instanceof MapValue map) {
      String key = ((PathStep.Key) path.steps().getFirst()).name();
      Optional<Value> part =
          rest.isRoot()
              ? other
              : Optional.of(with(map.find(key).orElse(MapValue.EMPTY), rest, other));
      MapValue.Builder changed = map.toBuilder();
      part.ifPresentOrElse(now -> changed.put(key, now), () -> changed.remove(key));
      return changed.build();
    }
    ListValue list = (ListValue) value;
    FieldPath counted =
        Counted.counted(
            FieldPath.of("list").then(path.steps().getFirst()), MapValue.of("list", list));
    List<Value> items = new ArrayList<>(list.items());
    if (counted.last().orElseThrow() instanceof PathStep.IndexItem(int index)
        && index < items.size()) {
      if (rest.isRoot() && other.isEmpty()) {
        items.set(index, GONE);
      } else {
        items.set(index, with(items.get(index), rest, other));
      }
    } else {
      items.add(other.orElseThrow());
    }
    return new ListValue(items);
  }

  /** Keeps the place of an item, so that those of the same name after it are still found. */
  private static final Value GONE = MapValue.of("an item that is gone", MapValue.EMPTY);

  /** Lists as bags: the laws above say where the order differs. */
  private static Object unordered(Value value) {
    return switch (value) {
      case MapValue map -> {
        Map<String, Object> parts = new HashMap<>();
        map.entries().forEach((key, part) -> parts.put(key, unordered(part)));
        yield parts;
      }
      case ListValue list -> {
        Map<Object, Integer> bag = new HashMap<>();
        list.items().stream()
            .filter(item -> !item.equals(GONE))
            .forEach(item -> bag.merge(unordered(item), 1, Integer::sum));
        yield bag;
      }
      case Value scalar -> scalar;
    };
  }
}
