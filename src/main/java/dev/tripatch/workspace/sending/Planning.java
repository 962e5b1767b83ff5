package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.pane.ShownPatch;
import java.util.Optional;

/** Whether what a comparison shows can be sent at all. */
public sealed interface Planning {

  /** It can. */
  record Planned(SendPlan plan) implements Planning {}

  /** It cannot. */
  record Hindered(SendObstacle why) implements Planning {}

  /**
   * What can be sent of a comparison with all its secrets.
   *
   * @param look the patch as it is shown
   * @param seen live as the comparison has it
   */
  static Planning of(ComparisonView view, ShownPatch look, LiveObject seen) {
    Optional<SendObstacle> obstacle = obstacle(view, look);
    if (obstacle.isPresent()) {
      return new Hindered(obstacle.get());
    }
    return SendPlan.of(Trial.of(view, look).orElseThrow(), seen, Optional.empty())
        .map(plan -> of(view, plan))
        .orElse(new Hindered(SendObstacle.REFUSED));
  }

  private static Planning of(ComparisonView view, SendPlan plan) {
    if (!view.isComposed() && plan.losesAnnotation()) {
      return new Hindered(SendObstacle.LOSES_ANNOTATION);
    }
    if (plan.isIdle()) {
      return new Hindered(SendObstacle.IDLE);
    }
    return plan.isGuarded() ? new Planned(plan) : new Hindered(SendObstacle.UNGUARDED);
  }

  private static Optional<SendObstacle> obstacle(ComparisonView view, ShownPatch look) {
    if (view.live().isEmpty()) {
      return Optional.of(SendObstacle.MISSING);
    }
    if (view.refusal().isPresent()) {
      return Optional.of(SendObstacle.REFUSED);
    }
    if (view.computed().filter(done -> !done.inputs().dialect().isServer()).isPresent()) {
      return Optional.of(SendObstacle.OTHER_TOOL);
    }
    if (!view.isComposed() && !view.appliers().isEmpty()) {
      return Optional.of(SendObstacle.SERVER_SIDE);
    }
    if (look.patch().isEmpty()) {
      return Optional.of(SendObstacle.NO_PATCH);
    }
    return look.isSent() ? Optional.empty() : Optional.of(SendObstacle.NOTHING);
  }
}
