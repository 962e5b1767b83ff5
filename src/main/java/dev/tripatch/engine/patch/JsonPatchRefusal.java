package dev.tripatch.engine.patch;

/**
 * Why a JSON Patch cannot be read or applied.
 *
 * @param operation the operation's index in the patch, from 0; -1 for the patch as a whole
 * @param member the member of the operation that is wrong; empty for the operation as a whole
 * @param pointer the JSON Pointer as written, where it happens; empty for the whole object
 * @param rule what it breaks
 * @param cause what is wrong, in a sentence
 * @param remedy what to do about it
 */
public record JsonPatchRefusal(
    int operation, String member, String pointer, Rule rule, String cause, String remedy) {

  JsonPatchRefusal withRemedy(String better) {
    return new JsonPatchRefusal(operation, member, pointer, rule, cause, better);
  }

  /** What a refused patch breaks. */
  public enum Rule {
    /** A patch is a list of maps. */
    SHAPE,
    /** There are six operations. */
    OPERATION,
    /** {@code path} and {@code from} are there, and are strings. */
    MEMBER,
    /** {@code value} is there. */
    VALUE_MISSING,
    /** A pointer follows RFC 6901. */
    POINTER,
    /** What holds the place is there. */
    PARENT_ABSENT,
    /** A map has the key that the pointer ends with. */
    KEY_ABSENT,
    /** A list has the index. */
    INDEX_ABSENT,
    /** An index is written with digits alone; this one counts from the end of the list. */
    INDEX_NEGATIVE,
    /** An index has no leading zero and no plus sign. */
    INDEX_FORM,
    /** The whole object cannot be removed. */
    WHOLE_OBJECT,
    /** A value is not moved into itself. */
    INTO_ITSELF,
    /** Copies add up to no more than the server allows. */
    COPY_SIZE,
    /** What a test demands is there. */
    TEST
  }
}
