package dev.tripatch.engine.format;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TreeDifferences.Pairing;
import java.util.List;

/**
 * What a format cannot say of a change.
 *
 * @param kind what is lost
 * @param path the field; the root for the change as a whole
 */
public record Loss(Kind kind, FieldPath path) {
  private static final TreeDifferences WHOLE_LISTS =
      new TreeDifferences(Pairing.NONE, false, false);

  /** What can be lost. */
  public enum Kind {
    /** The result has a null, and in a merge patch null deletes. */
    EXPLICIT_NULL(true, FormatWording.NULL_NOT_SET),
    /** A list is written whole. */
    WHOLE_LIST(false, FormatWording.LIST_REWRITTEN),
    /** A list holds maps with nulls, which the API server drops. */
    NULL_IN_LIST(true, FormatWording.NULLS_DROPPED),
    /** Operations name items by their place. */
    INDEX(false, FormatWording.NAMED_BY_INDEX),
    /** There is no live object. */
    NO_LIVE(false, FormatWording.NO_LIVE),
    /** The server takes no strategic merge patch for kinds that it has no patch metadata for. */
    NOT_ACCEPTED(true, FormatWording.NOT_ACCEPTED),
    /** The strategic merge patch between live and result is refused. */
    NOT_POSSIBLE(true, FormatWording.NOT_POSSIBLE),
    /** kustomize would build another object from a patch in the object's shape. */
    NOT_IN_SHAPE(false, FormatWording.NOT_IN_SHAPE),
    /** The items of a list come out in another order. */
    ORDER(true, FormatWording.OTHER_ORDER),
    /** Something else comes out differently. */
    OTHER_RESULT(true, FormatWording.OTHER_RESULT);

    private final boolean changesResult;
    private final FormatWording sentence;

    Kind(boolean changesResult, FormatWording sentence) {
      this.changesResult = changesResult;
      this.sentence = sentence;
    }

    /** Whether the patch gives another result than was meant, even if nobody interferes. */
    public boolean changesResult() {
      return changesResult;
    }
  }

  /** Where a patch gives something else than was meant; lists are compared as wholes. */
  static List<Loss> between(Value meant, Value reached) {
    return WHOLE_LISTS.between(meant, reached, SchemaType.Primitive.UNDECLARED).stream()
        .map(each -> new Loss(each.hasSameItems() ? Kind.ORDER : Kind.OTHER_RESULT, each.path()))
        .toList();
  }

  /** What is lost, for people, with the field that it is about. */
  public String withField() {
    return (path.isRoot() ? "" : path + ": ") + sentence();
  }

  /** What is lost, for people; it does not name the field. */
  public String sentence() {
    return kind.sentence.text();
  }
}
