package dev.tripatch.recorded;

import dev.tripatch.prose.Prose;
import dev.tripatch.validate.Validation;
import java.util.List;

/**
 * A line of the table of rules.
 *
 * @param types the types that have the field
 * @param place the field, and when the rule is asked
 */
record RuleLine(List<String> types, String place, String check, String function, boolean refuses) {

  static List<RuleLine> all() {
    return Prose.file(Validation.class, "/dev/tripatch/validate/rules.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(" +"))
        .map(
            parts ->
                new RuleLine(
                    List.of(parts[0].split("\\|")),
                    parts[1].split(">")[0],
                    parts[2],
                    parts[4],
                    parts.length == 5))
        .toList();
  }

  String field() {
    return place.split("\\?")[0];
  }

  /** Whether a recording names it so: by a type, the field, and the check. */
  boolean isNamed(String name) {
    return types.stream().anyMatch(type -> name.equals(type + " " + place + " " + check));
  }

  /** What is the same in rules that one recording shows. */
  String sort() {
    return function + " " + check;
  }
}
