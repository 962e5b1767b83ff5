package dev.tripatch.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.settings.Appearance;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Orientation;
import javafx.scene.Scene;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the scroll bars of an editor know, and what they do. */
class ScrollBarsTest extends QuickRobot {

  private static final String LONG_LINE = "long: " + "x".repeat(300);

  private static final List<KeyCode> MOVES =
      List.of(KeyCode.PAGE_DOWN, KeyCode.PAGE_UP, KeyCode.DOWN, KeyCode.END);

  private @Nullable EditorArea area;

  @Override
  public void start(Stage stage) {
    EditorArea made = new EditorArea(new SimpleIntegerProperty(12));
    area = made;
    VirtualizedScrollPane<EditorArea> pane = new VirtualizedScrollPane<>(made);
    pane.getStyleClass().add("pane-editor");
    Scene scene = new Scene(new StackPane(pane), 300, 200);
    new Appearance(new SimpleObjectProperty<>(ColorScheme.LIGHT)).style(scene);
    stage.setScene(scene);
    stage.show();
  }

  private EditorArea area() {
    return Objects.requireNonNull(area);
  }

  private ScrollBar bar(Orientation orientation) {
    return from(area().getParent()).lookup(".scroll-bar").queryAllAs(ScrollBar.class).stream()
        .filter(bar -> bar.getOrientation() == orientation)
        .findFirst()
        .orElseThrow();
  }

  private static String lines(int count) {
    return IntStream.range(0, count)
        .mapToObj(line -> "line" + line + ": 1\n")
        .collect(Collectors.joining());
  }

  private void show(String text) {
    interact(() -> area().exchange(text, java.util.List.of(), Format.YAML));
    settle();
  }

  /** Layouts ask for further ones. */
  private static void settle() {
    for (int i = 0; i < 5; i++) {
      Waiting.settled();
    }
  }

  @Test
  void barsAreThereWhereThereIsMoreToSee() {
    show(lines(3));
    assertThat(bar(Orientation.VERTICAL).isVisible()).isFalse();
    assertThat(bar(Orientation.HORIZONTAL).isVisible()).isFalse();

    show(lines(100));
    assertThat(bar(Orientation.VERTICAL).isVisible()).isTrue();
    assertThat(bar(Orientation.HORIZONTAL).isVisible()).isFalse();

    show(LONG_LINE);
    assertThat(bar(Orientation.VERTICAL).isVisible()).isFalse();
    assertThat(bar(Orientation.HORIZONTAL).isVisible()).isTrue();
  }

  @Test
  void barsKnowHowMuchThereIs() {
    show(LONG_LINE + "\n" + lines(100));
    assertThat(bar(Orientation.VERTICAL).getMax())
        .isEqualTo(area().totalHeightEstimateProperty().getValue());
    assertThat(bar(Orientation.HORIZONTAL).getMax())
        .isEqualTo(area().totalWidthEstimateProperty().getValue())
        .isNotEqualTo(bar(Orientation.VERTICAL).getMax());
  }

  @Test
  void aThumbCanBeSeenAndTakenInTheLongestText() {
    show(lines(20_000));
    Region thumb = from(bar(Orientation.VERTICAL)).lookup(".thumb").query();
    assertThat(bar(Orientation.VERTICAL).getOpacity()).isEqualTo(1);
    assertThat(thumb.getHeight()).isBetween(20.0, 40.0);
    assertThat(thumb.getWidth()).isBetween(6.0, 10.0);
  }

  @Test
  void aBarThatIsMovedMovesTheText() {
    show(lines(100));
    ScrollBar bar = bar(Orientation.VERTICAL);
    interact(() -> bar.setValue(bar.getMax()));
    settle();
    assertThat(area().lastVisibleParToAllParIndex()).isEqualTo(100);
    interact(() -> bar.setValue(0));
    settle();
    assertThat(area().firstVisibleParToAllParIndex()).isZero();
  }

  @Test
  void textThatIsMovedMovesTheBar() {
    show(lines(100));
    interact(
        () -> {
          area().requestFocus();
          area().moveTo(0);
        });
    push(KeyCode.PAGE_DOWN).push(KeyCode.PAGE_DOWN).push(KeyCode.PAGE_DOWN);
    settle();
    assertThat(bar(Orientation.VERTICAL).getValue()).isPositive();
    push(KeyCode.PAGE_UP).push(KeyCode.PAGE_UP).push(KeyCode.PAGE_UP).push(KeyCode.PAGE_UP);
    settle();
    assertThat(area().firstVisibleParToAllParIndex()).isZero();
    assertThat(bar(Orientation.VERTICAL).getValue()).isZero();
  }

  @Test
  void aFoldedLineSetsNoWidth() {
    show("a: 1\n" + LONG_LINE + "\nb: 1");
    assertThat(bar(Orientation.HORIZONTAL).isVisible()).isTrue();
    interact(() -> area().fold(1, true));
    settle();
    assertThat(bar(Orientation.HORIZONTAL).isVisible()).isFalse();
    interact(() -> area().fold(1, false));
    settle();
    assertThat(bar(Orientation.HORIZONTAL).isVisible()).isTrue();
  }

  /** Another text is there, and nothing of it was laid out yet. */
  @ParameterizedTest
  @CsvSource({"100, 200", "3, 100", "100, 100"})
  void keysRightAfterAnotherTextDoWhatTheyDoLater(int before, int after) {
    for (KeyCode code : MOVES) {
      for (boolean isControl : List.of(false, true)) {
        int slow = pressed(before, after, code, isControl, true);
        int fast = pressed(before, after, code, isControl, false);
        assertThat(fast).as("%s %s", code, isControl).isEqualTo(slow);
      }
    }
  }

  private int pressed(int before, int after, KeyCode code, boolean isControl, boolean isSlow) {
    show(lines(before));
    interact(
        () -> {
          area().requestFocus();
          area().moveTo(area().getLength() / 2);
          area().requestFollowCaret();
        });
    settle();
    Runnable exchange =
        () -> area().exchange(lines(after).replace("1", "2"), java.util.List.of(), Format.YAML);
    Runnable press =
        () ->
            area()
                .fireEvent(
                    new KeyEvent(
                        KeyEvent.KEY_PRESSED, "", "", code, false, isControl, false, false));
    interact(
        () -> {
          exchange.run();
          if (!isSlow) {
            press.run();
          }
        });
    settle();
    if (isSlow) {
      interact(press);
      settle();
    }
    assertThat(area().getCaretBounds()).isPresent();
    return area().getCaretPosition();
  }
}
