package dev.tripatch.ui.panes;

import dev.tripatch.json.Role;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/**
 * In the place of a pane's title where there is room for one of several panes: a tab for each of
 * them. That of the pane itself is chosen, always.
 */
final class PaneTabs extends HBox {

  private final Role own;
  private final Consumer<Role> choose;
  private String title;
  private List<Role> shown = List.of();

  PaneTabs(Role own, Consumer<Role> choose) {
    this.own = own;
    this.choose = choose;
    title = own.title();
    getStyleClass().addAll("tabs", "pane-tabs");
    setAccessibleRole(AccessibleRole.TAB_PANE);
    setMinWidth(USE_PREF_SIZE);
    setFillHeight(true);
  }

  /** Has a tab for each of these panes. */
  void show(List<Role> panes) {
    if (!panes.equals(shown)) {
      shown = List.copyOf(panes);
      getChildren()
          .setAll(panes.stream().map(pane -> new PaneTab(pane, pane == own, choose)).toList());
      setTitle(title);
    }
  }

  /** Calls its own pane something else. */
  void setTitle(String words) {
    title = words;
    getChildren().stream()
        .filter(tab -> tab instanceof PaneTab each && each.isSelected())
        .forEach(tab -> ((PaneTab) tab).setText(words));
  }

  /** A tab; pressed, it shows its pane and stays as it is. */
  private static final class PaneTab extends ToggleButton {

    private final Runnable choose;

    PaneTab(Role pane, boolean isOwn, Consumer<Role> choose) {
      super(pane.title());
      this.choose = () -> choose.accept(pane);
      setId("tab-" + pane.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      getStyleClass().setAll("lower-tab");
      setAccessibleRole(AccessibleRole.TAB_ITEM);
      setMnemonicParsing(false);
      setMinWidth(USE_PREF_SIZE);
      setMaxHeight(Double.MAX_VALUE);
      setSelected(isOwn);
    }

    @Override
    public void fire() {
      choose.run();
    }
  }
}
