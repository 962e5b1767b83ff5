package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.DocumentDirective;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaType;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Explains a three-way patch: zips the decisions of both stages with the documents, the patch and
 * the result, field by field.
 *
 * <p>A field is a map that is walked into, a keyed list, a set of primitives, or whole; {@link
 * MapExplainer}, {@link KeyedListExplainer}, {@link SetExplainer} and {@link LeafExplainer} know
 * one of these each.
 */
public final class Explainer {

  private final Map<FieldPath, Reason> clientEntries;
  private final LeafExplainer leaves;
  private final MapExplainer maps;
  private final KeyedListExplainer keyedLists;
  private final SetExplainer sets;

  private Explainer(Dialect dialect, Map<FieldPath, Reason> clientEntries) {
    this.clientEntries = clientEntries;
    leaves = new LeafExplainer(dialect, clientEntries);
    maps = new MapExplainer(this, leaves);
    keyedLists = new KeyedListExplainer(this, leaves);
    sets = new SetExplainer(leaves);
  }

  /**
   * The outcome of every field.
   *
   * @param values the documents, the patch and the result
   * @param delta what the stage live → local decided
   * @param deletions what the stage last applied → local decided
   * @param type the schema of the object
   * @param dialect who reads the patch
   * @param clientEntries the fields that the client has written into local itself
   */
  public static Explanation explain(
      FieldValues values,
      DiffDecision.Nested delta,
      DiffDecision.Nested deletions,
      SchemaType type,
      Dialect dialect,
      Map<FieldPath, Reason> clientEntries) {
    Explainer explainer = new Explainer(dialect, clientEntries);
    Question root =
        new Question(
            FieldPath.root(), values, null, null, delta, deletions, type, Optional.empty(), false);
    return new Explanation(explainer.explain(root));
  }

  FieldOutcome explain(Question field) {
    FieldOutcome usual =
        switch (shapeOf(field)) {
          case MAP -> maps.explain(field);
          case KEYED_LIST -> keyedLists.explain(field);
          case SET -> sets.explain(field);
          case WHOLE -> leaves.explain(field);
        };
    return DocumentDirective.isAt(field.values()) ? unlessDirected(usual, field) : usual;
  }

  /** A directive may change what becomes of everything beside it. */
  private FieldOutcome unlessDirected(FieldOutcome usual, Question field) {
    boolean isExplained =
        !usual.outcome().isUnexplained()
            && new Explanation(usual)
                .all().stream().noneMatch(part -> part.reason() == Reason.NOT_COVERED)
            && Ledger.isBalanced(usual, field);
    return isExplained ? usual : leaves.uncovered(field);
  }

  private enum Shape {
    MAP,
    KEYED_LIST,
    SET,
    WHOLE
  }

  /** Either stage may have walked into the field; what local adds is then walked into as well. */
  private Shape shapeOf(Question field) {
    if (field.delta() instanceof DiffDecision.Nested) {
      return Shape.MAP;
    }
    if (field.delta() instanceof DiffDecision.KeyedList) {
      return Shape.KEYED_LIST;
    }
    if (field.delta() instanceof DiffDecision.PrimitiveSet) {
      return Shape.SET;
    }
    boolean isNew = isNewHere(field.delta());
    boolean isEmpty = field.values().local() instanceof ListValue list && list.isEmpty();
    if (isNew
        && field.values().local() instanceof MapValue
        && (isDeletedFrom(field) || holdsClientEntry(field.path()))) {
      return Shape.MAP;
    }
    if ((isNew || isEmpty) && field.deletions() instanceof DiffDecision.KeyedList) {
      return Shape.KEYED_LIST;
    }
    return (isNew || isEmpty) && field.deletions() instanceof DiffDecision.PrimitiveSet
        ? Shape.SET
        : Shape.WHOLE;
  }

  private static boolean isDeletedFrom(Question field) {
    return field.deletions() instanceof DiffDecision.Nested nested && !nested.patch().isEmpty();
  }

  /** What the client writes is told apart from what people write beside it. */
  private boolean holdsClientEntry(FieldPath path) {
    return clientEntries.keySet().stream().anyMatch(entry -> entry.startsWith(path));
  }

  /** Whether live has nothing there that local's map or list could be merged with. */
  static boolean isNewHere(@Nullable DiffDecision delta) {
    return delta instanceof DiffDecision.Added || delta instanceof DiffDecision.Retyped;
  }
}
