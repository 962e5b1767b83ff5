package dev.tripatch.ui.window;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Map;

/**
 * What the panes of documents are called, where they are not what their roles say, and what is
 * known of them.
 *
 * @param titles names for some of them
 * @param answers what a server would store of objects, where it was asked before; empty for none
 * @param remarks what to know of them, in sentences
 * @param areTwo whether there are but two documents: last applied, which is live, too, and local
 */
public record StartSides(
    Map<Role, String> titles,
    Map<ObjectName, MapValue> answers,
    List<String> remarks,
    boolean areTwo) {

  /** Every pane is what it is called. */
  public static final StartSides USUAL = new StartSides(Map.of(), Map.of(), List.of(), false);

  public StartSides {
    titles = Map.copyOf(titles);
    answers = Map.copyOf(answers);
    remarks = List.copyOf(remarks);
  }
}
