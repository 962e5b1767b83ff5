package dev.tripatch.ui.feature.send;

/** What a person wants when they leave a sheet by one of its buttons. */
enum SendEnd {
  /** Live as it is now, and the patch made of it. */
  LOOK_AGAIN,
  /** To take back what was sent. */
  UNDO
}
