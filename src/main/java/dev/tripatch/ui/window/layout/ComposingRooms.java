package dev.tripatch.ui.window.layout;

import static javafx.geometry.Orientation.VERTICAL;

import dev.tripatch.json.Role;
import dev.tripatch.ui.window.layout.Area.Divided;
import dev.tripatch.ui.window.layout.RoomPlan.RoomParts;
import java.util.List;

/**
 * What is beside and below what while a patch is composed: the patch is as high as can be, and last
 * applied and local, which have no part in it, are tabs beside live.
 *
 * <ul>
 *   <li>Usually: live, patch and result; tables and Why.
 *   <li>In a narrow window: the patch beside live and, below that, the result; tables and Why.
 *   <li>In a narrow window that is low, too: the patch beside live, with tabs for the others;
 *       tables and Why.
 * </ul>
 *
 * @param source which of last applied, local and live is seen
 * @param other the same where the result has no place to itself
 */
record ComposingRooms(RoomParts parts, Role source, Role other) implements RoomPlan {

  private static final List<Role> SOURCES = List.of(Role.LIVE, Role.LOCAL, Role.LAST_APPLIED);
  private static final List<Role> OTHERS =
      List.of(Role.LIVE, Role.RESULT, Role.LOCAL, Role.LAST_APPLIED);

  @Override
  public List<Role> tabs(Role pane) {
    return switch (pane) {
      case PATCH -> List.of();
      case RESULT -> isLow() ? OTHERS : List.of();
      case LIVE, LOCAL, LAST_APPLIED -> isLow() ? OTHERS : SOURCES;
    };
  }

  @Override
  public Area area() {
    return below(isLow() ? patchAndOther() : isNarrow() ? patchAndTwo() : usual());
  }

  private Area below(Area panes) {
    return new Divided(VERTICAL, List.of(panes, reasons()), List.of(Divider.COMPOSING));
  }

  @Override
  public Area usual() {
    return withBeside(
        List.of(view(source), view(Role.PATCH), view(Role.RESULT)),
        List.of(Divider.COMPOSING_LIVE, Divider.COMPOSING_PATCH));
  }

  private Area patchAndTwo() {
    Area two =
        new Divided(
            VERTICAL, List.of(view(source), view(Role.RESULT)), List.of(Divider.COMPOSING_RESULT));
    return withBeside(List.of(view(Role.PATCH), two), List.of(Divider.COMPOSING_NARROW));
  }

  private Area patchAndOther() {
    return withBeside(List.of(view(Role.PATCH), view(other)), List.of(Divider.COMPOSING_NARROW));
  }
}
