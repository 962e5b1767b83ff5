package dev.tripatch.hazard.check;

import dev.tripatch.hazard.Field;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/**
 * Fields that the schema requires and that the object would not have.
 *
 * @param where the document that the change comes from
 * @param before the object as it is: what that lacks already nobody asks for
 */
record MissingFields(
    Role where, FieldFaults.Locator wanted, Optional<MapValue> before, Findings findings) {
  /** Looks through an object of a type. */
  public void check(MapValue object, SchemaType type) {
    FieldWalk.over(object, type, field -> field.asStruct().ifPresent(this::check));
  }

  private void check(Field.Struct struct) {
    for (String name : struct.schema().requiredFields()) {
      if (isAbsent(struct.map(), name)
          && !isServers(struct.path())
          && !isOld(struct.path(), name)) {
        add(struct, name);
      }
    }
  }

  private static boolean isAbsent(MapValue map, String name) {
    return NullValue.isNothing(map.get(name));
  }

  /** The status is a server's own matter. */
  private static boolean isServers(FieldPath path) {
    return path.steps().stream().findFirst().filter(new PathStep.Key("status")::equals).isPresent();
  }

  private boolean isOld(FieldPath path, String name) {
    return findings.has(HazardKind.MISSING_MERGE_KEY, path)
        || before
            .flatMap(object -> Counted.valueAt(object, path))
            .filter(holder -> holder instanceof MapValue map && isAbsent(map, name))
            .isPresent();
  }

  private void add(Field.Struct struct, String name) {
    FieldPath path = struct.path().key(name);
    findings.add(
        where,
        path,
        wanted.name(path),
        new Finding(
            HazardKind.REQUIRED_FIELD,
            HazardWording.REQUIRED.text("type", struct.schema().name(), "field", name),
            struct.path().isRoot()
                ? HazardWording.WRITE.text("value", name)
                : HazardWording.WRITE_UNDER.text("value", name, "path", struct.path())));
  }
}
