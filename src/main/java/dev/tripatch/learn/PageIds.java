package dev.tripatch.learn;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.HazardKind;
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

  /** The section about a reason, in the page of an outcome. */
  public static String reason(Reason reason) {
    return "reason/" + reason.id();
  }

  public static String hazard(HazardKind kind) {
    return "hazard/" + kind.id();
  }
}
