package dev.tripatch.show.merged;

import dev.tripatch.json.FieldPath;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ClashKind;
import dev.tripatch.merge.Threefold;
import dev.tripatch.merge.text.ClashPlace;
import dev.tripatch.show.paint.Mark;
import java.util.Optional;

/**
 * A field that a side changed.
 *
 * @param path the field, its object first
 * @param object what its object is called
 * @param field the field in its object
 * @param words what each version has, in a few characters
 * @param mark which side changed it, or that both did so differently
 * @param why what happened, in a sentence
 * @param clash what is to be decided; empty if nothing is
 */
public record MergeRow(
    FieldPath path,
    String object,
    FieldPath field,
    Threefold<String> words,
    Mark mark,
    String why,
    Optional<ClashPlace> clash) {

  /** Why a field has its row. */
  static String why(Mark mark, Threefold<?> values) {
    boolean isAdded = values.base() == null;
    return switch (mark) {
      case OURS -> one(Branch.OURS, isAdded, values.ours() == null);
      case THEIRS -> one(Branch.THEIRS, isAdded, values.theirs() == null);
      default ->
          (isAdded
                  ? MergeRowWording.BOTH_ADDED
                  : values.ours() == null
                      ? MergeRowWording.BOTH_REMOVED
                      : MergeRowWording.BOTH_CHANGED)
              .text();
    };
  }

  private static String one(Branch side, boolean isAdded, boolean isRemoved) {
    MergeRowWording why =
        isAdded
            ? MergeRowWording.ONE_ADDED
            : isRemoved ? MergeRowWording.ONE_REMOVED : MergeRowWording.ONE_CHANGED;
    return why.text("side", MergeRowWording.of(side));
  }

  /** Why two changes do not go together. */
  static String why(ClashKind kind, Threefold<?> values) {
    return switch (kind) {
      case CHANGED -> MergeRowWording.CLASH_CHANGED.text();
      case ADDED -> MergeRowWording.CLASH_ADDED.text();
      case REMOVED ->
          values.ours() == null
              ? MergeRowWording.CLASH_OURS_REMOVED.text()
              : MergeRowWording.CLASH_THEIRS_REMOVED.text();
      case ORDER -> MergeRowWording.CLASH_ORDER.text();
      case BLOCK -> MergeRowWording.CLASH_BLOCK.text();
    };
  }
}
