package dev.tripatch.ui.panes.model;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fate;
import dev.tripatch.decide.Proposal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.recorded.RealUpgrades;
import dev.tripatch.recorded.RealUpgrades.Upgrade;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.RowFilter;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.FilterViewModel.Progress;
import dev.tripatch.workspace.EditedTexts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a person decides keeps its row and its place in the table, and the hand stays on it. */
class DecidedRowsTest {

  private static final String LAST_APPLIED = "a: 1\nb: 1\nc: 1\nd: 1\n" + IDENTITY;
  private static final String LOCAL = "a: 2\nb: 2\nc: 2\nd: 1\nown: 1\n" + IDENTITY;
  private static final String LIVE = "a: 3\nb: 3\nc: 1\nd: 9\nextra: 1\n" + IDENTITY;

  private final Deque<Runnable> comparing = new ArrayDeque<>();
  private final OpenModel model = new OpenModel(comparing::add);
  private final FilterViewModel filter = new FilterViewModel(model.comparison, model.decisions);

  /** As in a window, a comparison ends after what asked for it. */
  private void compare() {
    while (!comparing.isEmpty()) {
      comparing.removeFirst().run();
    }
  }

  private List<FieldPath> rows() {
    compare();
    return filter.rows().stream().map(FieldRow::path).toList();
  }

  private List<String> names() {
    return rows().stream().map(FieldPath::toString).toList();
  }

  private FieldRow row(String field) {
    return filter.allProperty().get().stream()
        .filter(row -> row.path().equals(FieldPath.of(field)))
        .findFirst()
        .orElseThrow();
  }

  private void open() {
    open(LAST_APPLIED, LOCAL, LIVE);
  }

  private void open(String lastApplied, String local, String live) {
    model.open(lastApplied, local, live);
    model.documents.history().forget();
    compare();
  }

  /** Whether it can be decided so. */
  private boolean decide(Fate fate, FieldPath field) {
    compare();
    Proposal proposal = model.decisions.fates().orElseThrow().propose(fate, List.of(field));
    ThreeDocuments<SourceDocument> texts =
        new ThreeDocuments<>(
            Optional.of(read(model.documents.lastApplied())),
            read(model.documents.local()),
            Optional.of(read(model.documents.live())));
    if (!proposal.isPossible()
        || !(EditedTexts.of(texts, proposal.changes()) instanceof EditedTexts.Done done)) {
      return false;
    }
    model
        .documents
        .history()
        .decide(
            proposal.decision(),
            () ->
                done.texts()
                    .forEach((role, text) -> model.documents.of(role).orElseThrow().type(text)));
    compare();
    return true;
  }

  private static SourceDocument read(DocumentViewModel document) {
    return SourceReader.read(document.title(), document.getText());
  }

  @Test
  void eachWayToDecideKeepsRowPlaceAndSelection() {
    for (Fate fate : Fate.values()) {
      for (String field : List.of("a", "b", "d", "own", "extra")) {
        open();
        List<FieldPath> before = rows();
        assertThat(names()).containsExactly("a", "b", "c", "d", "own", "extra");
        model.selection.select(FieldPath.of(field));
        if (decide(fate, FieldPath.of(field))) {
          assertThat(rows()).as(fate + " " + field).isEqualTo(before);
          assertThat(model.selection.getPath()).contains(FieldPath.of(field));
        }
      }
    }
  }

  @Test
  void whatIsLeftOutAndWhatIsEditedByHandStaysToo() {
    open();
    List<FieldPath> before = rows();
    model.selection.select(FieldPath.of("a"));
    model.documents.leftOut().leaveOut(List.of(FieldPath.of("a")));
    model.documents.local().type(LOCAL.replace("b: 2", "b: 3"));
    assertThat(rows()).isEqualTo(before);
    assertThat(model.selection.getPath()).contains(FieldPath.of("a"));
    assertThat(model.decisions.getTally().at(FieldPath.of("b"))).contains("by hand");
  }

  @Test
  void aRowThatWasTakenShowsWhatTheDocumentsHaveNow() {
    open();
    decide(Fate.TAKE_LIVE, FieldPath.of("a"));
    assertThat(row("a").local()).isEqualTo("3");
    assertThat(row("a").mark()).isEqualTo(Mark.KEPT);
    assertThat(filter.isCounted(row("a"))).isTrue();
    assertThat(filter.isCounted(row("extra"))).isFalse();
    model.documents.history().undo(Optional.empty());
    compare();
    assertThat(row("a").mark()).isEqualTo(Mark.CONFLICT);
  }

  @Test
  void theFilterKnowsWhatIsDecided() {
    open();
    decide(Fate.TAKE_LIVE, FieldPath.of("a"));
    filter.progressProperty().set(Progress.DECIDED);
    assertThat(names()).containsExactly("a");
    filter.progressProperty().set(Progress.UNDECIDED);
    assertThat(names()).containsExactly("b", "d");
    decide(Fate.TAKE_LIVE, FieldPath.of("b"));
    assertThat(names()).as("in sight until the filter is chosen again").containsExactly("b", "d");
    filter.progressProperty().set(Progress.ALL);
    filter.progressProperty().set(Progress.UNDECIDED);
    assertThat(names()).containsExactly("d");
  }

  @Test
  void aFilterOfOutcomesKeepsWhatIsDecided() {
    open();
    filter.filterProperty().set(new RowFilter("", Set.of(Mark.KEPT)));
    List<FieldPath> before = rows();
    decide(Fate.TAKE_LIVE, FieldPath.of("a"));
    decide(Fate.GIVE_UP, FieldPath.of("d"));
    assertThat(rows()).isEqualTo(before);
  }

  @Test
  void whatIsTypedIsSortedInAndOtherDocumentsBeginAnew() {
    open();
    decide(Fate.GIVE_UP, FieldPath.of("a"));
    model.documents.local().type(LOCAL.replace("a: 2\n", "").replace("own", "aa: 1\nown"));
    assertThat(names()).containsExactly("a", "b", "c", "d", "aa", "own", "extra");
    open("z: 1\na: 1\n", "z: 2\na: 2\n", "z: 3\na: 3\n");
    assertThat(names()).containsExactly("z", "a");
  }

  /** Of real upgrades: every row, decided in turn, stays where it is; undo restores all. */
  @Test
  void rowsOfRealUpgradesStay() throws Exception {
    List<Upgrade> all = RealUpgrades.recorded();
    List<Fate> fates = List.of(Fate.values());
    int decided = 0;
    for (int i = 0; i < 12; i++) {
      Upgrade upgrade = all.get(i * all.size() / 12);
      open(
          YamlWriter.write(upgrade.before()),
          YamlWriter.write(upgrade.after()),
          YamlWriter.write(upgrade.live()));
      List<FieldPath> before = rows();
      int turn = i;
      for (FieldPath field : List.copyOf(model.decisions.getTally().undecided())) {
        model.selection.select(field);
        int place = rows().indexOf(field);
        if (decide(fates.get(turn++ % fates.size()), field)) {
          decided++;
          assertThat(rows().indexOf(field)).as(upgrade.name() + " " + field).isEqualTo(place);
          assertThat(model.selection.getPath()).contains(field);
        }
      }
      List<FieldPath> now = new ArrayList<>(rows());
      now.retainAll(before);
      assertThat(now).as(upgrade.name()).isEqualTo(before.stream().filter(now::contains).toList());
      assertThat(rows()).as(upgrade.name()).containsAll(model.decisions.getTally().all());
    }
    assertThat(decided).isGreaterThan(12);
  }
}
