package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileObjects;
import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * The live object of a cluster, and its way into the pane. kubectl works on a separate thread. Only
 * the latest question matters: an older one is ended.
 */
public final class ClusterViewModel {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

  /** So many texts of live are kept for undo. */
  private static final int MOST_BEFORE = 20;

  private final ModelContext models;
  private final Documents documents;
  private final ClusterAccess access;
  private final Function<LiveObject, OpenDocument> findLocal;
  private final ReadOnlyObjectWrapper<ClusterState> state =
      new ReadOnlyObjectWrapper<>(new ClusterState.None());

  /** What live showed, the latest last: undo may bring it back. */
  private final Deque<Shown> before = new ArrayDeque<>();

  private @Nullable Thread asking;
  private Optional<Opening> lastOpening = Optional.empty();

  /**
   * Asks nothing yet.
   *
   * @param findLocal the manifest of an object; runs aside, where no local document is open
   */
  public ClusterViewModel(
      ModelContext models, ClusterAccess access, Function<LiveObject, OpenDocument> findLocal) {
    this.models = models;
    this.documents = models.documents();
    this.access = access;
    this.findLocal = findLocal;
    documents.live().openedProperty().subscribe((old, now) -> opened(now));
  }

  private record Shown(OpenDocument document, ClusterState.Read read) {}

  /** Live is again what it was when this was read, if somebody undid or redid what came after. */
  private void opened(OpenDocument now) {
    if (!isAsking() && state.get().shown().isPresent()) {
      before.stream()
          .filter(each -> each.document().equals(now))
          .map(Shown::read)
          .findFirst()
          .ifPresent(state::set);
    }
  }

  private void remember(OpenDocument live, ClusterState.Read read) {
    before.addLast(new Shown(live, read));
    if (before.size() > MOST_BEFORE) {
      before.removeFirst();
    }
  }

  /** The time of a clock on the wall. */
  static String clock(Instant time) {
    return CLOCK.format(time.atZone(ZoneId.systemDefault()));
  }

  /** How far it is. */
  public ReadOnlyObjectProperty<ClusterState> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** What kubectl was told. */
  public CommandLog log() {
    return access.kubectl().log();
  }

  /** Reads an object and shows it as live; a local document that is open stays. */
  public void open(LiveTarget target) {
    ask(target, Optional.of(new Opening(documents.local().isBlank(), () -> true)));
  }

  /**
   * Reads an object and shows it with its manifest. A local document of the same object stays.
   *
   * @param mayReplace asks about what would be lost
   */
  void openAlone(LiveTarget target, BooleanSupplier mayReplace) {
    ask(target, Optional.of(new Opening(true, mayReplace)));
  }

  /** Reads again what was read last. Edits, decisions and selection stay. */
  public void readAgain() {
    state.get().asked().ifPresent(this::readAgain);
  }

  /**
   * Shows the object as it is after a change, if live shows it; says whether live is of an object
   * that was asked for by itself. What is being read may be older, and is read again.
   */
  public boolean sent(String context, LiveObject after) {
    boolean isShown =
        state
            .get()
            .shown()
            .filter(read -> read.place().context().equals(context))
            .filter(read -> read.object().uid().equals(after.uid()))
            .isPresent();
    if (isShown && isAsking()) {
      readAgain();
    } else if (isShown) {
      take(after);
    }
    return isOfCluster();
  }

  /** Shows the object as it was seen later; what is open stays as when it is read again. */
  void take(LiveObject newest) {
    state
        .get()
        .shown()
        .filter(read -> !isAsking())
        .map(read -> new ClusterState.Read(read.target(), read.place(), newest))
        .ifPresent(
            now -> {
              OpenDocument live = document(now);
              take(live, Optional.empty(), Optional.empty());
              remember(live, now);
              state.set(now);
            });
  }

  private static OpenDocument document(ClusterState.Read read) {
    LiveObject live = read.object();
    String name =
        ClusterWords.READ.text("object", read.target().object(), "time", clock(live.read()));
    return OpenDocument.ofCluster(
        name,
        live.yaml(),
        String.join("/", read.place().server(), live.name().toString(), live.uid()));
  }

  /** What was to be opened and did not come is opened still. */
  private void readAgain(LiveTarget target) {
    boolean isShown =
        state.get().shown().map(ClusterState.Read::target).filter(target::equals).isPresent();
    ask(target, isShown ? Optional.empty() : lastOpening);
  }

  /** Whether live is of an object that was asked for by itself. */
  boolean isOfCluster() {
    return state.get().asked().isPresent();
  }

  /** Ends what is asked; what is shown stays. */
  public void cancel() {
    if (asking != null) {
      asking.interrupt();
    }
  }

  /** Whether there is no manifest to apply. */
  boolean hasNoLocal() {
    return documents.local().isBlank();
  }

  /** Whether kubectl is asked. */
  boolean isAsking() {
    return state.get() instanceof ClusterState.Reading;
  }

  /** Forgets a question that has no answer. */
  void forgetFailure() {
    if (state.get() instanceof ClusterState.Failed failed) {
      failed.shown().ifPresent(state::set);
    }
  }

  /** Live is of a list's object now, or not any more. */
  public void follow(Connection connection, Optional<ClusterPlace> listed) {
    if (listed.isPresent()) {
      state.set(new ClusterState.OfList(connection, listed.get()));
    } else if (state.get() instanceof ClusterState.OfList) {
      state.set(new ClusterState.None());
    }
  }

  /** The cluster that is asked for another object first. */
  Connection connection() {
    return state.get().connection();
  }

  /** Lists of the cluster, to choose from. */
  ClusterLists lists() {
    return new ClusterLists(access, models.foreground());
  }

