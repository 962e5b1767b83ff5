package dev.tripatch.ui.feature.objects;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectEdits.ObjectText;
import dev.tripatch.ui.feature.objects.ObjectTrail.Shown;
import dev.tripatch.ui.panes.document.DecisionMemory;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.document.ShownDocuments;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.Unread;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;

/** The list of objects: which there are, which are shown, which the panes show. */
public final class ObjectsViewModel {
  private final Documents documents;
  private final ObjectSurvey survey;
  private final ObjectEdits edits;
  private final ObjectSaving saving;
  private final ObjectRows rows = new ObjectRows();
  private final ListTotals totals = new ListTotals(rows);
  private final FilteredRows shown = new FilteredRows(rows, ObjectOrder.NAME.comparator());
  private Map<ObjectText, ObjectRow> listed = Map.of();
  private final ReadOnlyObjectWrapper<ObjectSources> sources =
      new ReadOnlyObjectWrapper<>(ObjectSources.NONE);
  private final ReadOnlyObjectWrapper<Optional<ObjectRow>> current =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ObjectTrail trail;
  private final ObjectsNow objectsNow;
  private Optional<ObjectRow> coming = Optional.empty();
  private int asked;
  private final BiConsumer<Texts, Runnable> prepare;
  private Runnable afterShowing = () -> {};
  private Consumer<List<ObjectRow>> againAfterReading = some -> {};
  private final Set<ObjectRow> editedRows = new LinkedHashSet<>();
  private Optional<ObjectRow> kept = Optional.empty();
  private final StringProperty sought = new SimpleStringProperty("");
  private final ObjectProperty<ObjectFilter> filter = new SimpleObjectProperty<>(ObjectFilter.ALL);
  private final ObjectProperty<ObjectOrder> order = new SimpleObjectProperty<>(ObjectOrder.NAME);

  /**
   * A list that is empty as long as no files are opened as one.
   *
   * @param prepare compares what is about to be shown, then runs what shows it
   */
  ObjectsViewModel(
      Documents documents,
      DocumentFiles files,
      ObjectSurvey survey,
      BiConsumer<Texts, Runnable> prepare) {
    this.documents = documents;
    this.survey = survey;
    this.prepare = prepare;
    this.edits = new ObjectEdits(documents, files::current, this::edited);
    this.trail = new ObjectTrail(documents, files, survey, edits);
    this.objectsNow =
        new ObjectsNow(documents, survey, edits, trail, rows, current.getReadOnlyProperty());
    this.saving = survey.saving(edits, files);
    documents.history().halfwayProperty().subscribe((before, now) -> tellOfEdits());
    documents.local().textProperty().subscribe((before, now) -> refreshErased(now));
    documents.appliedBy().modeProperty().subscribe(survey::use);
    documents.all().forEach(each -> each.openedProperty().subscribe((old, now) -> follow(each)));
    sought.subscribe(this::filter);
    filter.subscribe(this::filter);
    current.subscribe(this::keep);
    order.subscribe((before, now) -> shown.arrange(now.comparator()));
    survey
        .cancelledProperty()
        .subscribe(
            now -> {
              if (now.isPresent()) {
                giveUpWaiting();
              }
            });
  }

  /** The list of a window. */
  public static ObjectsViewModel of(
      ModelContext models, DocumentFiles files, ClusterAccess access) {
    // Reading a long list keeps nothing else waiting.
    Executor own = work -> Thread.ofPlatform().daemon().name("list of objects").start(work);
    ObjectsViewModel model =
        new ObjectsViewModel(
            models.documents(),
            files,
            new ObjectSurvey(models.workbench(), own, models.aside(), models.foreground())
                .with(access, models.documents().schemas()),
            models.comparison()::prepare);
    models.comparison().viewProperty().subscribe((before, now) -> model.refresh());
    return model;
  }

