package dev.tripatch.edit.complete;

import dev.tripatch.engine.format.PatchFormat;

/** What a text is that a person writes: it decides what has its place there. */
public enum Writing {
  /** An object, such as local. */
  OBJECT,
  /** A strategic merge patch: fields, directives, null to delete. */
  STRATEGIC,
  /** A JSON merge patch: fields, null to delete. */
  MERGE,
  /** A JSON Patch: a list of operations. */
  OPERATIONS;

  public static Writing of(PatchFormat format) {
    return switch (format) {
      case STRATEGIC -> STRATEGIC;
      case MERGE -> MERGE;
      case JSON -> OPERATIONS;
    };
  }

  boolean isMergedWithLive() {
    return this == STRATEGIC || this == MERGE;
  }
}
