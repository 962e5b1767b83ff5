package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule for a field: what it would be in the words of every tool.
 *
 * @param text as it is written: {@code map:port,protocol}
 * @param annotations what each annotation would be; {@link Annotation#NONE} for none
 */
public record TriedRule(String text, Map<Annotation, String> annotations) {

  private static final String ATOMIC = "atomic";
  private static final String SET = "set";
  private static final String MAP = "map";
  private static final String GRANULAR = "granular";
  private static final String MERGE = "merge";
  private static final String REPLACE = "replace";

  public TriedRule {
    Map<Annotation, String> copy = new EnumMap<>(Annotation.class);
    copy.putAll(annotations);
    annotations = Map.copyOf(copy);
  }

  /** A text is no rule for a field; the message says why. */
  public static final class NoRuleException extends Exception {
    private static final long serialVersionUID = 1;

    NoRuleException(String why) {
      super(why, null, false, false);
    }
  }

  /** The rule that a field has. */
  public static TriedRule of(FieldRule rule) {
    Map<Annotation, String> now = new EnumMap<>(Annotation.class);
    Stream.of(Annotation.values()).forEach(each -> now.put(each, each.of(rule)));
    return new TriedRule(inWords(rule), now);
  }

  /** {@code map by port, protocol; merge by port}: what a rule says, in a few words. */
  public static String inWords(FieldRule rule) {
    List<String> words = new ArrayList<>();
    rule.listType()
        .ifPresent(
            type ->
                words.add(
                    type.equals(MAP)
                        ? TrialWording.MAP.text("keys", String.join(", ", rule.listMapKeys()))
                        : type));
    rule.mapType().ifPresent(words::add);
    if (rule.merges()) {
      words.add(
          rule.mergeKey()
              .map(key -> TrialWording.MERGE_BY.text("key", key))
              .orElseGet(TrialWording.MERGE::text));
    }
    if (rule.replaces()) {
      words.add(TrialWording.REPLACE.text());
    }
    if (rule.retainsKeys()) {
      words.add(TrialWording.RETAIN_KEYS.text());
    }
    return words.isEmpty() ? TrialWording.NO_RULE.text() : String.join("; ", words);
  }

  /**
   * Reads a rule: {@code atomic}, {@code set}, {@code map:port,protocol}, {@code merge:name},
   * {@code replace}, {@code granular}.
   *
   * @param present the field's rule now
   * @throws NoRuleException if it is no rule for such a field
   */
  public static TriedRule read(String text, FieldRule present) throws NoRuleException {
    String[] parts = text.strip().split(":", 2);
    String word = parts[0].strip();
    List<String> keys = parts.length > 1 ? Annotation.words(parts[1]) : List.of();
    boolean isList = present.type() instanceof SchemaType.ListOf;
    requireFit(text, word, keys, isList, present);
    Map<Annotation, String> wanted = new EnumMap<>(TriedRule.of(present).annotations());
    if (isList) {
      ofList(word, keys, present, wanted);
    } else {
      ofMap(word, wanted);
    }
    String written = keys.isEmpty() ? word : word + ":" + String.join(",", keys);
    return new TriedRule(written, wanted);
  }

  private static void requireFit(
      String text, String word, List<String> keys, boolean isList, FieldRule present)
      throws NoRuleException {
    boolean isKeyed = word.equals(MAP) || word.equals(MERGE) && isList;
    boolean isKnown = List.of(ATOMIC, SET, MAP, GRANULAR, MERGE, REPLACE).contains(word);
    if (!isKnown || !isKeyed && !keys.isEmpty()) {
      throw new NoRuleException(TrialWording.NOT_A_RULE.text("text", text));
    }
    if (isList && word.equals(GRANULAR)) {
      throw new NoRuleException(
          TrialWording.NOT_FOR_LISTS.text("text", word, "field", present.name()));
    }
    if (!isList && (word.equals(SET) || word.equals(MAP))) {
      throw new NoRuleException(
          TrialWording.ONLY_FOR_LISTS.text("text", word, "field", present.name()));
    }
    if (word.equals(MAP) && keys.isEmpty()) {
      throw new NoRuleException(TrialWording.KEYS_WANTED.text("text", word));
    }
  }

  /** Server-side apply reads the list type, patches the strategy, kustomize both. */
  private static void ofList(
      String word, List<String> keys, FieldRule present, Map<Annotation, String> wanted) {
    boolean isPatchOnly = word.equals(MERGE) || word.equals(REPLACE);
    if (!isPatchOnly) {
      wanted.put(Annotation.LIST_TYPE, word);
      wanted.put(Annotation.LIST_MAP_KEYS, String.join(",", keys));
    }
    boolean merges = word.equals(MERGE) || word.equals(SET) || word.equals(MAP);
    wanted.put(Annotation.PATCH_STRATEGY, merges ? merging(present) : Annotation.NONE);
    wanted.put(Annotation.MERGE_KEY, keys.isEmpty() ? Annotation.NONE : mergeKey(keys, present));
  }

  private static String merging(FieldRule present) {
    return present.merges() ? Annotation.PATCH_STRATEGY.of(present) : MERGE;
  }

  /** A patch knows one key; one that it has already stays. */
  private static String mergeKey(List<String> keys, FieldRule present) {
    return present.mergeKey().filter(keys::contains).orElse(keys.getFirst());
  }

  private static void ofMap(String word, Map<Annotation, String> wanted) {
    switch (word) {
      case ATOMIC, GRANULAR -> wanted.put(Annotation.MAP_TYPE, word);
      case REPLACE -> wanted.put(Annotation.PATCH_STRATEGY, REPLACE);
      default -> wanted.put(Annotation.PATCH_STRATEGY, Annotation.NONE);
    }
  }

  /** The own rule that says so. */
  public OwnRule on(RuleTarget target) {
    return new OwnRule(target, annotations, Optional.empty());
  }

  /** As people read it: {@code map by port, protocol}. */
  public String title() {
    return title(text);
  }

  /** What is written as people read it. */
  public static String title(String text) {
    String[] parts = text.split(":", 2);
    if (parts.length < 2) {
      return text;
    }
    String keys = parts[1].replace(",", ", ");
    return parts[0].equals(MAP)
        ? TrialWording.MAP.text("keys", keys)
        : TrialWording.MERGE_BY.text("key", keys);
  }
}
