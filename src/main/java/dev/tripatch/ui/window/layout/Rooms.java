package dev.tripatch.ui.window.layout;

import static javafx.geometry.Orientation.HORIZONTAL;
import static javafx.geometry.Orientation.VERTICAL;

import dev.tripatch.json.Role;
import dev.tripatch.ui.window.layout.Area.Divided;
import dev.tripatch.ui.window.layout.RoomPlan.RoomParts;
import java.util.List;

/**
 * What is beside and below what in a window of some size.
 *
 * <ul>
 *   <li>Usually: the three documents; patch and result; tables and Why.
 *   <li>In a narrow window: local beside live, with a tab for last applied; patch and result;
 *       tables and Why.
 *   <li>In a narrow window that is low, too: local beside live, with tabs for the others; tables
 *       and Why.
 * </ul>
 *
 * @param left which of last applied and local is seen where there is room for one
 * @param right the same of live, patch and result
 * @param isLiveHidden whether live is left out where there is room for all
 */
record Rooms(RoomParts parts, Role left, Role right, boolean isLiveHidden) implements RoomPlan {

  @Override
  public List<Role> tabs(Role pane) {
    boolean isLeft = pane == Role.LAST_APPLIED || pane == Role.LOCAL;
    if (isLeft) {
      return isLow() || (isNarrow() && !isLiveHidden)
          ? List.of(Role.LAST_APPLIED, Role.LOCAL)
          : List.of();
    }
    return isLow() ? List.of(Role.LIVE, Role.PATCH, Role.RESULT) : List.of();
  }

  @Override
  public Area area() {
    if (isLow()) {
      return column(
          List.of(withBeside(List.of(view(left), view(right)), List.of(Divider.NARROW)), reasons()),
          Divider.LOW);
    }
    return isNarrow() ? column(List.of(leftAndLive(), outcomes(), reasons())) : usual();
  }

  @Override
  public Area usual() {
    return column(List.of(documents(), outcomes(), reasons()));
  }

  private static Area column(List<Area> rows, Divider... dividers) {
    return new Divided(
        VERTICAL,
        rows,
        dividers.length > 0 ? List.of(dividers) : List.of(Divider.DOCUMENTS, Divider.OUTCOME));
  }

  private Area documents() {
    if (isLiveHidden) {
      return lastAppliedAndLocal();
    }
    return new Divided(
        HORIZONTAL,
        List.of(view(Role.LAST_APPLIED), view(Role.LOCAL), view(Role.LIVE)),
        List.of(Divider.LAST_APPLIED, Divider.LOCAL));
  }

  private Area lastAppliedAndLocal() {
    return new Divided(
        HORIZONTAL, List.of(view(Role.LAST_APPLIED), view(Role.LOCAL)), List.of(Divider.NARROW));
  }

  private Area leftAndLive() {
    if (isLiveHidden) {
      return lastAppliedAndLocal();
    }
    return new Divided(HORIZONTAL, List.of(view(left), view(Role.LIVE)), List.of(Divider.NARROW));
  }

  private Area outcomes() {
    return withBeside(List.of(view(Role.PATCH), view(Role.RESULT)), List.of(Divider.PATCH));
  }
}
