package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Tally;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Stop;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import dev.tripatch.workspace.objects.Totals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is undecided in a list of objects, and how often the list tells of it. */
class UndecidedObjectsTest {
  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: %s\ndata:\n  a: \"%s\"\n  b: \"%s\"\n";

  @TempDir Path folder;
  private final Workbench workbench = new Workbench(new BundledCatalog());
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(documents, new Comparer(workbench), Runnable::run, Runnable::run);
  private final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          new DocumentFiles(),
          new ObjectSurvey(workbench, Runnable::run, Runnable::run, Runnable::run),
          comparison::prepare);
  private final ObjectTallies tallies = new ObjectTallies(decisions, model);

  @BeforeEach
  void follow() {
    comparison.viewProperty().subscribe((before, now) -> model.refresh());
  }

  private void write(String part, String name, String a, String b) throws IOException {
    Files.createDirectories(folder.resolve(part));
    Files.writeString(folder.resolve(part).resolve(name + ".yaml"), MAP.formatted(name, a, b));
  }

  /** Live moved {@code a} alone where it differs from 1; local changes {@code b}. */
  private void object(String name, String liveA, String localB) throws IOException {
    write("last", name, "1", "1");
    write("local", name, "1", localB);
    write("live", name, liveA, "1");
  }

  private void open() {
    model.open(sources());
  }

  private ObjectSources sources() {
    return new ObjectSources(
        List.of(folder.resolve("last")),
        List.of(folder.resolve("local")),
        List.of(folder.resolve("live")),
        false);
  }

  private ObjectRow row(String name) {
    return model.rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  private void show(String name) {
    model.show(row(name), () -> {});
  }

  private List<String> shown() {
    return model.shown().stream().map(ObjectRow::name).toList();
  }

  @Test
  void countsWhatIsUndecidedInAllObjects() throws IOException {
    object("a", "2", "1");
    object("b", "1", "2");
    object("c", "3", "2");
    open();
    show("b");
    assertThat(model.totals().get().undecidedWords()).isEqualTo("2 undecided in 2 of 3 objects");
    assertThat(tallies.next(Stop.CONFLICT, 1)).contains(row("c"));
    assertThat(tallies.next(Stop.CONFLICT, -1)).contains(row("a"));

    show("a");
    documents.local().type(MAP.formatted("a", "2", "1"));
    assertThat(model.totals().get().undecidedWords()).isEqualTo("1 undecided in 1 of 3 objects");
    assertThat(row("a").decided()).isEqualTo(1);

    show("c");
    assertThat(tallies.next(Stop.CONFLICT, -1)).isEmpty();
    documents.local().type(MAP.formatted("c", "3", "2"));
    assertThat(model.totals().get().undecidedWords()).isEmpty();
    show("a");
    assertThat(row("a").undecided()).isZero();
  }

  @Test
  void objectsWithConflictsAreThoseThatHadAnyHoweverTheseWereDecided() throws IOException {
    object("a", "2", "1");
    object("b", "1", "2");
    object("c", "3", "1");
    open();
    show("a");
    documents.local().type(MAP.formatted("a", "2", "1"));
    show("c");
    model.filterProperty().set(ObjectFilter.CONFLICTS);
    assertThat(row("a").getSummary().orElseThrow().conflicts()).isZero();
    assertThat(shown()).containsExactly("a", "c");
  }

  @Test
  void theObjectInThePanesStaysListedWhenItsLastConflictIsDecided() throws IOException {
    object("a", "2", "1");
    object("b", "1", "2");
    object("c", "3", "1");
    open();
    show("a");
    model.filterProperty().set(ObjectFilter.UNDECIDED);
    assertThat(shown()).containsExactly("a", "c");
    documents.local().type(MAP.formatted("a", "2", "1"));
    assertThat(shown()).containsExactly("a", "c");
    assertThat(model.next(1)).contains(row("c"));
    show("c");
    assertThat(shown()).containsExactly("c");
    model.filterProperty().set(ObjectFilter.ALL);
    assertThat(shown()).containsExactly("a", "b", "c");
  }

  /** Each change sorts, filters and counts all rows: ten thousand of them froze the window. */
  @Test
  void manySummariesAreOneChange() throws IOException {
    int many = 400;
    for (int i = 0; i < many; i++) {
      object("map-" + i, i % 2 == 0 ? "2" : "1", "2");
    }
    AtomicInteger changes = new AtomicInteger();
    model.shown().addListener((ListChangeListener<ObjectRow>) change -> changes.incrementAndGet());
    open();
    assertThat(model.rows()).hasSize(many).allMatch(row -> row.state().isPresent());
    assertThat(model.totals().get().undecidedWords())
        .isEqualTo("200 undecided in 200 of 400 objects");
    assertThat(changes.get()).isLessThan(many / 10);
  }

  /** As {@code tripatch live} opens it: what the list read does not hold what the panes read. */
  @Test
  void liveThatOnlyThePanesReadIsCountedToo() throws IOException {
    write("last", "a", "1", "1");
    write("local", "a", "2", "1");
    write("live", "other", "1", "1");
    open();
    show("a");
    assertThat(row("a").state()).contains(ObjectState.ONLY_LOCAL);
    assertThat(row("a").undecided()).isZero();
    documents.live().open(OpenDocument.unfiled("live", MAP.formatted("a", "3", "1")));
    assertThat(row("a").state()).contains(ObjectState.WILL_CHANGE);
    assertThat(model.totals().get().changing()).isEqualTo("2 · 1 will change");
    assertThat(model.totals().get().undecidedWords()).isEqualTo("1 undecided in 1 of 2 objects");
  }

  @Test
  void nothingIsSaidOfObjectsThatAreNotComparedYet() {
    Totals some = Totals.of(List.of(summary(2), summary(0)));
    Totals unknown = Totals.of(Optional.empty(), Optional.empty(), 0);
    assertThat(some.undecidedWords()).isEqualTo("2 undecided in 1 of 2 objects");
    assertThat(some.plus(unknown, 3).undecidedWords())
        .isEqualTo("2 undecided in 1 of 2 compared objects");
    assertThat(some.plus(unknown, 3).changing()).isEqualTo("2 of 5 compared · 1 will change");
    Totals decided = Totals.of(Optional.of(summary(0)), Optional.of(decided()), 0);
    assertThat(decided.happening()).isEqualTo("No fields change · 1 conflict, decided");
    assertThat(decided.plus(unknown, 1).happening()).isEqualTo("No fields change · 1 conflict");
  }

  private static ObjectSummary summary(int conflicts) {
    return new ObjectSummary(
        conflicts > 0 ? ObjectState.WILL_CHANGE : ObjectState.IN_SYNC,
        conflicts > 0 ? Map.of(Mark.CONFLICT, conflicts) : Map.of(),
        0,
        new ObjectSummary.Found(0, 0, 0),
        "",
        List.of());
  }

  private static Tally decided() {
    return new Tally(
        List.of(), Map.of(FieldPath.of("a"), "took live"), Map.of(), List.of(FieldPath.of("a")));
  }

  /** Who goes on at once leaves what was typed, and what was seen, before it is compared. */
  @Test
  void whatIsLeftBeforeItIsComparedIsComparedAside() throws IOException {
    object("a", "2", "1");
    object("b", "1", "2");
    object("c", "3", "1");
    Deque<Runnable> later = new ArrayDeque<>();
    ObjectSurvey slow = new ObjectSurvey(workbench, Runnable::run, later::add, Runnable::run);
    ObjectsViewModel list =
        new ObjectsViewModel(documents, new DocumentFiles(), slow, (texts, then) -> then.run());
    list.open(sources());
    slow.cancel();
    list.rows().forEach(row -> list.show(row, list::refresh));
    list.refresh();
    while (!later.isEmpty()) {
      later.remove().run();
    }
    assertThat(list.rows()).allMatch(row -> row.state().isPresent());
  }
}
