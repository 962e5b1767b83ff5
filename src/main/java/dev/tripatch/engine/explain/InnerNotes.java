package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What differs inside a field that Kubernetes handles as one, by name. */
final class InnerNotes {
  private static final int MOST = 6;

  private static final Map<Outcome, String> LABELS = new EnumMap<>(Outcome.class);

  static {
    LABELS.put(Outcome.ADDED, "Added inside");
    LABELS.put(Outcome.CHANGED, "Changed inside");
    LABELS.put(Outcome.DELETED, "Removed inside");
    LABELS.put(Outcome.LOST, "Will not arrive");
    LABELS.put(Outcome.REORDERED, "Moved inside");
  }

  private InnerNotes() {}

  /** A note for each thing that happens to parts; none if there is no part. */
  static List<Note> of(FieldPath whole, List<FieldOutcome> parts) {
    List<Note> notes = new ArrayList<>();
    LABELS.forEach((outcome, label) -> add(label, outcome, whole, parts, notes));
    return notes;
  }

  /** Whether there is a note about any of some parts. */
  static boolean areAbout(List<FieldOutcome> parts) {
    return parts.stream().anyMatch(part -> LABELS.containsKey(part.outcome()));
  }

  private static void add(
      String label, Outcome outcome, FieldPath whole, List<FieldOutcome> parts, List<Note> notes) {
    List<FieldOutcome> found = parts.stream().filter(part -> part.outcome() == outcome).toList();
    if (!found.isEmpty()) {
      String names =
          found.stream()
              .limit(MOST)
              .map(part -> name(whole, part))
              .collect(Collectors.joining(", "));
      int more = found.size() - MOST;
      notes.add(
          Note.of(
              label,
              more > 0
                  ? NoteWording.PARTS_AND_MORE.said("names", names, "count", more)
                  : NoteWording.PARTS.said("names", names)));
    }
  }

  /** An item that nothing names is called by what it is, which says more than its place. */
  private static String name(FieldPath whole, FieldOutcome part) {
    FieldPath path = part.path().below(whole);
    boolean isUnnamed =
        switch (path.last().orElseThrow()) {
          case PathStep.IndexItem _, PathStep.SetItem _ -> true;
          case PathStep.Key _, PathStep.KeyedItem _, PathStep.Lines _ -> false;
        };
    if (!isUnnamed) {
      return "`" + path + "`";
    }
    FieldPath list = path.parent().orElseThrow();
    String item = item(part);
    return list.isRoot() ? item : "`" + list + "`: " + item;
  }

  private static String item(FieldOutcome part) {
    if (part.outcome().isLost()) {
      return Names.of(Objects.requireNonNull(part.values().local())).toString();
    }
    Value live = part.values().live();
    Value result = part.values().result();
    return live != null && result != null && !live.equals(result)
        ? Names.of(live) + " → " + Names.of(result)
        : Names.of(live == null ? Objects.requireNonNull(result) : live).toString();
  }
}
