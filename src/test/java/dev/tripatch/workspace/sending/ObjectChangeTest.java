package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.real.RandomEdits;
import dev.tripatch.cluster.real.RealManifests;
import dev.tripatch.json.Counted;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Objects that a real server had are changed, and taken back, while others change them too. */
class ObjectChangeTest {
  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final List<MapValue> LIVE = live();

  private static List<MapValue> live() {
    try {
      return RealManifests.recorded("live").stream().map(EngineNumbers::asEngineReads).toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** An object, two edits of it that know nothing of each other, and what is known of its kind. */
  private record Case(MapValue before, MapValue after, MapValue other, SchemaAnswer schema) {
    static Case of(long seed) {
      Random random = new Random(seed);
      RandomEdits edits = new RandomEdits(random);
      MapValue before = LIVE.get(random.nextInt(LIVE.size()));
      return new Case(
          before,
          counted(edits.edit(before, 1 + random.nextInt(6)), "1000"),
          counted(edits.edit(before, 1 + random.nextInt(6)), "1001"),
          CATALOG.of(before));
    }

    /** Each change of an object changes these, too. */
    private static MapValue counted(MapValue object, String version) {
      MapValue metadata = (MapValue) object.find("metadata").orElseThrow();
      return object.toBuilder()
          .put(
              "metadata",
              metadata.toBuilder()
                  .put("resourceVersion", new StringValue(version))
                  .put("managedFields", ListValue.EMPTY)
                  .build())
          .build();
    }

    ObjectChange change() {
      return new ObjectChange(before, after, schema);
    }

    Effect drift() {
      return Effect.between(before, other, schema.declaredType());
    }
  }

  /** The same with all keys in another order. */
  private static Value turned(Value value) {
    return switch (value) {
      case MapValue map -> {
        MapValue.Builder turned = MapValue.builder();
        List.copyOf(map.keys())
            .reversed()
            .forEach(key -> turned.put(key, turned(map.find(key).orElseThrow())));
        yield turned.build();
      }
      case ListValue items ->
          new ListValue(items.items().stream().map(ObjectChangeTest::turned).toList());
      case Value other -> other;
    };
  }

  /** To the byte: items of lists are in the same order, too. */
  private static void isSame(MapValue object, MapValue wanted) {
    MapValue plain = Case.counted(object, "");
    assertThat(plain).isEqualTo(Case.counted(wanted, ""));
  }

  @Property(tries = 400)
  void theWayBackLeadsToWhatWasBefore(@ForAll long seed) {
    Case each = Case.of(seed);

    Optional<MapValue> back = each.change().back().onto(each.after());

    assertThat(back).isPresent();
    isSame(back.orElseThrow(), each.before());
    assertThat(each.change().back().back()).isEqualTo(each.change());
  }

  /** Objects are read with sorted keys, or with the server's. */
  @Property(tries = 200)
  void theOrderOfKeysCountsNowhere(@ForAll long seed) {
    Case each = Case.of(seed);
    MapValue turned = (MapValue) turned(each.before());
    ObjectChange other = new ObjectChange(turned, each.after(), each.schema());

    assertThat(other.effect()).isEqualTo(each.change().effect());
    assertThat(other.effect()).hasSameHashCodeAs(each.change().effect());
    isSame(each.change().onto(turned).orElseThrow(), each.after());
  }

  @Property(tries = 1000)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void whatOthersDidStaysOrTheChangeIsRefused(@ForAll long seed) {
    Case each = Case.of(seed);
    Effect wanted = each.change().effect();
    Effect drift = each.drift();
    Optional<MapValue> result = each.change().onto(each.other());
    boolean isDisjoint =
        drift.paths().stream()
            .noneMatch(path -> wanted.touches(path) || hasNoKeyBeside(path, wanted));
    boolean isInside =
        wanted.fields().stream()
            .anyMatch(field -> !Counted.valueAt(each.other(), field.path()).equals(field.before()));
    Statistics.collect(isDisjoint ? "disjoint" : isInside ? "inside" : "around");

    if (isDisjoint) {
      assertThat(result).as(wanted + " " + drift).isPresent();
      has(result.orElseThrow(), drift);
      has(result.orElseThrow(), wanted);
    }
    if (isInside) {
      assertThat(result).as(wanted + " " + drift).isEmpty();
    }
    result.ifPresent(
        now ->
            assertThat(Effect.between(each.other(), now, each.schema().declaredType()))
                .isEqualTo(wanted));
    Statistics.coverage(
        coverage -> {
          coverage.check("disjoint").percentage(percent -> percent > 20);
          coverage.check("inside").percentage(percent -> percent > 20);
        });
  }

  /** No patch reaches the items of a list in which one has lost its merge key. */
  private static boolean hasNoKeyBeside(FieldPath path, Effect wanted) {
    return path.last().filter(PathStep.IndexItem.class::isInstance).isPresent()
        && wanted.paths().stream().anyMatch(each -> each.startsWith(path.parent().orElseThrow()));
  }

  private static void has(MapValue object, Effect effect) {
    for (Effect.Field field : effect.fields()) {
      assertThat(Counted.valueAt(object, field.path()))
          .as(field.toString())
          .isEqualTo(field.after());
    }
  }

  @Property(tries = 200)
  void whatServersCountIsNoEffect(@ForAll long seed) {
    Case each = Case.of(seed);
    MapValue counted = Case.counted(each.before(), "4711");

    assertThat(new ObjectChange(each.before(), counted, each.schema()).effect().isNone()).isTrue();
    assertThat(each.change().effect().touches(FieldPath.of("metadata", "managedFields"))).isFalse();
  }
}
