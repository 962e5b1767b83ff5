package dev.tripatch.document;

/** How a document is written. */
public enum Format {
  /** YAML, as kubectl reads it. */
  YAML,
  JSON
}
