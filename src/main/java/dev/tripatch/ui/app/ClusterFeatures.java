package dev.tripatch.ui.app;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.ui.feature.cluster.ClusterCommands;
import dev.tripatch.ui.feature.cluster.ClusterState;
import dev.tripatch.ui.feature.cluster.ClusterViewModel;
import dev.tripatch.ui.feature.cluster.ServerSaysCommands;
import dev.tripatch.ui.feature.cluster.ServerSaysViewModel;
import dev.tripatch.ui.feature.cluster.WatchCommands;
import dev.tripatch.ui.feature.compose.PatchCommands;
import dev.tripatch.ui.feature.objects.ObjectTrials;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.feature.send.LiveSource;
import dev.tripatch.ui.feature.send.SendCommands;
import dev.tripatch.ui.feature.send.SendRules;
import dev.tripatch.ui.feature.send.ShownCluster;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.theme.Appearance;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.dialog.Questions;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.layout.MainView;
import dev.tripatch.workspace.sending.SendContexts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The features of a cluster: live of it, what its server says, and what is sent to it. */
final class ClusterFeatures {
  private final ClusterViewModel live;
  private final ObjectsViewModel listed;
  private final ObjectTrials trials;
  final ClusterCommands cluster;
  final ServerSaysCommands serverSays;
  final WatchCommands watch;
  final SendCommands sending;

  /**
   * What they share with other features.
   *
   * @param access the way to clusters
   * @param listed the objects of a list, whose live may be of a cluster, too
   */
  record Around(
      ClusterAccess access,
      ObjectsViewModel listed,
      DocumentFiles documentFiles,
      FileCommands files,
      PatchCommands patches,
      SecretCommands secrets,
      CommandQueue queue,
      Questions questions) {}

  /**
   * Features that ask nothing yet.
   *
   * @param isPresenting whether an audience sees the window
   * @param say says what was done
   */
  ClusterFeatures(
      WindowModels models,
      MainView view,
      WindowServices services,
      WindowContent.Threads threads,
      Around around,
      Appearance appearance,
      BooleanSupplier isPresenting,
      Consumer<String> say) {
    listed = around.listed();
    live =
        new ClusterViewModel(
            models.documents(),
            around.access(),
            found -> ClusterCommands.localOf(found, around.documentFiles(), services.environment()),
            threads.foreground());
    listed.survey().placeProperty().subscribe(place -> live.follow(listed.connection(), place));
    cluster =
        new ClusterCommands(
            live,
            view,
            around.questions(),
            () -> around.files().mayReplaceAll() && around.patches().mayGo(),
            around.files()::beforeOpening,
            threads.foreground(),
            say);
    ServerSaysViewModel server =
        new ServerSaysViewModel(
            models.comparison(),
            models.documents(),
            live.stateProperty(),
            around.access(),
            CompletableFuture.delayedExecutor(
                ServerSaysViewModel.PAUSE_MILLIS, TimeUnit.MILLISECONDS, threads.aside()),
            threads.foreground());
    serverSays =
        new ServerSaysCommands(
            server, models.selection(), view, appearance.shownTextSizeProperty());
    trials =
        new ObjectTrials(
            listed,
            models.documents(),
            around.access(),
            server::isAllowed,
            preview -> preview.ask(around.questions()),
            threads.foreground());
    watch =
        new WatchCommands(
            live,
            around.access(),
            models.comparison(),
            models.selection(),
            models.documents().secrets(),
            services.clock(),
            threads.foreground());
    around.files().alsoReload(this::readAgain);
    sending =
        new SendCommands(
            new SendRules(
                services.isReadOnly(),
                isPresenting,
                () -> services.settingsFolder().map(SendContexts::in).orElse(SendContexts.NONE),
                (context, onServer) ->
                    services
                        .settingsFolder()
                        .flatMap(folder -> SendContexts.keep(folder, context, onServer))
                        .ifPresent(say)),
            new ShownCluster(this::source, cluster::isRed, this::sent, this::readAgain),
            new SendCommands.Shown(
                models.documents(), models.comparison(), view, appearance.shownTextSizeProperty()),
            around.access().kubectl(),
            services,
            around.questions(),
            around.secrets(),
            around.queue(),
            new SendCommands.Threads(threads.aside(), threads.foreground()),
            say);
  }

  /** All of them. */
  List<Feature> all() {
    return List.of(cluster, serverSays, watch, trials, sending);
  }

  private boolean readAgain() {
    boolean isOfList = listed.readLiveAgain();
    return cluster.readAgain() || isOfList;
  }

  /** What came of a change is live now, where it is the object that is shown. */
  private void sent(String context, LiveObject after) {
    if (!live.sent(context, after)) {
      listed.readLiveAgain();
    }
  }

  private Optional<LiveSource> source() {
    ClusterState now = live.stateProperty().get();
    return now.where().map(place -> new LiveSource(now.connection(), place, isMissing(now)));
  }

  private boolean isMissing(ClusterState now) {
    return now.isOfMissingObject()
        || (now instanceof ClusterState.OfList
            && listed
                .currentProperty()
                .get()
                .flatMap(row -> row.pair())
                .filter(pair -> pair.live().isEmpty() && pair.unreadLive().isEmpty())
                .isPresent());
  }
}
