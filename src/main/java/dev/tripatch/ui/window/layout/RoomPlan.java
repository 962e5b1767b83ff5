package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import java.util.List;

/** What is beside and below what. */
sealed interface RoomPlan permits Rooms, ComposingRooms {

  /** The panes that share a pane's place; none if it has one to itself. */
  List<Role> tabs(Role pane);

  /** How the whole place is divided. */
  Area area();
}
