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
import dev.tripatch.ui.feature.send.SendCommands.ShownCluster;
import dev.tripatch.ui.feature.send.SendRules;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.FileCommands;
import dev.tripatch.ui.window.file.WindowContext;
import dev.tripatch.workspace.sending.SendContexts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

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
      SecretCommands secrets) {}

  /**
   * Features that ask nothing yet.
   *
   * @param isPresenting whether an audience sees the window
   */
  ClusterFeatures(WindowContext window, Around around, BooleanSupplier isPresenting) {
    WindowServices services = window.services();
    listed = around.listed();
    live =
        new ClusterViewModel(
            window.models(),
            around.access(),
            found ->
                ClusterCommands.localOf(found, around.documentFiles(), services.environment()));
    listed.survey().placeProperty().subscribe(place -> live.follow(listed.connection(), place));
    cluster =
        new ClusterCommands(
            window,
            live,
            () -> around.files().mayReplaceAll() && around.patches().mayGo(),
            around.files()::beforeOpening);
    ServerSaysViewModel server =
        new ServerSaysViewModel(
            window.models(),
            live.stateProperty(),
            around.access(),
            CompletableFuture.delayedExecutor(
                ServerSaysViewModel.PAUSE_MILLIS, TimeUnit.MILLISECONDS, window.aside()));
    serverSays = new ServerSaysCommands(window, server);
    trials =
        new ObjectTrials(
            listed,
            window.documents(),
            around.access(),
            server::isAllowed,
            preview -> preview.ask(window.questions()),
            window.foreground());
    watch = new WatchCommands(window, live, around.access());
    around.files().alsoReload(this::readAgain);
    sending =
        new SendCommands(
            window,
            new SendRules(
                services.isReadOnly(),
                isPresenting,
                () -> services.settingsFolder().map(SendContexts::in).orElse(SendContexts.NONE),
                (context, onServer) ->
                    services
                        .settingsFolder()
                        .flatMap(folder -> SendContexts.keep(folder, context, onServer))
                        .ifPresent(window::say)),
            new ShownCluster(this::source, cluster::isRed, this::sent, this::readAgain),
            around.access().kubectl(),
            around.secrets());
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
