package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares two maps field by field ({@code diffMaps}). */
public final class MapDiffer {

  private final DiffOptions options;
  private final Dialect dialect;
  private final ListDiffer lists;

  /** Compares with these options, as kinds with patch metadata are compared. */
  public MapDiffer(DiffOptions options) {
    this(options, Dialect.KUBERNETES);
  }

  /** Compares with these options; for custom resources no field has a rule or a directive. */
  public MapDiffer(DiffOptions options, Dialect dialect) {
    this.options = options;
    this.dialect = dialect;
    this.lists = new ListDiffer(options, this);
  }

  /** The decisions about two objects of a kind. */
  public DiffDecision.Nested diff(MapValue original, MapValue modified, SchemaType type)
      throws RefusedException {
    return diff(original, modified, type, false, FieldPath.root());
  }

  DiffDecision.Nested diff(
      MapValue original, MapValue modified, SchemaType type, boolean retainsKeys, FieldPath path)
      throws RefusedException {
    Map<String, DiffDecision> decisions = LinkedHashMap.newLinkedHashMap(modified.size());
    for (Map.Entry<String, Value> entry : modified.entries().entrySet()) {
      String key = entry.getKey();
      Value old = original.get(key);
      decisions.put(
          key,
          old == null
              ? change(new DiffDecision.Added(entry.getValue()))
              : both(key, old, entry.getValue(), type, path));
    }
    for (Map.Entry<String, Value> entry : original.entries().entrySet()) {
      if (!modified.has(entry.getKey())) {
        decisions.put(entry.getKey(), deletion(new DiffDecision.Removed()));
      }
    }
    Map<String, DiffDecision> fields = Collections.unmodifiableMap(decisions);
    MapValue patch = PatchRenderer.render(fields);
    Optional<ListValue> retained =
        retainsKeys ? retainKeys(original, modified, patch) : Optional.empty();
    return new DiffDecision.Nested(
        fields,
        retained,
        retained.map(keys -> PatchRenderer.withRetainKeys(keys, patch)).orElse(patch));
  }

  private DiffDecision both(
      String key, Value original, Value modified, SchemaType type, FieldPath path)
      throws RefusedException {
    if (key.equals(Directives.PATCH) && dialect.isStrategic()) {
      return marker(original, modified, path);
    }
    if (ValueKind.of(original) != ValueKind.of(modified)) {
      return change(new DiffDecision.Retyped(original, modified));
    }
    if (original instanceof MapValue from && modified instanceof MapValue to) {
      return maps(key, from, to, type, path);
    }
    if (original instanceof ListValue from && modified instanceof ListValue to) {
      return lists(key, from, to, type, path);
    }
    return original.equals(modified)
        ? DiffDecision.Unchanged.SAME
        : change(new DiffDecision.Changed(original, modified));
  }

  private static DiffDecision marker(Value original, Value modified, FieldPath path)
      throws RefusedException {
    if (!(original instanceof StringValue) || !(modified instanceof StringValue)) {
      throw Refusals.badDirectiveMarker(path);
    }
    return new DiffDecision.Marker(original.equals(modified) ? null : modified);
  }

  private DiffDecision maps(String key, MapValue from, MapValue to, SchemaType type, FieldPath path)
      throws RefusedException {
    if (!dialect.isStrategic()) {
      return diff(from, to, type, false, path.key(key));
    }
    FieldRule rule;
    try {
      rule = SchemaAt.ofMap(type, key, path);
    } catch (RefusedException unknown) {
      return unchangedOr(unknown, from, to);
    }
    return rule.replaces()
        ? change(new DiffDecision.ReplacedMap(to))
        : diff(from, to, rule.type(), rule.retainsKeys(), path.key(key));
  }

  private DiffDecision lists(
      String key, ListValue from, ListValue to, SchemaType type, FieldPath path)
      throws RefusedException {
    if (!dialect.isStrategic()) {
      return atomicLists(from, to);
    }
    FieldRule rule;
    try {
      rule = SchemaAt.ofList(type, key, path);
    } catch (RefusedException unknown) {
      return unchangedOr(unknown, from, to);
    }
    return rule.merges() ? lists.diff(from, to, rule, path.key(key)) : atomicLists(from, to);
  }

  private DiffDecision atomicLists(ListValue from, ListValue to) {
    return from.equals(to)
        ? DiffDecision.Unchanged.SAME
        : change(new DiffDecision.ReplacedList(to));
  }

  /** A field that the schema lacks matters only where it changed. */
  private static DiffDecision unchangedOr(RefusedException unknown, Value from, Value to)
      throws RefusedException {
    if (from.equals(to)) {
      return DiffDecision.Unchanged.SAME;
    }
    throw unknown;
  }

  /** Modified's keys, where the patch is not empty or original has a further key to clear. */
  private static Optional<ListValue> retainKeys(
      MapValue original, MapValue modified, MapValue patch) {
    List<Value> keys = new ArrayList<>();
    for (Map.Entry<String, Value> entry : modified.entries().entrySet()) {
      if (entry.getValue() != NullValue.NULL) {
        keys.add(new StringValue(entry.getKey()));
      }
    }
    boolean isWritten = !keys.isEmpty() && (!patch.isEmpty() || hasFurtherKey(original, modified));
    return isWritten
        ? Optional.of(new ListValue(TextOrder.sortPrimitives(keys)))
        : Optional.empty();
  }

  private static boolean hasFurtherKey(MapValue original, MapValue modified) {
    return original.entries().entrySet().stream()
        .anyMatch(entry -> entry.getValue() != NullValue.NULL && !modified.has(entry.getKey()));
  }

  /** A change or an addition, silenced where the options leave those out. */
  DiffDecision change(DiffDecision decision) {
    return options.ignoreChanges() ? new DiffDecision.Silenced() : decision;
  }

  /** A deletion, silenced where the options leave those out. */
  DiffDecision deletion(DiffDecision decision) {
    return options.ignoreDeletions() ? new DiffDecision.Silenced() : decision;
  }
}
