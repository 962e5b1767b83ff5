package dev.tripatch.cli.output.data;

import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.Standing;
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
  public static List<AnswerFields> of(ComparisonView view, Explanation explanation) {
    return explanation.all().stream().map(field -> of(field, view, explanation)).toList();
  }

  /** The entry of a field. A map or list with parts of its own has no values: they have them. */
  public static AnswerFields of(FieldOutcome field, ComparisonView view, Explanation explanation) {
    InnerParts inside = view.inside();
    return new AnswerFields()
        .with("path", field.path())
        .with("outcome", field.outcome())
        .with("conflict", field.isConflict())
        .with(
            "inCluster",
            Optional.of(field.standing()).filter(standing -> standing != Standing.PLAIN))
        .with("reason", field.reason().id())
        .with("rule", field.reason().rule())
        .with("schema", field.rule().map(FieldRule::provenance))
        .with("values", Optional.of(values(field.values())).filter(_ -> field.isWhole()))
        .with(
            "owners",
            Optional.of(view.ownedAt(field.path()))
                .filter(owned -> field.isWhole() && !owned.owners().isEmpty())
                .map(ConflictList::owners))
        .with("sentence", AnswerFields.plain(Words.of(field).sentence()))
        .withSome(
            "notes",
            Notes.about(explanation, inside, field.path()).stream().map(ReasonList::note).toList())
        .withSome("inside", inside.of(field.path()).stream().map(ReasonList::part).toList());
  }

  static AnswerFields part(FieldOutcome part) {
    return new AnswerFields()
        .with("path", part.path())
        .with("outcome", part.outcome())
        .with("conflict", part.isConflict())
        .with("values", values(part.values()));
  }

  private static AnswerFields values(FieldValues values) {
    return AnswerFields.values(
            Optional.ofNullable(values.lastApplied()),
            Optional.ofNullable(values.local()),
            Optional.ofNullable(values.live()))
        .with("patch", Optional.ofNullable(values.patch()))
        .with("result", Optional.ofNullable(values.result()));
  }

  private static AnswerFields note(Note note) {
    return new AnswerFields()
        .with("about", note.label())
        .with("sentence", AnswerFields.plain(note.text()));
  }
}
