package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.show.LetterMatch;
import dev.tripatch.ui.feature.cluster.ClusterLists.Listed;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogEvent;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * Asks for an object of a cluster: three fields, and below them one list with what the field that
 * has the keyboard can be. A name can always be typed, whatever the list is.
 */
final class OpenFromCluster extends Dialog<LiveTarget> {

  /** Rows that the page keys go on. */
  private static final int PAGE = 8;

  private final ClusterLists lists;
  private final Connection usual;
  private final List<RecentObject> recent;
  private final TextField context = new TextField();
  private final TextField namespace = new TextField();
  private final TextField object = new TextField();
  private final ListView<Choice> list = new ListView<>();
  private final Label said = Styles.wrapped("", "detail");

  /** What was in a field before somebody typed into it: that filters nothing. */
  private final Map<TextField, String> untouched = new HashMap<>();

  private TextField asked = object;
  private String placedContext = "";
  private String listedFor = "";

  /**
   * A row of the list.
   *
   * @param text what is taken
   * @param recent the object that was opened; empty for a name alone
   */
  private record Choice(String text, Optional<RecentObject> recent) {
    static Choice of(String text) {
      return new Choice(text, Optional.empty());
    }

    static Choice of(RecentObject recent) {
      return new Choice(recent.object(), Optional.of(recent));
    }

    String detail() {
      return recent.map(RecentObject::place).orElse("");
    }
  }

  /**
   * A dialog.
   *
   * @param usual what is asked at first
   * @param recent objects that were opened before, the latest first
   */
  OpenFromCluster(ClusterLists lists, Connection usual, List<RecentObject> recent) {
    this.lists = lists;
    this.usual = usual;
    this.recent = List.copyOf(recent);
    setTitle(ClusterWords.OPEN_TITLE.text());
    getDialogPane().setContent(content());
    addButtons();
    lists.onChange(this::refresh);
    for (TextField field : List.of(context, namespace, object)) {
      untouched.put(field, "");
      field.textProperty().subscribe((before, now) -> refresh());
      field.focusedProperty().subscribe(isFocused -> focused(field, isFocused));
      field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }
    usual.context().ifPresent(name -> fill(context, name));
    usual.namespace().ifPresent(name -> fill(namespace, name));
    // Later: a dialog that has just been shown gives the keyboard to its button.
    setOnShown(event -> Platform.runLater(object::requestFocus));
    addEventHandler(DialogEvent.DIALOG_HIDDEN, event -> lists.end());
    refresh();
  }

  private Node content() {
    GridPane fields = new GridPane(8, 6);
    add(fields, 0, ClusterWords.CONTEXT.text(), context, "cluster-context");
    add(fields, 1, ClusterWords.NAMESPACE.text(), namespace, "cluster-namespace");
    add(fields, 2, ClusterWords.OBJECT.text(), object, "cluster-object");
    object.setPromptText(ClusterWords.OBJECT_PROMPT.text());
    said.setId("cluster-said");
    Styles.named(list, "cluster-choices", "object-list");
    list.setPrefSize(620, 280);
    list.setMinHeight(60);
    list.setFocusTraversable(false);
    list.setPlaceholder(new Label());
    list.setCellFactory(view -> new Cell());
    VBox.setVgrow(list, Priority.ALWAYS);
    return Styles.styled(new VBox(8, fields, list, said), "open-from-cluster");
  }

  private static void add(GridPane fields, int row, String words, TextField field, String id) {
    Label label = new Label(words);
    label.setMnemonicParsing(true);
    label.setLabelFor(field);
    label.setMinWidth(Region.USE_PREF_SIZE);
    field.setId(id);
    GridPane.setHgrow(field, Priority.ALWAYS);
    fields.addRow(row, label, field);
  }

  private void addButtons() {
    ButtonType open = new ButtonType(ClusterWords.OPEN.text(), ButtonBar.ButtonData.OK_DONE);
    getDialogPane().getButtonTypes().addAll(open, ButtonType.CANCEL);
    Node button = getDialogPane().lookupButton(open);
    button.addEventFilter(
        ActionEvent.ACTION,
        event -> {
          event.consume();
          enter();
        });
    setResultConverter(pressed -> null);
  }

