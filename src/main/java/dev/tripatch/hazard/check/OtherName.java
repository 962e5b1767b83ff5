package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** A patch that would make another object of live: one of another kind, namespace or name. */
public final class OtherName {
  private static final FieldPath KIND = FieldPath.of("kind");
  private static final FieldPath NAME = FieldPath.of("metadata", "name");
  private static final List<FieldPath> PARTS =
      List.of(KIND, FieldPath.of("metadata", "namespace"), NAME, FieldPath.of("metadata", "uid"));

  private OtherName() {}

  /**
   * Adds what of live's identity the result does not have any more. A server fills in the namespace
   * and the uid where they are missing.
   */
  public static void add(
      MapValue live, MapValue result, FieldFaults.Locator locator, Findings findings) {
    for (FieldPath part : PARTS) {
      Optional<Value> before = Counted.valueAt(live, part);
      Value after = Counted.valueAt(result, part).orElse(NullValue.NULL);
      boolean isMissed = after != NullValue.NULL || part.equals(KIND) || part.equals(NAME);
      if (isMissed && before.filter(own -> !own.equals(after)).isPresent()) {
        findings.add(Role.PATCH, part, locator.value(part), finding(part, before.get(), after));
      }
    }
  }

  private static Finding finding(FieldPath part, Value before, Value after) {
    return new Finding(
        HazardKind.OTHER_OBJECT,
        after == NullValue.NULL
            ? HazardWording.REMOVES_NAME.text("field", part, "before", Show.value(before))
            : HazardWording.OTHER_NAME.text(
                "field", part, "after", Show.value(after), "before", Show.value(before)),
        HazardWording.LEAVE_NAME_OUT.text("field", part));
  }
}
