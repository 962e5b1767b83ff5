package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Explains a JSON merge patch that leads from last applied to local and never looks at live. Each
 * rule says what it would put into the patch and leave in the result; where the engine's answer is
 * another, the field counts as not explained.
 */
public final class TwoWayExplainer {
  private final Map<FieldPath, Reason> clientEntries;

  private TwoWayExplainer(Map<FieldPath, Reason> clientEntries) {
    this.clientEntries = clientEntries;
  }

  /**
   * A field that is looked at.
   *
   * @param path the field
   * @param values what each text has there
   * @param before what the patch starts from there; null if nothing
   * @param type the schema's type
   * @param rule the schema's rule
   */
  private record Part(
      FieldPath path,
      FieldValues values,
      @Nullable Value before,
      SchemaType type,
      Optional<FieldRule> rule) {}

  /**
   * The outcome of every field.
   *
   * @param values the documents, the patch and the result
   * @param before what the patch starts from
   * @param type the schema of the object
   * @param clientEntries the fields that the client has written into local itself
   */
  public static Explanation explain(
      FieldValues values, MapValue before, SchemaType type, Map<FieldPath, Reason> clientEntries) {
    TwoWayExplainer explainer = new TwoWayExplainer(clientEntries);
    Part root = new Part(FieldPath.root(), values, before, type, Optional.empty());
    return new Explanation(explainer.explain(root));
  }

  private FieldOutcome explain(Part part) {
    FieldValues values = part.values();
    boolean isPatched =
        values.patch() == null || (values.patch() instanceof MapValue patch && !patch.isEmpty());
    boolean isMerged =
        isPatched
            && values.local() instanceof MapValue
            && values.live() instanceof MapValue
            && values.result() instanceof MapValue;
    return isMerged ? ofMap(part) : ofWhole(part);
  }

  private FieldOutcome ofMap(Part map) {
    List<FieldOutcome> parts = new ArrayList<>();
    keys(map).forEach(key -> parts.add(explain(within(map, key))));
    return new FieldOutcome(
            map.path(),
            Outcome.MERGED,
            Reason.MAP_MERGED,
            map.values(),
            map.rule(),
            new PatchEntry.MapParts(Optional.empty()),
            new ResultEntry.MapParts())
        .with(parts, List.of());
  }

  /** Local's keys, then what only live has, then what only last applied has. */
  private static Set<String> keys(Part map) {
    Set<String> keys = new LinkedHashSet<>();
    for (Value value : new Value[] {map.values().local(), map.values().live(), map.before()}) {
      if (value instanceof MapValue there) {
        keys.addAll(there.keys());
      }
    }
    return keys;
  }

  private static Part within(Part map, String key) {
    Optional<FieldRule> rule = map.type().field(key);
    SchemaType type = map.type() instanceof SchemaType.MapOf of ? of.values() : map.type();
    return new Part(
        map.path().key(key),
        map.values().map(value -> MapValue.in(value, key)),
        MapValue.in(map.before(), key),
        rule.map(FieldRule::type).orElse(type),
        rule);
  }

  private FieldOutcome ofWhole(Part part) {
    FieldValues values = part.values();
    if (values.local() == null && part.before() == null) {
      return whole(part, Outcome.KEPT, Reason.NEVER_APPLIED, null, values.live());
    }
    if (values.local() == null) {
      return whole(part, Outcome.DELETED, Reason.TWO_WAY_REMOVED, NullValue.NULL, null);
    }
    Value sent = JsonMerge.difference(part.before(), values.local()).orElse(null);
    if (sent == null) {
      Outcome outcome = Objects.equals(values.local(), values.live()) ? Outcome.SAME : Outcome.KEPT;
      return whole(part, outcome, Reason.TWO_WAY_UNCHANGED, null, values.live());
    }
    return sent == NullValue.NULL
        ? whole(part, Outcome.DELETED, Reason.EXPLICIT_NULL, sent, null)
        : whole(part, setting(values), Reason.TWO_WAY_SET, sent, taken(values.live(), sent));
  }

  private static Value taken(@Nullable Value live, Value sent) {
    return live instanceof MapValue object && sent instanceof MapValue patch
        ? JsonMerge.apply(object, patch)
        : JsonMerge.asTaken(sent);
  }

  private static Outcome setting(FieldValues values) {
    if (values.live() == null) {
      return Outcome.ADDED;
    }
    if (values.result() != null && values.result().equals(values.live())) {
      return Outcome.SAME;
    }
    return values.local() instanceof ListValue ? Outcome.REPLACED : Outcome.CHANGED;
  }

  private FieldOutcome whole(
      Part part, Outcome outcome, Reason reason, @Nullable Value patch, @Nullable Value result) {
    FieldValues values = part.values();
    boolean isRight =
        Objects.equals(patch, values.patch()) && Objects.equals(result, values.result());
    Reason own = clientEntries.getOrDefault(part.path(), reason);
    return new FieldOutcome(
        part.path(),
        isRight ? outcome : Outcome.UNEXPLAINED,
        isRight ? own : Reason.NOT_COVERED,
        values,
        part.rule(),
        PatchEntry.Verbatim.of(values.patch(), null, null),
        new ResultEntry.Verbatim(Optional.ofNullable(values.result())));
  }
}
