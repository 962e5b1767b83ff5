package dev.tripatch.ui.panes.model;

import dev.tripatch.workspace.ComparisonMode;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** The choice of who applies local, and so whose patch is computed. */
public final class AppliedBy {

  private final ReadOnlyObjectWrapper<Optional<ComparisonMode>> mode =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** What a case wants of kubectl's patch, to come back to from Helm's. */
  private Optional<ComparisonMode> kubectl = Optional.empty();

  /** Follows a case: empty for that of kubectl apply. */
  public void open(Optional<ComparisonMode> wanted) {
    kubectl = Applier.of(wanted) == Applier.KUBECTL ? wanted : Optional.empty();
    mode.set(wanted);
  }

  /** Chooses who applies. */
  public void choose(Applier applier) {
    mode.set(
        switch (applier) {
          case KUBECTL -> kubectl;
          case AS_IT_IS -> Optional.of(ComparisonMode.AS_IT_IS);
          case HELM -> Optional.of(ComparisonMode.HELM);
        });
  }

  /** Lets the documents decide; what it answers brings back what was chosen. */
  Runnable setAside() {
    Optional<ComparisonMode> kubectlBefore = kubectl;
    Optional<ComparisonMode> modeBefore = mode.get();
    open(Optional.empty());
    return () -> {
      kubectl = kubectlBefore;
      mode.set(modeBefore);
    };
  }

  /** Whose patch is wanted; empty for that of kubectl apply. */
  public ReadOnlyObjectProperty<Optional<ComparisonMode>> modeProperty() {
    return mode.getReadOnlyProperty();
  }

  /** Who applies. */
  public ObservableValue<Applier> applierProperty() {
    return mode.map(Applier::of);
  }
}
