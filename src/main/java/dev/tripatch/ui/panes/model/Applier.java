package dev.tripatch.ui.panes.model;

import dev.tripatch.workspace.ComparisonMode;
import java.util.Optional;

/** Who applies local. */
public enum Applier {
  /** kubectl apply, whichever way a case wants its documents read. */
  KUBECTL("kubectl apply", "kubectl"),
  /** helm upgrade. */
  HELM("Helm", "Helm"),
  /** kubectl apply, with a live object in another version than local. */
  AS_IT_IS("kubectl apply, Live in Any Version", "kubectl, any version");

  private final String title;
  private final String word;

  Applier(String title, String word) {
    this.title = title;
    this.word = word;
  }

  /** Who makes the patch in this mode. */
  static Applier of(Optional<ComparisonMode> mode) {
    return switch (mode.orElse(ComparisonMode.USUAL)) {
      case KUBECTL_APPLY, DOCUMENTS -> KUBECTL;
      case AS_IT_IS -> AS_IT_IS;
      case HELM -> HELM;
    };
  }

  /** The name for people. */
  public String title() {
    return title;
  }

  /** The name where there is little room. */
  public String word() {
    return word;
  }
}
