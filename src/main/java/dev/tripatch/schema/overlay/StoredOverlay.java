package dev.tripatch.schema.overlay;

import dev.tripatch.document.data.WrongField;
import java.util.List;
import java.util.Optional;

/**
 * A file of own rules.
 *
 * @param apiVersion the version of the format
 * @param kind what the file is
 * @param rules the rules
 * @param asBuiltIn the custom resources to treat as if they were built in
 */
record StoredOverlay(
    String apiVersion,
    String kind,
    Optional<List<StoredRule>> rules,
    Optional<List<KindName>> asBuiltIn) {

  private static final String API_VERSION = "tripatch/v1";
  private static final String KIND = "SchemaOverlay";

  StoredOverlay {
    if (!API_VERSION.equals(apiVersion)) {
      throw WrongField.mustBe("apiVersion", API_VERSION);
    }
    if (!KIND.equals(kind)) {
      throw WrongField.mustBe("kind", KIND);
    }
  }

  static StoredOverlay of(Overlay overlay) {
    return new StoredOverlay(
        API_VERSION,
        KIND,
        Optional.of(overlay.rules().stream().map(StoredRule::of).toList()),
        Optional.of(overlay.asBuiltIn()).filter(kinds -> !kinds.isEmpty()));
  }

  /** Of the others for a field the last one counts, so it must say all that they say. */
  List<RuleTarget> contradictions() {
    Overlay last = overlay();
    return rules.orElse(List.of()).stream()
        .map(StoredRule::rule)
        .filter(rule -> !last.ruleFor(rule.target()).equals(Optional.of(rule)))
        .map(OwnRule::target)
        .distinct()
        .toList();
  }

  Overlay overlay() {
    return Overlay.EMPTY.and(
        new Overlay(
            rules.stream().flatMap(List::stream).map(StoredRule::rule).toList(),
            asBuiltIn.orElse(List.of())));
  }
}
