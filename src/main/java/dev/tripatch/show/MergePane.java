package dev.tripatch.show;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.show.paint.PaneText;
import java.util.List;

/**
 * A text of a merge as a pane shows it.
 *
 * @param exact the text as it is
 * @param masks what is masked in it
 * @param pane the masked text with its marks
 */
public record MergePane(String exact, List<Mask> masks, PaneText pane) {
  public MergePane {
    masks = List.copyOf(masks);
  }
}
