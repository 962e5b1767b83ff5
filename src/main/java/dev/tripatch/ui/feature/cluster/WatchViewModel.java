package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveWatch;
import dev.tripatch.cluster.live.Newest;
import dev.tripatch.cluster.live.WatchEvent;
import dev.tripatch.cluster.live.WatchLink;
import dev.tripatch.cluster.live.Watched;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.show.table.LiveMove.MovedField;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.settings.WhenChanged;
import java.math.BigInteger;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;

/**
 * Watches the object that live shows, and knows how it has moved since. It changes nothing that is
 * shown until the person takes what is new. Events are read by two separate threads, and at most
 * some of them, always the newest, reach the window.
 */
public final class WatchViewModel {
  /** More often would flicker, and nobody could read it. */
  private static final Duration AT_LEAST = Duration.ofMillis(500);

  private final ModelContext models;
  private final ClusterViewModel cluster;
  private final ClusterAccess access;
  private final InstantSource clock;
  private final BooleanProperty wanted = new SimpleBooleanProperty(true);
  private final BooleanProperty seen = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<WatchNews.State>> state =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private volatile SchemaAnswer schema = new SchemaAnswer.Unknown("");
  private @Nullable Watching watching;
  private int next;

  /** Watches nothing before live is from a cluster and somebody sees it. */
  WatchViewModel(
      ModelContext models, ClusterViewModel cluster, ClusterAccess access, InstantSource clock) {
    this.models = models;
    this.cluster = cluster;
    this.access = access;
    this.clock = clock;
    models
        .comparison()
        .viewProperty()
        .subscribe(
            view ->
                view.flatMap(ComparisonView::computed)
                    .ifPresent(computed -> schema = computed.inputs().schema()));
    cluster.stateProperty().subscribe(now -> follow());
    WhenChanged.run(this::follow, wanted, seen);
  }

  /** Whether the person wants objects to be watched. */
  BooleanProperty wantedProperty() {
    return wanted;
  }

  /** Whether a window shows it: nothing is watched for nobody. */
  BooleanProperty seenProperty() {
    return seen;
  }

  /** What is known of the object; empty while none is watched. */
  ReadOnlyObjectProperty<Optional<WatchNews.State>> stateProperty() {
    return state.getReadOnlyProperty();
  }

  private void follow() {
    Optional<ClusterState.Read> shown =
        wanted.get() && seen.get() ? cluster.stateProperty().get().shown() : Optional.empty();
    if (shown.isEmpty()) {
      stop();
      state.set(Optional.empty());
    } else if (watching == null || !watching.isOf(shown.get())) {
      stop();
      watching = new Watching(shown.get());
      next = 0;
      show(new WatchLink.Starting(), new WatchNews.AsShown(false));
      watching.start();
    } else {
      watching.compareWith(shown.get().object());
    }
  }

  private void stop() {
    if (watching != null) {
      watching.stop();
      watching = null;
    }
  }

  private void show(WatchLink link, WatchNews news) {
    Optional<WatchNews.State> now = Optional.of(new WatchNews.State(link, news));
    if (!now.equals(state.get())) {
      state.set(now);
    }
  }

  private Optional<LiveObject> newest() {
    return switch (state.get().map(WatchNews.State::news).orElse(new WatchNews.AsShown(false))) {
      case WatchNews.Moved moved -> Optional.of(moved.newest());
      case WatchNews.MadeAgain again -> Optional.of(again.newest());
      case WatchNews.AsShown _, WatchNews.Gone _ -> Optional.empty();
    };
  }

  /** Whether live can be shown as it is now. */
  boolean canTake() {
    return newest().isPresent() && !cluster.isAsking();
  }

  /** Shows live as it is now; edits, decisions and selection stay. */
  void take() {
    newest().filter(object -> canTake()).ifPresent(cluster::take);
  }

  /** Whether there are fields that moved. */
  boolean canShow() {
    return !moved().isEmpty();
  }

  private List<FieldPath> moved() {
    return state.get().map(WatchNews.State::news).stream()
        .flatMap(
            news -> news instanceof WatchNews.Moved moved ? Stream.of(moved.move()) : Stream.of())
        .map(LiveMove::fields)
        .flatMap(List::stream)
        .map(MovedField::path)
        .map(this::shownPart)
        .distinct()
        .toList();
  }

