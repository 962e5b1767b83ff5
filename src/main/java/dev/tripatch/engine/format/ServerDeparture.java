package dev.tripatch.engine.format;

/**
 * Where the API server does not follow the RFC. It applies patches with {@code
 * gopkg.in/evanphx/json-patch.v4}; each case is what that library's {@code patch.go}, as Kubernetes
 * vendors it, does; that of merge patches is what recordings of the real code show.
 *
 * @param kind what it does
 * @param operation the operation's index in a JSON Patch, from 0; -1 for the patch as a whole
 * @param pointer the place as a JSON Pointer, as written; empty for the patch as a whole
 */
public record ServerDeparture(Kind kind, int operation, String pointer) {

  /** What the server does. */
  public enum Kind {
    /** {@code replace} of an absent key. */
    ADDS_ABSENT_KEY(FormatWording.ADDS_ABSENT_KEY),
    /** {@code copy} of an absent key. */
    COPIES_ABSENT_AS_NULL(FormatWording.COPIES_ABSENT_AS_NULL),
    /** {@code test} of an absent key for null. */
    ABSENT_EQUALS_NULL(FormatWording.ABSENT_EQUALS_NULL),
    /** A negative index. */
    NEGATIVE_INDEX(FormatWording.NEGATIVE_INDEX),
    /** An index with leading zeros or a plus sign. */
    LOOSE_INDEX(FormatWording.LOOSE_INDEX),
    /** A pointer that is not valid. */
    LOOSE_POINTER(FormatWording.LOOSE_POINTER),
    /** An operation without a value. */
    MISSING_VALUE_IS_NULL(FormatWording.MISSING_VALUE_IS_NULL),
    /** {@code add}, {@code move} and {@code copy} of the whole object. */
    NO_WHOLE_OBJECT(FormatWording.NO_WHOLE_OBJECT),
    /** {@code test} for a number. */
    NUMBER_BY_TEXT(FormatWording.NUMBER_BY_TEXT),
    /** A JSON Patch with more than 10,000 operations. */
    TOO_MANY_OPERATIONS(FormatWording.TOO_MANY_OPERATIONS),
    /** Null fields of maps in lists of a merge patch. */
    DROPS_NULL_IN_LISTS(FormatWording.DROPS_NULL_IN_LISTS);

    private final FormatWording sentence;

    Kind(FormatWording sentence) {
      this.sentence = sentence;
    }
  }

  /** What the server does, for people. */
  public String sentence() {
    return kind.sentence.text();
  }
}
