package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.FieldOrder;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** A field that is selected anywhere is seen in every pane, or the place where it would stand. */
class SelectionInPanesTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(stage, example());
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  private SelectionViewModel selection() {
    return content().selection();
  }

  private ComparisonView view() {
    return content().comparison().getView().orElseThrow();
  }

  private String text(Role pane) {
    return content().view().panes().view(pane).editor().text();
  }

  private PaneText shown(Role pane) {
    return content().comparison().paneProperty(pane).get().orElseThrow();
  }

  private void awaitStart() {
    Waiting.until(() -> selection().getPath().isPresent());
    interact(() -> content().view().panes().focus(Role.LOCAL));
  }

  private static String id(Role pane) {
    return "#pane-" + pane.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /** The numbers of the lines that are wholly in view. */
  private Set<String> numbersInView(Role pane) {
    Node area = from(lookup(id(pane))).lookup(".editor-area").query();
    Bounds view = area.localToScene(area.getLayoutBounds());
    return from(lookup(id(pane))).lookup(".line-number").<Text>queryAll().stream()
        .filter(number -> number.getParent().isVisible())
        .filter(
            number -> {
              Node row = number.getParent().getParent();
              Bounds at = row.localToScene(row.getLayoutBounds());
              return at.getMinY() >= view.getMinY() - 1 && at.getMaxY() <= view.getMaxY() + 1;
            })
        .map(Text::getText)
        .collect(Collectors.toSet());
  }

  private boolean isInView(Role pane) {
    PaneText text = shown(pane);
    FieldPlace place =
        new FieldOrder(view()).placeOf(selection().getPath().orElseThrow(), text).orElseThrow();
    Set<String> numbers = numbersInView(pane);
    return switch (place) {
      case FieldPlace.Here here ->
          numbers.contains(Integer.toString(text.lines().lineOf(here.span().start())));
      case FieldPlace.Between between ->
          numbers.contains(Integer.toString(between.line()))
              || numbers.contains(Integer.toString(between.line() - 1));
    };
  }

  private void awaitInView(String why, Role... panes) {
    for (Role pane : panes) {
      try {
        Waiting.until(() -> isInView(pane));
      } catch (AssertionError late) {
        throw new AssertionError(
            why + ": " + selection().getPath() + " in " + pane + " " + numbersInView(pane), late);
      }
    }
  }

  private List<FieldPath> changes() {
    return view().rowsWithInside().stream()
        .filter(SelectionViewModel::isChange)
        .map(FieldRow::path)
        .toList();
  }

  @Test
  void theFirstConflictIsSelectedAtTheStart() {
    awaitStart();
    assertThat(selection().getPath()).contains(FieldPath.parse("spec.replicas"));
    awaitInView("start", Role.values());
  }

  @Test
  void f7ShowsEachChangeInEveryPaneAndTakesTheCaretAlong() {
    awaitStart();
    interact(() -> selection().clear());
    for (FieldPath change : changes()) {
      push(KeyCode.F7);
      assertThat(selection().getPath()).contains(change);
      awaitInView("F7", Role.values());
    }
    Label message = lookup("#status-message").query();
    push(KeyCode.F7);
    assertThat(message.getText())
        .isEqualTo("This is the last change. Press again to go to the first.");
    push(KeyCode.F7);
    assertThat(selection().getPath()).contains(changes().getFirst());
    assertThat(message.getText()).isEmpty();
  }

  @Test
  void whatIsTypedAfterF7GoesToTheField() {
    awaitStart();
    push(KeyCode.F7);
    assertThat(selection().getPath()).contains(FieldPath.parse("spec.minReadySeconds"));
    write("2");
    assertThat(text(Role.LOCAL)).contains("minReadySeconds: 210");
    push(KeyCode.SHIFT, KeyCode.F7);
    push(KeyCode.SHIFT, KeyCode.F7);
    assertThat(selection().getPath()).contains(FieldPath.parse("metadata.labels.tier"));
    push(KeyCode.ENTER);
    write("tier: edge");
    assertThat(text(Role.LOCAL)).as("where it would be").contains("app: web\n    tier: edge\n");
    Waiting.until(() -> view().pane(Role.LOCAL).text().contains("tier: edge\n"));
    write("2");
    assertThat(text(Role.LOCAL)).as("after the answer").contains("    tier: edge2\n");
  }

  @Test
  void aClickOnTheStripShowsTheFieldThereToo() {
    awaitStart();
    awaitInView("start", Role.values());
    Node strip = from(lookup(id(Role.LOCAL))).lookup(".overview-strip").query();
    Optional<FieldPath> before = selection().getPath();
    double height = strip.getLayoutBounds().getHeight();
    for (double y = height - 1; selection().getPath().equals(before) && y > height / 2; y -= 8) {
      clickOn(strip.localToScreen(5, y));
    }
    assertThat(selection().getPath()).isNotEqualTo(before);
    awaitInView("strip", Role.values());
  }

  @Test
  void aPaneThatWasAwayShowsWhatWasSelectedMeanwhile() {
    awaitStart();
    interact(() -> content().view().panes().focus(Role.RESULT));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    interact(() -> selection().select(changes().getLast()));
    awaitInView("maximised", Role.RESULT);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
    awaitInView("restored", Role.values());
  }

  @Test
  void anotherFormatOfThePatchShowsTheFieldToo() {
    awaitStart();
    interact(() -> selection().select(changes().getLast()));
    awaitInView("selected", Role.values());
    for (PatchFormat format : PatchFormat.values()) {
      String before = text(Role.PATCH);
      interact(() -> content().composer().choose(format));
      Waiting.until(() -> format == PatchFormat.STRATEGIC || !text(Role.PATCH).equals(before));
      awaitInView(format.title(), Role.PATCH);
    }
  }

  @Test
  void choosingInTheTableLeavesTheKeyboardThere() {
    awaitStart();
    push(KeyCode.CONTROL, KeyCode.DIGIT6);
    push(KeyCode.DOWN);
    push(KeyCode.DOWN);
    assertThat(lookup("#field-table").query().isFocusWithin()).isTrue();
    awaitInView("table", Role.values());
    interact(() -> content().view().panes().focus(Role.LOCAL));
    Optional<FieldPath> selected = selection().getPath();
    write("9");
    FieldPlace place =
        new FieldOrder(view())
            .placeOf(selected.orElseThrow(), view().pane(Role.LOCAL))
            .orElseThrow();
    assertThat(place).isInstanceOf(FieldPlace.Here.class);
    assertThat(text(Role.LOCAL).charAt(((FieldPlace.Here) place).caret())).isEqualTo('9');
  }

  @Test
  void whatIsTypedBeforeAKeyStaysInItsOrder() {
    awaitStart();
    String before = text(Role.LOCAL);
    int place = before.indexOf("metadata:");
    interact(() -> content().view().panes().view(Role.LOCAL).editor().caret().goTo(place));
    for (String letter : List.of("a", "b", "c")) {
      write(letter);
      Waiting.until(() -> !content().comparison().busyProperty().get());
    }
    assertThat(text(Role.LOCAL)).isEqualTo(before.replaceFirst("metadata:", "abcmetadata:"));
  }
}
