package dev.tripatch.show.pane;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about parts of a patch that do nothing. */
enum IdleWording implements Wording {
  NULL,
  ITEM,
  LIST,
  DROPPED,
  DIRECTIVE;

  private static final Prose PROSE = Prose.about("idle-parts");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
