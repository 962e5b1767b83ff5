package dev.tripatch.ui.feature.objects;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.decide.Decisions;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.document.StoredText;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.DecidedFile.ObjectFile;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectListing;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Surveyor;
import dev.tripatch.workspace.objects.Unread;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Reads the objects of a list and sums them up, aside; whoever waits sees how far it is. */
public final class ObjectSurvey {

  /** So many summaries at least are shown at once. */
  private static final int BATCH = 40;

  /**
   * So often at most something of a list is shown: each time everything is sorted and counted, and
   * of ten thousand rows that would keep the window busy.
   */
  private static final int TIMES = 25;

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

  private Workbench workbench;
  private Optional<ComparisonMode> mode = Optional.empty();
  private Surveyor surveyor;
  private Optional<ClusterAccess> access = Optional.empty();
  private Optional<SchemaDocuments> schemas = Optional.empty();
  private final Executor background;
  private final Executor foreground;
  private final LatestWins<List<Again>, List<Runnable>> again;
  private final Map<ObjectRow, Again> waiting = new LinkedHashMap<>();
  private final Map<ObjectFile, StoredText> stored = new HashMap<>();
  private final ReadOnlyObjectWrapper<Progress> progress =
      new ReadOnlyObjectWrapper<>(Progress.DONE);
  private final ReadOnlyObjectWrapper<Optional<Progress>> cancelled =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<ClusterPlace>> place =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Map<String, Instant> read = new HashMap<>();
  private Optional<Connection> last = Optional.empty();
  private Following following = new Following("");

  /**
   * How far it is.
   *
   * @param words what is done; empty if nothing is
   * @param done so many
   * @param all of so many; 0 if that is not known
   */
  public record Progress(String words, int done, int all) {
    static final Progress DONE = new Progress("", 0, 0);

    /** What to say when it was cancelled here, such as {@code Cancelled after 40 of 1000}. */
    public String cancelled() {
      return all == 0
          ? ObjectWords.CANCELLED.text()
          : ObjectWords.CANCELLED_AFTER.text("done", done, "all", all);
    }

    /** Whether nothing is done. */
    public boolean isOver() {
      return words.isEmpty();
    }
  }

  /**
   * An object as it is now: with what was typed into it and what is decided of it.
   *
   * @param shown its documents as panes would show them
   * @param leftOut the fields that are left out of its patch
   */
  record Now(
      ObjectRow row,
      ObjectPair pair,
      ShownDocuments shown,
      OpenDocument local,
      ThreeDocuments<NamedText> texts,
      Decisions decided,
      Set<FieldPath> leftOut) {

    /** Whether anything is decided of it. */
    boolean isDecided() {
      return !leftOut.isEmpty() || !decided.equals(Decisions.NONE);
    }

    ThreeDocuments<SourceDocument> documents() {
      return texts.map(NamedText::read);
    }
  }

  private static int batchOf(int all) {
    return Math.max(BATCH, all / TIMES);
  }

  private record Again(
      Surveyor surveyor,
      ObjectRow row,
      ObjectPair pair,
      ThreeDocuments<NamedText> texts,
      Set<FieldPath> leftOut,
      Consumer<List<ObjectRow>> changed) {}

  /**
   * Nothing is read yet.
   *
   * @param background where lists are read; work there may take long
   * @param aside where one object is summed up again
   * @param foreground where answers are taken
   */
  public ObjectSurvey(
      Workbench workbench, Executor background, Executor aside, Executor foreground) {
    this.workbench = workbench;
    this.surveyor = surveyor();
    this.background = background;
    this.foreground = foreground;
    this.again =
        new LatestWins<>(
            asked -> asked.stream().map(this::summedUp).toList(),
            aside,
            foreground,
            answers -> answers.forEach(Runnable::run),
            problem -> waiting.clear());
  }

  /**
   * The same that also reads live objects from clusters, and follows what is put over schemas.
   *
   * @param own what a person puts over the built-in schemas, and clusters, too
   */
  public ObjectSurvey with(ClusterAccess clusters, SchemaDocuments own) {
    access = Optional.of(clusters);
    schemas = Optional.of(own);
    Workbench builtIn = new Workbench(clusters.builtIn());
    own.inForceProperty().subscribe(now -> use(builtIn.with(now)));
    return this;
  }

