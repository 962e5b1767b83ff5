package dev.tripatch.learn.exercise;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A task that asks for a rule: a line {@code field: spec.replicas} says of which field, and each
 * line that begins with a dash names a rule to choose from; the other lines are for people.
 *
 * @param question the lines for people
 * @param field the field; empty if no line names one that can be read
 * @param rules the names of the rules, in their order
 */
record RuleTask(String question, Optional<FieldPath> field, List<String> rules) {
  private static final String FIELD = "field:";
  private static final String RULE = "- ";

  static RuleTask of(String text) {
    List<String> question = new ArrayList<>();
    List<String> rules = new ArrayList<>();
    Optional<FieldPath> field = Optional.empty();
    for (String line : text.lines().toList()) {
      if (line.startsWith(FIELD)) {
        field = path(line.substring(FIELD.length()).strip());
      } else if (line.startsWith(RULE)) {
        rules.add(line.substring(RULE.length()).strip());
      } else {
        question.add(line);
      }
    }
    return new RuleTask(String.join("\n", question).strip(), field, List.copyOf(rules));
  }

  private static Optional<FieldPath> path(String text) {
    try {
      return Optional.of(FieldPath.parse(text)).filter(path -> !path.isRoot());
    } catch (IllegalArgumentException wrong) {
      return Optional.empty();
    }
  }

  /** The rule of this name; empty if there is none. */
  static Optional<Reason> reason(String id) {
    return Stream.of(Reason.values()).filter(each -> each.id().equals(id)).findFirst();
  }

  /** The rules themselves, without names that no rule has. */
  List<Choice> choices() {
    return rules.stream().flatMap(each -> reason(each).stream()).map(Choice::of).toList();
  }

  /** The names of all rules. */
  static String allRules() {
    return Stream.of(Reason.values()).map(Reason::id).collect(Collectors.joining(", "));
  }
}
