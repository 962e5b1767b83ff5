package dev.tripatch.show.pane;

import dev.tripatch.prose.Wording;

/** The prose about parts of a patch that do nothing. */
enum IdleWording implements Wording {
  NULL,
  ITEM,
  LIST,
  DROPPED,
  DIRECTIVE
}
