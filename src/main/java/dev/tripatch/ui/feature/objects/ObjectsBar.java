package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectSurvey.Progress;
import dev.tripatch.ui.feature.objects.ObjectsSide.ObjectLooks;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.objects.Totals;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/** The list of objects: search, filter, order, the objects, and how far they are compared. */
public final class ObjectsBar extends VBox {
  private static final double CHOICE = 125;

  /** Room for the words *All objects* and for the shortest order, at the smallest window. */
  private static final double ALL_OBJECTS = 82;

  private static final double LEAST_CHOICE = 66;

  private final ObjectsViewModel model;
  private final Consumer<ObjectRow> open;
  private final ListView<ObjectRow> list;
  private final Label counts = Styles.named(new Label(), "objects-count", "detail");
  private final Hyperlink undecided = new Hyperlink();
  private final Label nothing = new Label();
  private final Label words = Styles.named(new Label(), "objects-progress");
  private final ProgressBar bar = new ProgressBar();
  private final Button cancel = new Button(ObjectWords.CANCEL.text());
  private final Button again = new Button(ObjectWords.READ_AGAIN.text());
  private final HBox progress;
  private final DropPlaces drops;
  private final ObjectLooks looks;

  /**
   * The list.
   *
   * @param decisions decides in many of them together
   * @param leave gives the keyboard to the panes
   * @param menu shows a menu for an object, or for no object
   */
  ObjectsBar(
      ObjectCommands objects,
      ObjectDecisions decisions,
      Runnable leave,
      BiConsumer<Optional<ObjectRow>, ContextMenuEvent> menu,
      ObjectLooks looks) {
    model = objects.model();
    open = objects::open;
    this.looks = looks;
    drops = new DropPlaces(objects::openAll);
    list = new ListView<>(model.shown());
    Styles.named(this, "objects", "objects-bar");
    setMinWidth(0);
    progress = progress();
    StackPane place = new StackPane(list(leave), drops);
    VBox.setVgrow(place, Priority.ALWAYS);
    getChildren()
        .addAll(
            head(), search(), choices(), total(), undecided(), drifted(decisions), place, progress);
    addEventHandler(DragEvent.DRAG_ENTERED_TARGET, drops::over);
    addEventHandler(DragEvent.DRAG_EXITED, event -> drops.end());
    model.rows().addListener((ListChangeListener<ObjectRow>) change -> count());
    model.shown().addListener((ListChangeListener<ObjectRow>) this::shownChanged);
    model.currentProperty().subscribe(this::select);
    model.survey().progressProperty().subscribe(now -> show(reached()));
    model.saving().progressProperty().subscribe(now -> show(reached()));
    addEventFilter(KeyEvent.KEY_PRESSED, this::cancelOnEscape);
    list.setOnContextMenuRequested(event -> menuRequested(event, menu));
    looks.columns().forEach(column -> column.changes().subscribe((before, now) -> list.refresh()));
    count();
    sayWhyEmpty();
  }

  private void menuRequested(
      ContextMenuEvent event, BiConsumer<Optional<ObjectRow>, ContextMenuEvent> menu) {
    if (!event.isKeyboardTrigger()) {
      // A right click by itself does not always select.
      rowAt(event.getPickResult().getIntersectedNode())
          .ifPresentOrElse(
              list.getSelectionModel()::select, list.getSelectionModel()::clearSelection);
    }
    menu.accept(Optional.ofNullable(list.getSelectionModel().getSelectedItem()), event);
  }

  private static Optional<ObjectRow> rowAt(@Nullable Node place) {
    if (place instanceof ObjectCell cell) {
      return Optional.ofNullable(cell.getItem());
    }
    return place == null ? Optional.empty() : rowAt(place.getParent());
  }

  private Node head() {
    Label title = Styles.whole(Styles.styled(new Label(ObjectWords.OBJECTS.text()), "title"));
    Hint whole = new Hint(counts);
    counts.textProperty().subscribe(whole::say);
    return Styles.styled(new HBox(title, counts), "pane-header");
  }

