package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Explains a map whose fields were compared one by one. */
record MapExplainer(Explainer fields, LeafExplainer leaves) {
  FieldOutcome explain(Question map) {
    FieldValues values = map.values();
    Optional<ListValue> retained = retainKeys(map);
    boolean isMergedMap =
        (values.patch() == null || values.patch() instanceof MapValue)
            && values.result() instanceof MapValue
            && Objects.equals(
                retained.orElse(null), MapValue.in(values.patch(), Directives.RETAIN_KEYS));
    if (!isMergedMap) {
      return leaves.uncovered(map);
    }
    Set<String> covered = coveredKeys(values);
    List<FieldOutcome> parts = new ArrayList<>(covered.size());
    for (String key : covered) {
      parts.add(fields.explain(part(map, key, retained.isPresent())));
    }
    for (String key : furtherKeys(values, covered)) {
      parts.add(onlyInPatch(part(map, key, false), key));
    }
    return new FieldOutcome(
            map.path(),
            Outcome.MERGED,
            Reason.MAP_MERGED,
            values,
            map.rule(),
            new PatchEntry.MapParts(retained, isEmptied(map, parts)),
            new ResultEntry.MapParts())
        .with(parts, List.of());
  }

  /** Whether the patch has the map, but nothing in it: a directive below has dropped the rest. */
  private static boolean isEmptied(Question map, List<FieldOutcome> parts) {
    return map.values().patch() instanceof MapValue patch
        && patch.keys().stream().allMatch(key -> isMergeKey(key, map.path()))
        && parts.stream().anyMatch(MapExplainer::wasDropped);
  }

  private static boolean isMergeKey(String key, FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.KeyedItem item
        && item.mergeKey().equals(key);
  }

  private static boolean wasDropped(FieldOutcome field) {
    return field.reason() == Reason.DOCUMENT_DIRECTIVE
        || field.parts().stream().anyMatch(MapExplainer::wasDropped);
  }

  private FieldOutcome onlyInPatch(Question field, String key) {
    return key.startsWith("$") ? leaves.leaked(field) : leaves.uncovered(field);
  }

  /** Local's own keys, where a stage wrote the directive. */
  private static Optional<ListValue> retainKeys(Question map) {
    boolean isWritten = hasRetainKeys(map.delta()) || hasRetainKeys(map.deletions());
    if (!isWritten || !(map.values().local() instanceof MapValue local)) {
      return Optional.empty();
    }
    return Optional.of(
        new ListValue(
            local.keys().stream()
                .filter(key -> local.get(key) != NullValue.NULL)
                .sorted(GoText::compare)
                .<Value>map(StringValue::new)
                .toList()));
  }

  private static boolean hasRetainKeys(@Nullable DiffDecision decision) {
    return decision instanceof DiffDecision.Nested nested && nested.retainKeys().isPresent();
  }

  private static Question part(Question map, String key, boolean isCleared) {
    Optional<FieldRule> rule = map.type().field(key);
    MapValue patch = MapValue.orEmpty(map.values().patch());
    return new Question(
        map.path().key(key),
        map.values().map(value -> MapValue.in(value, key)),
        patch.isEmpty() ? null : patch.get(Directives.orderKey(key)),
        patch.isEmpty() ? null : patch.get(Directives.deletionKey(key)),
        decisionIn(map.delta(), map.values().local(), key),
        decisionIn(map.deletions(), null, key),
        rule.map(FieldRule::type).orElseGet(() -> typeIn(map.type())),
        rule,
        isCleared);
  }

  private static SchemaType typeIn(SchemaType type) {
    return type instanceof SchemaType.MapOf map ? map.values() : type;
  }

  /** The decision about a field; inside a map that local adds whole, every field is added. */
  private static @Nullable DiffDecision decisionIn(
      @Nullable DiffDecision decision, @Nullable Value added, String key) {
    if (decision instanceof DiffDecision.Nested nested) {
      return nested.fields().get(key);
    }
    Value value = MapValue.in(added, key);
    return Explainer.isNewHere(decision) && value != null ? new DiffDecision.Added(value) : null;
  }

  /** Local's keys, then what only live has, then what only last applied has. */
  private static Set<String> coveredKeys(FieldValues values) {
    Set<String> keys = new LinkedHashSet<>(MapValue.orEmpty(values.local()).keys());
    keys.addAll(MapValue.orEmpty(values.live()).keys());
    keys.addAll(MapValue.orEmpty(values.lastApplied()).keys());
    return keys;
  }

  /** The keys that only the patch or the result has; hardly ever any. */
  private static Set<String> furtherKeys(FieldValues values, Set<String> covered) {
    Set<String> further = new LinkedHashSet<>();
    for (String key : MapValue.orEmpty(values.patch()).keys()) {
      if (!key.equals(Directives.RETAIN_KEYS)) {
        further.add(Directives.listOf(key).orElse(key)); // a parallel list counts as its list
      }
    }
    further.addAll(MapValue.orEmpty(values.result()).keys());
    further.removeAll(covered);
    return further;
  }
}
