package dev.tripatch.ui.feature.start;

import dev.tripatch.prose.Wording;

/** What the start screen says. */
enum StartScreenWords implements Wording {
  TITLE,
  PURPOSE,
  OPEN,
  OPEN_FOLDER,
  OPEN_FROM_CLUSTER,
  PASTE_ERROR,
  EXAMPLE,
  COURSE,
  GUIDE,
  OPEN_EXAMPLE,
  RECENT,
  NOTHING_RECENT,
  DROP,
  EMPTY_PANES
}
