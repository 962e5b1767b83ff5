package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.VisibleLines;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The panes scroll together: the same field stands at the same height. */
class FieldScrollingTest extends WindowFixture {

  private static final int KEYS = 300;

  @Override
  public void start(Stage stage) {
    open(stage, documents(configMap("", 1), configMap(labels(), 3)));
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  private static String labels() {
    StringBuilder labels = new StringBuilder("  labels:\n");
    IntStream.range(0, 40).forEach(i -> labels.append("    l").append(i).append(": x\n"));
    return labels.toString();
  }

  /** Some keys have a text of several lines. */
  private static String configMap(String metadata, int lines) {
    StringBuilder text =
        new StringBuilder("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n")
            .append(metadata)
            .append("data:\n");
    for (int i = 0; i < KEYS; i++) {
      text.append("  k").append(100 + i).append(": |\n").append("    line\n".repeat(lines));
    }
    return text.toString();
  }

  private VisibleLines lines(Role pane) {
    return content().view().panes().view(pane).editor().visibleLines();
  }

  private void awaitStart() {
    Waiting.until(() -> content().selection().getPath().isPresent());
    Waiting.until(
        () -> lines(Role.LOCAL).text().isPresent() && lines(Role.LIVE).text().isPresent());
  }

  /** Only JavaFX's thread may ask where lines are: rows are made when they are asked for. */
  private OptionalDouble yOf(FieldPath field, Role pane) {
    return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> yNow(field, pane)));
  }

  private OptionalDouble yNow(FieldPath field, Role pane) {
    PaneText text = lines(pane).text().orElseThrow();
    return text.fields().spanOf(field).isEmpty()
        ? OptionalDouble.empty()
        : lines(pane).yOf(text.lines().lineOf(text.fields().spanOf(field).get().start()) - 1);
  }

  /** The field that a pane has a little below its top third. */
  private FieldPath fieldInView(Role pane) {
    return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> fieldNow(pane)));
  }

  private FieldPath fieldNow(Role pane) {
    VisibleLines shown = lines(pane);
    PaneText text = shown.text().orElseThrow();
    int line = shown.lineAt(shown.height() * 0.36).orElseThrow();
    return text.fields().fieldAt(text.lines().startOf(line + 1)).orElseThrow();
  }

  private boolean isBeside(Role pane, Role other) {
    FieldPath field = fieldInView(pane);
    OptionalDouble here = yOf(field, pane);
    OptionalDouble there = yOf(field, other);
    return here.isPresent()
        && there.isPresent()
        && Math.abs(here.getAsDouble() - there.getAsDouble()) < 1;
  }

  /** A turn of the wheel, as the toolkit hands it to the text; negative goes down. */
  private void scroll(Role pane, double pixels) {
    Node area =
        from(lookup("#pane-" + pane.name().toLowerCase(Locale.ROOT)))
            .lookup(".virtual-flow")
            .query();
    interact(() -> Event.fireEvent(area, wheel(pixels)));
  }

  private static ScrollEvent wheel(double pixels) {
    return new ScrollEvent(
        ScrollEvent.SCROLL,
        10,
        10,
        10,
        10,
        false,
        false,
        false,
        false,
        true,
        false,
        0,
        pixels,
        0,
        pixels,
        ScrollEvent.HorizontalTextScrollUnits.NONE,
        0,
        ScrollEvent.VerticalTextScrollUnits.NONE,
        0,
        0,
        null);
  }

  private static FieldPath key(int number) {
    return FieldPath.of("data", "k" + number);
  }

  @Test
  void theSameFieldStandsAtTheSameHeightWhoeverIsScrolled() {
    awaitStart();
    scroll(Role.LIVE, -9000);
    Waiting.until(() -> fieldInView(Role.LIVE).toString().startsWith("data.k"));
    Waiting.until(() -> isBeside(Role.LIVE, Role.LOCAL));
    scroll(Role.LOCAL, 2000);
    Waiting.until(() -> isBeside(Role.LOCAL, Role.LIVE));
    FieldPath there = fieldInView(Role.LOCAL);
    scroll(Role.RESULT, 3000);
    Waiting.until(() -> !fieldInView(Role.LOCAL).equals(there));
  }

  @Test
  void atItsBeginningEveryPaneIsAtTheBeginning() {
    awaitStart();
    interact(() -> content().selection().clear());
    scroll(Role.LOCAL, -9000);
    Waiting.until(() -> lines(Role.RESULT).yOf(0).isEmpty());
    scroll(Role.LOCAL, 20_000);
    Waiting.until(() -> lines(Role.RESULT).yOf(0).equals(OptionalDouble.of(0)));
    Waiting.until(() -> lines(Role.LIVE).yOf(0).equals(OptionalDouble.of(0)));
  }

  @Test
  void aSelectedFieldStandsAtTheSameHeightInEveryPane() {
    awaitStart();
    interact(() -> content().selection().select(key(250)));
    Waiting.until(() -> isLevel(key(250)));
    interact(() -> content().selection().select(key(399)));
    Waiting.until(() -> yOf(key(399), Role.LIVE).isPresent());
    Waiting.until(() -> yOf(key(399), Role.LOCAL).isPresent());
    interact(() -> content().selection().select(key(101)));
    Waiting.until(() -> isLevel(key(101)));
  }

  private boolean isLevel(FieldPath field) {
    OptionalDouble local = yOf(field, Role.LOCAL);
    OptionalDouble live = yOf(field, Role.LIVE);
    return local.isPresent() && local.equals(live);
  }

  @Test
  void eachScrollsAloneWhenThatIsWanted() {
    awaitStart();
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(
        new KeyCodeCombination(KeyCode.Y, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
    assertThat(content().view().panes().scrolling().togetherProperty().get()).isFalse();
    FieldPath local = fieldInView(Role.LOCAL);
    FieldPath before = fieldInView(Role.LIVE);
    scroll(Role.LIVE, -9000);
    Waiting.until(() -> !fieldInView(Role.LIVE).equals(before));
    assertThat(fieldInView(Role.LOCAL)).isEqualTo(local);
    push(
        new KeyCodeCombination(KeyCode.Y, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
    Waiting.until(() -> isBeside(Role.LOCAL, Role.LIVE));
  }

  /** At the end of one document there is nothing left to scroll; panes go past their end then. */
  @Test
  void everySelectedFieldIsSeenInEveryPaneAndLevelInTheDocuments() {
    awaitStart();
    for (int number : List.of(130, 399, 398, 100 + KEYS / 2, 397, 110)) {
      interact(() -> content().selection().select(key(number)));
      Waiting.until(() -> isLevel(key(number)));
      for (Role pane : List.of(Role.LOCAL, Role.LIVE, Role.PATCH, Role.RESULT)) {
        Waiting.until(() -> isSeen(key(number), pane));
      }
    }
  }

  private boolean isSeen(FieldPath field, Role pane) {
    double last = lines(pane).height() - lines(pane).rowHeight();
    return yOf(field, pane).stream().anyMatch(y -> y >= 0 && y <= last);
  }

  @Test
  void aPaneWithAllItsTextInViewDoesNotScroll() {
    awaitStart();
    interact(() -> content().documents().of(Role.LOCAL).orElseThrow().type("kind: ConfigMap\n"));
    interact(() -> content().selection().clear());
    Waiting.until(() -> lines(Role.LOCAL).yOf(1).isPresent());
    scroll(Role.LOCAL, -2000);
    Waiting.settled();
    Waiting.until(() -> lines(Role.LOCAL).yOf(0).equals(OptionalDouble.of(0)));
  }

  @Test
  void onlyTheLastLineHasRoomBelow() {
    awaitStart();
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(KeyCode.CONTROL, KeyCode.END).push(KeyCode.ENTER);
    write("  z: z").push(KeyCode.ENTER);
    Waiting.until(() -> !content().comparison().busyProperty().get());
    List<String> faults = new ArrayList<>();
    interact(() -> faults.addAll(new ShownRows(content()).faults()));
    assertThat(faults).isEmpty();
  }
}
