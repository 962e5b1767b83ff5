package dev.tripatch.ui.feature.cluster;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.sending.AskedContexts;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;

/** Has the server of the shown object asked what it would make of the patch, and tells it. */
public final class ServerSaysCommands implements Feature {
  private static final String TAB = "server-says";
  private static final String AGREES = "server-agrees";
  private static final String DIFFERS = "server-differs";
  private static final String REFUSES = "server-refuses";

  private final WindowContext window;
  private final ServerSaysViewModel model;
  private final Set<String> asked = new HashSet<>();
  private final Label status = Styles.whole(Styles.named(new Label(), "server-says"));
  private Optional<Notice> question = Optional.empty();

  /** Follows what the server says. */
  public ServerSaysCommands(WindowContext window, ServerSaysViewModel model) {
    this.window = window;
    this.model = model;
    status.managedProperty().bind(status.visibleProperty());
    window.view().status().showLast(status);
    model.stateProperty().subscribe(this::show);
  }

  /** What the server would store of objects, as it said just now to whoever opened the window. */
  public void give(Map<ObjectName, MapValue> answers) {
    model.give(answers, Instant.now());
  }

  /** When it may say something else of a field. */
  public ObservableValue<?> changes() {
    return model.stateProperty();
  }

  /** What the server makes of a field, and why; nothing if it is as predicted. */
  public List<String> sentences(FieldPath path) {
    return SaidRows.sentences(path, model.stateProperty().get());
  }

  private void show(ServerSays state) {
    status.setText(SaidRows.status(state));
    status.setVisible(!status.getText().isEmpty());
    status.getStyleClass().removeAll(AGREES, DIFFERS, REFUSES);
    styleClass(state).ifPresent(status.getStyleClass()::add);
    if (state instanceof ServerSays.NotAsked(ServerSays.Why why, String context)
        && why == ServerSays.Why.ASK_FIRST) {
      if (asked.add(context)) {
        askPerson(context);
      }
    } else {
      closeQuestion();
    }
  }

  private static Optional<String> styleClass(ServerSays state) {
    return switch (state) {
      case ServerSays.NotAsked _, ServerSays.Asking _ -> Optional.empty();
      case ServerSays.Said said ->
          switch (said.answer()) {
            case ServerAnswer.Taken taken ->
                Optional.of(taken.verdict().agrees() ? AGREES : DIFFERS);
            case ServerAnswer.Refused refused ->
                Optional.of(REFUSES).filter(each -> refused.failure().isRefusal());
          };
    };
  }

  /** Once for each context; who does not answer can still ask in the tab. */
  private void askPerson(String context) {
    closeQuestion();
    Notice notice =
        new Notice(
                window.view(),
                "server-says-question",
                ServerSaysWords.QUESTION.text("context", context))
            .offering("server-says-agree", ServerSaysWords.ASK.text(), model::agree)
            .offering("server-says-decline", ServerSaysWords.NOT_NOW.text(), this::closeQuestion);
    notice.show();
    question = Optional.of(notice);
  }

  private void closeQuestion() {
    question.ifPresent(Notice::close);
    question = Optional.empty();
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("ASK_SERVER", ServerSaysWords.ASK_NOW.text(), model::askNow)
            .when(model::mayAsk)
            .in("CLUSTER", 2, 10),
        Action.of("LET_SERVER_BE_ASKED", ServerSaysWords.ALLOW.text(), model::allow)
            .when(() -> model.mayAsk() && model.mayAllow())
            .in("CLUSTER", 2, 20));
  }

  @Override
  public List<LowerTab> tabs() {
    return List.of(
        LowerTab.of(
                TAB,
                ServerSaysWords.TITLE.text(),
                "Shortcut+Shift+W",
                model.stateProperty().map(SaidRows::toLookAt),
                () -> new ServerSaysTab(model, window.selection(), window.textSize()))
            .rarely());
  }

  @Override
  public List<FeatureColumn<FieldPath>> fieldColumns() {
    return List.of(
        new FeatureColumn<>(
            ServerSaysWords.COLUMN.text(),
            path -> SaidRows.at(path, model.stateProperty().get()),
            model.stateProperty()));
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.text(
            AskedContexts.ALLOWED,
            ServerSaysWords.SETTINGS.text(),
            ServerSaysWords.ALLOWED.text(),
            model.allowedProperty()),
        Setting.text(
            AskedContexts.ASK_FIRST,
            ServerSaysWords.SETTINGS.text(),
            ServerSaysWords.ASKED_FIRST.text(),
            model.askFirstProperty()));
  }
}
