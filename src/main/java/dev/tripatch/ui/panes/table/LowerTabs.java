package dev.tripatch.ui.panes.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import org.jspecify.annotations.Nullable;

/**
 * The tables below the panes, one at a time: a row of tabs as high as the headers of panes, and
 * under it what the chosen one shows. At first that is the first.
 */
public final class LowerTabs extends BorderPane {

  /** Of the part that has the keyboard; {@code :focus-within} stays after what had it was moved. */
  private static final PseudoClass KEYBOARD = PseudoClass.getPseudoClass("keyboard");

  private final TabRow row = new TabRow();
  private final ToggleGroup group = new ToggleGroup();
  private final List<LowerTab> tabs = new ArrayList<>();
  private final Map<String, TabButton> buttons = new HashMap<>();
  private final Map<String, MenuItem> items = new HashMap<>();
  private final Map<String, Node> made = new HashMap<>();
  private final ReadOnlyObjectWrapper<Optional<LowerTab>> chosen =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyIntegerWrapper choices = new ReadOnlyIntegerWrapper();

  /** The tab that another one is shown instead of, without anybody's choice. */
  private Optional<LowerTab> replaced = Optional.empty();

  /** A row without tabs yet. */
  public LowerTabs() {
    setId("lower-tabs");
    setTop(row);
    sceneProperty()
        .flatMap(Scene::focusOwnerProperty)
        .subscribe(owner -> pseudoClassStateChanged(KEYBOARD, isWithin(owner, this)));
  }

  /** As wide as it is: a border pane lets its parts be as wide as it would like to be. */
  @Override
  protected void layoutChildren() {
    double high = snapSizeY(row.prefHeight(-1));
    row.resizeRelocate(0, 0, getWidth(), high);
    Optional.ofNullable(getCenter())
        .ifPresent(
            content ->
                content.resizeRelocate(0, high, getWidth(), Math.max(0, getHeight() - high)));
  }

  /** Adds a tab at the end. */
  public void add(LowerTab tab) {
    TabButton button = new TabButton(tab);
    button.setToggleGroup(group);
    button.setOnAction(event -> chooseAndKeep(tab));
    tabs.add(tab);
    buttons.put(tab.id(), button);
    items.put(tab.id(), item(tab));
    if (tabs.size() == 1) {
      choose(tab);
    }
    tab.label().subscribe(this::showButtons);
  }

  private void showButtons() {
    row.show(tabs.stream().map(this::inRow).toList());
  }

  /** A tab that is rarely wanted and has nothing to say is in the menu. */
  private TabRow.Tab inRow(LowerTab tab) {
    boolean isSilent = tab.label().getValue().equals(tab.title());
    return new TabRow.Tab(
        Objects.requireNonNull(buttons.get(tab.id())),
        Objects.requireNonNull(items.get(tab.id())),
        tab.rare() && isSilent && !isChosen(tab.id()));
  }

  private MenuItem item(LowerTab tab) {
    MenuItem item = new MenuItem();
    item.setId("more-" + tab.id());
    item.setMnemonicParsing(false);
    item.setOnAction(event -> chooseAndKeep(tab));
    tab.label().subscribe(item::setText);
    return item;
  }

  /** Shows a tab; one that was never added is ignored. */
  public void choose(String id) {
    named(id).ifPresent(this::chooseAndKeep);
  }

  /** Shows a tab that nobody chose, until {@link #back} or until somebody chooses one. */
  public void showInstead(String id) {
    Optional<LowerTab> before = replaced.or(chosen::get);
    if (!isChosen(id)) {
      named(id).ifPresent(this::choose);
      replaced = before;
    }
  }

  /** Shows again what was shown before a tab that nobody chose; nothing if that is not shown. */
  public void back(String id) {
    if (isChosen(id)) {
      replaced.ifPresent(this::choose);
      replaced = Optional.empty();
    }
  }

  private Optional<LowerTab> named(String id) {
    return tabs.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  private void chooseAndKeep(LowerTab tab) {
    replaced = Optional.empty();
    choose(tab);
    choices.set(choices.get() + 1);
  }

  private void choose(LowerTab tab) {
    group.selectToggle(buttons.get(tab.id()));
    setCenter(made.computeIfAbsent(tab.id(), first -> tab.content().get()));
    row.showControls(tab.tools().stream().toList());
    chosen.set(Optional.of(tab));
    showButtons();
  }

  /** Gives the keyboard to what the chosen tab shows, or to the tab while that cannot take it. */
  public void focusContent() {
    Node content = getCenter();
    content.requestFocus();
    if (!isWithin(getScene().getFocusOwner(), content)) {
      chosen.get().map(LowerTab::id).map(buttons::get).ifPresent(Node::requestFocus);
    }
  }

  /** Whether a node is a part, or in it. */
  public static boolean isWithin(@Nullable Node owner, Node part) {
    return Stream.iterate(owner, Objects::nonNull, Node::getParent).anyMatch(part::equals);
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

  /** How often somebody chose a tab. */
  public ReadOnlyIntegerProperty choicesProperty() {
    return choices.getReadOnlyProperty();
  }

  /** The tab that somebody chose last, also while another is shown instead; empty as below. */
  public Optional<LowerTab> kept() {
    return replaced.or(chosen::get);
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
      setMinWidth(0);
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
