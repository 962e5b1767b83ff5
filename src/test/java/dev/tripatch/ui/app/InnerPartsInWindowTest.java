package dev.tripatch.ui.app;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** A list that is replaced whole and a text of several lines, decided part by part with keys. */
class InnerPartsInWindowTest extends WindowFixture {

  private static final String LAST_APPLIED =
      """
      rules:
      - alert: Down
        expr: up == 0
        for: 5m
      - alert: Slow
        expr: latency > 1
        for: 5m
      script: |
        one
        two
        three
        four
        five
      """
          + IDENTITY;
  private static final String LOCAL =
      """
      # mine
      rules:
      - alert: Down  # page
        expr: up == 0
        for: 10m
      - alert: Slow
        expr: latency > 1
        for: 5m
      - alert: New
        expr: new > 0
      script: |
        one
        two
        three
        four
        cinq
      """
          + IDENTITY;
  private static final String LIVE =
      """
      rules:
      - alert: Slow
        expr: latency > 2
        for: 5m
      - alert: Down
        expr: up == 0
        for: 7m
      script: |
        uno
        two
        three
        four
        five
      """
          + IDENTITY;

  @Override
  public void start(Stage stage) {
    open(stage, documents(LAST_APPLIED, LOCAL, LIVE));
    place(stage, 1000, 700);
  }

  private String local() {
    return content().documents().local().getText();
  }

  private String undecided() {
    return lookup("#undecided").<Labeled>query().getText();
  }

  private String path() {
    return content().selection().getPath().map(FieldPath::toString).orElse("");
  }

  private List<String> way(int steps, KeyCode... keys) {
    List<String> way = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      way.add(path());
      push(keys);
    }
    return way;
  }

  private void begin(String field) {
    Waiting.until(() -> undecided().equals("2 of 2 conflicts undecided"));
    interact(
        () -> {
          content().view().panes().focus(Role.LOCAL);
          content().selection().select(FieldPath.parse(field));
        });
  }

  @Test
  void nextChangeAndNextConflictStepThroughTheParts() {
    begin("rules");
    assertThat(way(7, KeyCode.F7))
        .containsExactly(
            "rules",
            "rules[alert=Down]",
            "rules[alert=Down].for",
            "rules[alert=Slow].expr",
            "rules[alert=New]",
            "script",
            "script[1:1]");
    interact(() -> content().selection().select(FieldPath.parse("rules")));
    assertThat(way(4, KeyCode.CONTROL, KeyCode.PAGE_DOWN))
        .containsExactly(
            "rules", "rules[alert=Down]", "rules[alert=Down].for", "rules[alert=Slow].expr");
  }

  private List<String> fields() {
    TableView<?> table = lookup("#field-table").query();
    TableColumn<?, ?> column = table.getColumns().getFirst();
    return IntStream.range(0, table.getItems().size())
        .mapToObj(row -> String.valueOf(column.getCellData(row)))
        .toList();
  }

  private static final List<String> UNFOLDED =
      List.of(
          "▾ rules",
          "    [alert=Down]",
          "    [alert=Down].for",
          "    [alert=Slow].expr",
          "    [alert=New]",
          "▾ script",
          "    line 1",
          "    line 5");

  private static final List<String> FOLDED =
      Stream.concat(Stream.of("▸ rules  ⋯ 4 inside"), UNFOLDED.subList(5, 8).stream()).toList();

  @Test
  void aTreeOfPartsIsFoldedWithKeysAndWithTheMouse() {
    begin("rules[alert=Slow].expr");
    assertThat(fields()).isEqualTo(UNFOLDED);
    interact(() -> lookup("#field-table").query().requestFocus());
    push(KeyCode.LEFT);
    assertThat(path()).isEqualTo("rules");
    assertThat(fields()).isEqualTo(UNFOLDED);
    push(KeyCode.LEFT);
    assertThat(fields()).isEqualTo(FOLDED);
    push(KeyCode.RIGHT);
    assertThat(fields()).isEqualTo(UNFOLDED);
    push(KeyCode.RIGHT);
    assertThat(path()).isEqualTo("rules[alert=Down]");
    Node sign =
        from(lookup("#field-table")).lookup(".fold-arrow").<Node>queryAll().stream()
            .filter(Node::isVisible)
            .min(Comparator.comparingDouble(each -> each.localToScene(0, 0).getY()))
            .orElseThrow();
    clickOn(sign.localToScreen(sign.getLayoutBounds()));
    assertThat(fields()).isEqualTo(FOLDED);
    assertThat(path()).isEqualTo("rules");
  }

  @Test
  void theWayFromChangeToChangeUnfoldsThePartsAndAnEditDoesNot() {
    begin("rules");
    interact(() -> lookup("#field-table").query().requestFocus());
    push(KeyCode.LEFT);
    interact(() -> content().documents().local().type(LOCAL.replace("mine", "ours")));
    Waiting.until(() -> !content().comparison().staleProperty().get());
    assertThat(fields()).isEqualTo(FOLDED);
    push(KeyCode.F7);
    assertThat(path()).isEqualTo("rules[alert=Down]");
    assertThat(fields()).isEqualTo(UNFOLDED);
  }

  @Test
  void everyPaneShowsThePartThatIsSelected() {
    begin("rules[alert=Slow].expr");
    for (Role pane : List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE, Role.RESULT)) {
      String text = content().comparison().getView().orElseThrow().pane(pane).text();
      int start =
          content()
              .comparison()
              .getView()
              .orElseThrow()
              .pane(pane)
              .fields()
              .spanOf(FieldPath.parse(path()))
              .orElseThrow()
              .start();
      assertThat(text.substring(start)).as("%s", pane).startsWith("expr: latency >");
    }
  }

  @Test
  void aPartIsTakenWithOneKeyAndItsListIsDecidedWithTheLast() {
    begin("rules[alert=Down].for");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> local().contains("for: 7m"));
    assertThat(local()).isEqualTo(LOCAL.replace("for: 10m", "for: 7m"));
    interact(() -> content().selection().select(FieldPath.parse("rules[alert=Slow].expr")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    interact(() -> content().selection().select(FieldPath.parse("rules[alert=Down]")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Waiting.until(() -> undecided().equals("1 of 2 conflicts undecided"));
    interact(() -> content().selection().select(FieldPath.parse("script[1:1]")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> local().contains("uno"));
    assertThat(local())
        .isEqualTo(LOCAL.replace("for: 10m", "for: 7m").replace("  one\n", "  uno\n"));
    push(KeyCode.CONTROL, KeyCode.Z);
    push(KeyCode.CONTROL, KeyCode.Z);
    push(KeyCode.CONTROL, KeyCode.Z);
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> local().equals(LOCAL));
    Waiting.until(() -> undecided().equals("2 of 2 conflicts undecided"));
  }
}
