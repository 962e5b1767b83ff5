package dev.tripatch.hazard;

import dev.tripatch.document.Place;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.NullValue;

/** A key with nothing after it is null, which deletes. Who writes the word null means it. */
record EmptyValues(Slips slips, Text text) {

  void check(Field field) {
    if (field.value() == NullValue.NULL && isLeftOut(field.path())) {
      int count =
          Counted.valueAt(slips.live(), field.path()).map(each -> each.parts().size()).orElse(0);
      int left =
          Counted.valueAt(slips.result(), field.path()).map(each -> each.parts().size()).orElse(0);
      if (count > 0 && left == 0) {
        slips.add(
            field.path(),
            new Finding(
                HazardKind.EMPTY_VALUE_DELETES,
                HazardWording.EMPTY_DELETES.text("field", field.path(), "count", count),
                HazardWording.LINE_OUT_OR_NULL.text()));
      }
    }
  }

  private boolean isLeftOut(FieldPath path) {
    return text.places()
        .locate(path)
        .map(Place::valueSpan)
        .filter(it -> it.length() == 0)
        .isPresent();
  }
}