  private void filter() {
    List<String> words =
        Stream.of(sought.get().toLowerCase(Locale.ROOT).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
    ObjectFilter wanted = filter.get();
    kept = current.get().filter(wanted::shows);
    shown.filter(row -> (wanted.shows(row) || isKept(row)) && row.has(words));
  }

  /** What is done to the object in the panes does not take it out of the list. */
  private boolean isKept(ObjectRow row) {
    return kept.filter(row::equals).isPresent();
  }

  private void keep(Optional<ObjectRow> now) {
    List<ObjectRow> other = Stream.concat(kept.stream(), now.stream()).distinct().toList();
    kept = now;
    rows.changed(other);
  }

  /** Lists the objects of these files, in place of those that are listed. */
  public void open(ObjectSources wanted) {
    sources.set(wanted);
    survey.begin(wanted, new Listing());
  }

  /** The cluster that live is read from. */
  public Connection connection() {
    return sources.get().cluster().orElse(Connection.USUAL);
  }

  /**
   * Reads live from its cluster again, if it is from one; says whether it is. Edits, decisions and
   * the object in the panes stay.
   */
  public boolean readLiveAgain() {
    boolean isOfCluster = sources.get().cluster().isPresent();
    if (isOfCluster) {
      readAgain();
    }
    return isOfCluster;
  }

  private final class Listing implements ObjectSurvey.Reader {
    @Override
    public Runnable listed(List<ObjectPair> pairs, List<Unread> unread, boolean isWaiting) {
      List<ObjectRow> all = new ArrayList<>();
      unread.forEach(each -> all.add(ObjectRow.of(all.size(), each)));
      pairs.forEach(pair -> all.add(ObjectRow.of(all.size(), pair)));
      Map<ObjectText, ObjectRow> places = new HashMap<>();
      all.forEach(row -> row.pair().ifPresent(pair -> keepPlaces(row, pair, places)));
      return () -> list(all, places, isWaiting);
    }

    private static void keepPlaces(
        ObjectRow row, ObjectPair pair, Map<ObjectText, ObjectRow> places) {
      for (Role role : Role.DOCUMENTS) {
        pair.found(role)
            .flatMap(found -> ObjectText.of(role, found))
            .ifPresent(text -> places.putIfAbsent(text, row));
      }
    }

    @Override
    public void came(Map<Integer, ObjectPair> pairs) {
      ObjectsViewModel.this.came(pairs);
    }
  }

  /** Live of some objects came. */
  private void came(Map<Integer, ObjectPair> pairs) {
    int unread = (int) rows.stream().filter(row -> row.pair().isEmpty()).count();
    List<ObjectRow> other = new ArrayList<>();
    List<ObjectRow> all = new ArrayList<>();
    pairs.forEach(
        (place, now) -> {
          ObjectRow row = rows.get(unread + place);
          ObjectPair before = row.pair().orElseThrow();
          ObjectPair known = now.orAsItWas(before);
          if (row.getSummary().isEmpty() || !known.equals(before)) {
            other.add(row);
          }
          row.setPair(known);
          all.add(row);
        });
    rows.changed(all);
    Runnable before = afterShowing;
    Runnable sumUp = sumUpMeanwhile(other);
    afterShowing =
        () -> {
          before.run();
          sumUp.run();
        };
    if (current.get().filter(all::contains).isPresent()) {
      current.get().flatMap(ObjectRow::pair).ifPresent(this::showFurther);
    }
    if (current.get().isPresent()) {
      sumUp();
    } else if (coming.isEmpty()) {
      showFirst(all);
    }
  }

  /** What was edited or decided is summed up as it is now, and not as it was read. */
  private Runnable sumUpMeanwhile(List<ObjectRow> other) {
    Map<Boolean, List<ObjectRow>> byUse = byUse(other);
    Runnable asRead = survey.sumUpMeanwhile(byUse.getOrDefault(false, List.of()), rows::changed);
    return () -> {
      asRead.run();
      again(byUse.getOrDefault(true, List.of()));
    };
  }

  private void again(List<ObjectRow> used) {
    againAfterReading.accept(used);
    if (current.get().filter(used::contains).isPresent()) {
      refresh();
    }
  }

  /** Those that were decided or edited, and the others. */
  private Map<Boolean, List<ObjectRow>> byUse(List<ObjectRow> some) {
    DecisionMemory.All memory = documents.memory().all();
    boolean isUntouched = isUntouched();
    return some.stream()
        .collect(
            Collectors.partitioningBy(
                row ->
                    (row.isUsed() || !isUntouched)
                        && objectsNow
                            .asItIs(row, memory)
                            .filter(now -> row.isUsed() || now.isDecided())
                            .isPresent()));
  }

  private boolean isUntouched() {
    return documents.history().done().isEmpty() && documents.history().undone().isEmpty();
  }

  /** Sums up again what was decided or edited, when live of it was read again. */
  void afterReading(Consumer<List<ObjectRow>> again) {
    againAfterReading = again;
  }

  /** Live of what still waited for it does not come. */
  private void giveUpWaiting() {
    List<ObjectRow> waiting = rows.stream().filter(ObjectRow::isWaiting).toList();
    waiting.forEach(
        row ->
            row.setPair(row.pair().orElseThrow().withoutAnswer(ObjectWords.LIVE_NOT_COME.text())));
    rows.changed(waiting);
  }

  /** Reads the same files again. */
  public void readAgain() {
    open(sources.get());
  }

  private void list(List<ObjectRow> all, Map<ObjectText, ObjectRow> places, boolean isWaiting) {
    List<ObjectRow> known = all.stream().filter(row -> row.pair().isPresent()).toList();
    known.forEach(row -> row.pair().ifPresent(own -> row.follow(before(own), isWaiting)));
    listed = places;
    coming = Optional.empty();
    asked++;
    rows.show(all);
    edits.all().forEach(each -> mark(each.of()));
    tellOfEdits();
    documents.all().forEach(this::follow);
    if (isWaiting) {
      afterShowing = () -> {};
      return;
    }
    survey.waitToSumUp();
    afterShowing =
        () -> {
          Map<Boolean, List<ObjectRow>> byUse = byUse(known);
          survey.sumUp(byUse.getOrDefault(false, List.of()), rows::changed);
          again(byUse.getOrDefault(true, List.of()));
        };
    if (current.get().isEmpty()) {
      showFirst(shown);
    } else {
      current.get().flatMap(ObjectRow::pair).ifPresent(this::showFurther);
      sumUp();
    }
  }

  private Optional<ObjectRow> before(ObjectPair pair) {
    return pair.found(Role.LOCAL)
        .flatMap(local -> ObjectText.of(Role.LOCAL, local))
        .flatMap(text -> Optional.ofNullable(listed.get(text)));
  }

  /** The first of some objects, in the order of the list. */
  private void showFirst(List<ObjectRow> some) {
    Set<ObjectRow> wanted = new HashSet<>(some);
    shown.stream()
        .filter(row -> row.pair().isPresent() && wanted.contains(row))
        .min(Comparator.comparing(ObjectsViewModel::isAlone))
        .ifPresentOrElse(row -> show(row, () -> {}), this::sumUp);
  }

  /** The first object needs the processors first: a person looks at it, not at ten thousand. */
  private void sumUp() {
    Runnable now = afterShowing;
    afterShowing = () -> {};
    now.run();
  }

  /** The object in the panes may have got further documents; a text without a file stays. */
  private void showFurther(ObjectPair pair) {
    List<DocumentViewModel> behind =
        documents.all().stream().filter(each -> lacks(each, pair.found(each.pane()))).toList();
    Runnable opening = () -> behind.forEach(each -> show(each, pair.found(each.pane())));
    if (behind.stream().allMatch(DocumentViewModel::isBlank)) {
      documents.history().show(opening);
    } else {
      boolean isReadAgain =
          behind.stream().allMatch(each -> isReadAgain(each, pair.found(each.pane())));
      documents
          .history()
          .act(
              ObjectWords.READ_PAIR.text("pair", pair.name()),
              isReadAgain ? opening : () -> documents.memory().exchange(opening));
    }
  }

  private boolean isReadAgain(DocumentViewModel document, Optional<FoundObject> found) {
    return found
        .map(survey::document)
        .filter(now -> document.getOpened().isSameInCluster(now))
        .isPresent();
  }

  private boolean lacks(DocumentViewModel document, Optional<FoundObject> found) {
    Optional<ObjectText> shown = ObjectText.of(document.pane(), document.getOpened());
    Optional<ObjectText> wanted = found.flatMap(each -> ObjectText.of(document.pane(), each));
    boolean isOfCluster =
        sources.get().cluster().isPresent() && document.getOpened().object().isPresent();
    boolean mayGo = shown.isPresent() || isOfCluster || document.getText().isEmpty();
    return wanted.isPresent()
        ? mayGo && !wanted.equals(shown)
        : sources.get().cluster().isPresent()
            && mayGo
            && lacksOfCluster(document.getOpened(), found);
  }

  /** Live changed in the cluster, or is gone. */
  private boolean lacksOfCluster(OpenDocument shown, Optional<FoundObject> found) {
    Optional<OpenDocument> now =
        found.map(survey::document).filter(each -> each.object().isPresent());
    return now.isEmpty()
        ? found.isEmpty() && shown.object().isPresent()
        : !now.get().text().equals(shown.text()) || !now.get().isSameInCluster(shown);
  }

  /** There is more to see of an object that is local and live. */
  private static boolean isAlone(ObjectRow row) {
    return row.pair().filter(each -> each.local().isPresent() && each.live().isPresent()).isEmpty();
  }

  private void edited(List<ObjectText> texts) {
    texts.forEach(this::mark);
    tellOfEdits();
  }

  private void mark(ObjectText text) {
    ObjectRow row = listed.get(text);
    if (row != null) {
      row.setModified(row.pair().filter(edits::isEdited).isPresent());
      editedRows.add(row);
    }
  }

  /** Edits of many objects together are one change of the list. */
  private void tellOfEdits() {
    if (!documents.history().halfwayProperty().get() && !editedRows.isEmpty()) {
      List<ObjectRow> changed = List.copyOf(editedRows);
      editedRows.clear();
      rows.changed(changed);
    }
  }

  /**
   * Undo may bring another object into the panes. Live's is in a list only where local has none.
   */
  private void follow(DocumentViewModel changed) {
    Optional<ObjectRow> found =
        Stream.of(documents.local(), documents.live())
            .flatMap(each -> ObjectText.of(each.pane(), each.getOpened()).stream())
            .flatMap(text -> Optional.ofNullable(listed.get(text)).stream())
            .findFirst();
    current.set(found);
  }

  /**
   * Shows an object in the panes as soon as it is compared, all of it at once; what was typed into
   * the one before is kept. Of several that are asked for, the last one is shown.
   *
   * @param before runs just before
   */
  public void show(ObjectRow row, Runnable before) {
    show(
        Optional.of(row),
        () ->
            current.get().equals(Optional.of(row))
                ? Map.of()
                : row.pair().map(trail::of).orElseGet(() -> trail.alone(row)),
        before);
  }

  /**
   * Shows what the panes showed before, as it was left; what no list can bring back, too.
   *
   * @param before runs just before
   */
  void show(ShownDocuments place, Runnable before) {
    Optional<ObjectRow> row = trail.row(place, rows);
    show(
        row,
        () -> row.flatMap(ObjectRow::pair).map(trail::of).orElseGet(() -> trail.left(place)),
        before);
  }

  private void show(Optional<ObjectRow> row, Supplier<Map<Role, Shown>> wanted, Runnable before) {
    coming = row;
    asked++;
    int mine = asked;
    Runnable ifLast =
        () -> {
          if (mine == asked) {
            coming = Optional.empty();
            List<ObjectRow> left = isUntouched() ? List.of() : current.get().stream().toList();
            trail.arrive();
            before.run();
            exchange(wanted.get());
            row.filter(each -> each.pair().isPresent()).ifPresent(now -> current.set(row));
            // What was typed, decided or undone just before it was left is not compared yet.
            againAfterReading.accept(left);
            sumUp();
          }
        };
    Map<Role, Shown> all = wanted.get();
    Map<Role, NamedText> texts = new EnumMap<>(Role.class);
    all.forEach((role, each) -> texts.put(role, each.named()));
    documents
        .snapshotOf(texts, documents.memory().all().leftOut(ObjectTrail.place(all)))
        .ifPresentOrElse(known -> prepare.accept(known, ifLast), ifLast);
  }

  private void exchange(Map<Role, Shown> all) {
    if (!all.isEmpty()) {
      Optional<ShownDocuments> ofRow = current.get().flatMap(objectsNow::place);
      boolean isOfRow = ofRow.equals(Optional.of(documents.memory().shown()));
      trail.exchange(all, current.get().filter(row -> isOfRow).map(ObjectRow::title));
    }
  }

  private void show(DocumentViewModel document, Optional<FoundObject> found) {
    trail.now(document.pane(), found).showIn(document);
  }

  /** The object so many rows further; the first or last if there are no more; empty for none. */
  public Optional<ObjectRow> next(int by) {
    if (shown.isEmpty()) {
      return Optional.empty();
    }
    int at = coming.or(current::get).map(shown::indexOf).orElse(-1);
    int wanted = at < 0 ? (by > 0 ? 0 : shown.size() - 1) : at + by;
    return Optional.of(shown.get(Math.clamp((long) wanted, 0, shown.size() - 1)));
  }

  /** The answer about the panes' object is a new one: so may be its summary. */
  public void refresh() {
    current.get().ifPresent(row -> survey.again(row, documents, rows::changed));
  }

  /** Where nothing was compared yet, nothing to compare is no new answer. */
  private void refreshErased(String local) {
    if (local.isBlank() && !documents.history().halfwayProperty().get()) {
      refresh();
    }
  }

  /** Texts that were never saved come back; their files are listed if they are not yet. */
  public void restore(List<ObjectEdits.Unsaved> all) {
    ObjectSources wanted = edits.restore(all, sources.get(), listed.keySet());
    if (!wanted.equals(sources.get())) {
      open(wanted);
    }
  }

  /** What its objects are now. */
  ObjectsNow now() {
    return objectsNow;
  }

  /** The way back through what the panes showed, and forth. */
  ObjectTrail trail() {
    return trail;
  }

  /** Whether files are opened as a list. */
  public boolean isOpen() {
    return !sources.get().isEmpty();
  }

  /** The files that are listed. */
  public ReadOnlyObjectProperty<ObjectSources> sourcesProperty() {
    return sources.getReadOnlyProperty();
  }

  public ObservableList<ObjectRow> rows() {
    return rows;
  }

  /** The objects that filter and search leave, in order. */
  public ObservableList<ObjectRow> shown() {
    return shown;
  }

  /** What the objects add up to. */
  public ListTotals totals() {
    return totals;
  }

  /** Whether the panes show an object, or will as soon as it is compared. */
  public boolean isShownSoon(ObjectRow row) {
    return coming.or(current::get).equals(Optional.of(row));
  }

  /** The object in the panes; empty if they show none of the list. */
  public ReadOnlyObjectProperty<Optional<ObjectRow>> currentProperty() {
    return current.getReadOnlyProperty();
  }

  /** What is sought in names, kinds and namespaces. */
  public StringProperty soughtProperty() {
    return sought;
  }

  /** Which objects are shown. */
  public ObjectProperty<ObjectFilter> filterProperty() {
    return filter;
  }

  /** In which order they are shown. */
  public ObjectProperty<ObjectOrder> orderProperty() {
    return order;
  }

  /** How far the list is read and summed up. */
  public ObjectSurvey survey() {
    return survey;
  }

  /** Notes how far decisions are in an object that the panes show. */
  void see(ObjectRow row, ObjectRow.Seen now) {
    if (!row.seen().equals(Optional.of(now))) {
      row.setSeen(now);
      rows.changed(List.of(row));
    }
  }

  /** Saves what is not saved. */
  ObjectSaving saving() {
    return saving;
  }

  /** What is not saved. */
  public ObjectEdits edits() {
    return edits;
  }
}
