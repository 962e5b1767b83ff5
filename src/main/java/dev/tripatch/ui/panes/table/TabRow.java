package dev.tripatch.ui.panes.table;

import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;

/**
 * The row of the tabs: those that have room, a menu with the others, and at the end the controls of
 * the chosen one. The menu is always whole; what is least wanted gives way first.
 */
final class TabRow extends HBox {

  /** How much of the row the chosen tab keeps from its controls. */
  private static final double LEAST_OF_TABS = 0.3;

  private final HBox tabs = Styles.styled(new HBox(), "tabs");
  private final MenuButton more = Styles.named(new MenuButton(TableWords.MORE.text()), "more-tabs");
  private final StackPane controls = Styles.styled(new StackPane(), "tab-controls");
  private List<Tab> all = List.of();

  /**
   * A tab in the row.
   *
   * @param button what is seen of it
   * @param item the same in the menu
   * @param isRare whether it is in the menu even if there is room
   */
  record Tab(ToggleButton button, MenuItem item, boolean isRare) {

    double width() {
      return button.prefWidth(-1);
    }
  }

  TabRow() {
    getStyleClass().addAll("pane-header", "tab-row");
    tabs.setAccessibleRole(AccessibleRole.TAB_PANE);
    tabs.setAccessibleText(TableWords.TABLES.text());
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(controls.widthProperty());
    clip.heightProperty().bind(controls.heightProperty());
    controls.setClip(clip);
    getChildren().addAll(tabs, more, controls);
  }

  /** Shows tabs, in this order. */
  void show(List<Tab> wanted) {
    all = List.copyOf(wanted);
    List<ToggleButton> buttons =
        all.stream().filter(tab -> !tab.isRare()).map(Tab::button).toList();
    if (!tabs.getChildren().equals(buttons)) {
      tabs.getChildren().setAll(buttons);
    }
    // It may get the keyboard before the next layout.
    all.stream().filter(TabRow::isChosen).forEach(tab -> reveal(tab.button(), true));
    requestLayout();
  }

  /** Shows controls at the end, or none. */
  void showControls(List<Node> wanted) {
    controls.getChildren().setAll(wanted);
    requestLayout();
  }

  /** It takes what room there is. */
  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected void layoutChildren() {
    Insets around = getInsets();
    double room = getWidth() - around.getLeft() - around.getRight();
    double height = getHeight() - around.getTop() - around.getBottom();
    double least = least(controls.minWidth(-1));
    hide(menuItems(room - least));
    double menu = more.isVisible() ? least(more.prefWidth(-1)) : 0;
    double wanted = tabs.prefWidth(-1);
    double forTabs =
        Math.clamp(room - least - menu, Math.min(wanted, room * LEAST_OF_TABS), wanted);
    double forControls =
        Math.min(controls.prefWidth(-1), Math.max(0, room - forTabs - menu - getSpacing()));
    place(tabs, around.getLeft(), forTabs, height, height);
    place(
        more,
        around.getLeft() + forTabs + getSpacing(),
        more.prefWidth(-1),
        Math.min(height, more.prefHeight(-1)),
        height);
    place(
        controls,
        around.getLeft() + room - forControls,
        forControls,
        Math.min(height, controls.prefHeight(-1)),
        height);
  }

  /** In the middle of the row's height. */
  private void place(Region part, double x, double width, double high, double height) {
    part.resizeRelocate(
        snapPositionX(x),
        getInsets().getTop() + snapPositionY((height - high) / 2),
        snapSizeX(width),
        high);
  }

  /** With the gap before it. */
  private double least(double width) {
    return width > 0 ? width + getSpacing() : 0;
  }

  /** The tabs without room: the last ones first, and never the chosen one. */
  private List<Tab> menuItems(double room) {
    double menu = least(more.prefWidth(-1));
    List<Tab> inMenu = all.stream().filter(Tab::isRare).toList();
    double free = room - (inMenu.isEmpty() ? 0 : menu);
    if (width(all.stream().filter(tab -> !tab.isRare()).toList()) <= free) {
      return inMenu;
    }
    double left = room - menu - width(all.stream().filter(TabRow::isChosen).toList());
    List<Tab> hidden = new ArrayList<>();
    for (Tab tab : all) {
      if (tab.isRare()) {
        hidden.add(tab);
      } else if (!isChosen(tab)) {
        left = left < tab.width() ? -1 : left - tab.width();
        if (left < 0) {
          hidden.add(tab);
        }
      }
    }
    return hidden;
  }

  private static boolean isChosen(Tab tab) {
    return tab.button().isSelected();
  }

  private static double width(List<Tab> some) {
    return some.stream().mapToDouble(Tab::width).sum();
  }

  /** Not made invisible: what is invisible is not styled, and cannot say how wide it would be. */
  private static void reveal(ToggleButton button, boolean isSeen) {
    button.setManaged(isSeen);
    button.setOpacity(isSeen ? 1 : 0);
    button.setDisable(!isSeen);
    button.setMouseTransparent(!isSeen);
  }

  private void hide(List<Tab> hidden) {
    for (Tab tab : all) {
      reveal(tab.button(), !hidden.contains(tab));
    }
    List<MenuItem> items = hidden.stream().map(Tab::item).toList();
    if (!more.getItems().equals(items)) {
      more.getItems().setAll(items);
    }
    more.setVisible(!items.isEmpty());
  }
}
