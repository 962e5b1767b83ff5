package dev.tripatch.learn.reference;

import dev.tripatch.cluster.kubectl.KnownError;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.json.JsonPatchRefusal;
import dev.tripatch.hazard.HazardKind;
import java.util.Locale;
import java.util.Optional;

/** The ids under which the reference has the things of the program; see {@link Reference#find}. */
public final class PageIds {

  private PageIds() {}

  /**
   * The page of a directive.
   *
   * @param key a key as it is written in a patch: {@code $setElementOrder/env}
   * @return empty if it is no directive that Kubernetes knows
   */
  public static Optional<String> directive(String key) {
    int slash = key.indexOf('/');
    return switch (slash < 0 ? key : key.substring(0, slash)) {
      case Directives.PATCH -> Optional.of("directive/patch");
      case Directives.RETAIN_KEYS -> Optional.of("directive/retain-keys");
      case Directives.SET_ELEMENT_ORDER -> Optional.of("directive/set-element-order");
      case Directives.DELETE_FROM_PRIMITIVE_LIST ->
          Optional.of("directive/delete-from-primitive-list");
      default -> Optional.empty();
    };
  }

  /** The page of an outcome. */
  public static String outcome(Outcome outcome) {
    return "outcome/" + word(outcome);
  }

  /** The section about a reason, in the page of an outcome. */
  public static String reason(Reason reason) {
    return "reason/" + reason.id();
  }

  /** The page of a hazard. */
  public static String hazard(HazardKind kind) {
    return "hazard/" + kind.id();
  }

  /** The page of a dialect. */
  public static String dialect(Dialect dialect) {
    return "dialect/" + word(dialect);
  }

  /** The section about a refusal of Kubernetes or kustomize. */
  public static String refusal(RefusalWording refusal) {
    return "refusal/" + word(refusal);
  }

  /** The section about a refused JSON Patch. */
  public static String refusal(JsonPatchRefusal.Rule rule) {
    return "refusal/json-patch-" + word(rule);
  }

  /** The section about an error of kubectl. */
  public static String refusal(KnownError error) {
    return "refusal/" + word(error);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
