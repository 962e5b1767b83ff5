package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.Ledger;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.threeway.LeaveOutRefusal.LeaveOutProblem;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import java.net.URISyntaxException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is left out stays as live has it, and all else comes out as it would; on recorded cases. The
 * check does not use what the program uses: it takes both results apart itself.
 */
class LeaveOutLawsTest {

  private static final Set<Outcome> QUIET = EnumSet.of(Outcome.SAME, Outcome.KEPT);

  private final RecordedComparisons recordings = new RecordedComparisons();
  private final Map<LeaveOutProblem, Integer> refused = new EnumMap<>(LeaveOutProblem.class);
  private int done;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "json-merge.jsonl.gz",
        "kubectl-apply.jsonl.gz"
      })
  void onlyTheFieldItselfIsAnother(String name) throws URISyntaxException {
    recordings.forEach(
        name,
        (line, outcome) ->
            outcome.explanation().all().stream()
                .filter(field -> !QUIET.contains(field.outcome()))
                .forEach(field -> check(line.id() + " " + field.path(), outcome, field.path())));
    assertThat(done).isGreaterThan(Sample.least(200));
    assertThat(refused).doesNotContainKey(LeaveOutProblem.NO_SUCH_FIELD);
    if (Sample.ALL) {
      // Only where a directive becomes data, for then every field of its list is in it.
      assertThat(refused.getOrDefault(LeaveOutProblem.NOT_ALONE, 0)).isLessThan(done / 50);
    }
  }

  private void check(String at, ThreeWayOutcome.Computed all, FieldPath path) {
    ThreeWayOutcome.Computed chosen =
        (ThreeWayOutcome.Computed) ThreeWay.compute(all.inputs().leavingOut(Set.of(path)));
    if (!chosen.notLeftOut().isEmpty()) {
      chosen.notLeftOut().forEach(each -> refused.merge(each.kind(), 1, Integer::sum));
      assertThat(chosen.patch()).as(at).isEqualTo(all.patch());
      return;
    }
    done++;
    MapValue live = all.inputs().live().orElseThrow();
    List<PathStep> steps = path.steps();
    assertThat(in(chosen.result(), steps)).as(at).isEqualTo(in(live, steps));
    assertThat(without(chosen.result(), live, steps))
        .as(at)
        .isEqualTo(without(all.result(), live, steps));
    assertThat(Ledger.patch(chosen.explanation())).as(at).isEqualTo(chosen.patch());
    assertThat(Ledger.result(chosen.explanation())).as(at).isEqualTo(chosen.result());
    assertThat(chosen.explanation().all())
        .as(at)
        .filteredOn(each -> each.outcome() == Outcome.LEFT_OUT)
        .isNotEmpty()
        .allMatch(each -> Words.of(each).sentence().endsWith("."));
  }

  private static @Nullable Value in(@Nullable Value value, List<PathStep> steps) {
    @Nullable Value at = value;
    for (PathStep step : steps) {
      at = at == null ? null : in(at, step);
    }
    return at;
  }

  private static @Nullable Value in(Value value, PathStep step) {
    return switch (value) {
      case MapValue map -> step instanceof PathStep.Key(String name) ? map.get(name) : null;
      case ListValue list ->
          list.items().stream().filter(item -> isAt(item, step)).findFirst().orElse(null);
      default -> null;
    };
  }

  private static boolean isAt(Value item, PathStep step) {
    return switch (step) {
      case PathStep.KeyedItem keyed ->
          item instanceof MapValue map && Objects.equals(map.get(keyed.mergeKey()), keyed.value());
      case PathStep.SetItem member -> item.equals(member.value());
      case PathStep.Key ignored -> false;
      case PathStep.IndexItem ignored -> false;
      case PathStep.Lines ignored -> false;
    };
  }

  /** A value without a part of it, nor what would be empty and live does not have. */
  private static @Nullable Value without(
      @Nullable Value value, @Nullable Value live, List<PathStep> steps) {
    if (steps.isEmpty() || value == null) {
      return null;
    }
    PathStep step = steps.getFirst();
    @Nullable Value part = in(value, step);
    @Nullable Value partOfLive = live == null ? null : in(live, step);
    @Nullable Value rest = without(part, partOfLive, steps.subList(1, steps.size()));
    Value pruned = exchanged(value, step, part, rest);
    boolean isNew = !(live instanceof MapValue || live instanceof ListValue);
    return isNew && isEmpty(pruned) ? null : pruned;
  }

  private static boolean isEmpty(Value value) {
    return value.equals(MapValue.EMPTY) || value.equals(ListValue.EMPTY) || value instanceof Scalar;
  }

  private static Value exchanged(
      Value value, PathStep step, @Nullable Value part, @Nullable Value rest) {
    if (value instanceof MapValue map && step instanceof PathStep.Key(String name)) {
      return rest == null
          ? map.toBuilder().remove(name).build()
          : map.toBuilder().put(name, rest).build();
    }
    return value instanceof ListValue list
        ? new ListValue(
            list.items().stream()
                .filter(item -> rest != null || !item.equals(part))
                .map(item -> item.equals(part) && rest != null ? rest : item)
                // Kubernetes itself places what only live has, by its neighbours.
                .sorted(Comparator.comparing(CanonicalJson::write))
                .toList())
        : value;
  }
}
