package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.journal.Journal;
import dev.tripatch.workspace.journal.SentChange;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SendObstacle;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.Undoing;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Sends the shown patch to its cluster, and takes back what was sent. */
public final class SendCommands implements Feature {
  private final SendRules rules;
  private final ShownCluster cluster;
  private final Shown shown;
  private final Kubectl kubectl;
  private final WindowServices services;
  private final Optional<Journal> journal;
  private final Questions questions;
  private final SheetCommand commands;
  private final CommandQueue queue;
  private final Threads threads;
  private final Consumer<String> say;

  /**
   * What the window shows.
   *
   * @param textSize how large texts are
   */
  public record Shown(
      Documents documents,
      ComparisonViewModel comparison,
      MainView view,
      ObservableIntegerValue textSize) {}

  /**
   * Where work is done.
   *
   * @param aside where nobody waits
   * @param foreground runs what it is given on the UI thread
   */
  public record Threads(Executor aside, Executor foreground) {}

  /**
   * Sends nothing yet.
   *
   * @param rules which contexts may be changed
   * @param secrets asks before secrets are handed out
   * @param queue waits until what is shown is compared
   * @param say says what was done
   */
  public SendCommands(
      SendRules rules,
      ShownCluster cluster,
      Shown shown,
      Kubectl kubectl,
      WindowServices services,
      Questions questions,
      SecretCommands secrets,
      CommandQueue queue,
      Threads threads,
      Consumer<String> say) {
    this.rules = rules;
    this.cluster = cluster;
    this.shown = shown;
    this.kubectl = kubectl;
    this.services = services;
    this.journal = services.settingsFolder().map(Journal::in);
    this.questions = questions;
    this.commands = new SheetCommand(secrets);
    this.queue = queue;
    this.threads = threads;
    this.say = say;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("SEND", SendWords.SEND.text(), () -> queue.whenCompared(this::send))
            .in("PATCH", 3, 10)
            .in("CLUSTER", 4, 10)
            .keys("Shift+F5", SendWords.SEND_KEYS.text()),
        Action.of("UNDO_SENT", SendWords.UNDO_SENT.text(), () -> queue.inTurn(this::chooseSent))
            .in("PATCH", 3, 20)
            .in("CLUSTER", 4, 20));
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.text(
                SendContexts.ASK,
                SendWords.SETTINGS.text(),
                SendWords.ASK.text(),
                rules.askProperty())
            .warning(SendWords.ASK_WARNING.text()),
        Setting.text(
                SendContexts.ASK_FOR_NAME,
                SendWords.SETTINGS.text(),
                SendWords.ASK_FOR_NAME.text(),
                rules.askForNameProperty())
            .warning(SendWords.ASK_WARNING.text()));
  }

  private void send() {
    Optional<LiveSource> source = cluster.source().get();
    if (source.isEmpty()) {
      say.accept(SendWords.NO_CLUSTER.text());
    } else if (source.get().isMissing()) {
      elsewhere(source.get(), SendObstacle.MISSING, List.of());
    } else if (shown.documents().live().getOpened().object().isEmpty()) {
      say.accept(SendWords.NO_CLUSTER.text());
    } else if (shown.documents().live().isModified()) {
      say.accept(SendWords.LIVE_EDITED.text());
    } else if (shown.comparison().staleProperty().get()) {
      say.accept(SendWords.UNREADABLE.text());
    } else {
      shown
          .comparison()
          .latest()
          .ifPresentOrElse(
              answer -> send(source.get(), answer), () -> say.accept(SendWords.UNREADABLE.text()));
    }
  }

  private void send(LiveSource source, Answer.Compared answer) {
    ComparisonView view = answer.view();
    Optional<LiveObject> seen = view.live().map(live -> new LiveObject(live, Instant.EPOCH));
    if (seen.isEmpty()) {
      say.accept(SendWords.NO_CLUSTER.text());
      return;
    }
    switch (Planning.of(view, shown.comparison().patch().getShown().orElseThrow(), seen.get())) {
      case Planning.Planned _ ->
          show(
              new SendTask.Patch(
                  answer, shown.comparison().patch().look(), seen.get().name(), source));
      case Planning.Hindered(SendObstacle why) -> hindered(source, view, why);
    }
  }

  private void hindered(LiveSource source, ComparisonView view, SendObstacle why) {
    switch (why) {
      case SERVER_SIDE ->
          elsewhere(
              source,
              why,
              List.of("--server-side", "--field-manager=" + view.appliers().getFirst()));
      case MISSING -> elsewhere(source, why, List.of());
      case REFUSED, OTHER_TOOL, NO_PATCH, NOTHING, IDLE, LOSES_ANNOTATION, UNGUARDED ->
          say.accept(why.text());
    }
  }

  /** Shows the command that does it. */
  private void elsewhere(LiveSource source, SendObstacle why, List<String> how) {
    DocumentViewModel local = shown.documents().local();
    MapValue object = SourceReader.read("local", local.getText()).object().orElse(MapValue.EMPTY);
    String file =
        local
            .getOpened()
            .file()
            .map(Path::toString)
            .filter(each -> !each.isBlank())
            .orElse("local.yaml");
    show(
        new SendTask.Elsewhere(
            ObjectName.of(object), source, why, commands.apply(object, source, file, how)));
  }

  /** Shows a sheet until it is left, and what the person wants then. */
  private void show(SendTask task) {
    if (journal.isEmpty()) {
      say.accept(SendWords.NO_FOLDER.text());
      return;
    }
    SendViewModel model =
        new SendViewModel(
            task,
            rules,
            new SendViewModel.Tools(
                kubectl,
                journal.get(),
                services.clock(),
                Delivery.PAUSES,
                shown.documents().secrets().revealedProperty().get(),
                threads.foreground()));
    model.stateProperty().subscribe((before, now) -> follow(task, now));
    SendSheet sheet = new SendSheet(model, commands, cluster.isRed(), shown.textSize());
    model.begin();
    Optional<SendEnd> end = questions.show(sheet);
    end.ifPresent(
        wanted -> {
          switch (wanted) {
            case LOOK_AGAIN -> cluster.readAgain().run();
            case UNDO -> undoSent(model);
          }
        });
  }

  private void follow(SendTask task, SendState now) {
    if (now instanceof SendState.Ended(var _, SendOutcome.Sent sent)) {
      cluster.sent().accept(sent.change().context(), sent.after());
      say.accept(
          (task instanceof SendTask.Undo ? SendWords.UNDONE : SendWords.SENT)
              .text("context", sent.change().context(), "object", sent.change().object()));
    }
  }

  private void undoSent(SendViewModel model) {
    if (model.stateProperty().get() instanceof SendState.Ended(var _, SendOutcome.Sent sent)) {
      undo(sent.change());
    }
  }

  private void undo(SentChange change) {
    journal.ifPresent(
        kept ->
            show(
                new SendTask.Undo(
                    change,
                    new Undoing(
                        kept,
                        kubectl,
                        workbench()::schemaOf,
                        shown.documents().secrets().revealedProperty().get()))));
  }

  private Workbench workbench() {
    return services.workbench().with(shown.documents().schemas().getInForce());
  }

  /** Asks which change is to be taken back. */
  private void chooseSent() {
    if (journal.isEmpty()) {
      say.accept(SendWords.NO_FOLDER.text());
      return;
    }
    Journal kept = journal.get();
    threads
        .aside()
        .execute(
            () -> {
              Journal.Read read = kept.read();
              threads
                  .foreground()
                  .execute(() -> questions.show(new SentList(read).dialog()).ifPresent(this::undo));
            });
  }

  /** The chip of the cluster, and a sign beside it where the window changes nothing. */
  public Region besideSign(Region chip) {
    if (!services.isReadOnly()) {
      return chip;
    }
    Label sign = new Label(SendWords.READ_ONLY.text());
    sign.setId("read-only");
    sign.getStyleClass().add("read-only-sign");
    sign.setMinWidth(Region.USE_PREF_SIZE);
    Hint.on(sign, SendWords.READ_ONLY_HELP.text());
    HBox both = new HBox(6, chip, sign);
    both.setAlignment(Pos.CENTER_LEFT);
    return both;
  }

  /** Says what was perhaps sent before, if anything was; asks no cluster. */
  public void tellOfBegun() {
    journal.ifPresent(
        kept ->
            threads
                .aside()
                .execute(
                    () -> {
                      long begun = begun(kept);
                      if (begun > 0) {
                        threads.foreground().execute(() -> tell(begun));
                      }
                    }));
  }

  private static long begun(Journal journal) {
    return journal.read().changes().stream()
        .filter(change -> change.state() == SentChange.State.BEGUN)
        .count();
  }

  private void tell(long count) {
    Notice notice =
        new Notice(shown.view(), "perhaps-sent", SendWords.PERHAPS_SENT.text("count", count));
    notice
        .offering(
            "look-sent",
            SendWords.LOOK.text(),
            () -> {
              notice.close();
              queue.inTurn(this::chooseSent);
            })
        .offeringClose("close-perhaps-sent")
        .show();
  }
}