  /** Whose patch is summed up from now on; empty for that of kubectl apply. */
  public void use(Optional<ComparisonMode> wanted) {
    mode = wanted;
    use(workbench);
  }

  private void use(Workbench now) {
    workbench = now;
    surveyor = surveyor();
  }

  private Surveyor surveyor() {
    return new Surveyor(workbench, true, mode, Masking::maskedDocuments, Set.of());
  }

  /** Saves aside what is edited in a list. */
  ObjectSaving saving(ObjectEdits edits, DocumentFiles files) {
    return new ObjectSaving(edits, files, background, foreground);
  }

  /** Follows one piece of work. */
  private final class Following implements Watch {
    private final String words;
    private volatile boolean cancelled;
    private boolean isRead;
    private int comparing;

    Following(String words) {
      this.words = words;
    }

    @Override
    public void done(int done, int all) {
      if (done == all || done % batchOf(all) == 0) {
        foreground.execute(() -> show(new Progress(words, done, all)));
      }
    }

    private void show(Progress now) {
      if (this == following && !cancelled) {
        progress.set(now);
      }
    }

    @Override
    public boolean isCancelled() {
      return cancelled;
    }

    void isRead() {
      isRead = true;
      endIfOver();
    }

    void begins() {
      comparing++;
    }

    void isCompared() {
      comparing--;
      endIfOver();
    }

    private void endIfOver() {
      if (isRead && comparing == 0) {
        end(this);
      }
    }
  }

  /** Gets what is read. */
  interface Reader {
    /**
     * A list is there: makes its rows, aside. What is returned shows them, on the UI thread.
     *
     * @param isWaiting whether live of all of it is still to come
     */
    Runnable listed(List<ObjectPair> pairs, List<Unread> unread, boolean isWaiting);

    /** Live of some came, by their place in the list; on the UI thread. */
    void came(Map<Integer, ObjectPair> pairs);
  }

  /** Reads and pairs; what was begun before is ended. */
  void begin(ObjectSources sources, Reader to) {
    Following reading = follow(ObjectWords.READING_FILES.text());
    ObjectReader reader = new ObjectReader(exact -> new StoredText(exact).text());
    boolean isOfCluster = access.isPresent() && sources.cluster().isPresent();
    if (!sources.cluster().equals(last)) {
      place.set(Optional.empty());
    }
    last = sources.cluster();
    background.execute(
        () -> {
          if (isOfCluster) {
            readFromCluster(sources, reader, reading, to);
          } else {
            ObjectListing found = ObjectListing.of(sources, reader, reading);
            Runnable list = to.listed(found.pairs(), found.unread(), false);
            deliver(reading, () -> show(list));
          }
        });
  }

  private void show(Runnable list) {
    stored.clear();
    list.run();
  }

  /** Only what is still wanted is shown. */
  private void deliver(Following work, Runnable shown) {
    foreground.execute(
        () -> {
          if (work == following) {
            shown.run();
          }
        });
  }

  private void readFromCluster(
      ObjectSources sources, ObjectReader reader, Following reading, Reader to) {
    ObjectSet lastApplied = reader.read(sources.lastApplied(), sources.recursive(), reading);
    ObjectSet local = reader.read(sources.local(), sources.recursive(), reading);
    Cluster cluster = access.get().to(sources.cluster().orElseThrow()).until(reading::isCancelled);
    ClusterSchemas published = access.get().schemasOf(cluster);
    LiveReading live = new LiveReading(lastApplied, local, cluster, published, reading);
    List<ObjectPair> waiting = live.waiting();
    Runnable list = to.listed(waiting, lastApplied.and(local).unread(), true);
    deliver(
        reading,
        () -> {
          progress.set(new Progress(ObjectWords.READING_LIVE.text(), 0, 0));
          show(list);
        });
    AtomicInteger done = new AtomicInteger();
    live.run(
        came -> {
          int known = done.addAndGet(came.pairs().size());
          boolean hasSchemas = !published.kinds().isEmpty();
          deliver(
              reading,
              () -> {
                schemas.filter(own -> hasSchemas).ifPresent(own -> use(published, own));
                take(came);
                progress.set(new Progress(ObjectWords.READING_LIVE.text(), known, waiting.size()));
                to.came(came.pairs());
              });
        });
    deliver(reading, reading::isRead);
  }

