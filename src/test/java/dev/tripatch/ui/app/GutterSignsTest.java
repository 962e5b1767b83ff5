package dev.tripatch.ui.app;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.panes.model.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Signs between the numbers and the texts of the documents, which decide fields. */
class GutterSignsTest extends WindowFixture {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final String LAST_APPLIED = "a: 1\nb: 1\nc: 1\nsame: 1\n" + IDENTITY;
  private static final String LOCAL =
      "# mine\na: 2  # two\nb: 2\nc: 1  # drifts\nown: \"a long text of local alone\"\nsame: 1\n"
          + IDENTITY;
  private static final String LIVE = "a: 3\nb: 3\nc: 9\nsame: 1\nlive: 1\n" + IDENTITY;

  @Override
  public void start(Stage stage) {
    open(stage, documents(LAST_APPLIED, LOCAL, LIVE));
    // High enough that no pane scrolls to what is selected.
    place(stage, 1280, 1200);
  }

  private String local() {
    return content().documents().local().getText();
  }

  private void begin(String field) {
    Waiting.until(() -> content().decisions().getTally().conflicts() == 3);
    select(field);
  }

  private void select(String field) {
    interact(() -> content().selection().select(FieldPath.parse(field)));
    Waiting.settled();
  }

  /** The signs of a pane in the order of its lines, {@code [=]} where all of a field are seen. */
  private String signs(Role pane) {
    return cells(pane).stream()
        .flatMap(cell -> signsOf(cell).stream())
        .map(GutterSignsTest::named)
        .collect(Collectors.joining(" "));
  }

  private static String named(Node sign) {
    String glyph = ((Label) sign).getText();
    return sign.getPseudoClassStates().contains(SELECTED) ? "[" + glyph + "]" : glyph;
  }

  private List<LineCell> cells(Role pane) {
    return lookup(idOf(pane)).lookup(".line-cell").<LineCell>queryAll().stream()
        .filter(cell -> cell.isVisible() && cell.getScene() != null)
        .sorted((one, other) -> Integer.compare(one.line(), other.line()))
        .toList();
  }

