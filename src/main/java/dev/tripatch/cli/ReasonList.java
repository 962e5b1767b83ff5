package dev.tripatch.cli;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.explain.Words;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The reasons for programs: an entry for every field. */
final class ReasonList {
  private ReasonList() {}

  /** The entries of several fields. */
  static ListValue of(List<FieldOutcome> fields) {
    return new ListValue(fields.stream().<Value>map(ReasonList::of).toList());
  }

  /** The entry of a field. A map or list with parts of its own has no values: they have them. */
  static MapValue of(FieldOutcome field) {
    MapValue.Builder entry =
        MapValue.builder()
            .put("path", text(field.path().toString()))
            .put("outcome", text(field.outcome().name().toLowerCase(Locale.ROOT)))
            .put("conflict", BoolValue.of(field.isConflict()))
            .put("reason", text(field.reason().id()))
            .put("rule", text(field.reason().rule()))
            .putIfPresent("schema", field.rule().map(FieldRule::provenance).map(ReasonList::text));
    if (field.isWhole()) {
      entry.put("values", values(field.values()));
    }
    return entry.put("sentence", text(Words.of(field).sentence().replace("`", ""))).build();
  }

  private static MapValue values(FieldValues values) {
    MapValue.Builder map = MapValue.builder();
    put("lastApplied", values.lastApplied(), map);
    put("local", values.local(), map);
    put("live", values.live(), map);
    put("patch", values.patch(), map);
    put("result", values.result(), map);
    return map.build();
  }

  private static void put(String name, @Nullable Value value, MapValue.Builder map) {
    map.putIfPresent(name, Optional.ofNullable(value));
  }

  private static StringValue text(String text) {
    return new StringValue(text);
  }
}
