package dev.tripatch.ui.panes;

import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;

/**
 * A pane: header, editor, a hint while there is no text, and below them what comes and goes, such
 * as the find bar. A message is over the text. So nothing that comes moves a line.
 */
public final class PaneView extends BorderPane {

  private final Role pane;
  private final PaneEditor editor;
  private final Label title = Styles.whole(Styles.styled(new Label(), "title"));
  private final Label detail = new Label();
  private final Hint detailHint = new Hint(detail);
  private final Label state = new Label();
  private final Label hint = Styles.styled(new Label(), "empty-hint");
  private final Hyperlink folded = Styles.named(new Hyperlink(), "folded", "folded-link");
  private final Circle modified = new Circle(3.5);
  private final PaneHeader header;
  private final PaneTabs tabs;
  private final PaneNotes notes = new PaneNotes(heightProperty());
  private final VBox foot = new VBox();
  private final PaneMessage message = new PaneMessage();
  private final FindBar findBar;
  private Consumer<Role> onTab = pane -> {};

  /** An empty pane in a text size. */
  public PaneView(Role pane, ObservableIntegerValue textSize) {
    this.pane = pane;
    this.editor = new PaneEditor(pane.title(), textSize);
    this.findBar = new FindBar(editor);
    String name = pane.name().toLowerCase(Locale.ROOT).replace('_', '-');
    setId("pane-" + name);
    notes.line().setId(name + "-notes");
    getStyleClass().add("pane-view");
    title.setText(pane.title());
    header = new PaneHeader(title);
    tabs = new PaneTabs(pane, chosen -> onTab.accept(chosen));
    fillHeader();
    VBox top = Styles.styled(new VBox(header, notes.place()), "pane-top");
    setTop(top);
    StackPane text =
        Styles.styled(
            new StackPane(editor, hint, new OverlaidMessage(message, editor)), "pane-text");
    setCenter(text);
    foot.getChildren().add(findBar);
    setBottom(foot);
    hint.setWrapText(true);
    hint.setMouseTransparent(true);
    hint.visibleProperty().bind(hint.textProperty().isNotEmpty());
  }

  /** Calls it something else than its role; what has its file's name needs no other. */
  public void setTitle(String words) {
    title.setText(words);
    tabs.setTitle(words);
  }

  /** As narrow as its header can be; what else is too wide is cut off. */
  @Override
  protected double computeMinWidth(double height) {
    return header.minWidth(-1);
  }

  private void fillHeader() {
    detail.getStyleClass().add("detail");
    detail.setMinWidth(0);
    detail.managedProperty().bind(detail.textProperty().isNotEmpty());
    state.getStyleClass().add("detail");
    state.setMinWidth(Region.USE_PREF_SIZE);
    modified.getStyleClass().add("modified-dot");
    modified.setAccessibleText("modified");
    modified.managedProperty().bind(modified.visibleProperty());
    modified.setVisible(false);
    fillFolded();
    header.getChildren().addAll(detail, modified, notes.line(), folded, Styles.space(), state);
    header.hideWhenNarrow(state, Bindings.isNotEmpty(state.textProperty()));
    header.hideWhenNarrow(folded, editor.folding().countProperty().greaterThan(0));
    header.cutWhenNarrow(notes.line());
  }

  private void fillFolded() {
    folded.setMinWidth(Region.USE_PREF_SIZE);
    folded
        .textProperty()
        .bind(editor.folding().countProperty().map(count -> PaneWords.FOLDED.text("count", count)));
    folded.visibleProperty().bind(editor.folding().countProperty().greaterThan(0));
    Hint.on(folded, PaneWords.FOLDED_HELP.text());
  }

  /** Runs something when the person wants to see what is folded. */
  void setOnUnfold(Runnable action) {
    folded.setOnAction(event -> action.run());
  }

