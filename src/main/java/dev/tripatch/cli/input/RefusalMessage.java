package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.table.FieldRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** Why Kubernetes refuses: the field, its places, cause and remedy, and Kubernetes' own words. */
public final class RefusalMessage {
  private static final String LOCAL = Role.LOCAL.title().toLowerCase(Locale.ROOT);

  private final Map<String, Source> sources = new LinkedHashMap<>();

  private final Map<String, String> known = new LinkedHashMap<>();

  /** A document and where its offsets are in its file. */
  private record Source(Places places, IntFunction<String> locate) {

    /** The place of a field, or of the nearest one that would hold it. */
    Optional<String> of(FieldPath path) {
      return path.upwards()
          .filter(at -> !at.isRoot())
          .flatMap(at -> places.locate(at).stream())
          .findFirst()
          .map(place -> locate.apply(place.span().start()));
    }
  }

  /** Where a document has the field. */
  private record Found(String place, String title) {}

  /** A message about the documents of a case. */
  public static RefusalMessage about(CaseFiles files) {
    RefusalMessage message = new RefusalMessage();
    for (Role pane : List.of(Role.LOCAL, Role.LIVE, Role.LAST_APPLIED)) {
      files
          .document(pane)
          .ifPresent(
              document ->
                  message.with(
                      pane.title().toLowerCase(Locale.ROOT),
                      document,
                      offset -> files.locate(pane, offset).orElse(document.name())));
    }
    return message;
  }

  /** Also about this document. */
  public RefusalMessage with(String title, SourceDocument document, IntFunction<String> locate) {
    sources.put(title, new Source(Places.of(document), locate));
    return this;
  }

  /** What is wrong in this document is known to be here. */
  RefusalMessage at(String title, String place) {
    known.put(title, place);
    return this;
  }

  /** The message for a refusal at a field. */
  public List<String> of(Refusal refusal) {
    List<String> lines = new ArrayList<>();
    List<Found> places = places(refusal.path());
    String field = refusal.path().isRoot() ? "" : " " + refusal.path();
    lines.add(
        head(places)
            + InputWording.KUBERNETES_REFUSES.text("field", field, "cause", refusal.cause()));
    lines.add(Messages.INDENT + refusal.remedy());
    places.forEach(at -> lines.add(Messages.INDENT + at.title() + ": " + at.place()));
    addOwnWords(refusal, lines);
    return lines;
  }

  /** The message for changes of live that the patch would overwrite. */
  List<String> ofConflict(Refusal refusal, List<FieldRow> conflicts) {
    if (conflicts.isEmpty()) {
      return of(refusal);
    }
    List<String> lines = new ArrayList<>();
    for (FieldRow row : conflicts) {
      lines.add(
          head(places(row.path()))
              + InputWording.CONFLICT_AT.text(
                  "field",
                  row.path(),
                  "last-applied",
                  row.lastApplied(),
                  "local",
                  row.local(),
                  "live",
                  row.live()));
    }
    lines.add(Messages.INDENT + InputWording.TAKE_OR_WIN.text());
    addOwnWords(refusal, lines);
    return lines;
  }

  private static String head(List<Found> places) {
    return places.isEmpty() ? Messages.PROGRAM : places.getFirst().place() + ": ";
  }

  private static void addOwnWords(Refusal refusal, List<String> lines) {
    lines.add(Messages.INDENT + InputWording.KUBERNETES_WORDS.text());
    lines.addAll(refusal.referenceText().lines().toList());
  }

  /** The message about what kubectl refuses of local itself, wherever that is in it. */
  public List<String> ofLocal(Refusal refusal) {
    sources.keySet().retainAll(Set.of(LOCAL));
    Optional.ofNullable(sources.get(LOCAL))
        .filter(local -> local.of(refusal.path()).isEmpty())
        .ifPresent(local -> known.put(LOCAL, local.locate().apply(0)));
    return of(refusal);
  }

  private List<Found> places(FieldPath path) {
    List<Found> found = new ArrayList<>();
    sources.forEach(
        (title, source) ->
            Optional.ofNullable(known.get(title))
                .or(() -> source.of(path))
                .ifPresent(at -> found.add(new Found(at, title))));
    return found;
  }
}
