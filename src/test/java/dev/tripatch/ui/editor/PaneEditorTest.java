package dev.tripatch.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Diagnostic.Severity;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.editor.line.OverviewStrip.OverviewSign;
import dev.tripatch.ui.editor.line.Sought;
import dev.tripatch.ui.sample.SamplePane;
import dev.tripatch.ui.settings.Appearance;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Path;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/** What an editor shows around its text: marks, their overview, and its first columns. */
class PaneEditorTest extends QuickRobot {

  private static final String LONG = "long: " + "word ".repeat(80);

  private @Nullable PaneEditor editor;

  @Override
  public void start(Stage stage) {
    Appearance appearance = new Appearance(new SimpleObjectProperty<>(ColorScheme.LIGHT));
    PaneEditor made = new PaneEditor("test", appearance.textSizeProperty());
    editor = made;
    made.setEditable(true);
    StackPane root = new StackPane();
    Scene scene = new Scene(root, 400, 300);
    appearance.style(scene);
    stage.setScene(scene);
    stage.show();
    // As in the window: a text comes when its scene has colours.
    root.getChildren().add(made);
  }

  private PaneEditor editor() {
    return Objects.requireNonNull(editor);
  }

  private EditorArea area() {
    return (EditorArea) editor().lookup(".editor-area");
  }

  private void show(PaneText pane) {
    interact(
        () -> {
          editor().open(pane.text(), List.of(), Format.YAML);
          editor().decorate(pane);
          editor().caret().focus();
        });
    settle();
  }

  private static void settle() {
    Waiting.settled();
  }

  private static PaneText sample() {
    return SamplePane.of(
        Role.RESULT, Format.YAML, "a: 1 | + a\nb: 2 | ~ b | ← was 3\nc: 3\n" + LONG + "\n");
  }

  private long shapesOnStrip() {
    return from(editor()).lookup(".overview-mark").queryAllAs(Path.class).stream()
        .filter(path -> !path.getElements().isEmpty())
        .count();
  }

  private String spoken() {
    return editor().lookup(".overview-strip").getAccessibleText();
  }

  /** A value changes with an annotation far above it. */
  @Test
  void onlyLinesThatDifferAreMadeAgain() {
    show(SamplePane.of(Role.RESULT, Format.YAML, "a: 1\nb: 2\nc: 3\nd: 4\n"));
    List<Node> before = lines();
    interact(() -> editor().show("a: 5\nb: 2\nc: 3\nd: 67\n", Format.YAML));
    settle();
    assertThat(lines()).hasSameSizeAs(before).containsAll(before.subList(1, 3));
    assertThat(area().getText()).isEqualTo("a: 5\nb: 2\nc: 3\nd: 67\n");
  }

  @Test
  void aLineThatIsExchangedStaysFolded() {
    show(SamplePane.of(Role.RESULT, Format.YAML, "a:\n  b: 2\n  c: 3\nd: 4\n"));
    interact(() -> editor().folding().toggleBeside(0));
    interact(() -> editor().show("a:\n  b: 2\n  c: 5\nd: 6\n", Format.YAML));
    assertThat(area().rowsOf(2)).isZero();
    assertThat(area().rowsOf(3)).isEqualTo(1);
  }

  private List<Node> lines() {
    return List.copyOf(from(editor()).lookup(".paragraph-box").queryAll());
  }

  @Test
  void theStripSaysHowManyMarksOfWhichKindThereAre() {
    show(sample());
    assertThat(spoken()).isEqualTo("Marks: 1 added, 1 changed");
    assertThat(shapesOnStrip()).isEqualTo(2);
  }

  @Test
  void theStripHasAShapeForEachOutcome() {
    List<String> shapes =
        Arrays.stream(Mark.values()).map(mark -> OverviewSign.of(mark, 0).toString()).toList();
    assertThat(shapes).doesNotHaveDuplicates();
    assertThat(OverviewSign.ofHazard(0).toString()).isNotIn(shapes);
  }

  /** Whether a line is struck through is no matter of its mark: a conflict may delete, too. */
  @ParameterizedTest
  @EnumSource(Role.class)
  void whatIsGoneIsStruckThrough(Role pane) {
    show(SamplePane.of(pane, Format.YAML, "a: 1 | −x a\nb: 2 | !x b\nc: 3 | ! c\nd: 4 | − d\n"));
    assertThat(from(editor()).lookup(".strike").queryAll()).hasSize(2);
    assertThat(from(editor()).lookup(".tint").queryAll()).hasSize(4);
  }

  @Test
  void errorsAndWarningsHaveWavesOfTheirOwn() {
    SourceDocument doubtful = SourceReader.read("pane", "a: 1\na: 2\n");
    SourceDocument broken = SourceReader.read("pane", "a: 1\nb: [\n");
    assertThat(waves(doubtful, Severity.WARNING)).isEqualTo("wave warning");
    assertThat(waves(broken, Severity.ERROR)).isEqualTo("wave error");
  }

