package dev.tripatch.cli.output.data;

import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.show.ComparisonView;
import java.util.List;
import java.util.Optional;

/** The reasons for programs: an entry for every field. */
public final class ReasonList {
  private ReasonList() {}

  /**
   * The entries of all fields.
   *
   * @param explanation what the comparison has to say of them
   */
  public static List<Entry> of(ComparisonView view, Explanation explanation) {
    return explanation.all().stream().map(field -> of(field, view, explanation)).toList();
  }

  /** The entry of a field. A map or list with parts of its own has no values: they have them. */
  public static Entry of(FieldOutcome field, ComparisonView view, Explanation explanation) {
    InnerParts inside = view.inside();
    List<Note> notes = Notes.about(explanation, inside, field.path());
    List<FieldOutcome> parts = inside.of(field.path());
    return new Entry(
        field.path(),
        field.outcome(),
        field.isConflict(),
        Optional.of(field.standing()).filter(standing -> standing != Standing.PLAIN),
        field.reason().id(),
        field.reason().rule(),
        field.rule().map(FieldRule::provenance),
        field.isWhole() ? Optional.of(Values.of(field.values())) : Optional.empty(),
        Optional.of(view.ownedAt(field.path()))
            .filter(owned -> field.isWhole() && !owned.owners().isEmpty())
            .map(ConflictList.OwnerEntry::of),
        plain(Words.of(field).sentence()),
        notes.isEmpty()
            ? Optional.empty()
            : Optional.of(notes.stream().map(NoteEntry::of).toList()),
        parts.isEmpty()
            ? Optional.empty()
            : Optional.of(parts.stream().map(PartEntry::of).toList()));
  }

  /** Without the signs around what is code. */
  private static String plain(String words) {
    return words.replace("`", "");
  }

  record Entry(
      FieldPath path,
      Outcome outcome,
      boolean conflict,
      Optional<Standing> inCluster,
      String reason,
      String rule,
      Optional<String> schema,
      Optional<Values> values,
      Optional<List<ConflictList.OwnerEntry>> owners,
      String sentence,
      Optional<List<NoteEntry>> notes,
      Optional<List<PartEntry>> inside) {}

  record PartEntry(FieldPath path, Outcome outcome, boolean conflict, Values values) {

    static PartEntry of(FieldOutcome part) {
      return new PartEntry(
          part.path(), part.outcome(), part.isConflict(), Values.of(part.values()));
    }
  }

  record Values(
      Optional<Value> lastApplied,
      Optional<Value> local,
      Optional<Value> live,
      Optional<Value> patch,
      Optional<Value> result) {

    static Values of(FieldValues values) {
      return new Values(
          Optional.ofNullable(values.lastApplied()),
          Optional.ofNullable(values.local()),
          Optional.ofNullable(values.live()),
          Optional.ofNullable(values.patch()),
          Optional.ofNullable(values.result()));
    }
  }

  record NoteEntry(String about, String sentence) {

    static NoteEntry of(Note note) {
      return new NoteEntry(note.label(), plain(note.text()));
    }
  }
}
