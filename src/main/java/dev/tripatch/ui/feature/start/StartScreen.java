package dev.tripatch.ui.feature.start;

import dev.tripatch.ui.editor.line.CopiedText;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Keys;
import dev.tripatch.ui.window.file.FileCommands;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableStringValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What can be opened, and what was opened before. Arrow keys go through it, Escape leaves it. */
final class StartScreen extends BorderPane {

  /** The action that opens the example. */
  static final String EXAMPLE = "EXAMPLE";

  private static final KeyCombination PASTE =
      new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN);

  private static final int LEAST_TEXT = 14;

  /** What a button keeps free beside its words, in pixels. */
  private static final double AT_SIDES = 30;

  /** Below this width, in sizes of text, what was opened before comes below all else. */
  private static final double TWO_COLUMNS = 56;

  /**
   * An action that it offers.
   *
   * @param id that of the action
   * @param purpose what it is for
   */
  private record Offer(String id, StartScreenWords purpose) {}

  private static final List<Offer> OFFERS =
      List.of(
          new Offer("OPEN", StartScreenWords.OPEN),
          new Offer("OPEN_FOLDER", StartScreenWords.OPEN_FOLDER),
          new Offer("OPEN_FROM_CLUSTER", StartScreenWords.OPEN_FROM_CLUSTER),
          new Offer("PASTE_ERROR", StartScreenWords.PASTE_ERROR),
          new Offer(EXAMPLE, StartScreenWords.EXAMPLE),
          new Offer("COURSE", StartScreenWords.COURSE),
          new Offer("GUIDE", StartScreenWords.GUIDE));

  private final List<Button> offers;
  private final VBox recent;
  private final BorderPane columns = new BorderPane();
  private final ScrollPane scroll = Styles.styled(new ScrollPane(), "start-scroll");
  private Consumer<String> paste = text -> {};

  /**
   * A screen.
   *
   * @param textSize that of the window's texts, in pixels; its own is never smaller than usual
   * @param message what the window says while it is seen
   * @param leave closes it
   */
  StartScreen(
      Actions actions,
      Keys keys,
      ObservableIntegerValue textSize,
      ObservableStringValue message,
      Runnable leave) {
    setId("start-screen");
    styleProperty()
        .bind(
            Bindings.createStringBinding(
                () -> "-fx-font-size: " + Math.max(LEAST_TEXT, textSize.get()) + "px;", textSize));
    getStyleClass().add("start-screen");
    offers = OFFERS.stream().map(each -> button(each, actions, keys)).toList();
    recent = recent(actions);
    Label drop = new Label(StartScreenWords.DROP.text());
    drop.setWrapText(true);
    drop.getStyleClass().add("start-quiet");
    Hyperlink empty =
        Styles.named(new Hyperlink(StartScreenWords.EMPTY_PANES.text()), "start-empty");
    empty.setOnAction(event -> leave.run());
    VBox left = styled(new VBox(), "start-offers");
    left.getChildren().setAll(offers);
    columns.setLeft(left);
    VBox all = styled(new VBox(head(), columns, drop, empty), "start-content");
    all.setMaxWidth(Region.USE_PREF_SIZE);
    scroll.setContent(new BorderPane(all));
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    setCenter(scroll);
    setBottom(said(message));
    buttons()
        .forEach(each -> each.focusedProperty().subscribe(isFocused -> reveal(each, isFocused)));
    addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(event, leave));
  }

  /** What gets a text that is pasted while no text field has the keyboard. */
  void onPaste(Consumer<String> taken) {
    paste = taken;
  }

  private static VBox head() {
    Label title = Styles.styled(new Label(StartScreenWords.TITLE.text()), "start-title");
    Label purpose = new Label(StartScreenWords.PURPOSE.text());
    purpose.setWrapText(true);
    purpose.getStyleClass().add("start-quiet");
    return new VBox(title, purpose);
  }

  private static Button button(Offer offer, Actions actions, Keys keys) {
    Action action = actions.named(offer.id());
    Label title = Styles.styled(new Label(action.title()), "start-name");
    Label shortcut = Styles.whole(keys.wordsOf(action), "start-quiet");
    Label purpose = Styles.styled(new Label(offer.purpose().text()), "start-quiet");
    VBox words = new VBox(styled(new HBox(title, Styles.space(), shortcut), "start-row"), purpose);
    Button button = pressing(action);
    button.setGraphic(words);
    button.setAccessibleText(action.title());
    words.prefWidthProperty().bind(button.widthProperty().subtract(AT_SIDES));
    return button;
  }

  /** The menu of what was opened last, as a list. */
  private static VBox recent(Actions actions) {
    Label title = Styles.styled(new Label(StartScreenWords.RECENT.text()), "start-name");
    VBox list = styled(new VBox(title), "start-recent");
    List<Action> before =
        actions.under(FileCommands.RECENT).stream()
            .flatMap(List::stream)
            .filter(Action.class::isInstance)
            .map(Action.class::cast)
            .toList();
    if (before.isEmpty()) {
      Label nothing = new Label(StartScreenWords.NOTHING_RECENT.text());
      nothing.setWrapText(true);
      nothing.getStyleClass().add("start-quiet");
      list.getChildren().add(nothing);
    }
    before.forEach(each -> list.getChildren().add(opened(each)));
    return list;
  }

  private static Button opened(Action action) {
    Button button = pressing(action);
    button.setText(action.title());
    button.setMnemonicParsing(false);
    // The end of a path says most.
    button.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    Hint.on(button, action.title());
    return button;
  }

  private static Button pressing(Action action) {
    Button button = Styles.named(new Button(), "start-" + action.itemId(), "flat", "start-button");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(event -> action.run().run());
    return button;
  }

  private static Label said(ObservableStringValue message) {
    Label said = Styles.named(new Label(), "start-message", "start-message");
    said.textProperty().bind(message);
    said.managedProperty().bind(said.textProperty().isNotEmpty());
    said.visibleProperty().bind(said.textProperty().isNotEmpty());
    said.setWrapText(true);
    said.setMaxWidth(Double.MAX_VALUE);
    return said;
  }

  private static <T extends Region> T styled(T region, String style) {
    region.getStyleClass().add(style);
    return region;
  }

  private void pressed(KeyEvent event, Runnable leave) {
    if (PASTE.match(event)) {
      CopiedText.inClipboard().ifPresent(paste);
      event.consume();
      return;
    }
    switch (event.getCode()) {
      case ESCAPE -> leave.run();
      case UP -> go(-1);
      case DOWN -> go(1);
      case ENTER -> focused().ifPresent(Button::fire);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** The first one brings what is above it, and a button what is around it. */
  private void reveal(Button button, boolean isFocused) {
    double seen = scroll.getViewportBounds().getHeight();
    double hidden = scroll.getContent().getBoundsInLocal().getHeight() - seen;
    if (!isFocused || hidden <= 0) {
      return;
    }
    Bounds place = scroll.getContent().sceneToLocal(button.localToScene(button.getBoundsInLocal()));
    double around = button.getHeight();
    double least = (place.getMaxY() + around - seen) / hidden;
    double most = button.equals(offers.getFirst()) ? 0 : (place.getMinY() - around) / hidden;
    scroll.setVvalue(Math.clamp(Math.min(Math.max(scroll.getVvalue(), least), most), 0, 1));
  }

  private void go(int by) {
    List<Button> all = buttons().toList();
    int from = focused().map(all::indexOf).orElse(by > 0 ? -1 : 0);
    all.get(Math.floorMod(from + by, all.size())).requestFocus();
  }

  private Optional<Button> focused() {
    return buttons().filter(Node::isFocused).findFirst();
  }

  private Stream<Button> buttons() {
    return Stream.concat(
        offers.stream(),
        recent.getChildren().stream().filter(Button.class::isInstance).map(Button.class::cast));
  }

  @Override
  protected void layoutChildren() {
    double size = offers.getFirst().getFont().getSize();
    boolean isWide = getWidth() >= TWO_COLUMNS * size;
    if (recent.getParent() == null || isWide != recent.equals(columns.getRight())) {
      columns.setRight(null);
      columns.setBottom(null);
      if (isWide) {
        columns.setRight(recent);
      } else {
        columns.setBottom(recent);
      }
    }
    super.layoutChildren();
  }

  /** What the keyboard goes through. */
  List<Node> parts() {
    return List.of(offers.getFirst(), recent);
  }

  /** Gives the keyboard to the first of what can be opened. */
  void focusFirst() {
    offers.getFirst().requestFocus();
  }
}
