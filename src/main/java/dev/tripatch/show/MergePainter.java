package dev.tripatch.show;

import dev.tripatch.document.Span;
import dev.tripatch.json.Role;
import dev.tripatch.merge.Branch;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.ShortText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Paints the texts of a merge: in each the fields that a side changed, if it has them.
 *
 * @param rows the fields
 * @param isOpen whether a conflict is undecided, so that the result says what the other side has
 */
record MergePainter(List<MergeRow> rows, Predicate<MergeRow> isOpen) {

  /** The pane of a version. */
  static Role pane(Branch branch) {
    return switch (branch) {
      case BASE -> Role.LAST_APPLIED;
      case OURS -> Role.LOCAL;
      case THEIRS -> Role.LIVE;
    };
  }

  /**
   * A text with its marks.
   *
   * @param version which one it is; empty for the result
   */
  MergePane paint(String exact, MergeText text, MergeFields fields, Optional<Branch> version) {
    Paint paint = new Paint(text.whole());
    for (MergeRow row : rows) {
      fields.spanOf(row.path()).ifPresent(span -> paint(paint, row, span, version));
    }
    Role role = version.map(MergePainter::pane).orElse(Role.RESULT);
    return new MergePane(
        exact, text.masks(), paint.pane(role, fields, Set.of(), text.whole().diagnostics()));
  }

  private void paint(Paint paint, MergeRow row, Span span, Optional<Branch> version) {
    if (row.mark().isConflict() || version.map(row::isChangedBy).orElse(true)) {
      paint.tint(span, row.mark(), row.path());
    } else if (row.isRemoved()) {
      paint.strike(span, row.mark(), row.path());
    }
    if (version.isEmpty() && row.mark().isConflict() && isOpen.test(row)) {
      String theirs = row.words().of(Branch.THEIRS);
      paint.note(
          span.start(),
          ShortText.NONE.equals(theirs)
              ? MergeRowWording.OTHER_HAS_NOT.text()
              : MergeRowWording.OTHER_HAS.text("value", String.valueOf(theirs)),
          row.path());
    }
  }
}
