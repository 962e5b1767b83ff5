package dev.tripatch.document.edit;

import dev.tripatch.document.Node;
import java.util.List;

/**
 * The members of a map or list as they are in its text.
 *
 * @param holder what the map or list hangs on
 * @param slots the entries or items in order
 */
record Members(Slot holder, List<Slot> slots) {

  Members {
    slots = List.copyOf(slots);
  }

  Node node() {
    return holder.node();
  }

  Slot get(int index) {
    return slots.get(index);
  }

  int size() {
    return slots.size();
  }

  /** The offset after which the text before a member ends. */
  int floor(int index) {
    return index > 0 ? slots.get(index - 1).end() : holder.lead();
  }
}
