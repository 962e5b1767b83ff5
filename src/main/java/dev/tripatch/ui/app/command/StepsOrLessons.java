package dev.tripatch.ui.app.command;

import dev.tripatch.ui.model.step.StepperViewModel;

/** Goes through the steps while they are shown, else through the lessons. */
public final class StepsOrLessons implements Remote {

  private final StepperViewModel stepper;
  private final Remote lessons;

  /** Steps first. */
  public StepsOrLessons(StepperViewModel stepper, Remote lessons) {
    this.stepper = stepper;
    this.lessons = lessons;
  }

  @Override
  public void next() {
    if (stepper.onProperty().get()) {
      stepper.next();
    } else {
      lessons.next();
    }
  }

  @Override
  public void previous() {
    if (stepper.onProperty().get()) {
      stepper.previous();
    } else {
      lessons.previous();
    }
  }
}
