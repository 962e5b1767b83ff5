package dev.tripatch.schema.overlay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * The own rules of a person, over whatever schemas say. Immutable.
 *
 * @param rules one for each field at most, in the order in which they were made
 * @param asBuiltIn the custom resources to treat as if Kubernetes had patch metadata for them: a
 *     what-if, since the API server takes no strategic patch of them
 */
public record Overlay(List<OwnRule> rules, List<KindName> asBuiltIn) {

  /** No own rules. */
  public static final Overlay EMPTY = new Overlay(List.of(), List.of());

  public Overlay {
    rules = List.copyOf(rules);
    asBuiltIn = List.copyOf(asBuiltIn);
  }

  /** Whether it changes nothing. */
  public boolean isEmpty() {
    return rules.isEmpty() && asBuiltIn.isEmpty();
  }

  /** The rule for a field; empty if there is none. */
  public Optional<OwnRule> ruleFor(RuleTarget target) {
    return rules.stream().filter(rule -> rule.target().equals(target)).findFirst();
  }

  /**
   * The same with a rule in place of the one for its field; a rule that says nothing is dropped.
   */
  public Overlay with(OwnRule rule) {
    return and(new Overlay(List.of(rule), List.of()));
  }

  /** The same without the rule for a field. */
  public Overlay without(RuleTarget target) {
    return with(OwnRule.on(target));
  }

  /** Whether a kind is treated as if it were built in. */
  public boolean isAsBuiltIn(KindName kind) {
    return asBuiltIn.contains(kind);
  }

  /** The same where a kind is treated as if it were built in, or no longer is. */
  public Overlay withAsBuiltIn(KindName kind, boolean wanted) {
    List<KindName> changed = new ArrayList<>(asBuiltIn);
    changed.remove(kind);
    if (wanted) {
      changed.add(kind);
    }
    return new Overlay(rules, changed);
  }

  /** The rules of both; where both have one for a field, the other's counts. */
  public Overlay and(Overlay other) {
    Map<RuleTarget, OwnRule> all = new LinkedHashMap<>();
    rules.forEach(rule -> all.put(rule.target(), rule));
    for (OwnRule rule : other.rules) {
      if (rule.isEmpty()) {
        all.remove(rule.target());
      } else {
        all.put(rule.target(), rule);
      }
    }
    SequencedSet<KindName> kinds = new LinkedHashSet<>(asBuiltIn);
    other.asBuiltIn.forEach(kinds::addLast);
    return new Overlay(List.copyOf(all.values()), List.copyOf(kinds));
  }
}
