package dev.tripatch.decide.conflict;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;

/** The fields that kubectl finds an object by: nobody can take them out of local. */
public final class Identity {

  private static final List<FieldPath> FIELDS =
      List.of(
          FieldPath.of("apiVersion"),
          FieldPath.of("kind"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "namespace"));

  private Identity() {}

  /** Why a field cannot go: it is such a field, or holds one. Empty if it can. */
  public static Optional<String> objection(FieldPath path) {
    return FIELDS.stream()
        .filter(field -> field.startsWith(path))
        .findFirst()
        .map(field -> ConflictWording.IDENTITY.text("path", field));
  }

  /** A new object that has nothing but these fields of another one. */
  public static MapValue of(MapValue object) {
    MapValue identity = MapValue.EMPTY;
    for (FieldPath field : FIELDS) {
      Optional<Value> value = Fields.at(object, field);
      identity = value.isPresent() ? Fields.with(identity, field, value.get()) : identity;
    }
    return identity;
  }
}
