package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.share.Export;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.SendOutcome;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogEvent;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;

/**
 * The sheet on which a person agrees to a change of a cluster: where it goes, what it does, what
 * the server says of it, and what became of it. No key but the one of its button sends anything,
 * and while it is being sent the sheet stays.
 */
final class SendSheet extends Dialog<SendEnd> {
  private static final int MOST_ROWS = 10;

  /** A longer command is copied, and read elsewhere. */
  private static final int LONGEST_SHOWN = 2_000;

  private static final ButtonType SEND = sending(SendWords.DO_SEND.text());
  private static final ButtonType SEND_UNDO = sending(SendWords.DO_UNDO.text());
  private static final ButtonType LOOK_AGAIN = other(SendWords.LOOK_AGAIN.text());
  private static final ButtonType TRY_AGAIN = other(SendWords.TRY_AGAIN.text());
  private static final ButtonType UNDO = other(SendWords.UNDO_NOW.text());
  private static final ButtonType CLOSE =
      new ButtonType(SendWords.CANCEL.text(), ButtonBar.ButtonData.CANCEL_CLOSE);

  private final SendViewModel model;
  private final SheetCommand commands;
  private final ObservableIntegerValue textSize;
  private final Label headline = Styles.named(new Label(), "send-headline", "send-headline");
  private final Label sign = new Label();
  private final ProgressIndicator progress = new ProgressIndicator();
  private final VBox body = new VBox(8);
  private final ScrollPane scroll = Styles.named(new ScrollPane(body), "send-scroll");
  private final VBox allowing = new VBox(4);
  private final TextField name = Styles.named(new TextField(), "send-name");
  private final VBox naming = new VBox(4);
  private final TextField command = new TextField();
  private final Label commandTitle = new Label();
  private final Label copied = Styles.named(new Label(), "send-copied");
  private final VBox commandRow = new VBox(2);
  private Subscription following = Subscription.EMPTY;
  private Class<?> before = Object.class;

  /**
   * A sheet for a change.
   *
   * @param isRed whether a context is one of those that are red
   */
  SendSheet(
      SendViewModel model,
      SheetCommand commands,
      Predicate<String> isRed,
      ObservableIntegerValue textSize) {
    this.model = model;
    this.commands = commands;
    this.textSize = textSize;
    setTitle(isUndo() ? SendWords.UNDO_TITLE.text() : SendWords.SEND_TITLE.text());
    prepareBody();
    prepareName();
    prepareCommand();
    prepareAllowing();
    VBox content =
        Styles.named(
            new VBox(8, head(isRed), headlineRow(), scroll, naming), "send-sheet", "send-sheet");
    getDialogPane().getStyleClass().add("send-pane");
    getDialogPane().setContent(content);
    prepareButtons();
    addEventFilter(DialogEvent.DIALOG_CLOSE_REQUEST, this::keepOpen);
    setOnHidden(event -> end());
    following = model.stateProperty().subscribe(this::showState);
    setOnShown(event -> shown());
  }

