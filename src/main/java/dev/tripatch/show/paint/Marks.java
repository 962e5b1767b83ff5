package dev.tripatch.show.paint;

import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import java.util.Objects;
import java.util.Optional;

/** Which mark an outcome gets; none where nothing happens. */
public final class Marks {
  private Marks() {}

  /** The mark of a field; empty where nothing happens to it. */
  public static Optional<Mark> of(FieldOutcome field) {
    return switch (field.standing()) {
      case CONFLICT -> Optional.of(conflict(field).isPresent() ? Mark.CONFLICT : Mark.CLEARED);
      case UNKNOWN -> Optional.of(Mark.UNKNOWN);
      case IDLE -> Optional.of(Mark.IDLE);
      case KEEPS_TEXT -> Optional.of(Mark.KEPT);
      case PLAIN -> plain(field);
    };
  }

  private static Optional<Mark> plain(FieldOutcome field) {
    return switch (field.outcome()) {
      case KEPT -> Optional.of(Mark.KEPT);
      case ADDED -> Optional.of(Mark.ADDED);
      case CHANGED -> Optional.of(Mark.CHANGED);
      case REPLACED -> field.isWhole() ? happens(field, Mark.CHANGED) : Optional.empty();
      case DELETED -> happens(field, Mark.DELETED);
      case CLEARED -> Optional.of(Mark.CLEARED);
      case LEFT_OUT -> Optional.of(Mark.LEFT_OUT);
      case REORDERED -> Optional.of(Mark.REORDERED);
      case LOST -> Optional.of(Mark.LOST);
      case UNEXPLAINED ->
          field.reason() == Reason.DOCUMENT_DIRECTIVE
              ? Optional.of(byDirective(field))
              : happens(field, byDuplicates(field));
      case SAME, MERGED -> Optional.empty();
    };
  }

  /**
   * What apply does to a field in conflict; empty for another, and for one that a directive clears,
   * which has a mark for that.
   */
  public static Optional<ConflictEffect> conflict(FieldOutcome field) {
    return field.isConflict() && !field.outcome().isCleared()
        ? Optional.of(ConflictEffect.of(field))
        : Optional.empty();
  }

  /** The name of a mark, with what apply does to a field in conflict: {@code conflict: deletes}. */
  public static String word(Mark mark, Optional<ConflictEffect> conflict) {
    return conflict.map(effect -> mark.word() + ": " + effect.word()).orElseGet(mark::word);
  }

  /** Always shown, for what is sent is not what the documents say. */
  private static Mark byDirective(FieldOutcome field) {
    return happens(field, Mark.CHANGED).orElse(Mark.KEPT);
  }

  private static Mark byDuplicates(FieldOutcome field) {
    return field.reason().isOfTwins() ? Mark.CHANGED : Mark.UNEXPLAINED;
  }

  /** A field that comes out as it was is not shown as changed, even if the patch writes it. */
  private static Optional<Mark> happens(FieldOutcome field, Mark mark) {
    boolean isSame = Objects.equals(field.values().live(), field.values().result());
    return isSame ? Optional.empty() : Optional.of(mark);
  }
}
