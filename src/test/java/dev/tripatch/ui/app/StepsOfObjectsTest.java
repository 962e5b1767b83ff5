package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.StepRule;
import dev.tripatch.json.Role;
import dev.tripatch.show.GeneratedDeployment;
import dev.tripatch.ui.panes.model.ShownStep;
import java.util.EnumSet;
import java.util.Set;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** Keys and mouse go through the steps of other objects than the example, from first to last. */
class StepsOfObjectsTest extends WindowFixture {
  private static final String SERVICE =
      """
      apiVersion: v1
      kind: Service
      metadata: {name: web, namespace: shop}
      spec:
        ports:
        - {name: http, port: 80, targetPort: %s, protocol: TCP}
        - {name: %s, port: %s, targetPort: 9090, protocol: TCP}
        selector: {app: web}
      """;
  private static final String ROLLOUT =
      """
      apiVersion: argoproj.io/v1alpha1
      kind: Rollout
      metadata: {name: web, namespace: shop}
      spec:
        replicas: %s
        template:
          spec:
            containers:
            - {name: web, image: "web:%s"}
      """;

  private void open(String lastApplied, String local, String live) {
    interact(
        () -> {
          open(stage(), documents(lastApplied, local, live));
          place(stage(), 1280, 800);
        });
    Waiting.until(() -> !text(Role.RESULT).isEmpty() && !text(Role.PATCH).isEmpty());
  }

  private String text(Role role) {
    return content().view().panes().view(role).editor().text();
  }

  private ShownStep step() {
    return content().stepper().shownProperty().get().orElseThrow();
  }

  private void untilStep(int place) {
    Waiting.until(
        () ->
            content()
                .stepper()
                .shownProperty()
                .get()
                .filter(step -> step.place() == place)
                .isPresent());
  }

  /** Opens the steps and unfolds them. */
  private void begin() {
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    untilStep(0);
    push(KeyCode.DOWN);
    Waiting.until(() -> step().isUnfolded());
    untilStep(0);
  }

  /** Opens the steps and goes to the last by turns with key and mouse; what rules they name. */
  private Set<StepRule> goThrough() {
    String patch = text(Role.PATCH);
    begin();
    Set<StepRule> rules = EnumSet.of(step().picture().step().rule());
    for (int next = 1; next < step().count(); next++) {
      if (next % 3 == 0) {
        clickOn("#step-next");
      } else {
        push(KeyCode.F4);
      }
      untilStep(next);
      rules.add(step().picture().step().rule());
    }
    assertAtEnd(patch);
    return rules;
  }

  private void assertAtEnd(String patch) {
    assertThat(step().place()).isEqualTo(step().count() - 1);
    assertThat(text(Role.PATCH)).isEqualTo(patch);
    assertThat(text(Role.RESULT))
        .isEqualTo(content().comparison().getView().orElseThrow().resultYaml());
  }

  @Test
  void ofAService() {
    open(
        SERVICE.formatted("8080", "old", "8443"),
        SERVICE.formatted("8081", "metrics", "9090"),
        SERVICE.formatted("8080", "old", "8443"));
    assertThat(goThrough())
        .contains(StepRule.ITEM_DELETED, StepRule.ITEM_ADDED, StepRule.VALUE_SET);
  }

  @Test
  void ofACustomResource() {
    open(ROLLOUT.formatted("3", "1"), ROLLOUT.formatted("4", "2"), ROLLOUT.formatted("3", "1"));
    assertThat(goThrough()).contains(StepRule.VALUE_SET, StepRule.LIST_REPLACED);
  }

  @Test
  void ofAJsonPatchOneOperationAStep() {
    open(
        SERVICE.formatted("8080", "old", "8443"),
        SERVICE.formatted("8081", "metrics", "9090"),
        SERVICE.formatted("8080", "old", "8443"));
    clickOn("JSON Patch");
    Waiting.until(() -> text(Role.PATCH).startsWith("- op:"));
    clickOn("#compose");
    Waiting.until(
        () ->
            content()
                .comparison()
                .patch()
                .getShown()
                .filter(shown -> shown.format() == PatchFormat.JSON)
                .isPresent());
    long operations = text(Role.PATCH).lines().filter(line -> line.startsWith("- op:")).count();
    goThrough();
    assertThat(step().count()).isEqualTo((int) operations + 2);
  }

  @Test
  void ofMoreLinesThanAPaneShows() {
    GeneratedDeployment large = new GeneratedDeployment(600);
    open(large.lastApplied(), large.local(), large.live());
    String patch = text(Role.PATCH);
    begin();
    assertThat(step().count()).isGreaterThan(40);
    for (int next = 1; next < 5; next++) {
      push(KeyCode.F4);
      untilStep(next);
    }
    push(KeyCode.END);
    untilStep(step().count() - 1);
    assertAtEnd(patch);
    push(KeyCode.SHIFT, KeyCode.F4);
    untilStep(step().count() - 2);
  }
}
