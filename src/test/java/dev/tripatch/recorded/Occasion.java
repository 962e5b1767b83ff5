package dev.tripatch.recorded;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.edit.Edit;
import dev.tripatch.document.edit.TextEdits;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.Names;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.Said;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A sentence that is said of a field, and what it can be held against.
 *
 * @param explanation the outcomes of all fields
 * @param field the field that it is said of
 * @param said the sentence
 * @param written the text that a person can edit: local, or the patch
 * @param engine what comes of another such text; empty if it is refused
 */
record Occasion(
    Explanation explanation,
    FieldOutcome field,
    Said said,
    SourceDocument written,
    Function<Value, Optional<MapValue>> engine) {

  FieldPath path() {
    return field.path();
  }

  FieldValues values() {
    return field.values();
  }

  @Nullable Value lastApplied() {
    return values().lastApplied();
  }

  @Nullable Value local() {
    return values().local();
  }

  @Nullable Value live() {
    return values().live();
  }

  @Nullable Value patch() {
    return values().patch();
  }

  @Nullable Value result() {
    return values().result();
  }

  /** The outcome of the map or list around it. */
  FieldOutcome holder() {
    return explanation.at(path().parent().orElseThrow());
  }

  /** What the field is called last: a key's name; empty text for an item. */
  String key() {
    return path().last().orElse(null) instanceof PathStep.Key(String name) ? name : "";
  }

  /** The values that fill a placeholder. */
  List<? extends Value> named(String placeholder) {
    return ((Names) said.value(placeholder)).values();
  }

  /** Whether the live object, and nothing else, is there of the field. */
  boolean becomesLive() {
    return Objects.equals(result(), live());
  }

  /** Whether writing a value at this field has this effect on it. */
  boolean writing(Value value, Predicate<@Nullable Value> wanted) {
    return carriedOut(TextEdits.set(written, path(), value), path(), wanted);
  }

  /** Whether taking this field out has this effect on it. */
  boolean removing(Predicate<@Nullable Value> wanted) {
    return carriedOut(TextEdits.remove(written, path()), path(), wanted);
  }

  /** Whether writing another field has this effect on this one. */
  boolean writing(FieldPath other, Value value, Predicate<@Nullable Value> wanted) {
    return carriedOut(TextEdits.set(written, other, value), path(), wanted);
  }

  /** Whether taking out another field has this effect on this one. */
  boolean removing(FieldPath other, Predicate<@Nullable Value> wanted) {
    return carriedOut(TextEdits.remove(written, other), path(), wanted);
  }

  /** Where an edit cannot be made or Kubernetes then refuses, that is said; nothing is promised. */
  private boolean carriedOut(Edit edit, FieldPath at, Predicate<@Nullable Value> wanted) {
    return switch (edit) {
      case Edit.Refused ignored -> true;
      case Edit.Made made ->
          engine
              .apply(read(made.applyTo(written.text())))
              .map(result -> wanted.test(Fields.at(result, at).orElse(null)))
              .orElse(true);
    };
  }

  private static Value read(String text) {
    return SourceReader.read("edited", text).decoded().orElseThrow();
  }

  static SourceDocument text(Value value) {
    return YamlWriter.render("written", value);
  }

  static List<Value> items(@Nullable Value value) {
    return value instanceof ListValue list ? list.items() : List.of();
  }

  static List<Value> keys(@Nullable Value value) {
    return value instanceof MapValue map
        ? map.keys().stream().<Value>map(StringValue::new).toList()
        : List.of();
  }

  @Override
  public String toString() {
    return "%s %s %s “%s”\n  last applied %s\n  local %s\n  live %s\n  patch %s\n  result %s"
        .formatted(
            path(),
            field.outcome(),
            field.reason(),
            said,
            shown(lastApplied()),
            shown(local()),
            shown(live()),
            shown(patch()),
            shown(result()));
  }

  private static String shown(@Nullable Value value) {
    String text = value == null ? "nothing" : CanonicalJson.write(value);
    return text.substring(0, Math.min(700, text.length()));
  }
}
