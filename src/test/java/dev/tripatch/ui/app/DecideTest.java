package dev.tripatch.ui.app;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Decisions about fields in the window, with real keys. */
class DecideTest extends WindowFixture {

  private static final String LAST_APPLIED = "a: 1\nb: 1\nc: 1\nlist: [x]\n" + IDENTITY;
  private static final String LOCAL =
      "# mine\na: 2  # two\nb: 2\nc: 1  # drifts\nlist: ['y']\nown: \"kept\"\n" + IDENTITY;
  private static final String LIVE = "a: 3\nb: 3\nc: 9\nlist: [z]\n" + IDENTITY;

  @Override
  public void start(Stage stage) {
    open(stage, documents(LAST_APPLIED, LOCAL, LIVE));
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  private String local() {
    return content().documents().local().getText();
  }

  private String undecided() {
    return lookup("#undecided").<Labeled>query().getText();
  }

  private void begin(String field) {
    Waiting.until(() -> undecided().equals("4 of 4 conflicts undecided"));
    interact(
        () -> {
          content().view().panes().focus(Role.LOCAL);
          content().selection().select(FieldPath.parse(field));
        });
  }

  @Test
  void takingLiveWritesItsValueAndUndoRestoresTheBytes() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL.replace("a: 2", "a: 3"));
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> undecided().equals("4 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL);
  }

