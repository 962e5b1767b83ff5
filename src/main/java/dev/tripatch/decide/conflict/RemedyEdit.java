package dev.tripatch.decide.conflict;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A change of one document at one field. */
public sealed interface RemedyEdit {

  /** Which document. */
  Document document();

  /** Which field; items of keyed lists by their merge key. */
  FieldPath path();

  /** The object with the change; as it is where the change asks for nothing new. */
  MapValue applyTo(MapValue object);

  /** Takes a field out of each document that has it. */
  static List<RemedyEdit> removals(FieldPath path, Predicate<Document> hasIt) {
    return Stream.of(Document.values())
        .filter(hasIt)
        .<RemedyEdit>map(document -> new Remove(document, path))
        .toList();
  }

  /** The documents that a remedy may change. */
  enum Document {
    /** The local configuration file. */
    LOCAL(Role.LOCAL),
    /** The last-applied configuration: live's annotation, or the file given for it. */
    LAST_APPLIED(Role.LAST_APPLIED);

    private final Role role;

    Document(Role role) {
      this.role = role;
    }

    /** The role of that document in a comparison. */
    public Role role() {
      return role;
    }
  }

  /**
   * The field gets a value. Maps and lists that should hold it are made where they lack; a new item
   * of a list is at its end.
   *
   * @param document which document
   * @param path which field
   * @param value the value
   */
  record Set(Document document, FieldPath path, Value value) implements RemedyEdit {
    @Override
    public MapValue applyTo(MapValue object) {
      return Fields.with(object, path, value);
    }
  }

  /**
   * The field goes. A map or list that held nothing else stays, empty.
   *
   * @param document which document
   * @param path which field
   */
  record Remove(Document document, FieldPath path) implements RemedyEdit {
    @Override
    public MapValue applyTo(MapValue object) {
      return Fields.without(object, path);
    }
  }
}
