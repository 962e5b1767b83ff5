package dev.tripatch.cli;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.explain.Explanation;
import dev.tripatch.explain.FieldOutcome;
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

/** The reasons for programs: a list with an entry for every field. */
final class ReasonList {
  private ReasonList() {}

  static String print(Explanation explanation, AnswerOptions.Form form) {
    List<Value> entries = explanation.all().stream().<Value>map(ReasonList::entry).toList();
    ListValue list = new ListValue(entries);
    String text = form == AnswerOptions.Form.JSON ? JsonWriter.write(list) : YamlWriter.write(list);
    return text.endsWith("\n") ? text : text + "\n";
  }

  private static MapValue entry(FieldOutcome field) {
    MapValue.Builder entry =
        MapValue.builder()
            .put("field", new StringValue(field.path().toString()))
            .put("outcome", new StringValue(field.outcome().name().toLowerCase(Locale.ROOT)))
            .put("conflict", BoolValue.of(field.isConflict()))
            .put("reason", new StringValue(field.reason().id()))
            .put("rule", new StringValue(field.reason().rule()))
            .putIfPresent("schema", field.rule().map(FieldRule::provenance).map(StringValue::new))
            .put("sentence", new StringValue(Words.of(field).sentence().replace("`", "")));
    if (field.isWhole()) {
      entry
          .putIfPresent("lastApplied", Optional.ofNullable(field.values().lastApplied()))
          .putIfPresent("local", Optional.ofNullable(field.values().local()))
          .putIfPresent("live", Optional.ofNullable(field.values().live()))
          .putIfPresent("patch", Optional.ofNullable(field.values().patch()))
          .putIfPresent("result", Optional.ofNullable(field.values().result()));
    }
    return entry.build();
  }
}
