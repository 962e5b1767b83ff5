package dev.tripatch.workspace;

import dev.tripatch.document.Node;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.engine.format.ServerDeparture;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.JsonPatchRefusal;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says where in its text a patch is wrong, and why. */
public record PatchFaults(SourceDocument patch, Places places) {
  private static final FieldPath ROOT = FieldPath.root();

  /** What keeps the text from being read; empty if nothing does. */
  Optional<Fault> unreadable() {
    if (patch.error().isPresent()) {
      return patch.error().map(error -> Fault.of(Role.PATCH, patch, error));
    }
    return patch.text().isBlank()
        ? Optional.of(
            fault(
                new Span(0, 0),
                ComparisonWording.NO_PATCH.text(),
                ComparisonWording.WRITE_FIELDS.text()))
        : Optional.empty();
  }

  /**
   * Why the patch is refused.
   *
   * @param hazards those of the patch: what explains the refusal knows its place best
   */
  Fault of(WrittenPatch.Refused refused, List<Hazard> hazards) {
    String server =
        refused.departures().stream()
            .map(ServerDeparture::sentence)
            .map(sentence -> "\n" + sentence)
            .collect(Collectors.joining());
    return switch (refused.reason()) {
      case WrittenPatch.ByKubernetes(Refusal refusal) -> ofKubernetes(refusal, server, hazards);
      case WrittenPatch.ByJsonPatch(JsonPatchRefusal refusal) -> ofJsonPatch(refusal, server);
      case WrittenPatch.Unfit(String cause, String remedy) ->
          fault(nearest(ROOT), cause, remedy + server);
    };
  }

  /** Where a patch is wrong that is refused. */
  public Span place(WrittenPatch.Refused refused, List<Hazard> hazards) {
    return of(refused, hazards).diagnostic().span();
  }

  private Fault ofKubernetes(Refusal refusal, String server, List<Hazard> hazards) {
    return fault(
        explained(refusal, hazards).orElseGet(() -> nearest(refusal.path())),
        refusal.path().isRoot()
            ? ComparisonWording.REFUSED_PATCH.text("cause", refusal.cause())
            : ComparisonWording.REFUSED_FIELD.text(
                "field", refusal.path(), "cause", refusal.cause()),
        refusal.remedy() + "\nIts own words: “" + refusal.referenceText() + "”" + server);
  }

  private static Optional<Span> explained(Refusal refusal, List<Hazard> hazards) {
    return hazards.stream()
        .filter(hazard -> hazard.where() == Role.PATCH)
        .filter(
            hazard -> hazard.kubernetesText().filter(refusal.referenceText()::equals).isPresent())
        .flatMap(hazard -> hazard.span().stream())
        .findFirst();
  }

  private Fault ofJsonPatch(JsonPatchRefusal refusal, String server) {
    FieldPath operation = refusal.operation() < 0 ? ROOT : ROOT.index(refusal.operation());
    FieldPath path = refusal.member().isEmpty() ? operation : operation.key(refusal.member());
    String where = refusal.pointer().isEmpty() ? "" : refusal.pointer() + ": ";
    return fault(
        token(path),
        where + refusal.cause(),
        ComparisonWording.WHOLE_OR_NOT.text("remedy", refusal.remedy()) + server);
  }

  /** A scalar itself; else the key of a field, or of the nearest one. */
  private Span token(FieldPath path) {
    return places
        .locate(path)
        .filter(place -> place.node() instanceof Node.ScalarNode)
        .map(Place::valueSpan)
        .orElseGet(() -> nearest(path));
  }

  /** The key of a field, or of the nearest one that would hold it. */
  private Span nearest(FieldPath path) {
    Optional<Place> place = places.locate(path);
    if (place.isPresent()) {
      return place.get().keySpan().orElse(firstLine(place.get().span()));
    }
    return path.parent().map(this::nearest).orElse(new Span(0, 0));
  }

  private Span firstLine(Span span) {
    int end = patch.lines().endOf(patch.lines().lineOf(span.start()));
    return new Span(span.start(), Math.min(span.end(), end));
  }

  private Fault fault(Span span, String message, String remedy) {
    return Fault.of(Role.PATCH, patch, span, message, remedy);
  }
}
