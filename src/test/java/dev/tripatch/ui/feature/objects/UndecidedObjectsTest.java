package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.Stop;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    model.open(
        new ObjectSources(
            List.of(folder.resolve("last")),
            List.of(folder.resolve("local")),
            List.of(folder.resolve("live")),
            false));
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
    assertThat(model.totals().undecidedProperty().get()).isEqualTo("2 undecided in 2 of 3 objects");
    assertThat(tallies.next(Stop.CONFLICT, 1)).contains(row("c"));
    assertThat(tallies.next(Stop.CONFLICT, -1)).contains(row("a"));

    show("a");
    documents.local().type(MAP.formatted("a", "2", "1"));
    assertThat(model.totals().undecidedProperty().get()).isEqualTo("1 undecided in 1 of 3 objects");
    assertThat(row("a").decided()).isEqualTo(1);

    show("c");
    assertThat(tallies.next(Stop.CONFLICT, -1)).isEmpty();
    documents.local().type(MAP.formatted("c", "3", "2"));
    assertThat(model.totals().undecidedProperty().get()).isEmpty();
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
    assertThat(model.totals().undecidedProperty().get())
        .isEqualTo("200 undecided in 200 of 400 objects");
    assertThat(changes.get()).isLessThan(many / 10);
  }
}
