package dev.tripatch.validate;

import dev.tripatch.prose.Prose;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A rule of the table.
 *
 * @param type the type that has the field
 * @param field the field; a dot for the holder itself
 * @param name what the server calls the field, where that is another name; empty if not
 * @param check what is checked
 * @param argument what it is checked against
 * @param function what it ports
 */
record Rule(
    String type, String field, String name, Check check, String argument, PortedFunction function) {
  private static final Map<String, List<Rule>> BY_TYPE =
      Prose.file(Rule.class, "/dev/tripatch/validate/rules.txt")
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .flatMap(Rule::parsed)
          .collect(Collectors.groupingBy(Rule::type));

  /** What is done with a field; none of it depends on anything else than the object. */
  interface Check {
    void at(ObjectPart place, String argument, RuleReport into);
  }

  /** The rules for the fields of a type. */
  static List<Rule> of(String type) {
    return BY_TYPE.getOrDefault(type, List.of());
  }

  private static Stream<Rule> parsed(String line) {
    String[] parts = line.split(" +");
    String[] names = parts[1].split(">", 2);
    return Arrays.stream(parts[0].split("\\|"))
        .map(
            type ->
                new Rule(
                    type,
                    names[0],
                    names.length > 1 ? names[1] : "",
                    Checks.named(parts[2]),
                    parts[3],
                    new PortedFunction(parts[4], parts.length == 5)));
  }

  void check(ObjectPart holder, List<Violation> found) {
    ObjectPart place = holder.get(field);
    check.at(
        name.isEmpty() ? place : place.named(holder.nameOf(name)),
        argument,
        new RuleReport(found, function));
  }
}