  /** The waves under a text that has only problems of one severity. */
  private String waves(SourceDocument document, Severity severity) {
    assertThat(document.diagnostics()).isNotEmpty().allMatch(each -> each.severity() == severity);
    show(SamplePane.of(Role.LOCAL, Format.YAML, document.text().strip()));
    interact(() -> editor().showProblems(document.diagnostics()));
    settle();
    return from(editor()).lookup(".wave").queryAll().stream()
        .map(wave -> String.join(" ", wave.getStyleClass()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  @Test
  void noMarksStayWhenTheTextIsDeleted() {
    show(sample());
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.DELETE);
    settle();
    assertThat(editor().text()).isEmpty();
    assertThat(shapesOnStrip()).isZero();
    assertThat(spoken()).isEqualTo("No marks");
    assertThat(from(editor()).lookup(".mark-glyph").queryAll()).isEmpty();
    assertThat(from(editor()).lookup(".tint").queryAll()).isEmpty();
    assertThat(from(editor()).lookup(".line-note").queryAll()).isEmpty();
  }

  /** Such as the result of an object that there is nothing to compare with. */
  @Test
  void anEmptyTextHasNothingOfTheOneBefore() {
    showWithNoise();
    assertThat(folded()).isOne();
    interact(() -> editor().show("", Format.YAML));
    assertNothingStays();
  }

  @Test
  void aDeletedTextLeavesNothing() {
    showWithNoise();
    push(KeyCode.CONTROL, KeyCode.A);
    push(KeyCode.DELETE);
    assertNothingStays();
  }

  /** It may stay without an answer, if it cannot be read. */
  @Test
  void anotherDocumentHasNothingOfTheOneBefore() {
    showWithNoise();
    interact(() -> editor().open("a: [", List.of(), Format.YAML));
    assertNothingStays();
  }

  @Test
  void whatWasUnfoldedInADocumentIsFoldedInTheNext() {
    String many = "a: 1 | + a\n" + "c: 3\n".repeat(9);
    show(SamplePane.of(Role.RESULT, Format.YAML, many));
    interact(() -> editor().folding().setOnlyChanges(true));
    assertThat(editor().folding().isFolded(7)).isTrue();
    interact(() -> editor().folding().open(7));
    assertThat(editor().folding().isFolded(7)).isFalse();
    show(SamplePane.of(Role.RESULT, Format.YAML, many.replace('1', '2')));
    assertThat(editor().folding().isFolded(7)).isTrue();
  }

  private void showWithNoise() {
    editor()
        .setPlaces(
            (path, text) ->
                text.fields().spanOf(path).map(span -> new FieldPlace.Here(span, span.start())));
    show(SamplePane.of(Role.LIVE, Format.YAML, "a: 1\nstatus: 1"));
    interact(() -> editor().select(Optional.of(FieldPath.of("a")), false));
    settle();
    assertThat(from(editor()).lookup(".selection-edge").queryAll()).isNotEmpty();
  }

  private int folded() {
    return editor().folding().countProperty().get();
  }

  private void assertNothingStays() {
    assertThat(folded()).isZero();
    settle();
    assertThat(editor().folding().isFolded(0)).isFalse();
    assertThat(from(editor()).lookup(".selection-edge").queryAll()).isEmpty();
  }

  @Test
  void marksOfDeletedLinesLeaveTheStripAtOnce() {
    show(sample());
    interact(() -> area().selectRange(0, "a: 1\nb: 2\n".length()));
    push(KeyCode.DELETE);
    settle();
    assertThat(editor().text()).startsWith("c: 3");
    assertThat(shapesOnStrip()).isLessThan(2);
  }

  @Test
  void theStartOfALineIsShownFromTheFirstColumnOn() {
    show(sample());
    scrollAside();
    push(KeyCode.HOME);
    settle();
    assertThat(area().getEstimatedScrollX()).isZero();
    assertThat(areaLeft()).isZero();
  }

  @Test
  void aFieldIsShownFromTheFirstColumnOn() {
    show(sample());
    editor()
        .setPlaces(
            (path, text) ->
                text.fields().spanOf(path).map(span -> new FieldPlace.Here(span, span.start())));
    scrollAside();
    interact(() -> editor().select(Optional.of(FieldPath.of("a")), true));
    settle();
    assertThat(area().getEstimatedScrollX()).isZero();
  }

  @Test
  void anotherTextIsShownFromTheFirstColumnOn() {
    show(sample());
    scrollAside();
    interact(() -> editor().open(LONG, List.of(), Format.YAML));
    settle();
    assertThat(area().getEstimatedScrollX()).isZero();
  }

  @Test
  void anotherTextIsShownFromItsFirstLineOnHoweverSoonItComes() {
    show(sample());
    String many = "- x\n".repeat(100);
    interact(() -> editor().open(many, List.of(), Format.YAML));
    interact(
        () -> {
          editor().visibleLines().reveal(90);
          editor().open(many.replace('x', 'y'), List.of(), Format.YAML);
        });
    settle();
    assertThat(editor().visibleLines().range().first()).isZero();
  }

  private void scrollAside() {
    interact(() -> area().moveTo(3, 0));
    push(KeyCode.END);
    settle();
    assertThat(area().getEstimatedScrollX()).isPositive();
  }

  private double areaLeft() {
    Node box = from(area()).lookup(".paragraph-box").query();
    return area().sceneToLocal(box.localToScene(0, 0)).getX();
  }

  @Test
  void aWordFarToTheRightIsSeenAtItsFirstFind() {
    String far = "metadata:\n" + "  a: b\n".repeat(60) + "  far: " + "x".repeat(300) + "needle y\n";
    show(SamplePane.of(Role.LOCAL, Format.YAML, far.strip()));
    interact(
        () -> {
          editor().finder().find(new Sought("needle", false, false));
          editor().finder().goToFirst();
        });
    Waiting.until(() -> columnsInView(far.indexOf("needle"), 6));
    interact(() -> editor().finder().find(new Sought("metadata", false, false)));
    interact(() -> editor().finder().goToFirst());
    Waiting.until(() -> columnsInView(0, 8));
  }

  private boolean columnsInView(int offset, int length) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () ->
            area()
                .getCharacterBoundsOnScreen(offset, offset + length)
                .map(area()::screenToLocal)
                .filter(at -> at.getMinX() >= 0 && at.getMaxX() <= area().getWidth())
                .isPresent());
  }
}
