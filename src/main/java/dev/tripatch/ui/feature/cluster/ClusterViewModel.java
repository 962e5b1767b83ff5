package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * The live object of a cluster, and its way into the pane. kubectl works on a thread of its own, of
 * which the latest question matters: an older one is ended.
 */
public final class ClusterViewModel {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

  private final Documents documents;
  private final ClusterAccess access;
  private final Function<LiveObject, OpenDocument> findLocal;
  private final Executor foreground;
  private final ReadOnlyObjectWrapper<ClusterState> state =
      new ReadOnlyObjectWrapper<>(new ClusterState.None());
  private @Nullable Thread asking;

  /**
   * Asks nothing yet.
   *
   * @param findLocal the manifest of an object; runs aside, where no local document is open
   * @param foreground runs what it is given on the UI thread
   */
  public ClusterViewModel(
      Documents documents,
      ClusterAccess access,
      Function<LiveObject, OpenDocument> findLocal,
      Executor foreground) {
    this.documents = documents;
    this.access = access;
    this.findLocal = findLocal;
    this.foreground = foreground;
  }

  /** How far it is. */
  public ReadOnlyObjectProperty<ClusterState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** What kubectl was told. */
  public CommandLog log() {
    return access.kubectl().log();
  }

  /** Reads an object and shows it as live. */
  public void open(LiveTarget target) {
    ask(target, true);
  }

  /** Reads again what was read last. Edits, decisions and selection stay. */
  public void readAgain() {
    state.get().asked().ifPresent(target -> ask(target, false));
  }

  /** Ends what is asked; what is shown stays. */
  public void cancel() {
    if (asking != null) {
      asking.interrupt();
    }
  }

  private void ask(LiveTarget target, boolean isNew) {
    cancel();
    boolean isFirst = isNew || !(state.get() instanceof ClusterState.Read);
    state.set(new ClusterState.Reading(target, state.get().where().filter(place -> !isNew)));
    Asking work = new Asking(target, isFirst, isFirst && documents.local().isBlank());
    asking = Thread.ofPlatform().daemon().name("kubectl").start(work);
  }

  /** One question, from its first call until live is shown. */
  private final class Asking implements Runnable {
    private final LiveTarget target;
    private final boolean isNew;
    private final boolean wantsLocal;
    private Optional<ClusterPlace> place = Optional.empty();

    Asking(LiveTarget target, boolean isNew, boolean wantsLocal) {
      this.target = target;
      this.isNew = isNew;
      this.wantsLocal = wantsLocal;
    }

    @Override
    public void run() {
      Cluster cluster = access.to(target.connection());
      ClusterAnswer<LiveObject> answer =
          cluster
              .place()
              .then(
                  found -> {
                    place = Optional.of(found);
                    deliver(new ClusterState.Reading(target, place), () -> {});
                    return cluster.get(target.object());
                  });
      switch (answer) {
        case ClusterAnswer.Got<LiveObject>(LiveObject object, List<String> _) ->
            show(cluster, object);
        case ClusterAnswer.Failed<LiveObject> failed ->
            deliver(new ClusterState.Failed(target, place, failed.failure()), () -> {});
      }
    }

    private void show(Cluster cluster, LiveObject object) {
      Optional<ClusterSchemas> published =
          isNew ? Optional.of(access.schemasOf(cluster)) : Optional.empty();
      published.ifPresent(each -> each.prepare(object.name().apiVersion()));
      OpenDocument live = document(object);
      Optional<OpenDocument> local =
          wantsLocal ? Optional.of(findLocal.apply(object)) : Optional.empty();
      deliver(
          new ClusterState.Read(target, place.orElseThrow(), object),
          () -> take(live, local, published));
    }

    private OpenDocument document(LiveObject object) {
      String name =
          ClusterWords.READ.text(
              "object",
              target.object(),
              "time",
              CLOCK.format(object.read().atZone(ZoneId.systemDefault())));
      ClusterPlace where = place.orElseThrow();
      return OpenDocument.ofCluster(
          name,
          object.yaml(),
          String.join("/", where.server(), object.name().toString(), object.uid()));
    }

    /** Only what is still asked for is shown. */
    private void deliver(ClusterState now, Runnable before) {
      Thread own = Thread.currentThread();
      foreground.execute(
          () -> {
            if (own.equals(asking)) {
              before.run();
              state.set(now);
            }
          });
    }
  }

  private void take(
      OpenDocument live, Optional<OpenDocument> local, Optional<ClusterSchemas> published) {
    published.ifPresent(each -> ClusterAccess.use(each, documents.schemas()));
    documents
        .history()
        .act(
            ClusterWords.READ_FROM_CLUSTER.text(),
            () -> {
              exchange(documents.live(), live);
              local.ifPresent(found -> documents.local().open(found));
            });
  }

  /** What is the same as before stays as it is, and keeps what was typed. */
  private static void exchange(DocumentViewModel pane, OpenDocument live) {
    boolean isSame =
        pane.getOpened().isSameInCluster(live) && pane.getOpened().text().equals(live.text());
    if (!isSame) {
      pane.open(live);
    }
  }
}