  private void focused(TextField field, boolean isFocused) {
    if (isFocused) {
      asked = field;
      refresh();
    }
  }

  private void fill(TextField field, String text) {
    untouched.put(field, text);
    field.setText(text);
    field.end();
  }

  private boolean isTyped(TextField field) {
    return !field.getText().equals(untouched.get(field));
  }

  /** The cluster that the fields name. */
  private Connection cluster() {
    String name = context.getText().strip();
    return new Connection(
        usual.kubeconfig(),
        name.isEmpty() ? usual.context() : Optional.of(name),
        Optional.empty(),
        usual.as());
  }

  private Connection inNamespace() {
    String name = namespace.getText().strip();
    return name.isEmpty() ? cluster() : cluster().inNamespace(name);
  }

  /** Shows what is known now of the field that has the keyboard, and asks for what is not. */
  private void refresh() {
    if (asked.equals(context)) {
      show(lists.contexts(usual), List.of());
      return;
    }
    Listed place = lists.place(cluster());
    if (place instanceof Listed.Got(List<String> names)) {
      fillPlace(names);
      lists.keepOnly(each -> each.context().equals(cluster().context()));
      place = ofPlace();
    }
    show(
        place,
        asked.equals(object) && kind().isEmpty()
            ? recent.stream().map(Choice::of).toList()
            : List.of());
  }

  private Listed ofPlace() {
    if (asked.equals(namespace)) {
      return lists.namespaces(cluster());
    }
    if (kind().isEmpty()) {
      return lists.kinds(cluster());
    }
    return ResourceName.isOne(kind().get() + "/a")
        ? lists.names(inNamespace(), kind().get())
        : new Listed.Got(List.of());
  }

  /** The namespace that counts in the context, unless somebody typed one. */
  private void fillPlace(List<String> place) {
    if (context.getText().isBlank()) {
      fill(context, place.getFirst());
    }
    if (!placedContext.equals(place.getFirst())) {
      placedContext = place.getFirst();
      if (!isTyped(namespace) && (usual.namespace().isEmpty() || !isUsualContext())) {
        fill(namespace, place.getLast());
      }
    }
  }

  private boolean isUsualContext() {
    return usual.context().filter(context.getText().strip()::equals).isPresent();
  }

  /** What is before the slash; empty as long as there is none. */
  private Optional<String> kind() {
    int slash = object.getText().indexOf('/');
    return slash < 0 ? Optional.empty() : Optional.of(object.getText().substring(0, slash).strip());
  }

  private String sought() {
    String text = asked.getText();
    if (!isTyped(asked)) {
      return "";
    }
    return asked.equals(object) ? text.substring(text.indexOf('/') + 1) : text;
  }

  private void show(Listed listed, List<Choice> first) {
    List<Choice> all = new ArrayList<>(first);
    if (listed instanceof Listed.Got(List<String> names)) {
      names.stream().map(Choice::of).forEach(all::add);
    }
    List<Choice> fitting = LetterMatch.find(sought(), all, Choice::text);
    String now = asked.getId() + " " + asked.getText();
    Optional<Choice> before = chosen().filter(each -> now.equals(listedFor));
    listedFor = now;
    if (!fitting.equals(list.getItems())) {
      list.getItems().setAll(fitting);
    }
    before
        .filter(fitting::contains)
        .ifPresentOrElse(list.getSelectionModel()::select, () -> choose(fitting));
    say(listed, fitting.isEmpty());
  }

  /** A name that nobody began to type is not chosen: Enter would take it. */
  private void choose(List<Choice> fitting) {
    int there = fitting.stream().map(Choice::text).toList().indexOf(asked.getText().strip());
    boolean isMeant =
        !sought().isBlank()
            || (asked.equals(object) && kind().isPresent())
            || fitting.stream().findFirst().flatMap(Choice::recent).isPresent();
    list.getSelectionModel().clearSelection();
    if (there >= 0 || (isMeant && !fitting.isEmpty())) {
      int row = Math.max(there, 0);
      list.getSelectionModel().select(row);
      list.scrollTo(Math.max(0, row - PAGE / 2));
    }
  }

