package dev.tripatch.show;

import dev.tripatch.json.FieldPath;
import java.util.List;

/**
 * A field that does not come out the same in all dialects.
 *
 * @param path the field
 * @param label its name in the table; says where only the order of a list differs
 * @param cells what it comes out as, one for each column
 */
public record DialectRow(FieldPath path, String label, List<DialectCell> cells) {

  /** Copies the cells. */
  public DialectRow {
    cells = List.copyOf(cells);
  }

  /** Why dialects differ, in sentences. */
  public List<String> reasons() {
    return cells.stream().map(DialectCell::reason).filter(each -> !each.isEmpty()).toList();
  }
}
