package dev.tripatch.edit.complete;

import dev.tripatch.engine.format.PatchFormat;
import java.util.Optional;
import java.util.stream.Stream;

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

  /** The format of a patch; empty for an object. */
  public Optional<PatchFormat> format() {
    return Stream.of(PatchFormat.values()).filter(format -> of(format) == this).findFirst();
  }

  boolean isMergedWithLive() {
    return this == STRATEGIC || this == MERGE;
  }
}
