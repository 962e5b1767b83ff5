package dev.tripatch.engine.threeway;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Looks into what the patch adds as one: live has nothing there, so each part is new. */
record NewParts(FieldOutcome field) {
  /**
   * The same field with an outcome for each part.
   *
   * @param next the part that is looked for
   * @return empty if live has such a map or list, or its items have no names
   */
  static Optional<FieldOutcome> of(FieldOutcome field, PathStep next) {
    boolean isNew =
        field.isWhole()
            && (field.reason() == Reason.SET_MISSING || field.reason() == Reason.SET_OTHER_TYPE);
    return isNew && field.patchEntry() instanceof PatchEntry.LocalValue(Value sent)
        ? new NewParts(field).in(sent, next)
        : Optional.empty();
  }

  private Optional<FieldOutcome> in(Value sent, PathStep next) {
    return switch (next) {
      case PathStep.Key ignored ->
          sent instanceof MapValue map ? Optional.of(ofMap(map)) : Optional.empty();
      case PathStep.KeyedItem item ->
          sent instanceof ListValue list ? ofList(named(list, item.mergeKey())) : Optional.empty();
      case PathStep.SetItem ignored ->
          sent instanceof ListValue list ? ofList(members(list)) : Optional.empty();
      case PathStep.IndexItem _, PathStep.Lines _ -> Optional.empty();
    };
  }

  private FieldOutcome ofMap(MapValue map) {
    List<FieldOutcome> parts =
        map.keys().stream()
            .map(key -> part(field.path().key(key), field.values().map(in -> MapValue.in(in, key))))
            .toList();
    return merged(
        Reason.MAP_MERGED,
        new PatchEntry.MapParts(Optional.empty()),
        new ResultEntry.MapParts(),
        parts);
  }

  /** Its items by their names; empty if one has none, or another has the same. */
  private static Map<PathStep, Value> named(ListValue list, String mergeKey) {
    Map<PathStep, Value> items = new LinkedHashMap<>();
    list.byKey(mergeKey)
        .forEach((name, item) -> items.put(new PathStep.KeyedItem(mergeKey, name, 0), item));
    return items.size() == list.size() ? items : Map.of();
  }

  private static Map<PathStep, Value> members(ListValue list) {
    Map<PathStep, Value> items = new LinkedHashMap<>();
    for (Value item : list.items()) {
      if (item instanceof Scalar member) {
        items.put(new PathStep.SetItem(member, 0), item);
      }
    }
    return items.size() == list.size() ? items : Map.of();
  }

  private Optional<FieldOutcome> ofList(Map<PathStep, Value> items) {
    List<FieldOutcome> parts =
        items.entrySet().stream()
            .map(item -> part(field.path().then(item.getKey()), added(item.getValue())))
            .toList();
    return items.isEmpty()
        ? Optional.empty()
        : Optional.of(
            merged(
                Reason.LIST_MERGED,
                new PatchEntry.ListParts(Optional.empty(), Optional.empty(), true),
                new ResultEntry.ListParts(),
                parts));
  }

  private static FieldValues added(Value item) {
    return new FieldValues(null, item, null, item, item);
  }

  private static FieldOutcome part(FieldPath path, FieldValues values) {
    boolean isNull = values.patch() == NullValue.NULL;
    Value result = values.result();
    return new FieldOutcome(
        path,
        isNull ? Outcome.DELETED : Outcome.ADDED,
        isNull ? Reason.EXPLICIT_NULL : Reason.SET_MISSING,
        values.with(Role.LIVE, null),
        Optional.empty(),
        isNull
            ? new PatchEntry.Null()
            : new PatchEntry.LocalValue(Objects.requireNonNull(values.patch())),
        result == null ? new ResultEntry.Nothing() : new ResultEntry.LocalValue(result));
  }

  private FieldOutcome merged(
      Reason reason, PatchEntry patch, ResultEntry result, List<FieldOutcome> parts) {
    return new FieldOutcome(
            field.path(), Outcome.MERGED, reason, field.values(), field.rule(), patch, result)
        .with(parts, parts.stream().map(part -> part.path().last().orElseThrow()).toList());
  }
}