  private void say(Listed listed, boolean isNothing) {
    String what = asked.equals(object) && kind().isPresent() ? kind().get() : "";
    said.getStyleClass().remove("error-ink");
    said.setText(
        switch (listed) {
          case Listed.Reading _ -> ClusterWords.LIST_READING.text();
          case Listed.Failed failed -> {
            said.getStyleClass().add("error-ink");
            yield ClusterWords.LIST_FAILED.text("reason", failed.sentence());
          }
          case Listed.Got(List<String> names) -> {
            if (names.isEmpty() && !what.isEmpty()) {
              yield ClusterWords.LIST_EMPTY.text("kind", what);
            }
            if (isNothing) {
              yield ClusterWords.LIST_NOTHING.text();
            }
            boolean isOfKinds = asked.equals(object) && kind().isEmpty();
            yield isOfKinds ? ClusterWords.LIST_KINDS.text() : ClusterWords.LIST_HELP.text();
          }
        });
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case ENTER -> {
        enter();
        event.consume();
      }
      case TAB -> {
        if (!asked.equals(object) && isTyped(asked)) {
          chosen().ifPresent(choice -> fill(asked, choice.text()));
        }
      }
      case DOWN -> move(1, event);
      case UP -> move(-1, event);
      case PAGE_DOWN -> move(PAGE, event);
      case PAGE_UP -> move(-PAGE, event);
      default -> {
        // It is typed.
      }
    }
  }

  private void move(int by, KeyEvent event) {
    int count = list.getItems().size();
    if (count > 0) {
      int row = Math.clamp((long) list.getSelectionModel().getSelectedIndex() + by, 0, count - 1);
      list.getSelectionModel().clearAndSelect(row);
      list.scrollTo(Math.max(0, row - PAGE / 2));
    }
    event.consume();
  }

  private Optional<Choice> chosen() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  private void enter() {
    chosen().ifPresentOrElse(this::take, this::takeTyped);
  }

  private void take(Choice choice) {
    if (choice.recent().isPresent()) {
      open(choice.recent().get());
    } else if (asked.equals(context)) {
      fill(context, choice.text());
      namespace.requestFocus();
    } else if (asked.equals(namespace)) {
      fill(namespace, choice.text());
      object.requestFocus();
    } else if (kind().isEmpty()) {
      object.setText(choice.text() + "/");
      object.end();
    } else {
      open(kind().get() + "/" + choice.text());
    }
  }

  private void takeTyped() {
    String typed = object.getText().strip();
    if (ResourceName.isOne(typed)) {
      open(typed);
    } else if (asked.equals(context)) {
      namespace.requestFocus();
    } else {
      object.requestFocus();
    }
  }

  private void open(RecentObject chosen) {
    end(chosen.target());
  }

  private void open(String name) {
    end(new LiveTarget(inNamespace(), name));
  }

  private void end(LiveTarget target) {
    setResult(target);
    close();
  }

  private final class Cell extends ListCell<Choice> {
    private final Label text = new Label();
    private final Label detail = new Label();
    private final HBox row = new HBox(12, text, detail);

    Cell() {
      detail.getStyleClass().add("detail");
      text.setMinWidth(60);
      detail.setMinWidth(0);
      // As wide as the list, so that long names are shortened.
      setPrefWidth(0);
      // The field keeps the keyboard.
      addEventFilter(MouseEvent.MOUSE_PRESSED, this::clicked);
    }

    private void clicked(MouseEvent event) {
      event.consume();
      if (getItem() != null) {
        take(getItem());
      }
    }

    @Override
    protected void updateItem(@Nullable Choice choice, boolean empty) {
      super.updateItem(choice, empty);
      setGraphic(choice == null ? null : row);
      if (choice != null) {
        text.setText(choice.text());
        detail.setText(choice.detail());
        setAccessibleText((choice.text() + " " + choice.detail()).strip());
      }
    }
  }
}
