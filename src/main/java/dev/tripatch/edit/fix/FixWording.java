package dev.tripatch.edit.fix;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about hazards that no edit mends. */
enum FixWording implements Wording {
  INDISTINGUISHABLE,
  ONLY_KUSTOMIZE,
  UNKNOWN_ORDER,
  OPTION,
  HELM,
  TOO_LARGE;

  private static final Prose PROSE = Prose.about("without-fix");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
