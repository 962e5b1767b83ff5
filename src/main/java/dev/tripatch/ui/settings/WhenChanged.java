package dev.tripatch.ui.settings;

import javafx.beans.value.ObservableValue;

/** What follows several values. */
public final class WhenChanged {

  private WhenChanged() {}

  /** Runs an action whenever one of these values has changed, not now. */
  public static void run(Runnable action, ObservableValue<?>... values) {
    for (ObservableValue<?> value : values) {
      value.subscribe((before, now) -> action.run());
    }
  }
}
