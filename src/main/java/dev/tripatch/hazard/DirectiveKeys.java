package dev.tripatch.hazard;

import dev.tripatch.patch.Directives;
import java.util.List;
import java.util.Optional;

/** Keys that look like directives and are none. Ask only about keys that are no declared field. */
final class DirectiveKeys {
  private static final List<String> WHOLE = List.of(Directives.PATCH, Directives.RETAIN_KEYS);

  private DirectiveKeys() {}

  /** What is wrong with a key. */
  record Suspect(HazardKind kind, String sentence, String remedy) {}

  static Optional<Suspect> check(String key) {
    if (key.startsWith("$")) {
      return isDirective(key) ? Optional.empty() : Optional.of(unknown(key));
    }
    return isDirective("$" + key) ? Optional.of(withoutDollar(key)) : Optional.empty();
  }

  private static boolean isDirective(String key) {
    return WHOLE.contains(key) || Directives.listOf(key).filter(list -> !list.isEmpty()).isPresent();
  }

  private static Suspect unknown(String key) {
    return new Suspect(
        HazardKind.UNKNOWN_DIRECTIVE,
        key + " is no directive that Kubernetes knows, so it is taken as an ordinary field.",
        "Write $patch, $retainKeys, $setElementOrder/LIST or $deleteFromPrimitiveList/LIST.");
  }

  private static Suspect withoutDollar(String key) {
    return new Suspect(
        HazardKind.DIRECTIVE_WITHOUT_DOLLAR,
        key + " lacks its $, so it is taken as an ordinary field, which the schema does not have.",
        "Write $" + key + ", in a patch.");
  }
}
