package dev.tripatch.cli;

import dev.tripatch.dialect.Deviation;
import dev.tripatch.dialect.DialectComparison;
import dev.tripatch.dialect.FieldDifference;
import dev.tripatch.dialect.Reading;
import dev.tripatch.patch.Refusal;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.Locale;
import java.util.TreeMap;

/** A comparison of dialects for programs. */
final class DialectList {
  private DialectList() {}

  static MapValue of(DialectComparison comparison) {
    return MapValue.builder()
        .put("same", text(comparison.view().name().replace("SAME_", "").toLowerCase(Locale.ROOT)))
        .put("agreed", BoolValue.of(comparison.isAgreed()))
        .put(
            "dialects",
            new ListValue(comparison.readings().stream().<Value>map(DialectList::reading).toList()))
        .put(
            "differences",
            new ListValue(
                comparison.differences().stream().<Value>map(DialectList::difference).toList()))
        .build();
  }

  private static MapValue reading(Reading reading) {
    MapValue.Builder entry =
        MapValue.builder()
            .put("dialect", text(DialectName.of(reading.party())))
            .put("description", text(reading.party().description()))
            .put("patch", reading.patch());
    switch (reading) {
      case Reading.Done done -> entry.put("result", done.result());
      case Reading.Refused refused -> entry.put("refused", refusal(refused.refusal()));
    }
    return entry.build();
  }

  private static MapValue refusal(Refusal refusal) {
    return MapValue.builder()
        .put("path", text(refusal.path().toString()))
        .put("words", text(refusal.referenceText()))
        .put("cause", text(refusal.cause()))
        .put("remedy", text(refusal.remedy()))
        .build();
  }

  private static MapValue difference(FieldDifference difference) {
    MapValue.Builder values = MapValue.builder();
    new TreeMap<>(difference.values())
        .forEach((party, value) -> values.put(DialectName.of(party), value));
    return MapValue.builder()
        .put("path", text(difference.path().toString()))
        .put("order", BoolValue.of(difference.isOrder()))
        .put("values", values.build())
        .put(
            "reasons",
            new ListValue(
                difference.deviations().stream().<Value>map(DialectList::reason).toList()))
        .build();
  }

  private static MapValue reason(Deviation deviation) {
    return MapValue.builder()
        .put("dialect", text(DialectName.of(deviation.party())))
        .put("cause", text(deviation.cause().name().toLowerCase(Locale.ROOT).replace('_', '-')))
        .put("sentence", text(deviation.sentence()))
        .build();
  }

  private static StringValue text(String text) {
    return new StringValue(text);
  }
}
