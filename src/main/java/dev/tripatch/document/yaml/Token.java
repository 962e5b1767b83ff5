package dev.tripatch.document.yaml;

/**
 * A piece of YAML.
 *
 * @param kind what it is
 * @param start offset of its first character, in UTF-16 units from 0
 * @param end offset after its last character
 * @param text what it says: a scalar's text without quotes and escapes, an anchor's name, a tag's
 *     suffix, a version; empty for the kinds that say nothing
 * @param handle a tag's handle or that of a tag directive; empty for all others
 */
public record Token(Kind kind, int start, int end, String text, String handle) {

  /** A token that says nothing but its kind. */
  Token(Kind kind, int start, int end) {
    this(kind, start, end, "", "");
  }

  /** A token with a text. */
  Token(Kind kind, int start, int end, String text) {
    this(kind, start, end, text, "");
  }

  public enum Kind {
    /** The end of the text. */
    STREAM_END,
    /** {@code %YAML 1.1}. */
    VERSION_DIRECTIVE,
    /** {@code %TAG !e! prefix}; the text is the prefix. */
    TAG_DIRECTIVE,
    /** Three dashes. */
    DOCUMENT_START,
    /** Three dots. */
    DOCUMENT_END,
    /** The place before the first dash of a block list. */
    BLOCK_SEQUENCE_START,
    /** The place before the first key of a block map. */
    BLOCK_MAPPING_START,
    /** The place where a block list or map ends. */
    BLOCK_END,
    /** An opening bracket. */
    FLOW_SEQUENCE_START,
    /** A closing bracket. */
    FLOW_SEQUENCE_END,
    /** An opening brace. */
    FLOW_MAPPING_START,
    /** A closing brace. */
    FLOW_MAPPING_END,
    /** The dash of a list item. */
    BLOCK_ENTRY,
    /** A comma. */
    FLOW_ENTRY,
    /** The place before a key, or the question mark of an explicit key. */
    KEY,
    /** The colon after a key. */
    VALUE,
    /** {@code *name}. */
    ALIAS,
    /** {@code &name}. */
    ANCHOR,
    /** {@code !tag}. */
    TAG,
    /** A scalar without quotes. */
    PLAIN,
    /** A scalar in single or double quotes. */
    QUOTED,
    /** A scalar that begins with {@code |} or {@code >}. */
    BLOCK;

    /** Whether it is a scalar. */
    public boolean isScalar() {
      return this == PLAIN || this == QUOTED || this == BLOCK;
    }
  }
}
