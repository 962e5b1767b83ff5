package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.ConflictEffect;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.ShortText;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * A row of the field table. Values are texts on one line, {@code —} where there is none.
 *
 * @param path the field
 * @param label the path as text; of a part of what Kubernetes handles as one, from there on
 * @param lastApplied the value in last applied
 * @param local the value in local
 * @param live the value in live
 * @param result the value in the result
 * @param mark its outcome
 * @param conflict what apply does to it; empty where it is not in conflict
 * @param summary why, in a few words: {@code removed from local since last applied}
 * @param remark the same where the mark does not say it; else empty
 * @param whole the field that Kubernetes handles as one, if this is a part of it; else empty
 */
public record FieldRow(
    FieldPath path,
    String label,
    String lastApplied,
    String local,
    String live,
    String result,
    Mark mark,
    Optional<ConflictEffect> conflict,
    String summary,
    String remark,
    Optional<FieldPath> whole) {

  private static final List<Role> SHOWN =
      List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE, Role.RESULT);

  /** The values in the three documents and the result. */
  public static final List<Column<FieldRow>> VALUES = Column.values(SHOWN, FieldRow::in);

  /**
   * The same without what all of a row's values share at their front, so that a narrow column shows
   * what differs.
   */
  public static final List<Column<FieldRow>> DIFFERENCES =
      Column.values(
          SHOWN,
          (row, text) ->
              ShortText.withoutShared(
                  row.in(text),
                  new HashSet<>(List.of(row.lastApplied, row.local, row.live, row.result))));

  /** Whether it is a part of what Kubernetes handles as one field. */
  public boolean isInside() {
    return whole.isPresent();
  }

  /** What happens to it, in a word: {@code changed}, or {@code deletes} in a conflict. */
  public String effect() {
    return conflict.map(ConflictEffect::word).orElseGet(mark::word);
  }

  /** The same in full: {@code conflict: deletes}. */
  public String word() {
    return Marks.word(mark, conflict);
  }

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
