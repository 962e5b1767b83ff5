package dev.tripatch.ui.app.setup;

import dev.tripatch.ui.model.ComparisonViewModel;
import javafx.application.Platform;
import javafx.util.Subscription;

/** Waits until texts that have just changed are compared: before, nobody knows where fields are. */
public final class AfterComparison {

  private final ComparisonViewModel comparison;
  private Subscription awaiting = Subscription.EMPTY;

  /** Waits for this comparison. */
  public AfterComparison(ComparisonViewModel comparison) {
    this.comparison = comparison;
  }

  /** Runs something then; what waited before is forgotten. */
  public void run(Runnable action) {
    awaiting.unsubscribe();
    if (!comparison.busyProperty().get()) {
      action.run();
      return;
    }
    awaiting =
        comparison
            .busyProperty()
            .subscribe(
                (before, now) -> {
                  awaiting.unsubscribe();
                  Platform.runLater(action);
                });
  }
}
