package dev.tripatch.ui.feature.share;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about pictures that are copied. */
enum PictureWording implements Wording {
  TABLE,
  WINDOW,
  COPIED,
  NOT_COPIED;

  private static final Prose PROSE = Prose.about("pictures");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
