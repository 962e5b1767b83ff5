package dev.tripatch.validate;

import dev.tripatch.prose.Prose;
import dev.tripatch.validate.Violation.FaultKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A rule of the table.
 *
 * @param type the type that has the field
 * @param field the field; a dot for the holder itself; after {@code .*.} one of each item
 * @param name what the server calls the field, where that is another name; empty if not
 * @param conditions when it is asked, such as {@code type=NodePort}, or {@code Pod.kind=Pod} of
 *     what is around; nothing after the sign is a field without a value
 * @param check what is checked
 * @param argument what it is checked against
 * @param function what it ports
 */
record Rule(
    String type,
    String field,
    String name,
    List<String> conditions,
    Check check,
    String argument,
    Violation.Function function) {
  private static final Map<String, List<Rule>> BY_TYPE =
      Prose.lines(Rule.class, "/dev/tripatch/validate/rules.txt")
          .flatMap(Rule::parsed)
          .collect(Collectors.groupingBy(Rule::type));

  /** What is done with a field; none of it depends on anything else than the object. */
  interface Check {
    void at(ObjectPart place, String argument, Report into);
  }

  /** The rules for the fields of a type. */
  static List<Rule> of(String type) {
    return BY_TYPE.getOrDefault(type, List.of());
  }

  private static Stream<Rule> parsed(String line) {
    String[] parts = line.split(" +");
    String[] names = parts[1].split(">", 2);
    String[] field = names[0].split("\\?", 2);
    return Arrays.stream(parts[0].split("\\|"))
        .map(
            type ->
                new Rule(
                    type,
                    field[0],
                    names.length > 1 ? names[1] : "",
                    field.length > 1 ? List.of(field[1].split("&")) : List.of(),
                    Checks.named(parts[2]),
                    parts[3],
                    new Violation.Function(parts[4], parts.length == 5)));
  }

  void check(ObjectPart holder, List<Violation> found) {
    check(holder, field, found);
  }

  private void check(ObjectPart holder, String below, List<Violation> found) {
    String[] list = below.split("\\.\\*\\.", 2);
    if (list.length > 1) {
      holder.get(list[0]).items().forEach(item -> check(item, list[1], found));
    } else if (conditions.stream().allMatch(each -> holds(each, holder))) {
      ObjectPart part = holder.get(below);
      check.at(
          name.isEmpty() ? part : part.named(holder.nameOf(name)),
          argument,
          new Report(found, function));
    }
  }

  private static boolean holds(String condition, ObjectPart holder) {
    String[] sides = condition.split("!?=", 2);
    return holder
        .at(sides[0])
        .filter(
            part ->
                (sides[1].isEmpty() ? part.isZero() : part.word().equals(sides[1]))
                    != condition.contains("!="))
        .isPresent();
  }

  /**
   * Where a rule says what it found.
   *
   * @param found what all rules found; grows
   * @param function what the rule ports
   */
  record Report(List<Violation> found, Violation.Function function) {

    void add(ObjectPart part, FaultKind fault) {
      add(part, fault, "");
    }

    /**
     * A field breaks the rule.
     *
     * @param wanted what would be right
     */
    void add(ObjectPart part, FaultKind fault, String wanted) {
      found.add(
          new Violation(part.at().path(), part.field(), part.value(), fault, wanted, function));
    }
  }
}
