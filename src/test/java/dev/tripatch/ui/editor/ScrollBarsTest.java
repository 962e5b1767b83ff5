package dev.tripatch.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.theme.Appearance;
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
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the scroll bars of an editor know, and what they do. */
class ScrollBarsTest extends QuickRobot {

  private static final String LONG_LINE = "long: " + "x".repeat(300);

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
}
