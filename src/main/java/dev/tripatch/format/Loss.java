package dev.tripatch.format;

import dev.tripatch.path.FieldPath;

/**
 * What a format cannot say of a change.
 *
 * @param kind what is lost
 * @param path the field; the root for the change as a whole
 */
public record Loss(Kind kind, FieldPath path) {

  /** What can be lost. */
  public enum Kind {
    /** The result has a null, and in a merge patch null deletes. */
    EXPLICIT_NULL(
        true, "A JSON merge patch cannot set null, so this field is not set; null deletes."),
    /** A list is written whole. */
    WHOLE_LIST(
        false,
        "The whole list is rewritten: what others change in it before the patch arrives is lost."),
    /** A list holds maps with nulls, which the API server drops. */
    NULL_IN_LIST(
        true, "The API server drops the null fields of maps in this list, unlike RFC 7396."),
    /** Operations name items by their place. */
    INDEX(
        false,
        "Items are named by their place, which holds only for this live object:"
            + " if the list changes before the patch arrives, another item is meant."),
    /** There is no live object. */
    NO_LIVE(false, "There is no live object to patch: kubectl apply would create it instead."),
    /** The server takes no strategic merge patch for kinds that it has no patch metadata for. */
    NOT_ACCEPTED(
        true,
        "No strategic merge patch can be made: the API server has no patch metadata for this kind"
            + " and refuses one."),
    /** The strategic merge patch between live and result is refused. */
    NOT_POSSIBLE(true, "No strategic merge patch can be made: Kubernetes refuses these values."),
    /** kustomize would build another object from a patch in the object's shape. */
    NOT_IN_SHAPE(
        false,
        "From a strategic merge patch kustomize would build something else here, without a word."),
    /** The items of a list come out in another order. */
    ORDER(true, "This list comes out in another order."),
    /** Something else comes out differently. */
    OTHER_RESULT(true, "This field comes out differently.");

    private final boolean changesResult;
    private final String sentence;

    Kind(boolean changesResult, String sentence) {
      this.changesResult = changesResult;
      this.sentence = sentence;
    }

    /** Whether the patch gives another result than was meant, even if nobody interferes. */
    public boolean changesResult() {
      return changesResult;
    }
  }

  /** What is lost, for people; it does not name the field. */
  public String sentence() {
    return kind.sentence;
  }
}
