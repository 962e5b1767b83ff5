package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;

/** The formats of patches that the API server takes. */
public enum PatchFormat {
  /** In the shape of the object; merges lists by the schema's rules, and knows directives. */
  STRATEGIC("strategic", "application/strategic-merge-patch+json", "Strategic merge patch"),
  /** RFC 7396: in the shape of the object; null deletes, lists are replaced whole. */
  MERGE("merge", "application/merge-patch+json", "JSON merge patch"),
  /** RFC 6902: a list of operations. */
  JSON("json", "application/json-patch+json", "JSON Patch");

  private final String word;
  private final String contentType;
  private final String title;

  PatchFormat(String word, String contentType, String title) {
    this.word = word;
    this.contentType = contentType;
    this.title = title;
  }

  /** What {@code kubectl patch --type} calls it. */
  public String word() {
    return word;
  }

  /** The content type of a request with such a patch. */
  public String contentType() {
    return contentType;
  }

  /** What people call it. */
  public String title() {
    return title;
  }

  /** The format of the patches that kubectl apply sends to this reader. */
  public static PatchFormat sentIn(Dialect dialect) {
    return dialect.isStrategic() ? STRATEGIC : MERGE;
  }

  /**
   * The format that a patch seems to have: a list is a JSON Patch; a map is the format that kubectl
   * uses for the kind.
   */
  public static PatchFormat of(Value patch, SchemaAnswer schema) {
    if (patch instanceof ListValue) {
      return JSON;
    }
    return switch (schema) {
      case SchemaAnswer.Known ignored -> STRATEGIC;
      case SchemaAnswer.Unknown ignored -> MERGE;
    };
  }
}
