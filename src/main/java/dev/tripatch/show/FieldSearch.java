package dev.tripatch.show;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.table.Noise;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All fields of a comparison, to be found by some letters of their paths.
 *
 * @param fields the fields, in the order of local; then those that only others have
 */
public record FieldSearch(List<FieldPath> fields) {

  /** Takes a copy. */
  public FieldSearch {
    fields = List.copyOf(fields);
  }

  /** The fields of all panes that are of the object's shape, without bookkeeping. */
  public static FieldSearch in(ComparisonView view) {
    Set<FieldPath> fields = new LinkedHashSet<>();
    for (Role pane : List.of(Role.LOCAL, Role.LIVE, Role.LAST_APPLIED, Role.RESULT)) {
      collect(FieldPath.root(), view.pane(pane).fields(), fields);
    }
    return new FieldSearch(List.copyOf(fields));
  }

  private static void collect(FieldPath holder, FieldIndex index, Set<FieldPath> fields) {
    for (FieldPath part : index.partsOf(holder)) {
      if (Noise.of(part).isPresent()) {
        continue;
      }
      fields.add(part);
      collect(part, index, fields);
    }
  }

  /** The fields that fit some letters, the best first; all while there are no letters. */
  public List<FieldPath> find(String letters, int most) {
    return LetterMatch.find(letters, fields, FieldPath::toString).stream().limit(most).toList();
  }
}
