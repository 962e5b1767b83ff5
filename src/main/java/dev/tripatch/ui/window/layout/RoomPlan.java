package dev.tripatch.ui.window.layout;

import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/** What is beside and below what. */
sealed interface RoomPlan permits Rooms, ComposingRooms {

  /** Below this width a window is narrow, in pixels at the usual size of text. */
  double NARROW = 1000;

  /** Below this height a narrow window is low. */
  double LOW = 680;

  /** Below this height the panes of a window before an audience need all of it. */
  double SCARCE = 400;

  /** The panes that share a pane's place; none if it has one to itself. */
  List<Role> tabs(Role pane);

  /** How the whole place is divided. */
  Area area();

  /** The panes where there is room for all of them. */
  Area usual();

  /** What is arranged. */
  RoomParts parts();

  default boolean isNarrow() {
    return parts().width() < NARROW * parts().scale()
        || parts().width() < usual().least(Orientation.HORIZONTAL);
  }

  default boolean isLow() {
    return isNarrow() && parts().height() < LOW * parts().scale();
  }

  default boolean isScarce() {
    return isLow() && parts().height() < SCARCE * parts().scale();
  }

  /** The panes of a low window, without what is below them. */
  default Area panesOnly() {
    return area() instanceof Area.Divided rows ? rows.parts().getFirst() : area();
  }

  /** Areas side by side, and what is beside the result. */
  default Area withBeside(List<Area> areas, List<Divider> between) {
    List<Area> all = new ArrayList<>(areas);
    List<Divider> dividers = new ArrayList<>(between);
    if (parts().beside().isPresent()) {
      all.add(new Area.Filled(parts().beside().get()));
      dividers.add(Divider.BESIDE);
    }
    return new Area.Divided(Orientation.HORIZONTAL, all, dividers);
  }

  /** Tables and Why. */
  default Area reasons() {
    return new Area.Divided(
        Orientation.HORIZONTAL,
        List.of(new Area.Filled(parts().tables()), new Area.Filled(parts().why())),
        List.of(Divider.TABLE));
  }

  default Area view(Role pane) {
    return new Area.Filled(parts().views().apply(pane));
  }

  /**
   * What is to be arranged, and how much room it has.
   *
   * @param views the view of each pane
   * @param beside what is beside the result, if anything
   * @param scale how large text is, beside the size to begin with: the larger it is, the less of it
   *     has room
   */
  record RoomParts(
      Function<Role, Region> views,
      Optional<Region> beside,
      Region tables,
      Region why,
      double width,
      double height,
      double scale) {}
}
