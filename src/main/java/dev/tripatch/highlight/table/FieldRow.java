package dev.tripatch.highlight.table;

import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;

/**
 * A row of the field table. Values are texts on one line, {@code —} where there is none.
 *
 * @param path the field
 * @param label the path as text
 * @param lastApplied the value in last applied
 * @param local the value in local
 * @param live the value in live
 * @param result the value in the result
 * @param mark its outcome
 * @param summary why, in a few words: {@code removed from local since last applied}
 */
public record FieldRow(
    FieldPath path,
    String label,
    String lastApplied,
    String local,
    String live,
    String result,
    Mark mark,
    String summary) {

  /** The value in a document or in the result; the patch's is not in the table. */
  public String in(Role pane) {
    return switch (pane) {
      case LAST_APPLIED -> lastApplied;
      case LOCAL -> local;
      case LIVE -> live;
      case RESULT -> result;
      case PATCH -> throw new IllegalArgumentException("the field table has no column for it");
    };
  }
}
