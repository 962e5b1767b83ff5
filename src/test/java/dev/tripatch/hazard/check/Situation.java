package dev.tripatch.hazard.check;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The texts of a case by their names, and what Tripatch makes of them. */
public record Situation(Map<String, String> texts) {
  private static final BundledCatalog CATALOG = new BundledCatalog();

  public List<Hazard> hazards() {
    return texts.containsKey("patch")
        ? Hazards.ofPatch(document("patch"), document("live"), schema("live"), dialect())
        : Hazards.of(find("last-applied"), document("local"), find("live"), outcome());
  }

  ThreeWayOutcome outcome() {
    return ThreeWay.compute(
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(
                find("last-applied").flatMap(SourceDocument::object),
                document("local").object().orElseThrow(),
                find("live").flatMap(SourceDocument::object)),
            schema("local")));
  }

  /** Whose dialect it is: said by a text of its own, else by the kind. */
  Dialect dialect() {
    if (texts.containsKey("dialect")) {
      return Dialect.valueOf(texts.get("dialect").strip());
    }
    return schema("live") instanceof SchemaAnswer.Known
        ? Dialect.KUBERNETES
        : Dialect.CUSTOM_RESOURCE;
  }

  SchemaAnswer schema(String name) {
    return CATALOG.of(document(name).object().orElseThrow());
  }

  SourceDocument document(String name) {
    return find(name).orElseThrow(() -> new AssertionError("no text " + name));
  }

  private Optional<SourceDocument> find(String name) {
    return Optional.ofNullable(texts.get(name)).map(text -> SourceReader.read(name, text));
  }

  /** A hazard in a line: kind, document, line and column, path. */
  public String told(Hazard hazard) {
    String name = hazard.where().name().toLowerCase(Locale.ROOT).replace('_', '-');
    String place =
        hazard
            .span()
            .filter(ignored -> texts.containsKey(name))
            .map(span -> document(name).lines().positionOf(span.start()).toString())
            .orElse("-");
    return hazard.kind().id() + " " + name + " " + place + " " + hazard.path();
  }

  /** All of them but what only a whole object has: most examples are cut short. */
  public List<String> told() {
    return hazards().stream()
        .filter(each -> each.kind() != HazardKind.REQUIRED_FIELD)
        .filter(each -> each.kind() != HazardKind.INVALID_RESULT)
        .filter(each -> !isOfPod(each))
        .map(this::told)
        .toList();
  }

  /** A server lets nobody change a pod; here, it represents any that a template makes. */
  private static boolean isOfPod(Hazard hazard) {
    return hazard.kind() == HazardKind.IMMUTABLE_FIELD && hazard.sentence().contains(" of a Pod ");
  }

  /** All of them. */
  List<String> toldAll() {
    return hazards().stream().map(this::told).toList();
  }
}