  /** The schemas come once: each time all is compared again. Those that were read before stay. */
  private static void use(ClusterSchemas published, SchemaDocuments own) {
    boolean isNew =
        own.broughtProperty().get().stream().noneMatch(each -> published.equals(each.source()));
    if (isNew) {
      ClusterAccess.use(published, own);
    }
  }

  private void take(LiveReading.Came came) {
    // What was read before is from the same place, if nobody can say where now.
    came.place().ifPresent(now -> place.set(Optional.of(now)));
    came.pairs()
        .values()
        .forEach(
            pair ->
                pair.live()
                    .filter(live -> pair.unreadLive().isEmpty())
                    .ifPresent(live -> read.put(identity(live), came.read())));
  }

  /** Which object of which cluster it is, however often it is read. */
  private String identity(FoundObject live) {
    String uid =
        live.object().value().get("metadata") instanceof MapValue metadata
            ? metadata.text("uid")
            : "";
    return String.join(
        "/", place.get().map(ClusterPlace::server).orElse(""), live.name().toString(), uid);
  }

  /** Does other work on the list aside; it is seen and cancelled like this, and ended by it. */
  void work(String words, Consumer<Watch> work) {
    Following now = follow(words);
    Watch each =
        new Watch() {
          @Override
          public void done(int done, int all) {
            foreground.execute(() -> now.show(new Progress(words, done, all)));
          }

          @Override
          public boolean isCancelled() {
            return now.isCancelled();
          }
        };
    background.execute(
        () -> {
          try {
            work.accept(each);
          } finally {
            foreground.execute(() -> end(now));
          }
        });
  }

  private Following follow(String words) {
    following.cancelled = true;
    following = new Following(words);
    cancelled.set(Optional.empty());
    progress.set(new Progress(words, 0, 0));
    return following;
  }

  /** Says already that objects are compared. */
  void waitToSumUp() {
    follow(ObjectWords.COMPARING.text());
  }

  /** Sums these rows up; {@code changed} gets those that were, many at once. */
  void sumUp(List<ObjectRow> rows, Consumer<List<ObjectRow>> changed) {
    Following comparing = follow(ObjectWords.COMPARING.text());
    List<ObjectPair> pairs = rows.stream().map(row -> row.pair().orElseThrow()).toList();
    Surveyor now = surveyor;
    Batches batches = new Batches(rows, changed, comparing);
    background.execute(
        () -> {
          now.survey(pairs, batches::add, comparing);
          batches.deliver();
          foreground.execute(() -> end(comparing));
        });
  }

  /**
   * Sums these rows up while others are read, once what is returned runs; {@code changed} gets
   * those that were.
   */
  Runnable sumUpMeanwhile(List<ObjectRow> rows, Consumer<List<ObjectRow>> changed) {
    Following reading = following;
    List<ObjectPair> pairs = rows.stream().map(row -> row.pair().orElseThrow()).toList();
    Surveyor now = surveyor;
    reading.begins();
    Batches batches = new Batches(rows, changed, reading);
    return () ->
        background.execute(
            () -> {
              now.survey(pairs, batches::add, reading.forPart());
              batches.deliver();
              foreground.execute(reading::isCompared);
            });
  }

  private void end(Following work) {
    if (work == following) {
      progress.set(Progress.DONE);
    }
  }

  /** Hands summaries over, many at once. */
  private final class Batches {
    private final List<ObjectRow> rows;
    private final Consumer<List<ObjectRow>> changed;
    private final Following work;
    private final List<Optional<ObjectSummary>> before;
    private List<ObjectSummary> waiting = new ArrayList<>();
    private int delivered;

    Batches(List<ObjectRow> rows, Consumer<List<ObjectRow>> changed, Following work) {
      this.rows = rows;
      this.changed = changed;
      this.work = work;
      this.before = rows.stream().map(ObjectRow::getSummary).toList();
    }

    void add(ObjectSummary summary) {
      waiting.add(summary);
      if (waiting.size() == batchOf(rows.size())) {
        deliver();
      }
    }

    void deliver() {
      List<ObjectSummary> batch = waiting;
      int first = delivered;
      waiting = new ArrayList<>();
      delivered += batch.size();
      foreground.execute(() -> take(batch, first));
    }

