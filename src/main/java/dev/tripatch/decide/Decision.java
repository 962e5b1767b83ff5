package dev.tripatch.decide;

import dev.tripatch.json.FieldPath;
import java.util.List;

/**
 * One decision of a person.
 *
 * @param fate what becomes of the fields
 * @param fields which fields, at least one
 */
public record Decision(Fate fate, List<FieldPath> fields) {

  public Decision {
    fields = List.copyOf(fields);
  }

  /** What it is called in the list of what was done: {@code take live: spec.replicas}. */
  public String name() {
    return name(fate, fields);
  }

  /** The same for fields that it may be made about. */
  static String name(Fate fate, List<FieldPath> fields) {
    String title = fate.title();
    String what = fields.size() == 1 ? fields.getFirst().toString() : fields.size() + " fields";
    return Character.toLowerCase(title.charAt(0)) + title.substring(1) + ": " + what;
  }
}