  /** What is new in live, and in no text that is shown, is where what holds it is. */
  private FieldPath shownPart(FieldPath path) {
    FieldPath at = path;
    while (at.parent().filter(holder -> !holder.isRoot()).isPresent()
        && !models.selection().isThere(at)) {
      at = at.parent().get();
    }
    return at;
  }

  /** Selects a field that moved; the next one when asked again. */
  void showNext() {
    List<FieldPath> all = moved();
    if (!all.isEmpty()) {
      models.selection().select(all.get(next % all.size()));
      next++;
    }
  }

  /** One watch, until it is stopped. */
  private final class Watching {
    private final ClusterState.Read first;
    private final Newest<Watched> newest = new Newest<>();
    private final Thread reader;
    private final Thread teller;
    private volatile boolean isStopped;
    private volatile LiveObject base;
    private volatile Watched last = new Watched(new WatchLink.Starting(), Optional.empty());

    // Of the teller alone.
    private Optional<Watched.Told> read = Optional.empty();
    private WatchEvent event = new WatchEvent.Unreadable();

    Watching(ClusterState.Read first) {
      this.first = first;
      this.base = first.object();
      LiveWatch watch =
          new LiveWatch(
              access.to(cluster.connection()).until(() -> isStopped),
              first.object(),
              clock,
              Thread::sleep,
              this::hear);
      reader = Thread.ofPlatform().daemon().name("kubectl watch").unstarted(watch::run);
      teller = Thread.ofVirtual().name("kubectl watch news").unstarted(this::tell);
    }

    void start() {
      reader.start();
      teller.start();
    }

    void stop() {
      isStopped = true;
      reader.interrupt();
      teller.interrupt();
    }

    /** Whether it is about the same object; one that ended is begun again when live was read. */
    boolean isOf(ClusterState.Read shown) {
      boolean isSame =
          shown.target().equals(first.target())
              && shown.place().equals(first.place())
              && shown.object().name().equals(first.object().name());
      return isSame && (reader.isAlive() || shown.object().equals(base));
    }

    /** Live is shown as it was read at another time. */
    void compareWith(LiveObject shown) {
      if (!shown.equals(base)) {
        base = shown;
        newest.put(last);
      }
    }

    private void hear(Watched now) {
      last = now;
      newest.put(now);
    }

    private void tell() {
      try {
        while (!isStopped) {
          Watched now = newest.take();
          LiveObject shown = base;
          WatchNews news = news(now, shown);
          models
              .foreground()
              .execute(
                  () -> {
                    if (this.equals(watching) && base.equals(shown)) {
                      WatchViewModel.this.show(now.link(), news);
                    }
                  });
          Thread.sleep(AT_LEAST);
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }

    private WatchNews news(Watched now, LiveObject shown) {
      if (!now.told().equals(read)) {
        WatchEvent other =
            now.told().map(Watched.Told::event).orElseGet(WatchEvent.Unreadable::new);
        event = other instanceof WatchEvent.Unreadable ? event : other;
        read = now.told();
      }
      return switch (event) {
        case WatchEvent.Unreadable _ -> new WatchNews.AsShown(false);
        case WatchEvent.Gone(var at, String version) ->
            isBefore(version, shown) ? new WatchNews.AsShown(false) : new WatchNews.Gone(at);
        case WatchEvent.Seen(LiveObject object) ->
            isBefore(object.resourceVersion(), shown)
                ? new WatchNews.AsShown(false)
                : moved(object, shown);
      };
    }

    private WatchNews moved(LiveObject object, LiveObject shown) {
      if (!object.uid().equals(shown.uid())) {
        return new WatchNews.MadeAgain(object);
      }
      LiveMove move = LiveMove.between(shown.value(), object.value(), schema);
      return move.fields().isEmpty()
          ? new WatchNews.AsShown(move.isStatusMoved())
          : new WatchNews.Moved(object, move);
    }
  }

  /** Whether live was read after the server said something; its versions are numbers. */
  private static boolean isBefore(String version, LiveObject shown) {
    return isNumber(version)
        && isNumber(shown.resourceVersion())
        && new BigInteger(version).compareTo(new BigInteger(shown.resourceVersion())) < 0;
  }

  private static boolean isNumber(String version) {
    return !version.isEmpty() && version.chars().allMatch(sign -> sign >= '0' && sign <= '9');
  }
}
