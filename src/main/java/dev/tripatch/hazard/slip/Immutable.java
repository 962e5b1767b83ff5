package dev.tripatch.hazard.slip;

import dev.tripatch.engine.patch.json.JsonMerge;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Changes of fields that a server does not let anyone change. It compares what it stores.
 *
 * @param before live as it is stored
 * @param after the result as it is stored
 */
record Immutable(Slips slips, MapValue before, MapValue after) {

  static Immutable of(Slips slips) {
    Optional<MapValue> live = Optional.of(slips.live());
    return new Immutable(
        slips,
        StoredObject.of(slips.live(), live, slips.schema()).object(),
        StoredObject.of(slips.result(), live, slips.schema()).object());
  }

  void check(List<Field> written) {
    List<ImmutableField> fields = new ArrayList<>(ImmutableField.of(slips.live()));
    if (slips.live().find("immutable").filter(BoolValue.of(true)::equals).isPresent()) {
      fields.addAll(ImmutableField.OF_SEALED);
    }
    for (ImmutableField field : fields) {
      if (isOpen(field)) {
        check(field, written);
      }
    }
  }

  /** Whether live is in a state in which the field may not change. */
  private boolean isOpen(ImmutableField field) {
    boolean isSuspended =
        Counted.valueAt(slips.live(), FieldPath.of("spec", "suspend"))
            .filter(BoolValue.of(true)::equals)
            .isPresent();
    boolean isExternal =
        Counted.valueAt(slips.result(), FieldPath.of("spec", "type"))
            .filter(new StringValue("ExternalName")::equals)
            .isPresent();
    return !(field.kind().equals("Job") && isSuspended)
        && !(field.kind().equals("Service") && isExternal)
        && (!field.isOnce() || at(slips.live(), field.path()) != NullValue.NULL);
  }

  private void check(ImmutableField immutable, List<Field> written) {
    List<FieldPath> changed =
        written.stream()
            .filter(field -> field.path().startsWith(immutable.path()))
            .filter(Immutable::isWhole)
            .map(Field::path)
            .filter(this::differs)
            .toList();
    if (changed.isEmpty() && differs(immutable.path())) {
      changed = List.of(immutable.path());
    }
    // A required field that goes is refused for that alone.
    changed.stream()
        .filter(path -> !slips.findings().has(HazardKind.REQUIRED_FIELD, path))
        .forEach(path -> tell(immutable, path));
  }

  /** A value that a patch writes as one: a scalar, or a list that is replaced. */
  private static boolean isWhole(Field field) {
    boolean isInList = field.path().steps().stream().anyMatch(PathStep.IndexItem.class::isInstance);
    boolean isMerged =
        field.value() instanceof MapValue
            || (field.value() instanceof ListValue
                && field.rule().filter(FieldRule::merges).isPresent());
    return !isInList && !isMerged;
  }

  private boolean differs(FieldPath path) {
    return !JsonMerge.asTaken(at(before, path)).equals(JsonMerge.asTaken(at(after, path)));
  }

  private static Value at(MapValue object, FieldPath path) {
    return Counted.valueAt(object, path).orElse(NullValue.NULL);
  }

  private void tell(ImmutableField immutable, FieldPath path) {
    slips.add(
        path,
        new Finding(
            HazardKind.IMMUTABLE_FIELD,
            HazardWording.IMMUTABLE.text("kind", immutable.kind(), "field", path),
            HazardWording.LIVES_VALUE.text("kind", immutable.kind()),
            Optional.of(immutable.words())));
  }
}
