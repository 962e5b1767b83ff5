package dev.tripatch.ui.panes.table;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * The tables below the panes, one at a time: a row of tabs as high as the headers of panes, and
 * under it what the chosen one shows. At first that is the first.
 */
public final class LowerTabs extends BorderPane {

  private final HBox row = new HBox();
  private final HBox buttonRow = new HBox();
  private final MenuButton more = new MenuButton(TableWords.MORE.text());
  private final StackPane controls = new StackPane();
  private final ToggleGroup group = new ToggleGroup();
  private final List<LowerTab> tabs = new ArrayList<>();
  private final Map<String, TabButton> buttons = new HashMap<>();
  private final Map<String, Node> made = new HashMap<>();
  private final ReadOnlyObjectWrapper<Optional<LowerTab>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** A row without tabs yet. */
  public LowerTabs() {
    setId("lower-tabs");
    row.getStyleClass().addAll("pane-header", "tab-row");
    buttonRow.getStyleClass().add("tabs");
    buttonRow.setAccessibleRole(AccessibleRole.TAB_PANE);
    buttonRow.setAccessibleText(TableWords.TABLES.text());
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    buttonRow.setMinWidth(Region.USE_PREF_SIZE);
    more.setId("more-tabs");
    more.setMinWidth(Region.USE_PREF_SIZE);
    row.getChildren().addAll(buttonRow, more, space, controls);
    setTop(row);
  }

  /** Adds a tab at the end. */
  public void add(LowerTab tab) {
    TabButton button = new TabButton(tab);
    button.setToggleGroup(group);
    button.setOnAction(event -> choose(tab));
    tabs.add(tab);
    buttons.put(tab.id(), button);
    if (tabs.size() == 1) {
      choose(tab);
    }
    tab.label().subscribe(this::showButtons);
  }

  /** A tab that is rarely wanted and has nothing to say is in the menu. */
  private void showButtons() {
    List<Node> wanted =
        tabs.stream().filter(this::isInRow).<Node>map(tab -> buttons.get(tab.id())).toList();
    if (!buttonRow.getChildren().equals(wanted)) {
      buttonRow.getChildren().setAll(wanted);
      more.getItems().setAll(tabs.stream().filter(tab -> !isInRow(tab)).map(this::item).toList());
      more.setVisible(!more.getItems().isEmpty());
      more.setManaged(more.isVisible());
    }
  }

  private boolean isInRow(LowerTab tab) {
    return !tab.rare() || isChosen(tab.id()) || !tab.label().getValue().equals(tab.title());
  }

  private MenuItem item(LowerTab tab) {
    MenuItem item = new MenuItem(tab.title());
    item.setId("more-" + tab.id());
    item.setOnAction(event -> choose(tab));
    return item;
  }

  /** Shows a tab; one that was never added is ignored. */
  public void choose(String id) {
    tabs.stream().filter(each -> each.id().equals(id)).forEach(this::choose);
  }

  private void choose(LowerTab tab) {
    group.selectToggle(buttons.get(tab.id()));
    setCenter(made.computeIfAbsent(tab.id(), first -> tab.content().get()));
    controls.getChildren().setAll(tab.tools().stream().toList());
    chosen.set(Optional.of(tab));
    showButtons();
  }

  /** Gives the keyboard to what the chosen tab shows, or to the tab while that cannot take it. */
  public void focusContent() {
    Node content = getCenter();
    content.requestFocus();
    Node owner = getScene().getFocusOwner();
    if (Stream.iterate(owner, Objects::nonNull, Node::getParent).noneMatch(content::equals)) {
      chosen.get().map(LowerTab::id).map(buttons::get).ifPresent(Node::requestFocus);
    }
  }

  /** The fields that are chosen in the table that is shown; none if it lets choose only one. */
  public List<FieldPath> chosenFields() {
    return getCenter() instanceof ChosenFields table ? table.chosenFields() : List.of();
  }

  /** What the chosen tab shows. */
  public Node content() {
    return getCenter();
  }

  /** All tabs, in order. */
  public List<LowerTab> all() {
    return List.copyOf(tabs);
  }

  public boolean isChosen(String id) {
    return chosen.get().filter(each -> each.id().equals(id)).isPresent();
  }

  /** The chosen tab; empty only while there is none. */
  public ReadOnlyObjectProperty<Optional<LowerTab>> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  /** One of the tabs; it stays chosen when it is pressed again. */
  private static final class TabButton extends ToggleButton {

    TabButton(LowerTab tab) {
      setId("tab-" + tab.id());
      getStyleClass().setAll("lower-tab");
      setAccessibleRole(AccessibleRole.TAB_ITEM);
      setMnemonicParsing(false);
      setMinWidth(USE_PREF_SIZE);
      setMaxHeight(Double.MAX_VALUE);
      tab.label().subscribe(this::setText);
    }

    @Override
    public void fire() {
      if (!isSelected()) {
        super.fire();
      }
    }
  }
}
