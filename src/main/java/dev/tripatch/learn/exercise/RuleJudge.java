package dev.tripatch.learn.exercise;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.learn.exercise.ExerciseReader.Judge;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the name of a rule with the one that decides about a field.
 *
 * @param outcome what happens to the field
 * @param holder what happens to the map or list that holds it
 * @param choices the rules to choose from
 * @param shown the documents that the field's values are told of
 */
record RuleJudge(FieldOutcome outcome, FieldOutcome holder, List<Choice> choices, List<Role> shown)
    implements Judge {

  @Override
  public Verdict of(String name, String answer) {
    String given = answer.strip();
    Optional<Choice> chosen =
        choices.stream()
            .filter(each -> each.answer().equals(given) || each.name().equals(given))
            .findFirst();
    if (chosen.isEmpty()) {
      return new Verdict.WrongRule(notChosen(given));
    }
    return chosen.get().answer().equals(outcome.reason().id())
        ? new Verdict.RightRule(why(chosen.get(), true))
        : new Verdict.WrongRule(why(chosen.get(), false));
  }

  private String why(Choice chosen, boolean isRight) {
    String when = conditions(chosen);
    FieldPath field = outcome.path();
    String first =
        isRight
            ? ExerciseWording.RIGHT_RULE.text("conditions", when, "field", field, "facts", facts())
            : ExerciseWording.WRONG_RULE.text("conditions", when, "field", field, "facts", facts());
    return schemaFacts().map(fact -> " " + fact).collect(Collectors.joining("", first, ""));
  }

  private Stream<String> schemaFacts() {
    boolean isRetained =
        holder
            .rule()
            .filter(rule -> rule.strategies().contains(PatchStrategy.RETAIN_KEYS))
            .isPresent();
    boolean isList =
        shown.stream().anyMatch(each -> outcome.values().of(each) instanceof ListValue);
    return Stream.concat(
        isRetained ? Stream.of(ExerciseWording.RETAINS.text()) : Stream.empty(),
        isList ? outcome.rule().map(RuleJudge::merging).stream() : Stream.empty());
  }

  private static String merging(FieldRule rule) {
    return !rule.merges()
        ? ExerciseWording.NOT_MERGED.text()
        : rule.mergeKey()
            .map(key -> ExerciseWording.MERGED_BY_KEY.text("key", key))
            .orElseGet(ExerciseWording.MERGED_AS_SET::text);
  }

  private String notChosen(String given) {
    String rules = choices.stream().map(Choice::answer).collect(Collectors.joining(", "));
    return given.isEmpty()
        ? ExerciseWording.NO_ANSWER.text() + " " + ExerciseWording.CHOOSE.text("rules", rules)
        : ExerciseWording.NO_CHOICE.text("answer", given, "rules", rules);
  }

  /** A rule's text without what happens. */
  private static String conditions(Choice choice) {
    return choice.rule().split(" →", 2)[0];
  }

  private String facts() {
    return shown.stream().map(this::fact).collect(Collectors.joining(", "));
  }

  private String fact(Role role) {
    Value value = outcome.values().of(role);
    return value == null
        ? ExerciseWording.HAS_NOT.text("document", role.words())
        : ExerciseWording.HAS.text("document", role.words(), "value", ShortText.whole(value));
  }
}
