package dev.tripatch.ui.feature.steps;

import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.window.Remote;

/**
 * Goes through the steps while they are shown, and after the last one to the next lesson, whose
 * steps are then gone through from the first; else goes from lesson to lesson.
 */
public final class StepsOrLessons implements Remote {

  private final StepperViewModel stepper;
  private final Remote lessons;

  /** Steps first. */
  public StepsOrLessons(StepperViewModel stepper, Remote lessons) {
    this.stepper = stepper;
    this.lessons = lessons;
  }

  @Override
  public boolean next() {
    return isStep(1) ? step(stepper::next) : begun(lessons.next());
  }

  @Override
  public boolean previous() {
    return isStep(-1) ? step(stepper::previous) : begun(lessons.previous());
  }

  /** A person who is quicker than the steps must not leave the lesson. */
  private boolean isStep(int by) {
    return stepper.isWorking() || stepper.hasStep(by);
  }

  private static boolean step(Runnable action) {
    action.run();
    return true;
  }

  /** The lesson's comparison comes later, and its steps with it. */
  private boolean begun(boolean isOther) {
    if (isOther) {
      stepper.beginAnew();
    }
    return isOther;
  }
}
