package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.show.table.Noise;
import dev.tripatch.ui.editor.PaneEditor;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** What servers and kubectl write for themselves is folded away, and comes back by one click. */
class FoldingTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private int folded(Role pane) {
    return editor(pane).folding().countProperty().get();
  }

  private void awaitFolds() {
    Waiting.until(() -> folded(Role.RESULT) > 0);
  }

  private boolean tableShowsNoise() {
    return content().comparison().getView().orElseThrow().rows().stream()
        .anyMatch(row -> Noise.of(row.path()).isPresent());
  }

  @Test
  void bookkeepingIsFoldedAndTheTextStaysWhole() {
    awaitFolds();
    assertThat(folded(Role.LIVE)).isPositive();
    assertThat(folded(Role.PATCH)).isEqualTo(1);
    assertThat(folded(Role.LOCAL)).isZero();
    assertThat(editor(Role.LIVE).text()).isEqualTo(BuiltInExample.live());
    assertThat(editor(Role.PATCH).text()).contains("last-applied-configuration");
    assertThat(tableShowsNoise()).isFalse();
  }

  private List<String> foldMarks(Role pane) {
    return from(lookup("#pane-" + pane.name().toLowerCase(Locale.ROOT)))
        .lookup(".folded-words")
        .queryAllAs(Text.class)
        .stream()
        .map(Text::getText)
        .toList();
  }

  /** A bare {@code annotations:} would read as null. */
  @Test
  void whatIsFoldedHasAMarkInEveryPaneAndAnArrowThatBringsItBack() {
    awaitFolds();
    for (Role pane : List.of(Role.LIVE, Role.PATCH, Role.RESULT)) {
      Waiting.until(() -> !foldMarks(pane).isEmpty());
      assertThat(foldMarks(pane))
          .as("%s", pane)
          .allMatch(words -> words.matches("… \\d+ lines?.*"));
    }
    interact(() -> content().view().panes().focus(Role.LOCAL));
    interact(
        () -> editor(Role.PATCH).caret().goTo(editor(Role.PATCH).text().indexOf("annotations")));
    interact(() -> editor(Role.PATCH).folding().toggleAtCaret());
    assertThat(folded(Role.PATCH)).isZero();
    Waiting.until(() -> foldMarks(Role.PATCH).isEmpty());
    push(ONLY_CHANGES);
    Waiting.until(() -> foldMarks(Role.LOCAL).stream().anyMatch(words -> words.contains(" above")));
  }

  @Test
  void aClickOnTheMarkOfAGapOpensIt() {
    awaitFolds();
    push(ONLY_CHANGES);
    Waiting.until(() -> !gaps(Role.RESULT).isEmpty());
    assertThat(gaps(Role.RESULT)).hasSameSizeAs(foldMarks(Role.RESULT));
    int before = gaps(Role.RESULT).size();
    Bounds pane = onScreen(from(lookup("#pane-result")).lookup(".editor-area").query());
    Node mark =
        from(lookup("#pane-result")).lookup(".folded-box").queryAll().stream()
            .filter(each -> pane.contains(onScreen(each)))
            .findFirst()
            .orElseThrow();
    clickOn(mark);
    Waiting.until(() -> gaps(Role.RESULT).size() < before);
  }

  private static Bounds onScreen(Node node) {
    return node.localToScreen(node.getLayoutBounds());
  }

  private Set<Node> gaps(Role pane) {
    return from(lookup("#pane-" + pane.name().toLowerCase(Locale.ROOT).replace('_', '-')))
        .lookup(".fold-gap")
        .queryAll();
  }

  private boolean areAcross(Role pane, Set<Node> lines) {
    double end = onScreen(editor(pane).lookup(".editor-area")).getMaxX();
    return !lines.isEmpty() && lines.stream().allMatch(line -> end - onScreen(line).getMaxX() < 40);
  }

  /** A pane is made wider by the next arrangement, or when the next one is closed. */
  @Test
  void theLineOfAGapGoesOnAcrossAPaneThatIsMadeWider() {
    awaitFolds();
    Waiting.until(() -> areAcross(Role.RESULT, gaps(Role.RESULT)));
    double before = editor(Role.RESULT).getWidth();
    interact(() -> stage().setWidth(stage().getWidth() + 300));
    Waiting.until(() -> editor(Role.RESULT).getWidth() > before + 50);
    assertThat(areAcross(Role.RESULT, gaps(Role.RESULT))).isTrue();
  }

  @Test
  void oneClickBringsEverythingBack() {
    awaitFolds();
    clickOn(from(lookup("#pane-live")).lookup("#folded").<Node>query());
    assertThat(folded(Role.LIVE)).isZero();
    assertThat(folded(Role.RESULT)).isZero();
    assertThat(tableShowsNoise()).isTrue();
    interact(() -> content().comparison().showNoiseProperty().set(false));
    assertThat(folded(Role.LIVE)).isPositive();
    assertThat(tableShowsNoise()).isFalse();
  }

  @Test
  void findingSomethingFoldedSelectsItAndUnfoldsItWhereItIs() {
    awaitFolds();
    interact(() -> content().view().panes().focus(Role.LIVE));
    push(KeyCode.SHORTCUT, KeyCode.F);
    write("last-applied").push(KeyCode.ENTER);
    assertThat(folded(Role.LIVE)).isZero();
    assertThat(folded(Role.RESULT)).isZero();
  }

  @Test
  void foldingIsNoEdit() {
    awaitFolds();
    interact(() -> content().view().panes().focus(Role.LIVE));
    push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(editor(Role.LIVE).text()).isEqualTo(BuiltInExample.live());
    assertThat(content().documents().live().modifiedBinding().get()).isFalse();
  }

  @Test
  void typingKeepsTheFolds() {
    awaitFolds();
    int before = folded(Role.LIVE);
    interact(() -> editor(Role.LIVE).caret().goTo(0));
    write("# note\n");
    Waiting.until(
        () ->
            content()
                .comparison()
                .getView()
                .orElseThrow()
                .pane(Role.LIVE)
                .text()
                .startsWith("# n"));
    assertThat(folded(Role.LIVE)).isEqualTo(before);
  }

  private static final KeyCodeCombination ONLY_CHANGES =
      new KeyCodeCombination(KeyCode.O, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

  private boolean isLineFolded(Role pane, String text) {
    String whole = editor(pane).text();
    int line = (int) whole.substring(0, whole.indexOf(text)).lines().count() - 1;
    return editor(pane).folding().isFolded(line);
  }

  @Test
  void oneKeyLeavesOnlyChangesInEveryPane() {
    awaitFolds();
    interact(() -> content().view().panes().focus(Role.LOCAL));
    assertThat(isLineFolded(Role.LIVE, "restartPolicy")).isFalse();
    push(ONLY_CHANGES);
    assertThat(isLineFolded(Role.LIVE, "restartPolicy")).isTrue();
    assertThat(isLineFolded(Role.LIVE, "replicas: 7")).isFalse();
    assertThat(isLineFolded(Role.LOCAL, "replicas: 3")).isFalse();
    assertThat(editor(Role.LIVE).text()).isEqualTo(BuiltInExample.live());
    push(ONLY_CHANGES);
    assertThat(isLineFolded(Role.LIVE, "restartPolicy")).isFalse();
    assertThat(folded(Role.LIVE)).isPositive();
  }

  @Test
  void whoSelectsAFieldThatDoesNotChangeSeesIt() {
    awaitFolds();
    interact(() -> content().view().panes().focus(Role.LOCAL));
    push(ONLY_CHANGES);
    FieldPath policy = FieldPath.parse("spec.template.spec.restartPolicy");
    interact(() -> content().selection().select(policy));
    Waiting.until(() -> !isLineFolded(Role.LIVE, "restartPolicy"));
    assertThat(folded(Role.LIVE)).isPositive();
  }

  /** It is no change any longer, but what is decided stays. */
  @Test
  void whatTookLivesValueStaysAmongTheChanges() {
    awaitFolds();
    FieldPath replicas = FieldPath.of("spec", "replicas");
    interact(() -> content().view().panes().focus(Role.LOCAL));
    interact(() -> content().selection().select(replicas));
    push(ONLY_CHANGES);
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
    Waiting.until(() -> content().decisions().getTally().decided().containsKey(replicas));
    Waiting.until(() -> editor(Role.LOCAL).text().contains("replicas: 7"));
    Waiting.settled();
    interact(() -> content().selection().select(FieldPath.of("metadata", "name")));
    interact(() -> content().view().panes().folding().linesAroundProperty().set(0));
    Waiting.settled();
    assertThat(isLineFolded(Role.LOCAL, "replicas: 7")).isFalse();
    assertThat(isLineFolded(Role.LIVE, "replicas: 7")).isFalse();
    assertThat(isLineFolded(Role.LIVE, "restartPolicy")).isTrue();
  }
}
