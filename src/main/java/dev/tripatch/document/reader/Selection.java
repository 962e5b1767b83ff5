package dev.tripatch.document.reader;

/** What comes of asking a file for an object. */
public sealed interface Selection {

  /** Exactly one object fits. */
  record Found(ManifestObject object) implements Selection {}

  /**
   * None fits, or more than one.
   *
   * @param message why, and what there is to choose from; several lines
   */
  record Failed(String message) implements Selection {}
}
