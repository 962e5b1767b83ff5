package dev.tripatch.engine.patch.strategic;

/** In which order a merged list ends up where nothing says so expressly. */
enum ListOrder {
  /** The patch's own order decides over the items that it names. */
  PATCH_DECIDES,
  /** Items stay where they are, and new ones come last: servers before {@code $setElementOrder}. */
  APPENDED
}
