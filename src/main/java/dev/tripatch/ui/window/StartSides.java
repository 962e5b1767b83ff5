package dev.tripatch.ui.window;

import dev.tripatch.json.Role;
import java.util.Map;

/**
 * What the panes of documents are called, where they are not what their roles say.
 *
 * @param titles names for some of them
 * @param areTwo whether there are but two documents: last applied, which is live, too, and local
 */
public record StartSides(Map<Role, String> titles, boolean areTwo) {

  /** Every pane is what it is called. */
  public static final StartSides USUAL = new StartSides(Map.of(), false);

  public StartSides {
    titles = Map.copyOf(titles);
  }
}
