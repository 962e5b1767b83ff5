package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.StoredText;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Entry.Offers;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Menus;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.ui.window.layout.Notice;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.objects.ObjectReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.MenuButton;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/** What can be done with a cluster, and what the window shows of it. */
public final class ClusterCommands implements Feature {
  private static final String PRODUCTION = "*prod* *Prod* *PROD*";
  private static final double SLOW = 700;
  private static final String DANGER = "danger-context";
  private static final String TAB = "commands";

  private final WindowContext window;
  private final ClusterViewModel model;
  private final MainView view;
  private final BooleanSupplier mayReplace;
  private final Runnable beforeOpening;
  private final ObservableList<String> recent = FXCollections.observableArrayList();
  private final StringProperty red = new SimpleStringProperty(PRODUCTION);
  private final SimpleIntegerProperty count = new SimpleIntegerProperty();
  private final PauseTransition slow = new PauseTransition(Duration.millis(SLOW));
  private @Nullable Notice notice;

  /**
   * Follows a cluster.
   *
   * @param mayReplace asks about what would be lost if another object is shown
   * @param beforeOpening runs before an object is asked for
   */
  public ClusterCommands(
      WindowContext window,
      ClusterViewModel model,
      BooleanSupplier mayReplace,
      Runnable beforeOpening) {
    this.window = window;
    this.model = model;
    this.view = window.view();
    this.mayReplace = mayReplace;
    this.beforeOpening = beforeOpening;
    slow.setOnFinished(event -> sayWaiting());
    model.stateProperty().subscribe((before, now) -> show(now));
    model.stateProperty().subscribe(now -> markLive());
    red.subscribe(now -> markLive());
    count.set(model.log().entries().size());
    model.log().listen(entries -> window.foreground().execute(() -> count.set(entries.size())));
  }

  /** Says where live is from, and offers what to do there. */
  public MenuButton chip(Menus menus) {
    return new ClusterChip(menus.button("CLUSTER", "cluster-chip"), model, red).button();
  }

  /** {@code prod-eu / shop}; empty if live is not from a cluster. */
  public ObservableValue<String> placeWords() {
    return model.stateProperty().map(ClusterCommands::placeOf);
  }

