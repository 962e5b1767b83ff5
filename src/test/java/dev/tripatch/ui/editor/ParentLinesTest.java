package dev.tripatch.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Format;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.editor.line.LineShape;
import dev.tripatch.ui.sample.SamplePane;
import dev.tripatch.ui.settings.Appearance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.application.ColorScheme;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which lines stay at the top of an editor, since they hold those in view. */
class ParentLinesTest extends QuickRobot {

  private static final String CONTAINERS =
      IntStream.range(0, 12)
          .mapToObj(
              item ->
                  "      - name: c"
                      + item
                      + "\n"
                      + "        image: web:"
                      + item
                      + "\n"
                      + "        resources:\n"
                      + "          limits:\n"
                      + "            memory: 1Gi\n"
                      + "            cpu: 2\n")
          .collect(Collectors.joining());

  private static final String TEXT =
      "kind: Deployment\nspec:\n  replicas: 3\n  template:\n    spec:\n      containers:\n"
          + CONTAINERS
          + "status:\n  replicas: 3\n  ready: 3\n";

  private @Nullable PaneEditor editor;
  private @Nullable Appearance appearance;
  private @Nullable Stage window;

  @Override
  public void start(Stage stage) {
    Appearance dressing = new Appearance(new SimpleObjectProperty<>(ColorScheme.LIGHT));
    appearance = dressing;
    window = stage;
    PaneEditor made = new PaneEditor("test", dressing.textSizeProperty());
    editor = made;
    made.setEditable(true);
    StackPane root = new StackPane();
    Scene scene = new Scene(root, 500, 500);
    dressing.style(scene);
    stage.setScene(scene);
    stage.show();
    root.getChildren().add(made);
  }

  private PaneEditor editor() {
    return Objects.requireNonNull(editor);
  }

  private EditorArea area() {
    return (EditorArea) editor().lookup(".editor-area");
  }

  private void show(String text) {
    show(text, List.of());
  }

  private void show(String text, List<Mask> masks) {
    interact(() -> editor().open(text, masks, Format.YAML));
    Waiting.settled();
  }

  private void scrollTo(int line, double y) {
    interact(() -> area().showLineAt(line, y));
    Waiting.settled();
  }

  private List<Node> rows() {
    return editor().lookupAll(".parent-lines").stream()
        .filter(Node::isVisible)
        .flatMap(band -> ((Parent) band).getChildrenUnmodifiable().stream())
        .sorted(Comparator.comparingDouble(Node::getLayoutY))
        .toList();
  }

  private List<Integer> parents() {
    return rows().stream()
        .map(row -> ((Text) row.lookup(".line-number")).getText())
        .map(number -> Integer.parseInt(number) - 1)
        .toList();
  }

  private List<String> words() {
    return rows().stream()
        .map(
            row ->
                row.lookupAll(".text").stream()
                    .map(Text.class::cast)
                    .map(Text::getText)
                    .collect(Collectors.joining()))
        .toList();
  }

  /** The lines above a line that are further left than all between, as a person sees them. */
  private List<Integer> holders(int line) {
    List<Integer> holders = new ArrayList<>();
    int depth = depth(line);
    for (int above = line - 1; above >= 0; above--) {
      if (depth(above) < depth) {
        depth = depth(above);
        holders.addFirst(above);
      }
    }
    return holders;
  }

  private int depth(int line) {
    String words = area().lineText(line);
    return 2 * (words.length() - words.stripLeading().length())
        + (words.stripLeading().startsWith("-") ? 1 : 0);
  }

  @Test
  void holdTheLineBelowThemAndAreAboveTheViewWhereverItIsScrolled() {
    show(TEXT);
    for (int line : List.of(0, 1, 2, 4, 5, 6, 7, 37, 38, 39, 41, 75, 77, 79)) {
      for (double part : new double[] {0, 0.4}) {
        scrollTo(line, -part * area().rowHeight());
        List<Integer> parents = parents();
        double bottom = parents.size() * area().rowHeight();
        List<Integer> below = holders(lineAt(bottom));
        assertThat(parents).isEqualTo(below.subList(0, parents.size()));
        assertThat(parents.isEmpty()).isEqualTo(!holdsBoth(lineAt(0), lineAt(area().rowHeight())));
        assertThat(parents).noneMatch(each -> topOf(each) >= bottom);
      }
    }
  }

  private int lineAt(double y) {
    return area().lineAt(y + 0.5).orElseThrow();
  }

  private boolean holdsBoth(int line, int next) {
    return holders(line).stream().anyMatch(holders(next)::contains);
  }

  private double topOf(int line) {
    return area().boundsOf(line).map(Bounds::getMinY).orElse(-1.0);
  }

  @Test
  void areDrawnAsTheLinesAre() {
    show(TEXT);
    scrollTo(40, 0);
    assertThat(words())
        .containsExactly(
            "spec:", "  template:", "    spec:", "      containers:", "      - name: c6");
    Node own = area().lookup(".line-number");
    for (Node row : rows()) {
      assertThat(row.getLayoutBounds().getHeight()).isEqualTo(area().rowHeight());
      Text number = (Text) row.lookup(".line-number");
      assertThat(number.localToScene(number.getLayoutBounds()).getMaxX())
          .isCloseTo(own.localToScene(own.getLayoutBounds()).getMaxX(), within(0.5));
      assertThat(row.lookupAll(".syntax-key")).isNotEmpty();
    }
  }