  private static String idOf(Role pane) {
    return "#pane-" + pane.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Set<Node> signsOf(LineCell cell) {
    return cell.lookupAll(".line-sign");
  }

  private Optional<Node> sign(Role pane, String field, String id) {
    int line = (int) text(pane).substring(0, text(pane).indexOf(field + ":")).lines().count();
    return cells(pane).stream()
        .filter(cell -> cell.line() == line)
        .flatMap(cell -> signsOf(cell).stream())
        .filter(each -> each.getId().equals("sign-" + id))
        .findFirst();
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private void clickSign(Role pane, String field, String id) {
    Waiting.until(() -> sign(pane, field, id).isPresent());
    clickOn(sign(pane, field, id).orElseThrow());
  }

  @Test
  void theSelectedFieldHasAllOfThemAndTheOthersOne() {
    begin("b");
    Waiting.until(() -> signs(Role.LOCAL).equals("∅ [=] [∅] ∅ ∅"));
    assertThat(signs(Role.LAST_APPLIED)).isEqualTo("» [»]");
    assertThat(signs(Role.LIVE)).isEqualTo("« [«] «");
    select("live");
    Waiting.until(() -> signs(Role.LIVE).equals("« « « [«]"));
    assertThat(signs(Role.PATCH) + signs(Role.RESULT)).isEmpty();
  }

  @Test
  void oneBesideAnyFieldOfLiveTakesItsValueAndAnotherRestoresIt() {
    begin("a");
    clickSign(Role.LIVE, "b", "TAKE_LIVE");
    Waiting.until(() -> local().equals(LOCAL.replace("b: 2", "b: 3")));
    assertThat(content().selection().getPath()).contains(FieldPath.of("a"));
    clickSign(Role.LOCAL, "b", "RESTORE");
    Waiting.until(() -> local().equals(LOCAL));
    clickSign(Role.LAST_APPLIED, "a", "TAKE_LAST_APPLIED");
    Waiting.until(() -> local().equals(LOCAL.replace("a: 2", "a: 1")));
    interact(content().actions().named("UNDO").run());
    Waiting.until(() -> local().equals(LOCAL));
  }

  @Test
  void inLocalConflictsAreKeptAndFieldsAreLeftOutAndPutBack() {
    begin("a");
    clickSign(Role.LOCAL, "a", "KEEP_LOCAL");
    Waiting.until(() -> content().decisions().getTally().decided().size() == 1);
    assertThat(local()).isEqualTo(LOCAL);
    clickSign(Role.LOCAL, "own", "LEAVE_OUT");
    Waiting.until(() -> content().documents().leftOut().contains(FieldPath.of("own")));
    clickSign(Role.LOCAL, "own", "PUT_BACK");
    Waiting.until(() -> !content().documents().leftOut().contains(FieldPath.of("own")));
  }

  @Test
  void areThereWhenTheAnswerIsKnownBeforeTheTextIsShown() {
    begin("a");
    Answer known = content().comparison().latest().orElseThrow();
    interact(() -> content().documents().live().type("a: 2\n" + IDENTITY));
    Waiting.until(() -> signs(Role.LIVE).isEmpty());
    interact(
        () -> {
          content().comparison().expect(known);
          content().documents().live().type(LIVE);
        });
    Waiting.until(() -> signs(Role.LIVE).equals("[«] « «"));
  }

  @Test
  void whatIsDecidedHasNoTintAndNoMarkInTheStrip() {
    begin("a");
    Waiting.until(() -> tints("a") == 1);
    clickSign(Role.LOCAL, "a", "KEEP_LOCAL");
    Waiting.until(() -> tints("a") == 0);
    assertThat(tints("b")).isEqualTo(1);
    assertThat(strip()).contains("2 conflict");
    assertThat(lookup(idOf(Role.LIVE)).lookup(".mark-decided").queryAll()).isNotEmpty();
    Waiting.until(
        () -> lookup(idOf(Role.LIVE)).lookup(".field-link.mark-conflict").queryAll().size() == 2);
  }

  private String strip() {
    return lookup(idOf(Role.LOCAL)).lookup(".overview-strip").<Node>query().getAccessibleText();
  }

  private int tints(String field) {
    int line = (int) LOCAL.substring(0, LOCAL.indexOf(field + ":")).lines().count();
    return cells(Role.LOCAL).stream()
        .filter(cell -> cell.line() == line)
        .mapToInt(cell -> cell.getParent().lookupAll(".tint").size())
        .sum();
  }

  @Test
  void theyHaveWordsWithTheirKeyAndAreButtonsForScreenReaders() {
    interact(
        () ->
            content()
                .documents()
                .live()
                .type(
                    LIVE.replace("metadata: {name: a}\n", "metadata:\n  name: a\n")
                        + "  managedFields:\n"
                        + "  - manager: hpa\n"
                        + "    operation: Update\n"
                        + "    apiVersion: v1\n"
                        + "    fieldsType: FieldsV1\n"
                        + "    fieldsV1: {'f:a': {}}\n"));
    begin("a");
    Waiting.until(
        () ->
            sign(Role.LIVE, "a", "TAKE_LIVE")
                .filter(each -> each.getAccessibleText().endsWith("\nLive set by hpa"))
                .isPresent());
    Node keep = sign(Role.LOCAL, "a", "KEEP_LOCAL").orElseThrow();
    assertThat(keep.getAccessibleText()).contains("Keep local").contains("Shift+K");
    interact(() -> keep.executeAccessibleAction(AccessibleAction.FIRE));
    Waiting.until(() -> content().decisions().getTally().decided().size() == 1);
  }

  @Test
  void aClickLeavesCaretAndKeyboardWhereTheyAre() {
    begin("b");
    interact(
        () -> {
          content().view().panes().focus(Role.LOCAL);
          content().selection().select(FieldPath.of("own"));
        });
    int caret = content().view().panes().view(Role.LOCAL).editor().caret().offset();
    clickSign(Role.LOCAL, "b", "LEAVE_OUT");
    Waiting.until(() -> content().documents().leftOut().contains(FieldPath.of("b")));
    assertThat(content().view().panes().view(Role.LOCAL).editor().caret().offset())
        .isEqualTo(caret);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    Waiting.until(() -> content().documents().leftOut().contains(FieldPath.of("own")));
  }

  @ParameterizedTest
  @CsvSource({"10, 1280", "13, 800", "16, 640", "24, 1280", "24, 700"})
  void areNeverOverTextNumberOrGlyph(int textSize, int width) {
    interact(
        () -> {
          content().appearance().setTextSize(textSize);
          content().scene().getWindow().setWidth(width);
        });
    begin("a");
    int seen = 0;
    for (Role pane : Role.DOCUMENTS) {
      for (LineCell cell : cells(pane)) {
        for (Node sign : signsOf(cell)) {
          Bounds at = inScene(sign);
          Bounds row = inScene(cell);
          assertThat(at.getMinY()).isGreaterThanOrEqualTo(row.getMinY());
          assertThat(at.getMaxY()).isLessThanOrEqualTo(row.getMaxY());
          assertThat(others(cell)).noneMatch(other -> other.intersects(at));
          seen++;
        }
      }
    }
    assertThat(seen).isPositive();
  }

  /** The number, the glyph and the text of a line. */
  private static List<Bounds> others(LineCell cell) {
    List<Bounds> all = new ArrayList<>();
    cell.getParent().lookupAll(".text").stream()
        .filter(node -> node instanceof Text text && !text.getText().isEmpty())
        .filter(node -> node.getStyleClass().contains("text") && !isIn(node, "line-sign"))
        .forEach(node -> all.add(inScene(node)));
    cell.lookupAll(".line-number").forEach(node -> all.add(inScene(node)));
    cell.lookupAll(".mark-glyph").forEach(node -> all.add(inScene(node)));
    return all;
  }

  private static boolean isIn(Node node, String styleClass) {
    Node at = node;
    while (at != null && !at.getStyleClass().contains(styleClass)) {
      at = at.getParent();
    }
    return at != null;
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  @Test
  void selectingMovesNoLine() {
    begin("same");
    List<String> before = places();
    for (String field : List.of("a", "own", "live", "same")) {
      select(field);
      assertThat(places()).isEqualTo(before);
    }
    select("a");
    clickSign(Role.LOCAL, "a", "KEEP_LOCAL");
    Waiting.until(() -> content().decisions().getTally().decided().size() == 1);
    Waiting.settled();
    assertThat(places()).isEqualTo(before);
  }

  /** Where the lines and the texts of all panes are. */
  private List<String> places() {
    List<String> all = new ArrayList<>();
    for (Role pane : Role.values()) {
      for (LineCell cell : cells(pane)) {
        Node box = cell.getParent();
        String texts =
            box.lookupAll(".text").stream()
                .filter(node -> !isIn(node, "line-sign") && !isIn(node, "mark-glyph"))
                .map(node -> Double.toString(inScene(node).getMinX()))
                .sorted()
                .collect(Collectors.joining(","));
        all.add(pane + " " + cell.line() + " " + inScene(box) + " " + texts);
      }
    }
    return all;
  }
}
