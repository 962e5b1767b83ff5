package dev.tripatch.hazard.check;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.stored.StringData;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.List;

/** What is removed from a Secret's stringData: the server still keeps it in data. */
final class StaysInData {
  private StaysInData() {}

  static void add(
      ThreeWayOutcome.Computed computed, FieldFaults.Locator wanted, Findings findings) {
    for (FieldOutcome field : computed.explanation().all()) {
      boolean isText = field.path().startsWith(StringData.TEXTS);
      if (isText && field.standing() == Standing.IDLE && field.values().local() == null) {
        kept(field.path(), field.values()).stream()
            .filter(path -> Counted.valueAt(computed.result(), inData(path)).isPresent())
            .forEach(path -> findings.add(Role.LOCAL, path, wanted.name(path), of(path)));
      }
    }
  }

  private static List<FieldPath> kept(FieldPath path, FieldValues values) {
    return values.live() instanceof MapValue texts
        ? texts.keys().stream().map(path::key).toList()
        : List.of(path);
  }

  private static FieldPath inData(FieldPath text) {
    return FieldPath.of("data").then(text.last().orElseThrow());
  }

  private static Findings.Finding of(FieldPath text) {
    FieldPath kept = inData(text);
    return new Findings.Finding(
        HazardKind.STAYS_IN_DATA,
        HazardWording.STAYS_IN_DATA.text("field", text, "data", kept),
        HazardWording.DELETE_IN_DATA.text("data", kept));
  }
}
