package dev.tripatch.ui.panes.reading;

import dev.tripatch.prose.Wording;

/** What the menus of a text to read say. */
enum ReadingWords implements Wording {
  COPY,
  COPY_ADDRESS
}
