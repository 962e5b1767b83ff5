package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.Delivery;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.Planning;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SendObstacle;
import dev.tripatch.workspace.sending.SendOutcome;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.Undoing;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Sends the shown patch to its cluster, and takes back what was sent. */
public final class SendCommands implements Feature {
  private final WindowContext window;
  private final SendRules rules;
  private final ShownCluster cluster;
  private final Kubectl kubectl;
  private final Optional<Journal> journal;
  private final SheetCommand commands;

  /**
   * Sends nothing yet.
   *
   * @param rules which contexts may be changed
   * @param secrets asks before secrets are handed out
   */
  public SendCommands(
      WindowContext window,
      SendRules rules,
      ShownCluster cluster,
      Kubectl kubectl,
      SecretCommands secrets) {
    this.window = window;
    this.rules = rules;
    this.cluster = cluster;
    this.kubectl = kubectl;
    this.journal = window.services().settingsFolder().map(Journal::in);
    this.commands = new SheetCommand(secrets);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("SEND", SendWords.SEND.text(), () -> window.queue().whenCompared(this::send))
            .in("PATCH", 3, 10)
            .in("CLUSTER", 4, 10)
            .keys("Shift+F5", SendWords.SEND_KEYS.text()),
        Action.of(
                "UNDO_SENT",
                SendWords.UNDO_SENT.text(),
                () -> window.queue().inTurn(this::chooseSent))
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
      window.say(SendWords.NO_CLUSTER.text());
    } else if (source.get().isMissing()) {
      elsewhere(source.get(), SendObstacle.MISSING, List.of());
    } else if (window.documents().live().getOpened().object().isEmpty()) {
      window.say(SendWords.NO_CLUSTER.text());
    } else if (window.documents().live().isModified()) {
      window.say(SendWords.LIVE_EDITED.text());
    } else if (window.comparison().staleProperty().get()) {
      window.say(SendWords.UNREADABLE.text());
    } else {
      window
          .comparison()
          .latest()
          .ifPresentOrElse(
              answer -> send(source.get(), answer), () -> window.say(SendWords.UNREADABLE.text()));
    }
  }

  private void send(LiveSource source, Answer.Compared answer) {
    ComparisonView view = answer.view();
    Optional<LiveObject> seen = view.live().map(live -> new LiveObject(live, Instant.EPOCH));
    if (seen.isEmpty()) {
      window.say(SendWords.NO_CLUSTER.text());
      return;
    }
    switch (Planning.of(view, window.comparison().patch().getShown().orElseThrow(), seen.get())) {
      case Planning.Planned _ ->
          show(
              new SendTask.Patch(
                  answer, window.comparison().patch().look(), seen.get().name(), source));
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
          window.say(why.text());
    }
  }

  /** Shows the command that does it. */
  private void elsewhere(LiveSource source, SendObstacle why, List<String> how) {
    DocumentViewModel local = window.documents().local();
    MapValue object =
        window.comparison().read(Role.LOCAL).flatMap(SourceDocument::object).orElse(MapValue.EMPTY);
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
      window.say(SendWords.NO_FOLDER.text());
      return;
    }
    SendViewModel model =
        new SendViewModel(
            task,
            rules,
            new SendViewModel.Tools(
                kubectl,
                journal.get(),
                window.services().clock(),
                Delivery.PAUSES,
                window.documents().secrets().revealedProperty().get(),
                window.foreground()));
    model.stateProperty().subscribe((before, now) -> follow(task, now));
    SendSheet sheet = new SendSheet(model, commands, cluster.isRed(), window.textSize());
    model.begin();
    Optional<SendEnd> end = window.questions().show(sheet);
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
      window.say(
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
                        window.documents().secrets().revealedProperty().get()))));
  }

  private Workbench workbench() {
    return window.workbench().with(window.documents().schemas().getInForce());
  }

  /** Asks which change is to be taken back. */
  private void chooseSent() {
    if (journal.isEmpty()) {
      window.say(SendWords.NO_FOLDER.text());
      return;
    }
    Journal kept = journal.get();
    window
        .aside()
        .execute(
            () -> {
              Journal.Read read = kept.read();
              window
                  .foreground()
                  .execute(
                      () ->
                          window
                              .questions()
                              .show(new SentList(read).dialog())
                              .ifPresent(this::undo));
            });
  }

  /** The chip of the cluster, and a sign beside it where the window changes nothing. */
  public Region besideSign(Region chip) {
    if (!window.services().isReadOnly()) {
      return chip;
    }
    Label sign =
        Styles.whole(
            Styles.named(new Label(SendWords.READ_ONLY.text()), "read-only", "read-only-sign"));
    Hint.on(sign, SendWords.READ_ONLY_HELP.text());
    HBox both = new HBox(6, chip, sign);
    both.setAlignment(Pos.CENTER_LEFT);
    return both;
  }

  /** Says what was perhaps sent before, if anything was; asks no cluster. */
  public void tellOfBegun() {
    journal.ifPresent(
        kept ->
            window
                .aside()
                .execute(
                    () -> {
                      long begun = begun(kept);
                      if (begun > 0) {
                        window.foreground().execute(() -> tell(begun));
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
        new Notice(window.view(), "perhaps-sent", SendWords.PERHAPS_SENT.text("count", count));
    notice
        .offering(
            "look-sent",
            SendWords.LOOK.text(),
            () -> {
              notice.close();
              window.queue().inTurn(this::chooseSent);
            })
        .offeringClose("close-perhaps-sent")
        .show();
  }

  /**
   * What the window knows of the cluster that it shows.
   *
   * @param source where live is from; empty if it is not from a cluster
   * @param isRed whether a context is one of those that are red
   * @param sent gets the context and the object as it is after it was sent
   * @param readAgain reads live again into its pane
   */
  public record ShownCluster(
      Supplier<Optional<LiveSource>> source,
      Predicate<String> isRed,
      BiConsumer<String, LiveObject> sent,
      Runnable readAgain) {}
}