  private void shown() {
    // The window closes even where its dialog does not want to.
    getDialogPane()
        .getScene()
        .getWindow()
        .addEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, this::keepOpen);
    // Later: a dialog that has just been shown gives the keyboard to a button.
    Platform.runLater(scroll::requestFocus);
  }

  private void keepOpen(Event event) {
    if (model.stateProperty().get().isSending()) {
      event.consume();
    }
  }

  private static ButtonType sending(String words) {
    return new ButtonType(words, ButtonBar.ButtonData.OTHER);
  }

  /** Nothing comes where Send was: whoever clicks twice means it once. */
  private static ButtonType other(String words) {
    return new ButtonType(words, ButtonBar.ButtonData.LEFT);
  }

  private boolean isUndo() {
    return model.task() instanceof SendTask.Undo;
  }

  private String undoneTime() {
    return switch (model.task()) {
      case SendTask.Undo undo -> SendWords.UNDO_OF.text("time", SentList.time(undo.change()));
      case SendTask.Patch _, SendTask.Elsewhere _ -> "";
    };
  }

  private void end() {
    following.unsubscribe();
    model.cancel();
  }

  private VBox head(Predicate<String> isRed) {
    String context = model.task().place().context();
    Label place =
        new Label(
            SendWords.PLACE.text(
                "context", context, "namespace", model.task().place().namespace()));
    Styles.named(place, "send-place", "send-place");
    place.setAccessibleHelp(SendWords.PLACE_HELP.text());
    place.pseudoClassStateChanged(PseudoClass.getPseudoClass("danger"), isRed.test(context));
    place.setMinWidth(60);
    Label server =
        Styles.styled(
            new Label(SendWords.SERVER.text("server", model.task().place().server())), "detail");
    server.setMinWidth(0);
    Label object =
        Styles.named(new Label(model.task().object().toString()), "send-object", "send-object");
    object.setMinWidth(0);
    HBox where = new HBox(10, place, server);
    where.setAlignment(Pos.BASELINE_LEFT);
    Label undone = Styles.styled(new Label(undoneTime()), "detail");
    undone.setMinWidth(0);
    HBox what = new HBox(10, object, undone);
    what.setAlignment(Pos.BASELINE_LEFT);
    return new VBox(4, where, what);
  }

  private HBox headlineRow() {
    headline.setWrapText(true);
    headline.setMinWidth(0);
    headline.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(headline, Priority.ALWAYS);
    progress.getStyleClass().add("send-progress");
    progress.managedProperty().bind(progress.visibleProperty());
    sign.getStyleClass().add("send-headline");
    sign.setMinWidth(Region.USE_PREF_SIZE);
    sign.managedProperty().bind(sign.visibleProperty());
    HBox row = new HBox(8, progress, sign, headline);
    row.setAlignment(Pos.TOP_LEFT);
    return row;
  }

  private void prepareBody() {
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(true);
    scroll.setMinHeight(60);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    body.getStyleClass().add("send-body");
  }

  private void prepareName() {
    name.setPromptText(SendWords.NAME_PROMPT.text());
    Label words =
        new Label(
            SendWords.TYPE_NAME.text(
                "name", model.task().object().name(), "context", model.task().place().context()));
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.setLabelFor(name);
    naming.getChildren().addAll(words, name);
    naming.managedProperty().bind(naming.visibleProperty());
    name.textProperty().subscribe((before, now) -> showSend());
    name.setOnAction(
        event -> {
          if (!button(sending()).isDisabled()) {
            button(sending()).requestFocus();
          }
        });
  }

  private void prepareCommand() {
    command.setId("send-command");
    command.setEditable(false);
    command.getStyleClass().add("keys");
    command.setAccessibleText(SendWords.COMMAND.text());
    HBox.setHgrow(command, Priority.ALWAYS);
    Button copy = Styles.named(new Button(SendWords.COPY.text()), "send-copy");
    copy.setMnemonicParsing(true);
    copy.setMinWidth(Region.USE_PREF_SIZE);
    copy.setOnAction(event -> copy());
    copied.setWrapText(true);
    copied.managedProperty().bind(copied.textProperty().isNotEmpty());
    commandTitle.getStyleClass().add("detail");
    commandRow.getChildren().addAll(commandTitle, new HBox(6, command, copy), copied);
    commandRow.managedProperty().bind(commandRow.visibleProperty());
  }

  private void copy() {
    SendState state = model.stateProperty().get();
    commands
        .toCopy(model.task(), state, SendWords.COPY.text().replace("_", ""))
        .filter(Export.Made.class::isInstance)
        .map(Export.Made.class::cast)
        .ifPresent(
            made -> {
              Clipboard.getSystemClipboard()
                  .setContent(Map.of(DataFormat.PLAIN_TEXT, made.text().strip()));
              copied.setText(
                  SendWords.COPIED.text()
                      + made.remarks().stream()
                          .sorted()
                          .map(each -> " " + each.text())
                          .collect(Collectors.joining()));
            });
  }

  private void prepareAllowing() {
    allowing.managedProperty().bind(allowing.visibleProperty());
    allowing
        .getChildren()
        .addAll(
            allowing(
                "send-allow-ask", SendWords.ALLOW_ASK, SendWords.ALLOW_ASK_DETAIL, SendPolicy.ASK),
            allowing(
                "send-allow-name",
                SendWords.ALLOW_NAME,
                SendWords.ALLOW_NAME_DETAIL,
                SendPolicy.ASK_FOR_NAME));
  }

  private HBox allowing(String id, SendWords title, SendWords detail, SendPolicy policy) {
    Button allow = Styles.named(new Button(title.text()), id);
    allow.setMnemonicParsing(true);
    allow.setMinWidth(Region.USE_PREF_SIZE);
    allow.setOnAction(event -> model.allow(policy));
    Label words = new Label(detail.text());
    words.setWrapText(true);
    words.setMinWidth(0);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.setLabelFor(allow);
    HBox row = new HBox(8, allow, words);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private void prepareButtons() {
    getDialogPane()
        .getButtonTypes()
        .addAll(UNDO, LOOK_AGAIN, TRY_AGAIN, isUndo() ? SEND_UNDO : SEND, CLOSE);
    does(UNDO, "send-undo", () -> leave(SendEnd.UNDO));
    does(LOOK_AGAIN, "send-look-again", () -> leave(SendEnd.LOOK_AGAIN));
    does(TRY_AGAIN, "send-try-again", model::begin);
    does(sending(), "send-send", () -> model.send(name.getText()));
    button(CLOSE).setId("send-close");
    button(CLOSE).setDefaultButton(false);
    setResultConverter(pressed -> null);
  }

  private ButtonType sending() {
    return isUndo() ? SEND_UNDO : SEND;
  }

  /** Enter never presses it from elsewhere, and the sheet stays. */
  private void does(ButtonType type, String id, Runnable action) {
    Button button = button(type);
    button.setId(id);
    button.setDefaultButton(false);
    button.managedProperty().bind(button.visibleProperty());
    button.addEventFilter(
        ActionEvent.ACTION,
        event -> {
          event.consume();
          action.run();
        });
  }

  private Button button(ButtonType type) {
    return (Button) getDialogPane().lookupButton(type);
  }

  private void leave(SendEnd end) {
    setResult(end);
    close();
  }

  private void showState(SendState state) {
    takeKeyboard(state);
    SheetText text = SheetText.of(state, model.context());
    headline.setText(text.headline());
    for (SheetText.Tone tone : SheetText.Tone.values()) {
      PseudoClass style = PseudoClass.getPseudoClass(tone.name().toLowerCase(Locale.ROOT));
      headline.pseudoClassStateChanged(style, tone == text.tone());
      sign.pseudoClassStateChanged(style, tone == text.tone());
    }
    sign.setText(text.tone().sign());
    sign.setVisible(!sign.getText().isEmpty());
    progress.setVisible(state.isBusy());
    showBody(state, text);
    showCommand(state);
    allowing.setVisible(
        state instanceof SendState.Locked locked && mayAllow(locked.why(), model.context()));
    naming.setVisible(
        state instanceof SendState.Ready && model.policy() == SendPolicy.ASK_FOR_NAME);
    showButtons(state);
    if (naming.isVisible()) {
      name.requestFocus();
    }
  }

  private static boolean mayAllow(SendRules.Lock why, String context) {
    return switch (why) {
      case SETTINGS -> ContextPatterns.canSay(context);
      case SERVER -> true;
      case OPTION, PRESENTING -> false;
    };
  }

  /** What a person agrees to comes first; all of it is there where the sheet is small, too. */
  private void showBody(SendState state, SheetText text) {
    body.getChildren().clear();
    Optional<SendPreview> preview = state.shown().filter(each -> !isOver(state));
    text.details().forEach(line -> add("send-detail", line));
    body.getChildren().add(allowing);
    preview.ifPresent(
        each -> add("send-counts", SheetText.counts(each)).getStyleClass().add("strong"));
    SheetTable.of(state).forEach(this::add);
    preview.ifPresent(each -> add("send-manager", SheetText.manager(each)));
    body.getChildren().add(commandRow);
    scroll.setVvalue(0);
  }

  private Label add(String id, String words) {
    Label label = Styles.named(new Label(words), id);
    label.setWrapText(true);
    label.setMinWidth(0);
    label.setMinHeight(Region.USE_PREF_SIZE);
    body.getChildren().add(label);
    return label;
  }

  private void add(SheetTable table) {
    if (!table.title().isEmpty()) {
      add("send-table-title", table.title()).getStyleClass().add("strong");
    }
    TableView<TablePlace<SheetTable.Row>> view = new TableView<>();
    view.getStyleClass().addAll("field-table", "send-table");
    view.setAccessibleText(table.title().isEmpty() ? SendWords.TABLE_HELP.text() : table.title());
    view.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    view.setRowFactory(each -> new HelpfulRow<>(SheetTable.Row::help, SheetTable.Row::help));
    TableRows.follow(view, textSize);
    view.getColumns().add(Columns.field(220, SheetTable.Row::field));
    for (int i = 0; i < table.columns().size(); i++) {
      int column = i;
      view.getColumns().add(Columns.value(table.columns().get(i), 160, row -> row.cell(column)));
    }
    view.getItems().setAll(table.rows().stream().map(TablePlace::new).toList());
    int rows = Math.min(table.rows().size(), MOST_ROWS);
    view.prefHeightProperty().bind(view.fixedCellSizeProperty().multiply(rows + 1.6));
    view.minHeightProperty().bind(view.prefHeightProperty());
    body.getChildren().add(view);
  }

  private void showCommand(SendState state) {
    String line = commands.shown(model.task(), state);
    commandRow.setVisible(!line.isEmpty());
    commandTitle.setText(
        (state instanceof SendState.Hindered ? SendWords.COPY_COMMAND : SendWords.COMMAND).text());
    command.setText(line.length() > LONGEST_SHOWN ? line.substring(0, LONGEST_SHOWN) + "…" : line);
    copied.setText("");
  }

  private void showButtons(SendState state) {
    button(UNDO).setVisible(state instanceof SendState.Ended ended && isSent(ended.outcome()));
    button(LOOK_AGAIN).setVisible(!isUndo() && isOvertaken(state));
    button(TRY_AGAIN).setVisible(mayTryAgain(state));
    boolean isOver = isOver(state);
    button(CLOSE).setText((isOver ? SendWords.CLOSE : SendWords.CANCEL).text());
    button(CLOSE).setDisable(state.isSending());
    button(sending()).setVisible(!isOver && !isOvertaken(state) && !mayTryAgain(state));
    showSend();
  }

  private static boolean isOver(SendState state) {
    return switch (state) {
      case SendState.Ended _, SendState.Hindered _, SendState.NotUndone _, SendState.Broken _ ->
          true;
      case SendState.Looking _,
          SendState.Unread _,
          SendState.Locked _,
          SendState.Preparing _,
          SendState.Ready _,
          SendState.Stopped _,
          SendState.Sending _ ->
          false;
    };
  }

  private void showSend() {
    button(sending()).setDisable(!model.maySend(name.getText()));
  }

  private static boolean isSent(SendOutcome outcome) {
    return outcome instanceof SendOutcome.Sent;
  }

  private static boolean isOvertaken(SendState state) {
    return switch (state) {
      case SendState.Stopped(var _, Preparation.Overtaken _) -> true;
      case SendState.Ended(var _, SendOutcome.Overtaken _) -> true;
      case SendState _ -> false;
    };
  }

  private boolean mayTryAgain(SendState state) {
    return switch (state) {
      case SendState.Unread _ -> true;
      case SendState.NotUndone not -> not.isOpen();
      case SendState.Stopped stopped ->
          switch (stopped.why()) {
            case Preparation.Overtaken overtaken -> isUndo() && isTouched(overtaken.since());
            case Preparation.Unread _, Preparation.Refused _, Preparation.Restless _ -> true;
            case Preparation.Ready _ -> false;
          };
      case SendState.Ended ended ->
          switch (ended.outcome()) {
            case SendOutcome.Restless _,
                SendOutcome.NoJournal _,
                SendOutcome.NotYet _,
                SendOutcome.Refused _ ->
                true;
            case SendOutcome.Overtaken overtaken -> isUndo() && isTouched(overtaken.since());
            case SendOutcome.Sent _, SendOutcome.Unclear _ -> false;
          };
      case SendState _ -> false;
    };
  }

  private static boolean isTouched(LiveSince since) {
    return since instanceof LiveSince.Touched;
  }

  /**
   * The keyboard waits where no key does anything, until a person goes elsewhere: whoever still
   * presses a key that was for the state before sends nothing by it. Nor does a name that was typed
   * before.
   */
  private void takeKeyboard(SendState now) {
    if (!now.getClass().equals(before)) {
      before = now.getClass();
      name.clear();
      scroll.requestFocus();
    }
  }
}
