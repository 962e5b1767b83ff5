package dev.tripatch.ui.feature.learn;

import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.window.Remote;

/**
 * Goes through the steps while they are shown, and after the last one to the next lesson, which
 * begins with its first step; else goes from lesson to lesson.
 */
public record StepsOrLessons(StepperViewModel stepper, Remote lessons) implements Remote {

  @Override
  public boolean next() {
    return isStep(1) ? step(stepper::next) : lessons.next();
  }

  @Override
  public boolean previous() {
    return isStep(-1) ? step(stepper::previous) : lessons.previous();
  }

  /** A person who is quicker than the steps must not leave the lesson. */
  private boolean isStep(int by) {
    return stepper.isWorking() || stepper.hasStep(by);
  }

  private static boolean step(Runnable action) {
    action.run();
    return true;
  }
}
