package dev.tripatch.format;

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
    ADDS_ABSENT_KEY("The API server would not refuse this: it adds the key that is not there."),
    /** {@code copy} of an absent key. */
    COPIES_ABSENT_AS_NULL("The API server would not refuse this: it copies null."),
    /** {@code test} of an absent key for null. */
    ABSENT_EQUALS_NULL("The API server would not refuse this: to it, an absent key is null."),
    /** A negative index. */
    NEGATIVE_INDEX("The API server would not refuse this: it counts from the end of the list."),
    /** An index with leading zeros or a plus sign. */
    LOOSE_INDEX("The API server would not refuse this: it reads the index as a number."),
    /** A pointer that is none. */
    LOOSE_POINTER(
        "The API server would not refuse this pointer: it ignores what stands before the first /,"
            + " and takes a ~ as it is."),
    /** An operation without a value. */
    MISSING_VALUE_IS_NULL("The API server would not refuse this: it takes the value to be null."),
    /** {@code add}, {@code move} and {@code copy} of the whole object. */
    NO_WHOLE_OBJECT(
        "The API server refuses this: only replace and test take the empty pointer there."),
    /** {@code test} for a number. */
    NUMBER_BY_TEXT(
        "The API server compares numbers as they are written, so to it 1.0 is not 1;"
            + " write the number without a fraction."),
    /** A JSON Patch with more than 10,000 operations. */
    TOO_MANY_OPERATIONS("The API server refuses a JSON Patch with more than 10,000 operations."),
    /** Null fields of maps in lists of a merge patch. */
    DROPS_NULL_IN_LISTS(
        "The API server drops null fields of maps in lists; the RFC keeps them, as shown here.");

    private final String sentence;

    Kind(String sentence) {
      this.sentence = sentence;
    }
  }

  /** What the server does, for people. */
  public String sentence() {
    return kind.sentence;
  }
}
