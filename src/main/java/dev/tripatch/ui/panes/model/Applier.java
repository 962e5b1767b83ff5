package dev.tripatch.ui.panes.model;

import dev.tripatch.workspace.ComparisonMode;
import java.util.Optional;

/** Who applies local. */
public enum Applier {
  /** kubectl apply, whichever way a case wants its documents read. */
  KUBECTL("kubectl apply", "kubectl"),
  /** helm upgrade. */
  HELM("Helm", "Helm");

  private final String title;
  private final String word;

  Applier(String title, String word) {
    this.title = title;
    this.word = word;
  }

  /** Who makes the patch in this mode. */
  static Applier of(Optional<ComparisonMode> mode) {
    return mode.equals(Optional.of(ComparisonMode.HELM)) ? HELM : KUBECTL;
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
