package dev.tripatch.show.table;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.TypeKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be chosen for the annotations of a field, and what each choice leads to. */
public final class RuleChoices {

  private final FieldRule rule;
  private final List<KeyChoice> keys;

  /**
   * A value that an annotation can have.
   *
   * @param annotation the annotation
   * @param value the value; {@link Annotation#NONE} for none
   * @param changes all that changes with it: a strategy that needs a key brings one
   * @param impossible why it cannot be chosen; empty if it can
   */
  public record Choice(
      Annotation annotation,
      String value,
      Map<Annotation, String> changes,
      Optional<String> impossible) {

    /** As people read it. */
    public String label() {
      return value.isEmpty() ? "none" : value.replace(",", ", ");
    }
  }

  /** The choices for a row, whose keys are given. */
  public RuleChoices(SchemaRow row, List<KeyChoice> keys) {
    this.rule = row.rule();
    this.keys = List.copyOf(keys);
  }

  /** What is known of a key that could tell the items from each other; empty if it could not. */
  public Optional<KeyChoice> key(String name) {
    return keys.stream().filter(each -> each.key().equals(name)).findFirst();
  }

  /** All values of an annotation that there are, the impossible ones too. */
  public List<Choice> of(Annotation annotation) {
    return values(annotation).map(value -> choice(annotation, value)).toList();
  }

  /** The choice of a value, which may be one that no list offers. */
  public Choice choice(Annotation annotation, String value) {
    Map<Annotation, String> changes = new EnumMap<>(Annotation.class);
    changes.put(annotation, value);
    complete(annotation, value, changes);
    Optional<String> why =
        RuleCheck.of(changed(rule, changes)).stream()
            .filter(RuleFinding::isImpossible)
            .filter(found -> !isWrongAlready(found))
            .findFirst()
            .map(RuleFinding::sentence);
    return new Choice(annotation, value, changes, why);
  }

  /** Whether a choice is about anything here; else there is nothing to choose. */
  public boolean hasChoice(Annotation annotation) {
    return of(annotation).stream()
        .anyMatch(each -> !each.value().isEmpty() && each.impossible().isEmpty());
  }

  /** Why there is nothing to choose, in a few words. */
  public String whyNone(Annotation annotation) {
    if (annotation == Annotation.MERGE_KEY
        && rule.type() instanceof SchemaType.ListOf list
        && TypeKind.isScalar(list.items())) {
      return "none: the items are no objects";
    }
    return of(annotation).stream()
        .filter(each -> !each.value().isEmpty())
        .flatMap(each -> each.impossible().stream())
        .findFirst()
        .orElse("none to choose");
  }

  private boolean isWrongAlready(RuleFinding found) {
    return RuleCheck.of(rule).contains(found);
  }

  private Stream<String> values(Annotation annotation) {
    return Stream.concat(
        Stream.of(Annotation.NONE),
        switch (annotation) {
          case PATCH_STRATEGY -> Stream.of("merge", "replace", "retainKeys", "merge,retainKeys");
          case MERGE_KEY -> keys.stream().map(KeyChoice::key);
          case LIST_TYPE -> Stream.of("atomic", "set", "map");
          case LIST_MAP_KEYS -> keys.stream().map(KeyChoice::key);
          case MAP_TYPE -> Stream.of("atomic", "granular");
        });
  }

  /** What a value needs, or leaves without a meaning. */
  private void complete(Annotation annotation, String value, Map<Annotation, String> changes) {
    switch (annotation) {
      case PATCH_STRATEGY -> completeStrategy(value, changes);
      case LIST_TYPE -> {
        if (value.equals("map") && rule.listMapKeys().isEmpty()) {
          bestKey().ifPresent(key -> changes.put(Annotation.LIST_MAP_KEYS, key));
        } else if (!value.equals("map") && !rule.listMapKeys().isEmpty()) {
          changes.put(Annotation.LIST_MAP_KEYS, Annotation.NONE);
        }
      }
      case MERGE_KEY, LIST_MAP_KEYS, MAP_TYPE -> {}
    }
  }

  private void completeStrategy(String value, Map<Annotation, String> changes) {
    boolean merges = Annotation.words(value).contains(PatchStrategy.MERGE.word());
    if (merges && rule.mergeKey().isEmpty()) {
      bestKey().ifPresent(key -> changes.put(Annotation.MERGE_KEY, key));
    }
    boolean isOwnKey =
        rule.instead().filter(schema -> !schema.mergeKey().equals(rule.mergeKey())).isPresent();
    if (!merges && isOwnKey) {
      changes.put(
          Annotation.MERGE_KEY,
          rule.instead().flatMap(FieldRule::mergeKey).orElse(Annotation.NONE));
    }
  }

  /** The key to begin with: one in use, or name, or what tells the items at hand apart. */
  private Optional<String> bestKey() {
    List<String> wanted = new ArrayList<>(rule.mergeKey().stream().toList());
    wanted.addAll(rule.listMapKeys());
    List<KeyChoice> good = keys.stream().filter(KeyChoice::isGood).toList();
    good.stream().map(KeyChoice::key).filter("name"::equals).forEach(wanted::add);
    good.stream().filter(each -> each.items() > 0).map(KeyChoice::key).forEach(wanted::add);
    keys.stream().map(KeyChoice::key).filter("name"::equals).forEach(wanted::add);
    keys.stream().map(KeyChoice::key).forEach(wanted::add);
    List<String> known = keys.stream().map(KeyChoice::key).toList();
    return wanted.stream().filter(known::contains).findFirst();
  }

  /** A rule with some annotations of other values. */
  static FieldRule changed(FieldRule rule, Map<Annotation, String> changes) {
    return rule.with(changes, listIfNeeded(rule, changes), rule.provenance(), rule.instead());
  }

  /** What no schema declares becomes a list by what is said of it. */
  private static SchemaType listIfNeeded(FieldRule rule, Map<Annotation, String> changes) {
    boolean isList =
        changes.containsKey(Annotation.MERGE_KEY) || changes.containsKey(Annotation.LIST_TYPE);
    return isList && rule.type().equals(SchemaType.Primitive.UNDECLARED)
        ? new SchemaType.ListOf(SchemaType.Primitive.FREE_FORM)
        : rule.type();
  }
}
