package dev.tripatch.show.paint;

import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Set;

/**
 * What differs inside the values of a pane that change as a whole.
 *
 * @param differing the stretches that differ, each within one line, in order of place
 * @param compared the fields whose insides were compared: where nothing differs in their lines,
 *     they are the same as what they are compared with
 */
public record Inside(List<Highlight> differing, Set<FieldPath> compared) {

  /** Nothing was compared. */
  public static final Inside NONE = new Inside(List.of(), Set.of());

  /** Takes copies. */
  public Inside {
    differing = List.copyOf(differing);
    compared = Set.copyOf(compared);
  }
}