  /**
   * How an object is opened that live does not show yet.
   *
   * @param wantsLocal whether its manifest comes with it, unless local has it
   * @param mayReplace asks about what would be lost
   */
  private record Opening(boolean wantsLocal, BooleanSupplier mayReplace) {}

  private void ask(LiveTarget target, Optional<Opening> wanted) {
    cancel();
    Optional<ClusterState.Read> shown = state.get().shown();
    Optional<Opening> opening =
        wanted.isEmpty() && shown.isEmpty()
            ? Optional.of(new Opening(documents.local().isBlank(), () -> true))
            : wanted;
    lastOpening = opening;
    state.set(
        new ClusterState.Reading(
            target, state.get().where().filter(place -> wanted.isEmpty()), shown));
    Asking work = new Asking(target, opening, localName(), shown);
    asking = Thread.ofPlatform().daemon().name("kubectl").start(work);
  }

  private Optional<ObjectName> localName() {
    return documents.local().snapshot().stream()
        .flatMap(local -> FileObjects.in(local.name(), local.text()).stream())
        .map(ObjectChoice::name)
        .findFirst();
  }

  /** One question, from its first call until live is shown. */
  private final class Asking implements Runnable {
    private final LiveTarget target;
    private final Optional<Opening> opening;
    private final Optional<ObjectName> localName;
    private final Optional<ClusterState.Read> shown;
    private Optional<ClusterPlace> place = Optional.empty();

    Asking(
        LiveTarget target,
        Optional<Opening> opening,
        Optional<ObjectName> localName,
        Optional<ClusterState.Read> shown) {
      this.target = target;
      this.opening = opening;
      this.localName = localName;
      this.shown = shown;
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
                    deliver(() -> new ClusterState.Reading(target, place, shown));
                    return cluster.get(target.object());
                  });
      switch (answer) {
        case ClusterAnswer.Got<LiveObject>(LiveObject object, List<String> _) ->
            show(cluster, object);
        case ClusterAnswer.Failed<LiveObject> failed -> deliver(() -> failed(failed.failure()));
      }
    }

    /** Who cancels knows it: live is as it was. */
    private ClusterState failed(Failure failure) {
      ClusterState failed = new ClusterState.Failed(target, place, failure, shown);
      return failure.kind() == FailureKind.CANCELLED
          ? shown.<ClusterState>map(each -> each).orElse(failed)
          : failed;
    }

    private void show(Cluster cluster, LiveObject object) {
      Optional<ClusterSchemas> published = opening.map(each -> access.schemasOf(cluster));
      published.ifPresent(each -> each.prepare(object.name().apiVersion()));
      OpenDocument live = document(new ClusterState.Read(target, place.orElseThrow(), object));
      boolean wantsLocal =
          opening.filter(Opening::wantsLocal).isPresent()
              && localName.filter(each -> LocalManifest.isSame(each, object.name())).isEmpty();
      if (!wantsLocal) {
        show(object, live, Optional.empty(), published);
        return;
      }
      switch (local(cluster, object)) {
        case ClusterAnswer.Got<OpenDocument>(OpenDocument local, List<String> _) ->
            show(object, live, Optional.of(local), published);
        case ClusterAnswer.Failed<OpenDocument>(Failure failure) ->
            deliver(() -> new ClusterState.Failed(target, place, failure, shown));
      }
    }

    private ClusterAnswer<OpenDocument> local(Cluster cluster, LiveObject object) {
      return target
          .overlay()
          .map(folder -> cluster.kustomize(folder).then(built -> inBuilt(built, object, folder)))
          .orElseGet(() -> new ClusterAnswer.Got<>(findLocal.apply(object), List.of()));
    }

    private ClusterAnswer<OpenDocument> inBuilt(String built, LiveObject object, String folder) {
      String name = ClusterWords.BUILT_FROM.text("folder", folder);
      return FileObjects.in(name, built).stream()
          .filter(each -> LocalManifest.isSame(each.name(), object.name()))
          .findFirst()
          .<ClusterAnswer<OpenDocument>>map(
              each -> new ClusterAnswer.Got<>(OpenDocument.unfiled(name, each.text()), List.of()))
          .orElseGet(
              () ->
                  new ClusterAnswer.Failed<>(
                      Failure.ofOverlay(object.name().toString(), target.connection(), folder)));
    }

    private void show(
        LiveObject object,
        OpenDocument live,
        Optional<OpenDocument> local,
        Optional<ClusterSchemas> published) {
      ClusterState.Read read = new ClusterState.Read(target, place.orElseThrow(), object);
      deliver(
          () -> {
            boolean mayShow =
                local.isEmpty()
                    || opening.filter(each -> each.mayReplace().getAsBoolean()).isPresent();
            if (mayShow) {
              take(live, local, published);
              remember(live, read);
            }
            return mayShow
                ? read
                : shown.<ClusterState>map(each -> each).orElse(new ClusterState.None());
          });
    }

    /** Only what is still asked for is shown. */
    private void deliver(Supplier<ClusterState> now) {
      Thread own = Thread.currentThread();
      models
          .foreground()
          .execute(
              () -> {
                if (own.equals(asking)) {
                  state.set(now.get());
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
            () ->
                local.ifPresentOrElse(
                    found -> documents.memory().exchange(() -> openBoth(live, found)),
                    () -> exchange(documents.live(), live)));
  }

  /** What was applied last is in live's annotation, unless nobody showed another object before. */
  private void openBoth(OpenDocument live, OpenDocument local) {
    if (!documents.local().isBlank()) {
      documents.lastApplied().open(OpenDocument.unfiled("", ""));
    }
    exchange(documents.live(), live);
    documents.local().open(local);
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