  @Test
  void areNeverOverTheCaret() {
    show(TEXT);
    interact(() -> editor().caret().goTo(TEXT.indexOf("cpu: 2\n      - name: c9")));
    Waiting.settled();
    for (int step = 0; step < 26; step++) {
      push(KeyCode.UP);
      Waiting.settled();
      int caret = area().getCurrentParagraph();
      assertThat(topOf(caret))
          .as("line %s below %s", caret, words())
          .isGreaterThanOrEqualTo(parents().size() * area().rowHeight() - 1);
      if (step > 20) {
        assertThat(parents()).hasSizeGreaterThan(3);
      }
    }
  }

  @Test
  void areNeverOverTheSelectedField() {
    String unique = TEXT.replace("image: web:7", "picture: web");
    PaneText pane = SamplePane.of(Role.LIVE, Format.YAML, unique);
    FieldPath field = pane.fields().fieldAt(unique.indexOf("picture")).orElseThrow();
    show(pane.text());
    interact(
        () -> {
          editor()
              .setPlaces(
                  (path, text) ->
                      text.fields()
                          .spanOf(path)
                          .map(span -> new FieldPlace.Here(span, span.start())));
          editor().decorate(pane);
          editor().select(Optional.of(field), false);
        });
    int line = lineOf("web:7");
    for (int row = 0; row < 7; row++) {
      scrollTo(line, row * area().rowHeight());
      assertThat(parents()).hasSize(Math.min(row, 4));
    }
  }

  private static int lineOf(String words) {
    return (int) TEXT.substring(0, TEXT.indexOf(words)).lines().count() - 1;
  }

  @Test
  void takeAPersonToTheirLineBelowItsOwnParents() {
    show(TEXT);
    scrollTo(60, 0);
    clickOn(rows().get(3));
    Waiting.settled();
    assertThat(area().getCurrentParagraph()).isEqualTo(5);
    assertThat(area().getCaretColumn()).isEqualTo(6);
    assertThat(topOf(5)).isGreaterThanOrEqualTo(parents().size() * area().rowHeight());
  }

  @Test
  void followFoldingTypingAndTextSize() {
    show(TEXT);
    scrollTo(60, 0);
    assertThat(parents()).hasSize(5);
    interact(() -> area().insertText(area().getAbsolutePosition(5, 6), "my-"));
    Waiting.settled();
    assertThat(words().get(3)).isEqualTo("      my-containers:");
    interact(() -> area().insertText(0, "a: 1\n"));
    Waiting.settled();
    assertThat(words().get(3)).isEqualTo("      my-containers:");
    assertThat(parents().get(3)).isEqualTo(6);
    interact(() -> Objects.requireNonNull(appearance).setTextSize(16));
    Waiting.settled();
    assertThat(rows()).isNotEmpty();
    assertThat(rows().getFirst().getLayoutBounds().getHeight())
        .isEqualTo(LineShape.of(16, 1).height());
    interact(() -> editor().folding().foldAll());
    Waiting.settled();
    assertThat(parents()).isEmpty();
  }

  @Test
  void areGoneWithTheTextThatHadThem() {
    show(TEXT);
    scrollTo(60, 0);
    interact(() -> area().replaceText("a: 1"));
    Waiting.settled();
    assertThat(rows()).isEmpty();
  }

  @Test
  void areThereForATextThatCannotBeRead() {
    show(TEXT.replace("image: web:7", "image: [web:7"));
    scrollTo(60, 0);
    assertThat(words()).hasSize(5).startsWith("spec:");
  }

  @Test
  void hideWhatTheirLinesHide() {
    String secret = "data: {}\nhunter2: # x\n" + "  a: 1\n".repeat(60);
    int start = secret.indexOf("hunter2");
    show(secret, List.of(new Mask(new Span(start, start + 7), "‹7 bytes, A›")));
    scrollTo(30, 0);
    assertThat(words()).containsExactly("‹7 bytes, A›: # x");
    assertThat(rows().getFirst().getAccessibleText()).doesNotContain("hunter2");
  }

  @Test
  void areNotInALowPaneAndNotWhereNobodyWantsThem() {
    show(TEXT);
    scrollTo(60, 0);
    assertThat(parents()).isNotEmpty();
    interact(() -> editor().keepParentsInView(false));
    Waiting.settled();
    assertThat(parents()).isEmpty();
    interact(() -> editor().keepParentsInView(true));
    Waiting.settled();
    assertThat(parents()).isNotEmpty();
    interact(() -> Objects.requireNonNull(window).setHeight(150));
    Waiting.settled();
    assertThat(parents()).isEmpty();
  }

  /** The name of an item may come after much else; what is inside another item is not its own. */
  @Test
  void sayTheNameOfAnItemThatBeginsWithAnotherKey() {
    String item =
        "  - args:\n"
            + "    - --x\n".repeat(15)
            + "    env:\n    - name: HOME\n      value: x\n"
            + "    - value: y\n".repeat(15)
            + "    name: web # the one\n";
    show("spec:\n" + item + "  - args:\n" + "    - --y\n".repeat(40));
    scrollTo(8, 0);
    assertThat(words()).containsExactly("spec:", "  - args:  … name: web # the one");
    assertThat(rows().getLast().getAccessibleText()).contains("args", "name: web");
    interact(() -> area().insertText(area().getAbsolutePosition(35, 10), "my-"));
    Waiting.settled();
    assertThat(words()).endsWith("  - args:  … name: my-web # the one");
    scrollTo(50, 0);
    assertThat(words()).containsExactly("spec:", "  - args:");
    show(TEXT);
    scrollTo(40, 0);
    assertThat(words()).endsWith("      - name: c6");
  }

  @Test
  void areNotOnlyBrackets() {
    show(
        "{\n  \"spec\": {\n    \"items\": [\n"
            + "      {\n        \"a\": 1\n      },\n".repeat(30));
    scrollTo(40, 0);
    assertThat(words()).containsExactly("  \"spec\": {", "    \"items\": [");
  }
}
