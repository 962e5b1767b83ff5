package dev.tripatch.hazard;

import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.Hazard.Foretold;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
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
    ImmutableField.of(slips.live()).stream()
        .filter(field -> field.isFixed(before, after))
        .forEach(field -> check(field, written));
  }

  private void check(ImmutableField immutable, List<Field> written) {
    MapValue old = immutable.fixed(before);
    MapValue fresh = immutable.fixed(after);
    if (!differs(old, fresh, immutable.path())) {
      return;
    }
    List<FieldPath> changed =
        written.stream()
            .filter(field -> field.path().startsWith(immutable.path()))
            .filter(Immutable::isWhole)
            .map(Field::path)
            .filter(path -> differs(old, fresh, path))
            .toList();
    (changed.isEmpty() ? List.of(immutable.path()) : changed)
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

  private static boolean differs(MapValue old, MapValue fresh, FieldPath path) {
    return !JsonMerge.asTaken(ImmutableField.at(old, path))
        .equals(JsonMerge.asTaken(ImmutableField.at(fresh, path)));
  }

  /** A required field that goes is told already. */
  private void tell(ImmutableField immutable, FieldPath path) {
    Foretold foretold =
        new Foretold(true, Optional.of(immutable.server()), Optional.of(immutable.words()));
    String kind = slips.live().text("kind");
    if (!slips.findings().refuse(HazardKind.REQUIRED_FIELD, path, foretold)) {
      slips.add(
          path,
          new Finding(
              HazardKind.IMMUTABLE_FIELD,
              HazardWording.IMMUTABLE.text(
                  "kind", (kind.matches("[AEIO].*") ? "an " : "a ") + kind, "field", path),
              HazardWording.LIVES_VALUE.text("kind", kind),
              foretold));
    }
  }
}
