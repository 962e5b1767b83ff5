package dev.tripatch.hazard;

import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;

/**
 * A status that is written with the object: a server takes it from the status subresource alone.
 * Generators leave an empty one behind, which says nothing.
 */
record IgnoredStatus(Slips slips) {
  private static final String STATUS = "status";
  private static final FieldPath PATH = FieldPath.of(STATUS);

  /** Looks at an object that has the status that is meant, and at the fields that are written. */
  void check(MapValue object, List<Field> written) {
    boolean hasStatus =
        slips.schema().fields().stream()
            .filter(type -> type.field(STATUS).isPresent())
            .map(type -> type.structure())
            .anyMatch(structure -> !structure.isResource() || structure.hasStatusRequest());
    boolean isWritten =
        written.stream()
            .anyMatch(
                field -> field.path().startsWith(PATH) && says(field.value()) && isOther(field));
    if (hasStatus && object.has(STATUS) && isWritten) {
      slips.add(
          PATH,
          new Finding(
              HazardKind.STATUS_IGNORED,
              HazardWording.STATUS_IGNORED.text(),
              HazardWording.STATUS_OUT.text()));
    }
  }

  private static boolean says(Value value) {
    return value instanceof Scalar && value != NullValue.NULL && !value.equals(new StringValue(""));
  }

  /** What live has already was read from it. */
  private boolean isOther(Field field) {
    boolean isItem = field.path().steps().stream().anyMatch(PathStep.IndexItem.class::isInstance);
    return isItem
        ? !slips.result().find(STATUS).equals(slips.live().find(STATUS))
        : Counted.valueAt(slips.live(), field.path()).filter(field.value()::equals).isEmpty();
  }
}
