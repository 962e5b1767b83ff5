package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.engine.patch.strategic.Pruning;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a strategic merge patch that a person wrote does to the fields of a map, directives
 * included.
 */
final class StrategicFields {

  private final StrategicLists lists = new StrategicLists(this);

  FieldOutcome explain(ComposedField field) {
    Value live = field.live();
    Value patch = field.patch();
    if (!field.isTouched()) {
      return ComposedLeaves.untouched(field);
    }
    if (patch == NullValue.NULL) {
      return ComposedLeaves.nulled(field);
    }
    if (live instanceof ListValue && (patch == null || patch instanceof ListValue)) {
      return lists.explain(field);
    }
    if (patch == null) {
      return ComposedLeaves.leaf(field, Outcome.SAME, Reason.NO_LIST, live);
    }
    if (live == null || ValueKind.of(live) != ValueKind.of(patch)) {
      return whole(field, patch);
    }
    return live instanceof MapValue from && patch instanceof MapValue map
        ? map(field, from, map)
        : ComposedLeaves.set(field, patch);
  }

  /** A value that takes the place of nothing, or of something that cannot be merged with it. */
  private static FieldOutcome whole(ComposedField field, Value patch) {
    Optional<Value> taken =
        field.order() == null ? Pruning.asNew(patch) : Pruning.withoutDirectives(patch);
    if (taken.isEmpty()) {
      Outcome outcome = field.live() == null ? Outcome.SAME : Outcome.DELETED;
      return ComposedLeaves.leaf(field, outcome, Reason.DIRECTIVE_DROPPED, null);
    }
    return ComposedLeaves.set(field, WrittenLists.arranged(field, taken.get()));
  }

  /** A map that live has as well. */
  FieldOutcome map(ComposedField field, MapValue live, MapValue patch) {
    if (field.place().rule().filter(FieldRule::replaces).isPresent()) {
      Outcome outcome = patch.equals(live) ? Outcome.SAME : Outcome.REPLACED;
      return ComposedLeaves.leaf(field, outcome, Reason.PATCH_MAP_REPLACED, patch);
    }
    Value directive = patch.get(Directives.PATCH);
    if (Directives.REPLACE.equals(directive)) {
      return replaced(field, live, patch);
    }
    return Directives.DELETE.equals(directive) ? emptied(field, live) : merged(field, live, patch);
  }

  /** {@code $patch: replace}: what the patch has is taken raw, and live's other fields are lost. */
  private static FieldOutcome replaced(ComposedField field, MapValue live, MapValue patch) {
    Set<String> keys = new LinkedHashSet<>(live.keys());
    keys.addAll(patch.keys());
    keys.remove(Directives.PATCH);
    List<FieldOutcome> parts = new ArrayList<>();
    for (String key : keys) {
      ComposedField part = field.part(key, false);
      Value taken = part.patch();
      parts.add(
          taken == null
              ? ComposedLeaves.leaf(part, Outcome.DELETED, Reason.NOT_IN_REPLACEMENT, null)
              : ComposedLeaves.replaced(part, taken));
    }
    return ComposedLeaves.map(
        field, replacing(field), Reason.REPLACE_DIRECTIVE, Optional.empty(), parts);
  }

  /** {@code $patch: delete} in a map that is no item: its fields go, the empty map stays. */
  private static FieldOutcome emptied(ComposedField field, MapValue live) {
    List<FieldOutcome> parts = new ArrayList<>();
    for (String key : live.keys()) {
      parts.add(
          ComposedLeaves.leaf(
              field.part(key, false), Outcome.DELETED, Reason.WITHIN_EMPTIED, null));
    }
    return ComposedLeaves.map(field, replacing(field), Reason.MAP_EMPTIED, Optional.empty(), parts);
  }

  private static Outcome replacing(ComposedField field) {
    return Objects.equals(field.live(), field.result()) ? Outcome.SAME : Outcome.REPLACED;
  }

  private FieldOutcome merged(ComposedField field, MapValue live, MapValue patch) {
    Optional<ListValue> retained =
        patch
            .find(Directives.RETAIN_KEYS)
            .filter(ListValue.class::isInstance)
            .map(ListValue.class::cast);
    List<FieldOutcome> parts = new ArrayList<>();
    for (String key : keys(live, patch, field.result())) {
      ComposedField part = field.part(key, true);
      boolean isCleared =
          live.has(key)
              && retained.filter(list -> !list.items().contains(new StringValue(key))).isPresent();
      parts.add(
          isCleared
              ? ComposedLeaves.leaf(part, Outcome.CLEARED, Reason.PATCH_NOT_RETAINED, null)
              : explain(part));
    }
    return ComposedLeaves.map(field, Outcome.MERGED, Reason.MAP_MERGED, retained, parts);
  }

  /** Live's keys, then what only the patch names, then what nobody should have brought. */
  private static Set<String> keys(MapValue live, MapValue patch, @Nullable Value result) {
    Set<String> keys = new LinkedHashSet<>(live.keys());
    for (String key : patch.keys()) {
      if (!Objects.equals(key, Directives.RETAIN_KEYS)) {
        keys.add(Directives.listOf(key).orElse(key));
      }
    }
    if (result instanceof MapValue map) {
      keys.addAll(map.keys());
    }
    return keys;
  }
}
