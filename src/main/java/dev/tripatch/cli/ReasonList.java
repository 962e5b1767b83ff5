package dev.tripatch.cli;

import dev.tripatch.explain.Explanation;
import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.explain.Note;
import dev.tripatch.explain.Notes;
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

  /** The entries of all fields. */
  static ListValue of(Explanation explanation) {
    return new ListValue(
        explanation.all().stream().<Value>map(field -> of(field, explanation)).toList());
  }

  /** The entry of a field. A map or list with parts of its own has no values: they have them. */
  static MapValue of(FieldOutcome field, Explanation explanation) {
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
    entry.put("sentence", text(plain(Words.of(field).sentence())));
    List<Note> notes = Notes.about(explanation, field.path());
    if (!notes.isEmpty()) {
      entry.put("notes", new ListValue(notes.stream().<Value>map(ReasonList::note).toList()));
    }
    return entry.build();
  }

  private static MapValue note(Note note) {
    return MapValue.builder()
        .put("about", text(note.label()))
        .put("sentence", text(plain(note.text())))
        .build();
  }

  /** Without the signs around what is code. */
  private static String plain(String words) {
    return words.replace("`", "");
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