  private static String placeOf(ClusterState state) {
    return state
        .where()
        .map(
            each ->
                ClusterWords.CHIP.text("context", each.context(), "namespace", each.namespace()))
        .orElse("");
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("OPEN_FROM_CLUSTER", ClusterWords.OPEN_FROM_CLUSTER.text(), this::askAndOpen)
            .in("FILE", 0, 70)
            .in("CLUSTER", 0, 20)
            .keys("Shortcut+K", ClusterWords.OPEN_FROM_CLUSTER_KEYS.text())
            .opening(),
        new Offers(FileCommands.RECENT, this::offerRecent),
        Action.of("CANCEL_READING", ClusterWords.CANCEL_READING.text(), model::cancel)
            .when(model::isAsking)
            .in("CLUSTER", 0, 30),
        Action.of("SHOW_COMMANDS", ClusterWords.SHOW_COMMANDS.text(), this::showCommands)
            .in("CLUSTER", 1, 10));
  }

  private void showCommands() {
    view.arrangement().restore();
    view.tables().choose(TAB);
    view.tables().focusContent();
  }

  private List<Action> offerRecent() {
    return opened().stream()
        .map(each -> Action.of("RECENT_OBJECT", each.words(), () -> openAlone(each.target())))
        .map(each -> each.in(FileCommands.RECENT, 1, 0).opening())
        .toList();
  }

  private List<RecentObject> opened() {
    return recent.stream().flatMap(each -> RecentObject.read(each).stream()).toList();
  }

  private void askAndOpen() {
    window
        .questions()
        .show(new OpenFromCluster(model.lists(), model.connection(), opened()))
        .ifPresent(this::openAlone);
  }

  private void openAlone(LiveTarget target) {
    beforeOpening.run();
    model.openAlone(target, mayReplace);
  }

  /** Whether live is from a cluster, or was asked for. */
  public ObservableValue<Boolean> isUsed() {
    return model.stateProperty().map(state -> !(state instanceof ClusterState.None));
  }

  /** Objects opened last, the latest first, as settings have them. */
  public ObservableList<String> recent() {
    return recent;
  }

  @Override
  public List<LowerTab> tabs() {
    return List.of(
        LowerTab.of(
                TAB,
                ClusterWords.COMMANDS.text(),
                "Shortcut+Shift+N",
                count.asObject(),
                () -> new CommandList(model.log(), window.foreground(), window::say))
            .rarely());
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.text(
            "redContexts", ClusterWords.SETTINGS.text(), ClusterWords.RED_CONTEXTS.text(), red));
  }

  /** Reads an object and shows it as live. */
  public void open(LiveTarget target) {
    model.open(target);
  }

  /** Reads live again, if it is from a cluster; says whether it is. */
  public boolean readAgain() {
    model.readAgain();
    return model.isOfCluster();
  }

  private void show(ClusterState state) {
    slow.stop();
    if (notice != null) {
      notice.close();
      notice = null;
    }
    switch (state) {
      case ClusterState.Reading reading -> {
        window.say(ClusterWords.READING.text("object", reading.target().object()));
        slow.playFromStart();
      }
      case ClusterState.Failed failed -> tell(failed);
      case ClusterState.Read read -> {
        window.say("");
        RecentObject.of(read.target(), read.place())
            .ifPresent(
                each -> recent.setAll(Settings.withRecentObject(List.copyOf(recent), each.text())));
      }
      case ClusterState.None _, ClusterState.OfList _ -> {
        // Nothing to say.
      }
    }
  }

  /** Most answers come sooner than anybody could read this. */
  private void sayWaiting() {
    if (model.stateProperty().get() instanceof ClusterState.Reading reading) {
      Notice shown =
          new Notice(
                  view,
                  "cluster-waiting",
                  ClusterWords.WAITING.text(
                      "object", reading.target().object(), "place", placeOf(reading)))
              .offering("cluster-cancel", ClusterWords.CANCEL_READING.text(), model::cancel);
      shown.show();
      notice = shown;
    }
  }

  /** Live of a red context has a red edge, too. */
  private void markLive() {
    boolean isRed =
        model.stateProperty().get().where().filter(each -> isRed(each.context())).isPresent();
    List<String> classes = view.panes().view(Role.LIVE).getStyleClass();
    classes.remove(DANGER);
    if (isRed) {
      classes.add(DANGER);
    }
  }

  /** Whether a context is one of those that are red. */
  public boolean isRed(String context) {
    return new ContextPatterns(red.get()).include(context);
  }

  private void tell(ClusterState.Failed failed) {
    if (failed.failure().kind() == FailureKind.CANCELLED) {
      window.say(ClusterWords.CANCELLED.text("object", failed.target().object()));
      return;
    }
    window.say("");
    Failure failure = failed.failure();
    Notice shown =
        new Notice(view, "cluster-failure", words(failed))
            .offering("cluster-again", ClusterWords.TRY_AGAIN.text(), model::readAgain);
    if (!failure.command().isEmpty()) {
      String line = CommandList.line(failure.command());
      shown.offering(
          "cluster-command",
          ClusterWords.COPY_COMMAND.text(),
          () -> {
            CommandList.copyLine(line);
            window.say(ClusterWords.COPIED.text("line", line));
          });
    }
    shown.offering("cluster-close", ClusterWords.CLOSE.text(), () -> close(shown)).show();
    notice = shown;
  }

  private void close(Notice shown) {
    shown.close();
    model.forgetFailure();
  }

  /** With what live still shows, and how old that is. */
  private String words(ClusterState.Failed failed) {
    Failure failure = failed.failure();
    String still =
        failed
            .shown()
            .map(
                read ->
                    ClusterWords.STILL_SHOWN.text(
                        "object",
                        read.target().object(),
                        "time",
                        ClusterViewModel.clock(read.object().read())))
            .orElse("");
    return Stream.of(failure.sentence(), remedy(failed), still)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** Without a manifest, apply creates nothing. */
  private String remedy(ClusterState.Failed failed) {
    boolean isMisnamed = failed.failure().isOfMissingObject() && model.hasNoLocal();
    return isMisnamed
        ? ClusterWords.CHECK_NAME.text("place", placeOf(failed))
        : failed.failure().remedy();
  }

  /**
   * The manifest of a live object: that which the variable or the current folder has; else live
   * itself, to be edited.
   */
  public static OpenDocument localOf(
      LiveObject live, DocumentFiles files, Map<String, String> environment) {
    Optional<FoundObject> found =
        LocalManifest.find(
            live.name(),
            Optional.ofNullable(environment.get(LocalManifest.VARIABLE)),
            Path.of(""),
            new ObjectReader(exact -> new StoredText(exact).text()));
    return found
        .flatMap(each -> opened(each, files))
        .orElseGet(
            () ->
                OpenDocument.unfiled(
                    ClusterWords.AS_MANIFEST.text("object", live.name()),
                    LocalManifest.of(live.value())));
  }

  private static Optional<OpenDocument> opened(FoundObject found, DocumentFiles files) {
    try {
      return found.file().path().isEmpty()
          ? Optional.empty()
          : files.read(found.file().path().get()).stream().skip(found.index()).findFirst();
    } catch (IOException gone) {
      return Optional.empty();
    }
  }
}
