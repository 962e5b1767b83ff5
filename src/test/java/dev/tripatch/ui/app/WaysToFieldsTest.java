package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.PairRow;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** The ways to a field that is not in view: its path, some letters of it, the filtered table. */
class WaysToFieldsTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(stage, example());
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  private void awaitStart() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    interact(() -> content().view().panes().focus(Role.LOCAL));
  }

  private int rows() {
    return lookup("#field-table").<TableView<?>>query().getItems().size();
  }

  @Test
  void someLettersOfItsPathLeadToAField() {
    awaitStart();
    push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
    Waiting.until(() -> lookup("#go-to-field-filter").tryQuery().isPresent());
    TextField filter = lookup("#go-to-field-filter").query();
    Waiting.until(() -> filter.equals(filter.getScene().getFocusOwner()));
    clickOn(filter).write("cont imagep");
    FieldPath wanted = FieldPath.parse("spec.template.spec.containers[name=web].imagePullPolicy");
    ListView<?> list = lookup("#go-to-field-list").query();
    Waiting.until(() -> wanted.equals(list.getSelectionModel().getSelectedItem()));
    push(KeyCode.ENTER);
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(wanted)));
  }

  @Test
  void aPartOfThePathAboveThePanesSelectsTheFieldThatItNames() {
    awaitStart();
    FieldPath image = FieldPath.parse("spec.template.spec.containers[name=web].image");
    interact(() -> content().selection().select(image));
    Hyperlink template =
        from(lookup(".path-line"))
            .lookup(".breadcrumb")
            .lookup(".hyperlink")
            .<Hyperlink>queryAll()
            .stream()
            .filter(link -> link.getText().equals("template"))
            .findFirst()
            .orElseThrow();
    Waiting.until(() -> template.getWidth() > 0);
    clickOn(template);
    assertThat(content().selection().getPath()).contains(FieldPath.parse("spec.template"));
  }

  @Test
  void aNarrowWindowKeepsTheLastPartsOfThePathAndListsTheFirst() {
    awaitStart();
    FieldPath value = FieldPath.parse("spec.template.spec.containers[name=web].env[name=B].value");
    interact(() -> content().selection().select(value));
    Node path = lookup(".breadcrumb").query();
    interact(() -> path.getScene().getWindow().setWidth(640));
    Waiting.until(() -> !visibleParts(path).contains("template"));
    assertThat(visibleParts(path)).startsWith("…").endsWith("value");
    clickOn(from(path).lookup("…").<Hyperlink>query());
    clickOn("spec.template");
    assertThat(content().selection().getPath()).contains(FieldPath.parse("spec.template"));
  }

  @Test
  void thePathLineNamesOutcomeAndDecisionAndFollowsThem() {
    awaitStart();
    interact(() -> content().selection().nextConflictFromAnywhere());
    Waiting.until(() -> text("#state").equals("undecided"));
    assertThat(from(lookup(".path-line")).lookup(".mark-chip").tryQuery()).isPresent();
    push(
        new KeyCodeCombination(KeyCode.L, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
    Waiting.until(() -> text("#state").equals("✓ took live"));
    interact(() -> content().selection().clear());
    assertThat(text("#state")).isEmpty();
    assertThat(from(lookup(".path-line")).lookup(".mark-chip").tryQuery()).isEmpty();
  }

  private String text(String id) {
    return lookup(id).<Labeled>query().getText();
  }

  @Test
  void aPathThatIsGoneIsNotShown() {
    awaitStart();
    interact(() -> content().selection().select(FieldPath.parse("spec.replicas")));
    Node path = lookup(".breadcrumb").query();
    Waiting.until(() -> visibleParts(path).contains("replicas"));
    interact(() -> content().selection().select(FieldPath.parse("spec.nowhere")));
    assertThat(visibleParts(path)).isEmpty();
  }

  private List<String> visibleParts(Node path) {
    return from(path).lookup(".hyperlink").<Hyperlink>queryAll().stream()
        .filter(Node::isVisible)
        .map(Hyperlink::getText)
        .toList();
  }

  @Test
  void theTableIsFilteredByWordsAndOutcomes() {
    awaitStart();
    int all = rows();
    clickOn("#field-filter").write("replicas conflict");
    assertThat(rows()).isEqualTo(1);
    push(KeyCode.ESCAPE);
    assertThat(rows()).isEqualTo(all);
    long kept =
        content().comparison().getView().orElseThrow().rows().stream()
            .filter(row -> row.mark() == Mark.KEPT)
            .count();
    assertThat(kept).isPositive();
    clickOn("#outcome-filter");
    clickOn(Mark.KEPT.glyph() + "  " + Mark.KEPT.word());
    assertThat(rows()).isEqualTo(all - (int) kept);
    clickOn("#field-filter").write("owner:nobody-at-all");
    assertThat(rows()).isZero();
  }

  private String pairTitle() {
    return lookup("#pair-title").<Label>tryQuery().map(Label::getText).orElse("");
  }

  @Test
  void f8ComparesTwoOfTheFiveAndGoesOnToTheNextTwo() {
    awaitStart();
    push(KeyCode.F8);
    Waiting.until(() -> pairTitle().startsWith("Live → Local: Live on the left"));
    push(KeyCode.F8);
    Waiting.until(() -> pairTitle().startsWith("Live → Result"));
    push(new KeyCodeCombination(KeyCode.F8, KeyCombination.SHIFT_DOWN));
    Waiting.until(() -> pairTitle().startsWith("Live → Local"));
    push(KeyCode.ESCAPE);
    Waiting.until(() -> pairTitle().isEmpty());
    push(KeyCode.F8);
    Waiting.until(() -> pairTitle().startsWith("Live → Result"));
    push(KeyCode.ESCAPE);
  }

  private String copied(ListView<?> list) {
    push(new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN));
    AtomicReference<String> text = new AtomicReference<>("");
    interact(() -> text.set(Clipboard.getSystemClipboard().getString()));
    assertThat(list.isFocused()).isTrue();
    return text.get();
  }

  @Test
  void twoTextsAreBesideEachOtherAndKeysGoThroughTheirDifferences() {
    awaitStart();
    push(KeyCode.F8);
    Waiting.until(() -> lookup("#pair-list").<ListView<?>>tryQuery().isPresent());
    ListView<?> list = lookup("#pair-list").query();
    Waiting.until(list::isFocused);
    assertThat(copied(list)).as("the selected field").isEqualTo("  replicas: 7\n  replicas: 3");
    push(KeyCode.HOME);
    assertThat(lookup("#pair-list .list-cell").<ListCell<?>>queryAll())
        .filteredOn(ListCell::getIndex, 0)
        .allSatisfy(
            cell -> {
              assertThat(cell.getLayoutY()).isZero();
              assertThat(cell.getParent().getLayoutY()).isZero();
              assertThat(cell.getAccessibleText()).startsWith("Same: line 1, apiVersion");
            })
        .isNotEmpty();
    push(KeyCode.F7);
    int first = list.getSelectionModel().getSelectedIndex();
    push(KeyCode.F7);
    int second = list.getSelectionModel().getSelectedIndex();
    assertThat(second).isGreaterThan(first);
    push(new KeyCodeCombination(KeyCode.F7, KeyCombination.SHIFT_DOWN));
    assertThat(list.getSelectionModel().getSelectedIndex()).isEqualTo(first);
    for (int i = 0; i < 50 && !copied(list).contains("replicas:"); i++) {
      push(KeyCode.DOWN);
    }
    assertThat(copied(list)).isEqualTo("  replicas: 7\n  replicas: 3");
    int rows = list.getItems().size();
    push(KeyCode.HOME);
    for (int i = 0; i < rows && list.getItems().size() == rows; i++) {
      push(KeyCode.ENTER).push(KeyCode.DOWN);
    }
    assertThat(list.getItems().size()).isGreaterThan(rows);
    push(KeyCode.ESCAPE);
    Waiting.until(() -> pairTitle().isEmpty());
  }

  @Test
  void whatIsComparedFollowsTheWindowAndStaysOpenBesideIt() {
    awaitStart();
    push(KeyCode.F8);
    Waiting.until(() -> pairTitle().startsWith("Live → Local"));
    interact(() -> content().selection().select(FieldPath.of("spec", "minReadySeconds")));
    interact(
        () -> {
          DocumentViewModel local = content().documents().local();
          local.type(local.getText().replace("minReadySeconds: 10", "minReadySeconds: 4711"));
        });
    Waiting.until(
        () ->
            lookup("#pair-list")
                .<ListView<PairRow>>tryQuery()
                .map(list -> list.getSelectionModel().getSelectedItem())
                .filter(row -> row.spoken().contains("4711"))
                .isPresent());
    push(KeyCode.ESCAPE);
    Waiting.until(() -> pairTitle().isEmpty());
  }
}
