package dev.tripatch.ui.panes.align;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the breadcrumb says. */
enum AlignWords implements Wording {
  HIDDEN_PARTS,
  PATH,
  NO_FIELD_IS_SELECTED,
  SELECT_PART;

  private static final Prose PROSE = Prose.about("window-align");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
