package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Change;
import dev.tripatch.decide.Fate;
import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.show.table.Noise;
import java.net.URISyntaxException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws of conflicts and their ways out, on every recorded three-way case. */
class ConflictLawsTest {
  private final RecordedComparisons recordings = new RecordedComparisons();
  private final Map<Fate, Integer> offered = new EnumMap<>(Fate.class);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "json-merge.jsonl.gz",
        "kubectl-apply.jsonl.gz"
      })
  void lawsHold(String name) throws URISyntaxException {
    recordings.forEach(
        name,
        (line, outcome) -> {
          Conflicts conflicts = Conflicts.of(outcome);
          everyConflictIsOne(line.id(), conflicts);
          noneIsMissing(line, conflicts, outcome);
          everyConflictIsMarked(line.id(), conflicts, outcome);
          waysOutKeepTheirPromise(line.id(), conflicts, outcome);
        });
    if (Sample.ALL) {
      assertThat(offered).as("ways out in " + name).containsOnlyKeys(WaysOut.FATES);
    }
  }

  /** Live moved, local disagrees, apply changes live; and no field is told twice. */
  private static void everyConflictIsOne(String id, Conflicts conflicts) {
    for (Conflict conflict : conflicts.all()) {
      String at = id + " " + conflict.path();
      assertThat(isSame(conflict.live(), conflict.lastApplied())).as(at).isFalse();
      assertThat(isSame(conflict.live(), conflict.local())).as(at).isFalse();
      assertThat(isSame(conflict.live(), conflict.result())).as(at).isFalse();
      assertThat(conflicts.all().stream().filter(other -> isWithin(other.path(), conflict.path())))
          .as(at)
          .containsExactly(conflict);
      assertThat(conflicts.text(conflict).owner()).as(at).isNotBlank();
    }
  }

  /** What the engine marks or the reference refuses is among them. */
  private static void noneIsMissing(
      RecordedCase line, Conflicts conflicts, ThreeWayOutcome.Computed outcome) {
    for (FieldOutcome field : outcome.explanation().all()) {
      if (field.isConflict() && !isNoise(field) && !areBothNothing(field)) {
        assertThat(conflicts.at(field.path())).as(line.id() + " " + field.path()).isPresent();
      }
    }
    if (line.map("noOverwrite").has("conflict")) {
      assertThat(conflicts.refusal()).as(line.id()).isPresent();
      boolean isOfNoise =
          outcome.explanation().all().stream()
              .filter(ConflictLawsTest::isNoise)
              .anyMatch(field -> field.values().patch() != null && field.values().hasDrifted());
      assertThat(
              !conflicts.all().isEmpty()
                  || isOfNoise
                  || isWrittenWithoutChange(line, outcome)
                  || isOfSpellings(outcome))
          .as(line.id())
          .isTrue();
    }
  }

  /** Table, panes and Why panel mark exactly what is listed as a conflict, or as cleared. */
  private static void everyConflictIsMarked(
      String id, Conflicts conflicts, ThreeWayOutcome.Computed outcome) {
    assertThat(
            outcome.explanation().all().stream()
                .filter(FieldOutcome::isConflict)
                .filter(field -> !isNoise(field) && !areBothNothing(field))
                .map(FieldOutcome::path))
        .as(id)
        .containsExactlyInAnyOrderElementsOf(conflicts.all().stream().map(Conflict::path).toList());
  }

  /**
   * The reference takes a selector that it always writes whole for a change of live, and a map that
   * a directive has emptied.
   */
  private static boolean isWrittenWithoutChange(
      RecordedCase line, ThreeWayOutcome.Computed outcome) {
    return line.kind().equals("PodDisruptionBudget")
        || outcome.inputs().live().filter(outcome.result()::equals).isPresent();
  }

  /** The reference compares spellings, servers values. */
  private static boolean isOfSpellings(ThreeWayOutcome.Computed outcome) {
    return outcome.explanation().all().stream()
        .anyMatch(field -> field.values().hasDrifted() && field.values().patch() != null);
  }

  private static boolean isNoise(FieldOutcome field) {
    return Noise.of(field.path()).isPresent() || field.reason() == Reason.LEAKED_DIRECTIVE;
  }

  private static boolean areBothNothing(FieldOutcome field) {
    return isNothing(field.values().lastApplied()) && isNothing(field.values().live());
  }

  private void waysOutKeepTheirPromise(
      String id, Conflicts conflicts, ThreeWayOutcome.Computed outcome) {
    Map<FieldPath, List<WaysOut.WayOut>> all = WaysOut.of(conflicts);
    for (Conflict conflict : conflicts.all()) {
      List<WaysOut.WayOut> ways = all.getOrDefault(conflict.path(), List.of());
      assertThat(ways).extracting(WaysOut.WayOut::fate).isEqualTo(WaysOut.FATES);
      assertThat(ways).as(id).anyMatch(WaysOut.WayOut::isPossible);
      for (WaysOut.WayOut way : ways) {
        String at = id + " " + conflict.path() + " " + way;
        assertThat(way.sentence()).as(at).endsWith(".");
        if (way.isPossible()) {
          check(at, conflict, way, outcome);
          offered.merge(way.fate(), 1, Integer::sum);
        }
      }
    }
  }

  private static void check(
      String at, Conflict conflict, WaysOut.WayOut way, ThreeWayOutcome.Computed outcome) {
    ThreeWayInputs inputs = outcome.inputs();
    boolean isApplied = way.fate() == Fate.KEEP_LOCAL;
    ThreeDocuments<MapValue> changed = Change.apply(way.changes(), inputs.documents());
    ThreeDocuments<MapValue> next =
        isApplied
            ? new ThreeDocuments<>(
                Optional.of(inputs.local()), changed.local(), Optional.of(outcome.result()))
            : changed;
    ThreeWayOutcome then = ThreeWay.compute(inputs.with(next).withOverwrite(true));
    assertThat(then).as(at).isInstanceOf(ThreeWayOutcome.Computed.class);
    ThreeWayOutcome.Computed after = (ThreeWayOutcome.Computed) then;
    Optional<Value> promised = isApplied ? conflict.result() : conflict.live();
    assertThat(has(after.result(), conflict.path(), promised)).as(at).isTrue();
    assertThat(Conflicts.of(after).all()).as(at).noneMatch(other -> isRelated(other, conflict));
    assertThat(way.changes()).as(at).allMatch(change -> isDecidedWith(conflict, change.path()));
  }

  private static boolean isDecidedWith(Conflict conflict, FieldPath path) {
    return path.equals(conflict.path())
        || conflict.together().filter(group -> group.fields().contains(path)).isPresent();
  }

  /** Writing the value there, or taking away what is there, must change nothing. */
  private static boolean has(MapValue object, FieldPath path, Optional<Value> promised) {
    Value value = promised.orElse(NullValue.NULL);
    return Fields.with(object, path, value).equals(object)
        || (isNothing(value) && Fields.without(object, path).equals(object));
  }

  private static boolean isRelated(Conflict other, Conflict conflict) {
    return isWithin(other.path(), conflict.path()) || isWithin(conflict.path(), other.path());
  }

  private static boolean isWithin(FieldPath path, FieldPath holder) {
    return path.startsWith(holder);
  }

  private static boolean isSame(Optional<Value> left, Optional<Value> right) {
    return left.filter(value -> !isNothing(value)).equals(right.filter(value -> !isNothing(value)));
  }

  private static boolean isNothing(@Nullable Value value) {
    return value == null || value == NullValue.NULL;
  }
}
