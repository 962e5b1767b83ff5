package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.LineCell;
import java.util.Arrays;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Any block of lines can be folded under its first line, in every pane. */
class BlockFoldingTest extends WindowFixture {

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  @BeforeEach
  void awaitAnswer() {
    Waiting.until(() -> editor(Role.RESULT).folding().countProperty().get() > 0);
    // The first change is selected then, and scrolled to.
    Waiting.until(() -> content().selection().getPath().isPresent());
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private int placeOf(Role pane, String words) {
    String text = editor(pane).text();
    assertThat(text).contains(words);
    return text.indexOf(words) + (words.startsWith("\n") ? 1 : 0);
  }

  private int lineOf(Role pane, String words) {
    String before = editor(pane).text().substring(0, placeOf(pane, words));
    return (int) before.chars().filter(each -> each == '\n').count();
  }

  private void putCaret(Role pane, String words) {
    interact(() -> editor(pane).caret().goTo(placeOf(pane, words)));
  }

  private void fold(Role pane, String words) {
    putCaret(pane, words);
    push(KeyCode.SHORTCUT, KeyCode.T);
    assertThat(isHidden(pane, lineOf(pane, words) + 1)).isTrue();
  }

  private boolean isHidden(Role pane, int line) {
    return editor(pane).folding().isFolded(line);
  }

  private int caretLine(Role pane) {
    return editor(pane).caret().placeProperty().get().line() - 1;
  }

  private String wordsBehind(Role pane) {
    return lookup("#pane-" + pane.name().toLowerCase(Locale.ROOT))
        .lookup(".folded-words")
        .<Text>query()
        .getText();
  }

  @Test
  void aKeyFoldsTheBlockAtTheCaretAndSaysWhatItHides() {
    fold(Role.LOCAL, "\nspec:");
    assertThat(isHidden(Role.LOCAL, lineOf(Role.LOCAL, "replicas:"))).isTrue();
    assertThat(isHidden(Role.LOCAL, lineOf(Role.LOCAL, "\nmetadata:") + 1)).isFalse();
    long changes =
        content().comparison().getView().orElseThrow().pane(Role.LOCAL).gutter().stream()
            .filter(mark -> mark.mark() != Mark.KEPT)
            .filter(mark -> isHidden(Role.LOCAL, mark.line() - 1))
            .count();
    assertThat(changes).isPositive();
    Waiting.until(() -> lookup(".folded-words").tryQuery().isPresent());
    assertThat(wordsBehind(Role.LOCAL)).matches("… \\d+ lines, " + changes + " changes?");
    push(KeyCode.SHORTCUT, KeyCode.T);
    assertThat(isHidden(Role.LOCAL, lineOf(Role.LOCAL, "replicas:"))).isFalse();
  }

  @Test
  void theCaretIsNeverWhereNobodySeesIt() {
    putCaret(Role.LOCAL, "replicas:");
    int header = lineOf(Role.LOCAL, "\nspec:");
    push(KeyCode.SHORTCUT, KeyCode.T);
    assertThat(isHidden(Role.LOCAL, lineOf(Role.LOCAL, "replicas:"))).isTrue();
    assertThat(caretLine(Role.LOCAL)).isEqualTo(header);
  }

  @Test
  void whoSelectsAHiddenFieldSeesIt() {
    fold(Role.LOCAL, "\nspec:");
    FieldPath replicas = FieldPath.parse("spec.replicas");
    interact(() -> content().selection().select(replicas));
    assertThat(isHidden(Role.LOCAL, lineOf(Role.LOCAL, "replicas:"))).isFalse();
  }

  @Test
  void whoFindsSomethingHiddenSeesIt() {
    fold(Role.LOCAL, "\nspec:");
    push(KeyCode.SHORTCUT, KeyCode.F);
    write("replicas").push(KeyCode.ENTER);
    assertThat(isHidden(Role.LOCAL, lineOf(Role.LOCAL, "replicas:"))).isFalse();
  }

  @Test
  void foldsSurviveAnotherAnswer() {
    fold(Role.RESULT, "\nmetadata:");
    String before = editor(Role.RESULT).text();
    putCaret(Role.LOCAL, "replicas:");
    push(KeyCode.END).type(KeyCode.DIGIT7);
    Waiting.until(() -> !editor(Role.RESULT).text().equals(before));
    assertThat(isHidden(Role.RESULT, lineOf(Role.RESULT, "\nmetadata:") + 2)).isTrue();
    assertThat(isHidden(Role.RESULT, lineOf(Role.RESULT, "\nspec:") + 1)).isFalse();
  }

  @Test
  void whoTypesAtABlockHasItUnfolded() {
    fold(Role.LOCAL, "\nspec:");
    push(KeyCode.END).push(KeyCode.ENTER);
    Waiting.until(() -> !isHidden(Role.LOCAL, lineOf(Role.LOCAL, "replicas:")));
    assertThat(isHidden(Role.LOCAL, caretLine(Role.LOCAL))).isFalse();
  }

  @Test
  void oneKeyFoldsAllPanesAndUnfoldsThem() {
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.T);
    for (Role pane : Role.values()) {
      assertThat(editor(pane).folding().hasFoldedBlocks()).as(pane.title()).isTrue();
    }
    assertThat(isHidden(Role.LIVE, lineOf(Role.LIVE, "replicas:"))).isTrue();
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.T);
    for (Role pane : Role.values()) {
      assertThat(editor(pane).folding().hasFoldedBlocks()).as(pane.title()).isFalse();
    }
    assertThat(isHidden(Role.LIVE, lineOf(Role.LIVE, "replicas:"))).isFalse();
  }

  @Test
  void aClickOnTheArrowFolds() {
    Waiting.settled();
    int header = lineOf(Role.LOCAL, "\nmetadata:");
    Node cell =
        lookup("#pane-local")
            .lookup((Node node) -> node instanceof LineCell each && each.line() == header)
            .query();
    clickOnArrow(cell);
    Waiting.until(() -> isHidden(Role.LOCAL, header + 1));
    clickOnArrow(cell);
    Waiting.until(() -> !isHidden(Role.LOCAL, header + 1));
  }

  /** The arrow is there only while the mouse is beside its line. */
  private void clickOnArrow(Node cell) {
    moveTo("#field-filter");
    moveTo(cell);
    Waiting.until(() -> from(cell).lookup(".fold-arrow").tryQuery().isPresent());
    Bounds place = cell.localToScreen(cell.getLayoutBounds());
    clickOn(place.getMaxX() - 5, place.getCenterY());
  }

  @Test
  void onlyChangesCanStandAlone() {
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    int around3 = hiddenIn(Role.LIVE);
    interact(() -> content().view().panes().folding().linesAroundProperty().set(0));
    assertThat(hiddenIn(Role.LIVE)).isGreaterThan(around3);
    interact(() -> content().view().panes().folding().linesAroundProperty().set(10));
    assertThat(hiddenIn(Role.LIVE)).isLessThan(around3);
  }

  private int hiddenIn(Role pane) {
    int lines = (int) editor(pane).text().lines().count();
    int hidden = 0;
    for (int line = 0; line < lines; line++) {
      hidden += isHidden(pane, line) ? 1 : 0;
    }
    return hidden;
  }

  private boolean isShownEverywhere(FieldPath field) {
    return Arrays.stream(Role.values()).allMatch(pane -> isShown(pane, field));
  }

  private boolean isShown(Role pane, FieldPath field) {
    PaneText text = content().comparison().getView().orElseThrow().pane(pane);
    return text.fields()
        .spanOf(field)
        .map(span -> !isHidden(pane, text.lines().lineOf(span.start()) - 1))
        .orElse(true);
  }

  private void foldEverything() {
    interact(() -> Arrays.stream(Role.values()).forEach(pane -> editor(pane).folding().foldAll()));
    assertThat(isShownEverywhere(REPLICAS)).isFalse();
  }

  @Test
  void tableKeysAndNamesLeadToFieldsInFoldedBlocks() {
    foldEverything();
    clickOn(
        lookup("#field-table")
            .lookup((Node node) -> node instanceof Labeled label && isReplicas(label.getText()))
            .<Node>query());
    assertThat(selected()).isEqualTo(REPLICAS);
    assertThat(isShownEverywhere(REPLICAS)).isTrue();

    foldEverything();
    push(KeyCode.F7);
    assertThat(selected()).isNotEqualTo(REPLICAS);
    assertThat(isShownEverywhere(selected())).isTrue();

    foldEverything();
    push(KeyCode.SHORTCUT, KeyCode.G);
    Waiting.until(() -> lookup("#go-to-field-filter").tryQuery().isPresent());
    clickOn("#go-to-field-filter").write("spec.replicas");
    ListView<?> names = lookup("#go-to-field-list").query();
    Waiting.until(() -> REPLICAS.equals(names.getSelectionModel().getSelectedItem()));
    push(KeyCode.ENTER);
    Waiting.until(() -> selected().equals(REPLICAS));
    assertThat(isShownEverywhere(REPLICAS)).isTrue();
  }

  private static boolean isReplicas(String text) {
    return "spec.replicas".equals(text);
  }

  private FieldPath selected() {
    return content().selection().getPath().orElseThrow();
  }

  @Test
  void panesShowOnlyWhatTheFilterOfTheTableShows() {
    FieldPath other = FieldPath.of("metadata", "labels", "tier");
    interact(() -> content().selection().select(other));
    clickOn("#field-filter").write("replicas");
    interact(content().actions().named("FILTER_PANES").run());
    assertThat(isShownEverywhere(REPLICAS)).isTrue();
    assertThat(isShown(Role.LIVE, other)).as("filtered out, though selected").isFalse();
    assertThat(isHidden(Role.LIVE, lineOf(Role.LIVE, "image:"))).isTrue();
    assertThat(isHidden(Role.RESULT, lineOf(Role.RESULT, "image:"))).isTrue();
    interact(() -> content().selection().select(FieldPath.parse("spec.template")));
    assertThat(isShown(Role.LIVE, FieldPath.parse("spec.template"))).isTrue();
    doubleClickOn("#field-filter").push(KeyCode.ESCAPE);
    assertThat(isHidden(Role.LIVE, lineOf(Role.LIVE, "image:"))).isFalse();
  }
}