  private Node search() {
    TextField search = Styles.named(new TextField(), "objects-search");
    search.setPromptText(ObjectWords.NAME_KIND_OR_NAMESPACE.text());
    search.setAccessibleText(ObjectWords.SEARCH_OBJECTS_NAME.text());
    search.textProperty().bindBidirectional(model.soughtProperty());
    search.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
            list.requestFocus();
            if (list.getSelectionModel().getSelectedItem() == null) {
              list.getSelectionModel().selectFirst();
            }
            event.consume();
          }
        });
    HBox box = new HBox(search);
    HBox.setHgrow(search, Priority.ALWAYS);
    box.getStyleClass().add("objects-tools");
    return box;
  }

  private Node choices() {
    ChoiceBox<ObjectFilter> filter = new ChoiceBox<>();
    filter.getItems().setAll(ObjectFilter.values());
    filter.valueProperty().bindBidirectional(model.filterProperty());
    filter.setId("objects-filter");
    filter.setAccessibleText(ObjectWords.WHICH_OBJECTS_ARE_SHOWN.text());
    ChoiceBox<ObjectOrder> order = new ChoiceBox<>();
    order.getItems().setAll(ObjectOrder.values());
    order.valueProperty().bindBidirectional(model.orderProperty());
    order.setId("objects-order");
    order.setAccessibleText(ObjectWords.ORDER_OF_THE_OBJECTS.text());
    HBox box = new HBox(4, filter, order);
    for (ChoiceBox<?> each : List.of(filter, order)) {
      each.setMaxWidth(Double.MAX_VALUE);
      each.setMinWidth(LEAST_CHOICE);
      each.setPrefWidth(CHOICE);
      HBox.setHgrow(each, Priority.ALWAYS);
    }
    filter.setMinWidth(ALL_OBJECTS);
    box.getStyleClass().add("objects-tools");
    return box;
  }

  /** What happens in all objects together. */
  private Node total() {
    Label total = Styles.named(new Label(), "objects-total", "objects-total");
    total.textProperty().bind(model.totals().property().map(Totals::happening));
    Styles.showWhile(total, total.textProperty().isNotEmpty());
    wrap(total);
    return total;
  }

  /** Shows only the objects with undecided conflicts; a second click shows all. */
  private Node undecided() {
    undecided.setId("objects-undecided");
    undecided.textProperty().bind(model.totals().property().map(Totals::undecidedWords));
    undecided.getStyleClass().add("undecided-link");
    undecided.setMaxWidth(Double.MAX_VALUE);
    wrap(undecided);
    Styles.showWhile(undecided, undecided.textProperty().isNotEmpty());
    Hint.on(undecided, ObjectWords.UNDECIDED_HELP.text());
    undecided.setOnAction(
        event -> {
          undecided.setVisited(false);
          boolean isShown = model.filterProperty().get() == ObjectFilter.UNDECIDED;
          model.filterProperty().set(isShown ? ObjectFilter.ALL : ObjectFilter.UNDECIDED);
        });
    return undecided;
  }

  /** Decides at once what needs no thought: it is offered where one sees how much it is. */
  private Node drifted(ObjectDecisions decisions) {
    Button take = Styles.named(new Button(), "take-all-drifted");
    take.setMaxWidth(Double.MAX_VALUE);
    take.setMnemonicParsing(false);
    take.setTextAlignment(TextAlignment.CENTER);
    wrap(take);
    Hint.on(take, ObjectWords.TAKE_DRIFTED_HELP.text());
    take.setOnAction(event -> decisions.takeDrifted());
    HBox box = new HBox(take);
    HBox.setHgrow(take, Priority.ALWAYS);
    box.getStyleClass().add("objects-tools");
    model
        .totals()
        .property()
        .subscribe(
            now -> {
              take.setText(ObjectWords.TAKE_DRIFTED_BUTTON.text("fields", now.drifted()));
              Styles.setShown(box, now.drifted() > 0);
            });
    return box;
  }

  /** A count is never cut off. */
  private static void wrap(Labeled words) {
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
  }

  private Node list(Runnable leave) {
    Styles.named(list, "objects-list", "objects-list");
    list.setAccessibleText(ObjectWords.OBJECTS.text());
    list.setCellFactory(view -> cell());
    nothing.setWrapText(true);
    nothing.getStyleClass().add("objects-nothing");
    list.setPlaceholder(nothing);
    list.addEventFilter(KeyEvent.KEY_PRESSED, event -> pressed(event, leave));
    return list;
  }

  private ObjectCell cell() {
    ObjectCell cell = new ObjectCell(looks);
    cell.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> clicked(event, cell));
    model
        .currentProperty()
        .subscribe(
            shown -> cell.showInPanes(shown.filter(row -> row == cell.getItem()).isPresent()));
    cell.itemProperty()
        .subscribe(
            row ->
                cell.showInPanes(
                    row != null && model.currentProperty().get().equals(Optional.of(row))));
    return cell;
  }

  private void clicked(MouseEvent event, ObjectCell cell) {
    if (event.getButton() == MouseButton.PRIMARY && cell.getItem() != null) {
      open.accept(cell.getItem());
    }
  }

  private void pressed(KeyEvent event, Runnable leave) {
    ObjectRow selected = list.getSelectionModel().getSelectedItem();
    if (event.getCode() == KeyCode.ENTER && selected != null) {
      open.accept(selected);
      leave.run();
      event.consume();
    }
  }

  private void select(Optional<ObjectRow> row) {
    row.ifPresent(
        each -> {
          list.getSelectionModel().select(each);
          int at = list.getSelectionModel().getSelectedIndex();
          if (at >= 0 && !list.isFocused()) {
            list.scrollTo(Math.max(0, at - 3));
          }
        });
  }

  private void count() {
    counts.setText(model.rows().isEmpty() ? "" : model.totals().get().changing());
  }

  /** Of a change with several parts, cells of JavaFX take only the last one for themselves. */
  private void shownChanged(ListChangeListener.Change<? extends ObjectRow> change) {
    sayWhyEmpty();
    int parts = 0;
    while (change.next()) {
      parts++;
    }
    if (parts > 1) {
      list.refresh();
    }
  }

  private void sayWhyEmpty() {
    Progress now = model.survey().progressProperty().get();
    nothing.setText(model.rows().isEmpty() ? whyNone(now) : ObjectWords.NONE_FITS.text());
  }

  private String whyNone(Progress now) {
    if (!now.isOver()) {
      return now.words() + "…";
    }
    return model.survey().cancelledProperty().get().isPresent()
        ? ObjectWords.NOT_READ.text()
        : ObjectWords.NO_OBJECTS_HERE.text();
  }

  private HBox progress() {
    cancel.setId("objects-cancel");
    cancel.setOnAction(event -> cancel());
    again.setId("objects-again");
    again.setOnAction(event -> model.readAgain());
    bar.setPrefWidth(70);
    bar.setMinWidth(10);
    words.setMinHeight(Region.USE_PREF_SIZE);
    cancel.setMinWidth(Region.USE_PREF_SIZE);
    again.setMinWidth(Region.USE_PREF_SIZE);
    HBox box = new HBox(6, bar, words, Styles.space(), cancel, again);
    box.setAlignment(Pos.CENTER_LEFT);
    box.getStyleClass().add("objects-progress");
    return box;
  }

  private void cancelOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && !reached().isOver()) {
      cancel();
      event.consume();
    }
  }

  /** How far saving is, if that is done; else how far the list is read and compared. */
  private Progress reached() {
    return model.saving().isRunning()
        ? model.saving().progressProperty().get()
        : model.survey().progressProperty().get();
  }

  private void cancel() {
    if (model.saving().isRunning()) {
      model.saving().cancel();
    } else {
      model.survey().cancel();
    }
  }

  private void show(Progress now) {
    Optional<Progress> cancelled = model.survey().cancelledProperty().get();
    Styles.setShown(progress, !now.isOver() || cancelled.isPresent());
    Styles.setShown(bar, !now.isOver());
    Styles.setShown(cancel, !now.isOver());
    Styles.setShown(again, now.isOver());
    bar.setProgress(now.all() == 0 ? -1 : (double) now.done() / now.all());
    String reached =
        now.all() == 0
            ? now.words()
            : ObjectWords.DONE_OF_ALL.text("done", now.done(), "all", now.all());
    words.setText(cancelled.map(Progress::cancelled).orElse(reached));
    // Numbers stay whole beside a shorter bar; the sentence at the end has no bar, but more words.
    words.setMinWidth(now.isOver() ? 0 : Region.USE_PREF_SIZE);
    words.setWrapText(now.isOver());
    sayWhyEmpty();
  }

  /**
   * Where files and folders can be dropped while they are dragged over the list: as which document.
   */
  static final class DropPlaces extends VBox {
    private static final PseudoClass DROPPING = PseudoClass.getPseudoClass("dropping");

    private final BiConsumer<Role, List<Path>> dropped;

    /** Places whose files and folders {@code dropped} opens. */
    DropPlaces(BiConsumer<Role, List<Path>> dropped) {
      this.dropped = dropped;
      Styles.named(this, "objects-drop", "drop-places");
      for (Role role : Role.DOCUMENTS) {
        getChildren().add(place(role));
      }
      end();
    }

    private Label place(Role role) {
      Label place =
          Styles.named(
              new Label(ObjectWords.DROP_HERE.text("role", role.title())),
              "drop-" + role.name(),
              "drop-place");
      place.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
      VBox.setVgrow(place, Priority.ALWAYS);
      place.setOnDragOver(event -> accept(event, place));
      place.setOnDragExited(event -> place.pseudoClassStateChanged(DROPPING, false));
      place.setOnDragDropped(event -> dropped(event, role));
      return place;
    }

    /** Something is dragged over the list. */
    void over(DragEvent event) {
      if (event.getDragboard().hasFiles()) {
        setVisible(true);
      }
    }

    /** Nothing is dragged any more. */
    void end() {
      setVisible(false);
    }

    private static void accept(DragEvent event, Label place) {
      if (event.getDragboard().hasFiles()) {
        event.acceptTransferModes(TransferMode.COPY);
        place.pseudoClassStateChanged(DROPPING, true);
        event.consume();
      }
    }

    private void dropped(DragEvent event, Role role) {
      List<Path> paths = event.getDragboard().getFiles().stream().map(File::toPath).toList();
      // Later, so that the other program is not kept waiting while we ask questions.
      Platform.runLater(() -> dropped.accept(role, paths));
      end();
      event.setDropCompleted(true);
      event.consume();
    }
  }
}
