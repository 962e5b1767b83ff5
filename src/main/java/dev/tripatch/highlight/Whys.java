package dev.tripatch.highlight;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.Words;
import dev.tripatch.patch.Refusal;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.PatchStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the Why panel says. */
public final class Whys {
  private Whys() {}

  /**
   * About a field with the outcome of itself or of what it is part of.
   *
   * @param isBalanced whether all reasons add up to the patch and the result
   */
  public static Why of(FieldPath path, FieldOutcome field, boolean isBalanced) {
    Words words = Words.of(field);
    List<Why.Fact> facts = new ArrayList<>();
    facts.add(new Why.Fact("Rule", field.reason().rule()));
    if (!path.equals(field.path())) {
      facts.add(new Why.Fact("Part of", field.path().toString()));
    }
    field.rule().ifPresent(rule -> facts.add(new Why.Fact("Schema", schemaText(rule))));
    if (!isBalanced) {
      facts.add(
          new Why.Fact(
              "Check", "The reasons do not add up to the patch; please report this case."));
    }
    return new Why(path, Marks.of(field), plain(words.headline()), words.sentence(), facts);
  }

  /** About any field, where Kubernetes refuses. */
  static Why refused(FieldPath path, Optional<Refusal> refusal) {
    return refusal
        .map(
            why ->
                new Why(
                    path,
                    Optional.empty(),
                    "Kubernetes refuses.",
                    why.cause() + " " + why.remedy(),
                    List.of(
                        new Why.Fact("Field", why.path().toString()),
                        new Why.Fact("kubectl says", why.referenceText()))))
        .orElseGet(() -> new Why(path, Optional.empty(), "", "", List.of()));
  }

  private static String schemaText(FieldRule rule) {
    String strategies =
        rule.strategies().stream().map(PatchStrategy::word).collect(Collectors.joining(","));
    String strategy = strategies.isEmpty() ? "" : " · strategy " + strategies;
    String key = rule.mergeKey().map(name -> " · merge key " + name).orElse("");
    return rule.provenance() + strategy + key;
  }

  private static String plain(String text) {
    return text.replace("`", "");
  }
}
