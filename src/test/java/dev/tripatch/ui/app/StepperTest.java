package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.Step;
import dev.tripatch.engine.format.StepRule;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.PaneEditor;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** The steps to patch and result, with keys and mouse. */
class StepperTest extends WindowFixture {

  private static final String MAP =
      "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: web}\ndata: {%s}\n";

  @Override
  public void start(Stage stage) {
    open(stage, example());
    place(stage, 1280, 800);
  }

  private PaneEditor editor(Role role) {
    return content().view().panes().view(role).editor();
  }

  private static int noise() {
    List<String> lines = BuiltInExample.live().lines().toList();
    return IntStream.range(0, lines.size())
        .filter(at -> lines.get(at).contains("last-applied-configuration"))
        .findFirst()
        .orElseThrow();
  }

  private void untilStep(String wanted) {
    Waiting.until(
        () ->
            content()
                .stepper()
                .shownProperty()
                .get()
                .filter(step -> step.counted().equals("Step " + wanted))
                .isPresent());
  }

  @Test
  void keysMouseAndSliderGoThroughTheSteps() {
    Waiting.until(() -> !editor(Role.PATCH).text().isEmpty());
    String patch = editor(Role.PATCH).text();
    String result = editor(Role.RESULT).text();
    String local = editor(Role.LOCAL).text();
    interact(() -> editor(Role.LIVE).folding().setWanted(true));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    untilStep("1 of 5");
    interact(() -> editor(Role.LIVE).visibleLines().reveal(noise()));
    assertThat(editor(Role.LIVE).folding().isWanted()).isFalse();
    assertThat(editor(Role.PATCH).text()).startsWith("metadata:\n  labels:\n    tier: null\n");
    push(KeyCode.F4);
    untilStep("2 of 5");
    clickOn("#step-next");
    untilStep("3 of 5");
    push(KeyCode.PAGE_DOWN);
    untilStep("4 of 5");
    push(KeyCode.SHIFT, KeyCode.F4);
    untilStep("3 of 5");
    clickOn("#step-2");
    untilStep("2 of 5");
    assertThat(editor(Role.PATCH).text()).isNotEqualTo(patch);
    clickOn("#step-2");
    Slider slider = lookup("#step-slider").query();
    int fine = (int) slider.getMax();
    untilStep("2 · 1 of " + fine);
    assertThat(slider.isVisible()).isTrue();
    push(KeyCode.RIGHT);
    untilStep("2 · 2 of " + fine);
    push(KeyCode.ENTER);
    untilStep("2 of 5");
    assertThat(slider.isVisible()).isFalse();
    push(KeyCode.END);
    untilStep("5 of 5");
    assertThat(editor(Role.PATCH).text()).isEqualTo(patch);
    assertThat(editor(Role.RESULT).text())
        .isEqualTo(content().comparison().getView().orElseThrow().resultYaml());
    push(KeyCode.HOME);
    untilStep("1 of 5");
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#step-bar").tryQuery().isEmpty());
    assertThat(editor(Role.PATCH).text()).isEqualTo(patch);
    assertThat(editor(Role.RESULT).text()).isEqualTo(result);
    assertThat(editor(Role.LOCAL).text()).isEqualTo(local);
    assertThat(editor(Role.LIVE).folding().isWanted()).isTrue();
  }

  /** Why, the path line and the tab in front speak of what the step does, and then of before. */
  @Test
  void selectionAndTabsFollowTheSteps() {
    interact(
        () ->
            content()
                .open(
                    documents(
                        MAP.formatted("a: one, b: two"),
                        MAP.formatted("a: three"),
                        MAP.formatted("a: one, b: two, c: three"))));
    Waiting.until(() -> editor(Role.PATCH).text().contains("a: three"));
    FieldPath changed = FieldPath.of("data", "a");
    interact(
        () -> {
          place(stage(), 800, 600);
          content().selection().select(changed);
        });
    Optional<FieldPath> before = Optional.of(changed);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    Waiting.until(() -> content().stepper().shownProperty().get().isPresent());
    interact(() -> content().stepper().unfoldedProperty().set(true));
    push(KeyCode.HOME);
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    while (!shown().equals(StepRule.DONE)) {
      phases.add(step().phase());
      FieldPath field = step().field();
      assertThat(content().selection().getPath())
          .isEqualTo(field.isRoot() ? Optional.empty() : Optional.of(field));
      Role seen =
          switch (step().phase()) {
            case DELETIONS -> Role.LAST_APPLIED;
            case DELTA -> Role.LIVE;
            case MERGE -> Role.PATCH;
            case APPLY, RESULT -> Role.RESULT;
          };
      Waiting.until(() -> content().view().panes().view(seen).isVisible());
      int place = content().stepper().shownProperty().get().orElseThrow().place();
      push(KeyCode.F4);
      Waiting.until(() -> content().stepper().shownProperty().get().orElseThrow().place() > place);
    }
    assertThat(phases).contains(Phase.DELETIONS, Phase.DELTA, Phase.MERGE, Phase.APPLY);
    interact(() -> content().stepper().unfoldedProperty().set(false));
    push(KeyCode.ESCAPE);
    Waiting.until(() -> content().selection().getPath().equals(before));
    Waiting.until(() -> content().view().panes().view(Role.LOCAL).isVisible());
  }

  private Step step() {
    return content().stepper().shownProperty().get().orElseThrow().picture().step();
  }

  private StepRule shown() {
    return step().rule();
  }

  @Test
  void aFieldsMenuGoesThroughItsStepsOnly() {
    Waiting.until(() -> lookup("metadata.labels.tier").tryQuery().isPresent());
    clickOn("metadata.labels.tier");
    Waiting.until(
        () ->
            content()
                .selection()
                .getPath()
                .equals(Optional.of(FieldPath.of("metadata", "labels", "tier"))));
    rightClickOn("metadata.labels.tier");
    clickOn("How Did This Get Here?");
    untilStep("1 of 5");
    assertThat(lookup("#step-field").<Label>query().getText())
        .isEqualTo("steps of metadata.labels.tier");
    int some = content().stepper().shownProperty().get().orElseThrow().count();
    clickOn("#all-steps");
    Waiting.until(() -> content().stepper().shownProperty().get().orElseThrow().count() > some);
    clickOn("#step-close");
    Waiting.until(() -> lookup("#step-bar").tryQuery().isEmpty());
  }
}
