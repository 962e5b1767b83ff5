package dev.tripatch.show;

import dev.tripatch.json.FieldPath;
import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ClashKind;
import dev.tripatch.merge.ManifestMerge.ClashPlace;
import dev.tripatch.merge.Threefold;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.ShortText;
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

  /** Whether a side changed it. */
  boolean isChangedBy(Branch side) {
    return switch (mark) {
      case OURS -> side == Branch.OURS;
      case THEIRS -> side == Branch.THEIRS;
      case BOTH, CONFLICT -> side != Branch.BASE;
      case ADDED, CHANGED, DELETED, REORDERED, CLEARED, KEPT, LEFT_OUT -> false;
      case IDLE, LOST, UNKNOWN, UNEXPLAINED, READ, WRITTEN -> false;
    };
  }

  /** Whether the side that changed it removed it. */
  boolean isRemoved() {
    Branch side = isChangedBy(Branch.OURS) ? Branch.OURS : Branch.THEIRS;
    return ShortText.NONE.equals(words.of(side));
  }

  /** Why a field has its row. */
  static String why(Mark mark, Threefold<?> values) {
    boolean isAdded = values.base() == null;
    return switch (mark) {
      case OURS -> one(Branch.OURS, isAdded, values.ours() == null);
      case THEIRS -> one(Branch.THEIRS, isAdded, values.theirs() == null);
      default ->
          isAdded
              ? MergeRowWording.BOTH_ADDED.text()
              : values.ours() == null
                  ? MergeRowWording.BOTH_REMOVED.text()
                  : MergeRowWording.BOTH_CHANGED.text();
    };
  }

  private static String one(Branch side, boolean isAdded, boolean isRemoved) {
    String name = name(side);
    return isAdded
        ? MergeRowWording.ONE_ADDED.text("side", name)
        : isRemoved
            ? MergeRowWording.ONE_REMOVED.text("side", name)
            : MergeRowWording.ONE_CHANGED.text("side", name);
  }

  private static String name(Branch side) {
    return switch (side) {
      case BASE -> MergeRowWording.BASE.text();
      case OURS -> MergeRowWording.OURS.text();
      case THEIRS -> MergeRowWording.THEIRS.text();
    };
  }

  /** Why two changes do not go together. */
  public static String why(ClashKind kind, Threefold<?> values) {
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