  @Test
  void takingLastAppliedLeavesTheConflictDecided() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL.replace("a: 2", "a: 1"));
  }

  @Test
  void keptConflictsArePassedByAndUndoMakesThemUndecided() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL);
    push(KeyCode.CONTROL, KeyCode.PAGE_UP);
    assertThat(content().selection().getPath()).contains(FieldPath.of("a"));
    push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
    assertThat(content().selection().getPath()).contains(FieldPath.of("b"));
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> undecided().equals("4 of 4 conflicts undecided"));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
  }

  @Test
  void whatIsTypedElsewhereLeavesDecisionsAlone() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    interact(() -> content().documents().local().type(LOCAL.replace("b: 2", "b: 3")));
    Waiting.until(() -> undecided().equals("2 of 4 conflicts undecided"));
    assertThat(content().decisions().getTally().at(FieldPath.of("b"))).contains("by hand");
    assertThat(content().decisions().getTally().at(FieldPath.of("a"))).contains("kept local");
  }

  @Test
  void givingUpEditsBothDocumentsAndRestoringBringsBoth() {
    begin("b");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DELETE);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL.replace("b: 2\n", ""));
    assertThat(content().documents().lastApplied().getText()).doesNotContain("b: 1");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    Waiting.until(() -> undecided().equals("4 of 4 conflicts undecided"));
    assertThat(content().documents().lastApplied().getText()).contains("b: 1");
    assertThat(local()).contains("b: 2");
  }

  @Test
  void rowsAreDecidedTogetherWithOneLetterAndUndoneAsOne() {
    begin("a");
    interact(() -> content().view().tables().choose("fields"));
    clickOn(from(lookup("#field-table")).lookup("a").<Node>query());
    push(KeyCode.SHIFT, KeyCode.DOWN);
    push(KeyCode.L);
    Waiting.until(() -> undecided().equals("2 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL.replace("a: 2", "a: 3").replace("b: 2", "b: 3"));
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> local().equals(LOCAL));
  }

  private String tab(String id) {
    return lookup("#tab-" + id).<Labeled>query().getText();
  }

  private boolean says(String table, String words) {
    return from(lookup(table)).lookup(words).tryQuery().isPresent();
  }

  @Test
  void whatIsDecidedKeepsItsRowAndItsWordsInBothTables() {
    begin("b");
    Waiting.until(() -> tab("conflicts").equals("Conflicts (4)"));
    String fields = tab("fields");
    push(KeyCode.CONTROL, KeyCode.DIGIT7);
    TableView<?> conflicts = lookup("#conflict-table").query();
    Waiting.until(() -> says("#conflict-table", "both changed it"));
    assertThat(conflicts.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    push(KeyCode.L);
    Waiting.until(() -> tab("conflicts").equals("Conflicts (3 of 4)"));
    Waiting.until(() -> !content().findings().lookingProperty().get());
    assertThat(conflicts.getItems()).hasSize(4);
    assertThat(conflicts.getSelectionModel().getSelectedIndex()).isEqualTo(1);
    assertThat(says("#conflict-table", "✓ took live")).isTrue();
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    push(KeyCode.DELETE);
    Waiting.until(() -> tab("conflicts").equals("Conflicts (2 of 4)"));
    assertThat(content().selection().getPath()).contains(FieldPath.of("list"));
    assertThat(conflicts.getSelectionModel().getSelectedIndex()).isEqualTo(3);
    assertThat(tab("fields")).isEqualTo(fields);
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    assertThat(says("#field-table", "✓ left to live")).isTrue();
    assertThat(undecided()).startsWith("2 of 4 conflicts undecided");
  }

  @Test
  void columnsStayWhereTheyAreWhenTheFirstIsDecided() {
    begin("a");
    TableView<?> table = lookup("#field-table").query();
    List<Double> before = widths(table);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(widths(table)).isEqualTo(before);
    assertThat(table.getVisibleLeafColumns().getLast().getText()).isEqualTo("Decided");
  }

  private static List<Double> widths(TableView<?> table) {
    return table.getVisibleLeafColumns().stream().map(TableColumnBase::getWidth).toList();
  }

  private void choose(String filter) {
    clickOn("#outcome-filter");
    Waiting.until(() -> lookup(".context-menu").tryQuery().isPresent());
    clickOn(from(lookup(".context-menu")).lookup(filter).<Node>query());
    Waiting.until(() -> lookup(".context-menu").tryQuery().isEmpty());
  }

  @Test
  void theMenuOfTheTableShowsOnlyWhatIsUndecidedOrDecided() {
    begin("a");
    TableView<?> table = lookup("#field-table").query();
    int all = table.getItems().size();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(table.getItems()).hasSize(all);
    choose("Undecided");
    assertThat(table.getItems()).hasSize(3);
    assertThat(lookup("#outcome-filter").<Labeled>query().getText()).isEqualTo("Undecided");
    choose("Decided");
    assertThat(table.getItems()).hasSize(1);
  }

  @Test
  void theListAtTheCaretKeepsBoth() {
    begin("list");
    push(KeyCode.ALT, KeyCode.ENTER);
    clickOn("Keep both");
    Waiting.until(() -> !local().equals(LOCAL));
    assertThat(local()).isEqualTo(LOCAL.replace("['y']", "['y', z]"));
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
  }

  @Test
  void allThatOnlyDriftedIsTakenAtOnce() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ENTER);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL.replace("c: 1", "c: 9"));
  }

  @Test
  void whatDoesNotApplyIsSaidAndNothingChanges() {
    begin("own");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(
        () ->
            lookup("#status-message")
                .<Labeled>query()
                .getText()
                .startsWith("Keep local: own of A/a. At own, live still has"));
    assertThat(local()).isEqualTo(LOCAL);
    assertThat(content().documents().history().done()).isEmpty();
  }

  @Test
  void aClickOnTheCountGoesToTheNextUndecidedConflict() {
    begin("own");
    clickOn("#undecided");
    assertThat(content().selection().getPath()).contains(FieldPath.of("a"));
  }

  @Test
  void theMenuNamesTheAction() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(content().actions().named("UNDO").title()).isEqualTo("Undo take live: a");
  }

  @Test
  void aDecisionGoesOnToTheNextUndecidedIfWanted() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    assertThat(content().selection().getPath()).contains(FieldPath.of("a"));
    interact(content().actions().named("ADVANCE").run());
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    Waiting.until(() -> undecided().equals("4 of 4 conflicts undecided"));
    assertThat(content().selection().getPath()).contains(FieldPath.of("a"));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(FieldPath.of("b"))));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(FieldPath.of("c"))));
    assertThat(undecided()).isEqualTo("2 of 4 conflicts undecided, 1 to do in the cluster");
  }

  @Test
  void theHistoryNamesTheStepsAndGoesBack() {
    begin("a");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    interact(() -> content().selection().select(FieldPath.of("b")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> undecided().equals("2 of 4 conflicts undecided"));
    inHistory(KeyCode.DOWN, KeyCode.ENTER);
    Waiting.until(() -> undecided().equals("3 of 4 conflicts undecided"));
    inHistory(KeyCode.DOWN, KeyCode.DOWN, KeyCode.ENTER);
    Waiting.until(() -> undecided().equals("4 of 4 conflicts undecided"));
    assertThat(local()).isEqualTo(LOCAL);
  }

  /** The third entry of the menu; its list begins with the latest step. */
  private void inHistory(KeyCode... keys) {
    clickOn("Edit");
    type(KeyCode.DOWN, 3);
    type(KeyCode.RIGHT);
    type(keys);
  }
}
