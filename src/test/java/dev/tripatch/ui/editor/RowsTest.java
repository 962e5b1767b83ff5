package dev.tripatch.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tripatch.document.Format;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.editor.line.LineShape;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.MarkGlyph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.model.PlainTextChange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How high the rows of an editor are. */
class RowsTest extends QuickRobot {

  private @Nullable Appearance appearance;
  private @Nullable EditorArea area;
  private @Nullable MarkGlyph scissors;

  @Override
  public void start(Stage stage) {
    Appearance dressing = new Appearance(new SimpleObjectProperty<>(ColorScheme.LIGHT));
    appearance = dressing;
    EditorArea made = new EditorArea(dressing.textSizeProperty());
    area = made;
    made.setEditable(true);
    scissors = new MarkGlyph(Mark.CLEARED);
    StackPane root = new StackPane(new VirtualizedScrollPane<>(made), scissors);
    Scene scene = new Scene(root, 400, 300);
    dressing.style(scene);
    stage.setScene(scene);
    stage.show();
  }

  private EditorArea area() {
    return Objects.requireNonNull(area);
  }

  private void show(String text) {
    interact(() -> area().exchange(text, List.of(), Format.YAML));
    settle();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a: 1\n\nb: {c: 'x'}  # why\n  \n- |\n  text\n\n", "a: 0\nb: 1\n"})
  void anotherTextComesWithItsColours(String before) {
    show(before);
    List<String> changes = new ArrayList<>();
    area().richChanges().subscribe(change -> changes.add(change.getInserted().getText()));
    show("a: 1\n\nb: true  # why not\nc: {d: \"x\"}\n\n");
    // Single lines are measured again, such as the last one with its room below.
    assertThat(changes)
        .as("lines are made once")
        .filteredOn(text -> text.contains("\n"))
        .hasSize(1);
  }

  private void size(int textSize) {
    interact(() -> Objects.requireNonNull(appearance).setTextSize(textSize));
    settle();
  }

  private static void settle() {
    Waiting.settled();
  }

  private static String lines(int count) {
    return IntStream.range(0, count)
        .mapToObj(line -> "line" + line + ": 1\n")
        .collect(Collectors.joining());
  }

  private List<Double> heights() {
    return from(area()).lookup(".paragraph-box").queryAll().stream()
        .filter(Node::isVisible)
        .map(box -> box.getLayoutBounds().getHeight())
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 10, 11, 12, 13, 16, 24, 32})
  void areOfWholePixelsAndHoldTheirText(int textSize) {
    size(textSize);
    show("a: 1\n\n# a comment\n$patch: x\nb: \"日本語 🎉 Ünïcödé\"\n");
    assertThat(heights()).hasSize(1);
    double height = heights().getFirst();
    assertThat(height).isEqualTo(Math.rint(height)).isBetween(1.32 * textSize, 1.75 * textSize + 1);
    for (Node text : from(area()).lookup(".text").queryAll()) {
      Bounds bounds = text.getBoundsInParent();
      assertThat(bounds.getMinY()).isNotNegative();
      assertThat(bounds.getMaxY()).isLessThanOrEqualTo(height + 0.5);
    }
  }

  @Test
  void knowTheMeasuresOfTheFont() {
    Text text = new Text("X");
    text.setFont(Font.font(area().shape().font().getFamily(), 1000));
    assertThat(text.getFont().getFamily()).isEqualTo("JetBrains Mono");
    assertThat(text.getBaselineOffset()).isCloseTo(1000 * LineShape.ASCENT, within(2.0));
    assertThat(text.getLayoutBounds().getHeight())
        .isCloseTo(1000 * (LineShape.ASCENT + LineShape.DESCENT), within(2.0));
  }

  @Test
  void areWholePixelsOfAScreenWithAnyScale() {
    for (double scale : new double[] {1, 1.25, 1.5, 1.75, 2, 3}) {
      for (int textSize = 8; textSize <= 32; textSize++) {
        double pixels = LineShape.of(textSize, scale).height() * scale;
        assertThat(Math.abs(pixels - Math.rint(pixels))).isLessThan(1e-6);
      }
    }
  }

  @Test
  void outOfViewChangeTheirHeightWithTheTextSize() {
    show(lines(300));
    interact(() -> area().showParagraphAtTop(290));
    settle();
    size(18);
    double height = LineShape.of(18, 1).height();
    assertThat(area().getTotalHeightEstimate()).isEqualTo(301 * height);
    interact(() -> area().showParagraphAtTop(0));
    settle();
    assertThat(heights()).containsExactly(height);
    size(12);
    assertThat(heights()).containsExactly(LineShape.of(12, 1).height());
    assertThat(area().getTotalHeightEstimate()).isEqualTo(301 * LineShape.of(12, 1).height());
  }

  @Test
  void keepTextAndCaretWhenTheTextSizeChanges() {
    show(lines(30));
    interact(
        () -> {
          area().requestFocus();
          area().moveTo(20);
        });
    write("xyz");
    List<PlainTextChange> changes = new ArrayList<>();
    interact(() -> area().plainTextChanges().subscribe(changes::add));
    size(20);
    assertThat(changes).isEmpty();
    assertThat(area().getCaretPosition()).isEqualTo(23);
    assertThat(area().text()).isEqualTo(area().getText()).contains("xyz");
  }

  @Test
  void thatAreFoldedHaveNoHeightAtAnyTextSize() {
    show(lines(10));
    interact(() -> IntStream.range(2, 5).forEach(line -> area().fold(line, true)));
    settle();
    double height = area().rowHeight();
    assertThat(heights()).containsExactlyInAnyOrder(height, 0.0);
    size(16);
    assertThat(heights()).containsExactlyInAnyOrder(area().rowHeight(), 0.0);
    interact(() -> IntStream.range(2, 5).forEach(line -> area().fold(line, false)));
    settle();
    assertThat(heights()).containsExactly(area().rowHeight());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void areFoldedWhateverIsFoldedWithThem(int every) {
    show("\na: 1\n\n\nb: 2\n\n" + lines(200));
    BitSet folded = new BitSet();
    IntStream.range(0, 180).filter(line -> line % (every + 1) < every).forEach(folded::set);
    BitSet all = new BitSet();
    all.set(0, 200);
    String text = area().getText();
    for (BitSet wanted : List.of(folded, new BitSet(), folded)) {
      interact(() -> area().fold(all, wanted));
      BitSet now = new BitSet();
      IntStream.range(0, 200).filter(line -> area().rowsOf(line) == 0).forEach(now::set);
      assertThat(now).isEqualTo(wanted);
    }
    assertThat(area().getText()).isEqualTo(text);
  }

  @Test
  void haveScissorsThatGrowWithThem() {
    size(12);
    double small =
        Objects.requireNonNull(scissors).lookup(".scissors").getBoundsInParent().getWidth();
    size(24);
    double large =
        Objects.requireNonNull(scissors).lookup(".scissors").getBoundsInParent().getWidth();
    assertThat(large).isBetween(1.9 * small, 2.1 * small);
  }
}
