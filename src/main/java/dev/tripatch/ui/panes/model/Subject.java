package dev.tripatch.ui.panes.model;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.document.ShownDocuments;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What commands are about: the one thing that the path line shows. */
public sealed interface Subject {

  /** Which fields of which object, for people: {@code spec.replicas of shop/Deployment/web}. */
  String title();

  /** The fields of the object in the panes; none of a list. */
  default Optional<InPanes> inPanes() {
    return this instanceof InPanes fields ? Optional.of(fields) : Optional.empty();
  }

  /** The rows of a list; empty for the object in the panes. */
  default Optional<InList> inList() {
    return this instanceof InList rows ? Optional.of(rows) : Optional.empty();
  }

  /**
   * Fields of the object in the panes.
   *
   * @param documents which documents the panes showed then
   * @param object the object's name; empty if it says none
   * @param fields one, or several rows of a table
   */
  record InPanes(ShownDocuments documents, String object, List<FieldPath> fields)
      implements Subject {

    public InPanes {
      fields = List.copyOf(fields);
    }

    @Override
    public String title() {
      return titleOf(fields, object);
    }

    /** Without the documents, which may hold Secrets. */
    @Override
    public String toString() {
      return title();
    }
  }

  /**
   * What is chosen in a list of the fields of several objects.
   *
   * @param fields of each object, which only the owner of the list knows
   * @param title what to call them
   */
  record InList(Map<Object, Set<FieldPath>> fields, String title) implements Subject {

    public InList {
      fields = Map.copyOf(fields);
    }
  }

  /** Fields of one object, for people. */
  static String titleOf(List<FieldPath> fields, String object) {
    String named =
        fields.size() == 1
            ? fields.getFirst().toString()
            : ModelWords.COUNT_FIELDS.text("count", fields.size());
    return object.isEmpty() ? named : ModelWords.FIELD_OF.text("field", named, "object", object);
  }
}