  /** Runs something when the header is clicked twice. */
  public void setOnHeaderDoubleClick(Runnable action) {
    header.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            action.run();
          }
        });
  }

  /** Runs something when a tab in the place of the title is chosen. */
  public void setOnTab(Consumer<Role> action) {
    onTab = action;
  }

  /** Shows tabs in the place of the title where there is room for only one of several panes. */
  public void showTabs(List<Role> panes) {
    tabs.show(panes);
    header.showTabs(tabs, !panes.isEmpty());
  }

  /** Puts a control at the end of the header. */
  public void addToHeader(Node control) {
    header.addAtEnd(control);
  }

  PaneHeader header() {
    return header;
  }

  /** What there is to know of the text. */
  public PaneNotes notes() {
    return notes;
  }

  /** Shows whether the text is not of the documents as they are now. */
  void setStale(boolean stale) {
    setStyle("stale", stale);
  }

  /** Shows whether the text has no part in what is compared. */
  void setUnused(boolean unused) {
    setStyle("unused", unused);
  }

  private void setStyle(String name, boolean wanted) {
    getStyleClass().remove(name);
    if (wanted) {
      getStyleClass().add(name);
    }
  }

  public Role pane() {
    return pane;
  }

  public PaneEditor editor() {
    return editor;
  }

  public FindBar findBar() {
    return findBar;
  }

  /** Says what is wrong, over the text. */
  PaneMessage message() {
    return message;
  }

  /** Where the text comes from. */
  public StringProperty detailProperty() {
    return detail.textProperty();
  }

  /** Says more of where the text comes from to a mouse that rests there; empty for no more. */
  public void setDetailHelp(String help) {
    detailHint.say(help);
  }

  /** What there is to know of the text, at the right end of the header. */
  public StringProperty stateProperty() {
    return state.textProperty();
  }

  /** What to do while there is no text; empty to say nothing. */
  public StringProperty hintProperty() {
    return hint.textProperty();
  }

  /** The dot after the source that says that the text is not saved. */
  public Circle modifiedDot() {
    return modified;
  }

  /** Whether the keyboard acts on this pane. */
  public boolean hasFocus() {
    return isFocusWithin();
  }

  /**
   * In the place of a pane's title where there is room for one of several panes: a tab for each of
   * them. That of the pane itself is chosen, always.
   */
  private static final class PaneTabs extends HBox {

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

  /**
   * A message over the end of a text, so that no line moves when it comes or goes. Where the caret
   * would be under it, it is over the beginning. Closed, it comes back with other words.
   */
  private static final class OverlaidMessage extends StackPane {

    private final PaneEditor editor;
    private final BooleanProperty closed = new SimpleBooleanProperty();

    OverlaidMessage(PaneMessage message, PaneEditor editor) {
      this.editor = editor;
      getStyleClass().add("overlaid-message");
      Button close = new Button("×");
      close.getStyleClass().setAll("header-button", "close-message");
      close.setAccessibleText(PaneWords.CLOSE_THIS_MESSAGE.text());
      close.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
      Hint.on(close, PaneWords.CLOSE_MESSAGE_HELP.text());
      close.setOnAction(
          event -> {
            closed.set(true);
            editor.caret().focus();
          });
      message.endWith(close);
      getChildren().setAll(message);
      Styles.showWhile(this, Bindings.and(message.visibleProperty(), closed.not()));
      message.accessibleTextProperty().subscribe((before, now) -> closed.set(false));
      StackPane.setAlignment(this, Pos.BOTTOM_CENTER);
      ObservableValue<Optional<Bounds>> caret = caretWhileSeen();
      caret.subscribe((before, now) -> giveWay(now));
      heightProperty().subscribe((before, now) -> giveWay(caret.getValue()));
    }

    /**
     * Where the caret is, while the message is seen: to know it, all lines in view are laid out,
     * and after each change of the text once more. Before the message has a height, there is no
     * style yet to lay them out in.
     */
    private ObservableValue<Optional<Bounds>> caretWhileSeen() {
      return editor
          .caret()
          .boundsProperty()
          .when(visibleProperty())
          .when(heightProperty().map(height -> height.doubleValue() > 0));
    }

    /** At most half of the text is covered. */
    @Override
    protected double computeMaxHeight(double width) {
      double most = getParent() instanceof Region covered ? covered.getHeight() / 2 : 0;
      return Math.max(minHeight(width), Math.min(prefHeight(width), most));
    }

    /** Changes over to the other edge when the caret is under it. */
    private void giveWay(Optional<Bounds> caretOnScreen) {
      Bounds covered = editor.localToScreen(editor.getLayoutBounds());
      if (!isVisible() || caretOnScreen.isEmpty() || covered == null) {
        return;
      }
      Bounds caret = caretOnScreen.get();
      boolean isAtEnd = StackPane.getAlignment(this) == Pos.BOTTOM_CENTER;
      boolean isUnder =
          isAtEnd
              ? caret.getMaxY() > covered.getMaxY() - getHeight()
              : caret.getMinY() < covered.getMinY() + getHeight();
      if (isUnder) {
        StackPane.setAlignment(this, isAtEnd ? Pos.TOP_CENTER : Pos.BOTTOM_CENTER);
      }
    }
  }
}
