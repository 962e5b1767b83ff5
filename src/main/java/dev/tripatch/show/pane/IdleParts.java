package dev.tripatch.show.pane;

import dev.tripatch.engine.explain.Notes;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Note;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Directives;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of a composed patch that do nothing with this live object, as remarks. */
public final class IdleParts {

  private static final Map<Reason, IdleWording> SENTENCES =
      Map.of(
          Reason.NULL_WITHOUT_EFFECT,
          IdleWording.NULL,
          Reason.NO_SUCH_ITEM,
          IdleWording.ITEM,
          Reason.NO_LIST,
          IdleWording.LIST,
          Reason.DIRECTIVE_DROPPED,
          IdleWording.DROPPED);

  private IdleParts() {}

  public static List<PatchRemark> of(Explanation explanation) {
    return in(explanation, true);
  }

  /** Those that no hazard tells. */
  public static List<PatchRemark> withoutHazards(Explanation explanation) {
    return in(explanation, false);
  }

  /** What stays in lists of which the patch says nothing new. */
  public static List<PatchRemark> staying(Explanation explanation) {
    return explanation.all().stream()
        .flatMap(
            field ->
                Notes.staying(field).stream()
                    .map(note -> remark(note.text().replace("`", ""), field)))
        .toList();
  }

  private static List<PatchRemark> in(Explanation explanation, boolean withHazards) {
    List<PatchRemark> found = new ArrayList<>();
    for (FieldOutcome field : explanation.all()) {
      Optional.ofNullable(SENTENCES.get(field.reason()))
          .filter(said -> withHazards || !isHazard(field))
          .ifPresent(said -> found.add(remark(said.text(), field)));
      if (field.patchEntry() instanceof PatchEntry.MapParts
          || field.patchEntry() instanceof PatchEntry.ListParts) {
        Notes.about(explanation, field.path()).stream()
            .filter(Note::isIdle)
            .filter(note -> withHazards || !isHazard(note.label()))
            .map(note -> remark(IdleWording.DIRECTIVE.text("directive", note.label()), field))
            .forEach(found::add);
      }
    }
    return PatchRemark.together(found.stream());
  }

  /** Without an order, what names a list that nobody has is a list of deletions. */
  private static boolean isHazard(FieldOutcome field) {
    return field.reason() == Reason.NO_SUCH_ITEM
        || field.reason() == Reason.NO_LIST
            && !(field.patchEntry() instanceof PatchEntry.ListParts parts
                && parts.order().isPresent())
            && !(field.patchEntry() instanceof PatchEntry.Verbatim verbatim
                && verbatim.order().isPresent());
  }

  /** Directives that a calculated patch does not carry without need are hazards. */
  private static boolean isHazard(String directive) {
    return directive.startsWith(Directives.PATCH)
        || directive.equals(Directives.DELETE_FROM_PRIMITIVE_LIST);
  }

  private static PatchRemark remark(String sentence, FieldOutcome field) {
    return new PatchRemark(PatchRemark.Kind.FINDING, sentence, List.of(field.path()));
  }
}
