package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.StepRule;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Mark;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

/** Steps: worked out only while somebody goes through them, then always up to date. */
class StepperViewModelTest {
  private static final String HEAD =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n";
  private static final String LIVE = HEAD + "spec: {replicas: 7, paused: true}\n";
  private static final String LOCAL = HEAD + "spec: {replicas: 3, minReadySeconds: 10}\n";

  private final Deque<Runnable> work = new ArrayDeque<>();
  private final OpenModel model = new OpenModel();
  private final StepperViewModel stepper = new StepperViewModel(model.context(work::add));

  private void workItOut() {
    while (!work.isEmpty()) {
      work.remove().run();
    }
  }

  private ShownStep shown() {
    workItOut();
    return stepper.shownProperty().get().orElseThrow();
  }

  private void goTo(StepRule rule) {
    stepper.first();
    while (shown().picture().step().rule() != rule) {
      stepper.next();
    }
  }

  @Test
  void nobodyLooksAndNothingIsWorkedOut() {
    model.open("", LOCAL, LIVE);
    model.documents.local().type(LIVE);
    assertThat(work).isEmpty();
    assertThat(stepper.shownProperty().get()).isEmpty();
  }

  @Test
  void goesForwardsAndBackAndStopsAtTheEnds() {
    model.open("", LOCAL, LIVE);
    stepper.onProperty().set(true);
    assertThat(shown().place()).isZero();
    stepper.previous();
    assertThat(shown().place()).isZero();
    stepper.next();
    stepper.next();
    assertThat(shown().counted()).isEqualTo("Step 3 of 5");
    stepper.last();
    assertThat(shown().picture().step().phase()).isEqualTo(Phase.RESULT);
    stepper.next();
    assertThat(shown().place()).isEqualTo(shown().count() - 1);
    stepper.onProperty().set(false);
    assertThat(stepper.shownProperty().get()).isEmpty();
  }

  @Test
  void aCoarseStepUnfoldsIntoItsFineOnesAndFoldsAgain() {
    model.open("", LOCAL, LIVE);
    stepper.onProperty().set(true);
    shown();
    stepper.goTo(3);
    assertThat(shown().counted()).isEqualTo("Step 4 of 5");
    stepper.unfoldedProperty().set(true);
    assertThat(shown().counted()).isEqualTo("Step 4 · 1 of 3");
    stepper.next();
    assertThat(shown().counted()).isEqualTo("Step 4 · 2 of 3");
    stepper.next();
    stepper.next();
    assertThat(shown().counted()).isEqualTo("Step 5 of 5");
    stepper.previous();
    assertThat(shown().counted()).isEqualTo("Step 4 · 3 of 3");
    stepper.unfoldedProperty().set(false);
    assertThat(shown().counted()).isEqualTo("Step 4 of 5");
    stepper.next();
    assertThat(shown().counted()).isEqualTo("Step 5 of 5");
  }

  /** What is opened begins with its first step, as it was unfolded; what is typed does not. */
  @Test
  void anotherDocumentBeginsWithItsFirstStep() {
    model.open("", LOCAL, LIVE);
    for (boolean isUnfolded : new boolean[] {true, false}) {
      stepper.onProperty().set(true);
      stepper.unfoldedProperty().set(isUnfolded);
      shown();
      stepper.last();
      assertThat(shown().place()).isPositive();
      model.documents.local().type(LOCAL.replace("replicas: 3", "replicas: 4"));
      assertThat(shown().place()).isPositive();
      model.open("", LOCAL.replace(": 3", isUnfolded ? ": 5" : ": 8"), LIVE);
      assertThat(shown().place()).isZero();
      assertThat(shown().isUnfolded()).isEqualTo(isUnfolded);
      stepper.last();
      shown();
      model.documents.local().type(LOCAL.replace("replicas: 3", "replicas: 6"));
      assertThat(shown().place()).isPositive();
    }
  }

  @Test
  void theStepStaysWhenTheDocumentsChange() {
    model.open("", LOCAL, LIVE);
    stepper.onProperty().set(true);
    stepper.unfoldedProperty().set(true);
    goTo(StepRule.VALUE_SET);
    int before = shown().place();
    model
        .documents
        .local()
        .type(LOCAL.replace("replicas: 3", "progressDeadlineSeconds: 5, replicas: 4"));
    assertThat(shown().picture().step().rule()).isEqualTo(StepRule.VALUE_SET);
    assertThat(shown().picture().step().field()).isEqualTo(FieldPath.parse("spec.replicas"));
    assertThat(shown().picture().pane(Role.RESULT).text()).contains("replicas: 4");
    assertThat(shown().place()).isGreaterThan(before);
  }

  @Test
  void theStepsOfAFieldAloneAndThenAllFromTheSameOne() {
    model.open("", LOCAL, LIVE);
    FieldPath field = FieldPath.parse("spec.minReadySeconds");
    stepper.openFor(field);
    assertThat(shown().field()).contains(field);
    int some = shown().count();
    stepper.next();
    stepper.next();
    StepRule rule = shown().picture().step().rule();
    stepper.showAll();
    assertThat(shown().count()).isGreaterThan(some);
    assertThat(shown().picture().step().rule()).isEqualTo(rule);
    assertThat(shown().field()).isEmpty();
  }

  @Test
  void aRefusedPatchHasNoStepsAndSaysSo() {
    String list = HEAD + "spec: {template: {spec: {containers: [%s]}}}\n";
    model.open("", list.formatted("{image: x}"), list.formatted("{name: a}"));
    stepper.onProperty().set(true);
    workItOut();
    assertThat(stepper.shownProperty().get()).isEmpty();
    assertThat(stepper.troubleProperty().get()).startsWith("Kubernetes refuses");
    model.documents.local().type(list.formatted("{name: a, image: x}"));
    assertThat(shown().place()).isZero();
    assertThat(stepper.troubleProperty().get()).isEmpty();
  }

  @Test
  void secretsStayMaskedInEveryStep() {
    String secret = "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\ndata: {a: %s}\n";
    model.documents.secrets().maskedAtFirstProperty().set(true);
    model.open("", secret.formatted("aHVudGVyMg=="), secret.formatted("b3RoZXI="));
    stepper.onProperty().set(true);
    stepper.unfoldedProperty().set(true);
    for (int i = 0; i < shown().count(); i++) {
      for (Role role : Role.values()) {
        assertThat(shown().picture().pane(role).text()).doesNotContain("aHVudGVyMg", "b3RoZXI");
        assertThat(shown().picture().pane(role).highlights())
            .noneMatch(it -> it.mark() == Mark.UNEXPLAINED);
      }
      stepper.next();
    }
  }
}