    private void take(List<ObjectSummary> batch, int first) {
      if (work == following) {
        List<ObjectRow> summedUp = rows.subList(first, first + batch.size());
        for (int i = 0; i < batch.size(); i++) {
          // What was typed or decided meanwhile may have been summed up already.
          if (summedUp.get(i).getSummary().equals(before.get(first + i))) {
            summedUp.get(i).setSummary(batch.get(i));
          }
        }
        changed.accept(summedUp);
      }
    }
  }

  /**
   * Ends what is being done; what is shown by then stays. Of files that are only partly read no
   * list is made: an object whose partner was not read would look as if it had none.
   */
  public void cancel() {
    Progress reached = progress.get();
    if (reached.isOver()) {
      return;
    }
    following.cancelled = true;
    following = new Following("");
    cancelled.set(Optional.of(reached));
    progress.set(Progress.DONE);
  }

  /**
   * Sums one up again, with the texts as they are now; {@code changed} gets it then. What is asked
   * of another one meanwhile does not keep this one from its answer.
   */
  void again(ObjectRow row, Documents documents, Consumer<List<ObjectRow>> changed) {
    NamedText local =
        new NamedText(documents.local().getOpened().name(), documents.local().getText());
    ThreeDocuments<NamedText> texts =
        new ThreeDocuments<>(
            documents.lastApplied().snapshot(), local, documents.live().snapshot());
    row.pair()
        .filter(pair -> pair.local().isPresent() || !local.text().isBlank())
        .ifPresent(
            pair -> {
              Set<FieldPath> leftOut = documents.leftOut().get();
              waiting.put(row, new Again(surveyor, row, pair, texts, leftOut, changed));
              again.ask(List.copyOf(waiting.values()));
            });
  }

  /** Sums many up again, as they are now; {@code done} gets the answers in order. */
  void again(List<Now> all, Consumer<List<Surveyor.Again>> done) {
    all.forEach(each -> waiting.remove(each.row()));
    Surveyor own = surveyor;
    background.execute(
        () -> {
          List<Surveyor.Again> answers =
              own.again(all, Now::pair, Now::documents, Now::decided, Now::leftOut);
          foreground.execute(() -> done.accept(answers));
        });
  }

  private Runnable summedUp(Again asked) {
    ObjectSummary summary =
        asked
            .surveyor()
            .leavingOut(asked.leftOut())
            .summary(asked.pair(), asked.texts().map(NamedText::read));
    return () -> {
      // What was asked of it since, here or with many others, knows better.
      if (waiting.remove(asked.row(), asked)) {
        asked.row().setSummary(summary);
        asked.changed().accept(List.of(asked.row()));
      }
    };
  }

  private Optional<Instant> readAt(FoundObject live) {
    return Optional.ofNullable(read.get(identity(live)));
  }

  /** An object as the panes open it. Objects of a file share what the file holds. */
  OpenDocument document(FoundObject found) {
    String name =
        found.file().path().map(file -> String.valueOf(file.getFileName())).orElse(found.place());
    String text = found.object().text();
    Optional<Instant> live = found.file().path().isPresent() ? Optional.empty() : readAt(found);
    if (live.isPresent()) {
      String object = found.name().kind() + "/" + found.name().name();
      String time = CLOCK.format(live.get().atZone(ZoneId.systemDefault()));
      return OpenDocument.ofCluster(
          ObjectWords.LIVE_READ.text("object", object, "time", time), text, identity(found));
    }
    return new OpenDocument(
        name,
        text,
        found
            .file()
            .path()
            .map(
                file ->
                    new OpenDocument.Origin(
                        file,
                        stored.computeIfAbsent(found.file(), each -> new StoredText(each.exact())),
                        ObjectChoice.of(found.index(), found.object()))));
  }

  /** The cluster that live is from; empty if it is from files. */
  public ReadOnlyObjectProperty<Optional<ClusterPlace>> placeProperty() {
    return place.getReadOnlyProperty();
  }

  /** How far it is. */
  public ReadOnlyObjectProperty<Progress> progressProperty() {
    return progress.getReadOnlyProperty();
  }

  /** How far it was when it was cancelled; empty if nothing was cancelled since it last began. */
  public ReadOnlyObjectProperty<Optional<Progress>> cancelledProperty() {
    return cancelled.getReadOnlyProperty();
  }

  /** Whether all is read and summed up. */
  public boolean isComplete() {
    return progress.get().isOver() && cancelled.get().isEmpty();
  }
}
