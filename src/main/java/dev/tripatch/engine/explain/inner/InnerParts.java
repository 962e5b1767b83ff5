package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The inside of all fields of a comparison that Kubernetes handles as one. Immutable; computed at
 * once, so keep it.
 */
public final class InnerParts {

  /** Nothing is inside. */
  public static final InnerParts NOTHING =
      new InnerParts(SchemaType.Primitive.UNDECLARED, InnerNames.NONE, Map.of());

  private final SchemaType root;
  private final InnerNames names;
  private final Map<FieldPath, InnerWalk.Found> byWhole;
  private final Map<FieldPath, FieldOutcome> byPath = new HashMap<>();

  private InnerParts(SchemaType root, InnerNames names, Map<FieldPath, InnerWalk.Found> byWhole) {
    this.root = root;
    this.names = names;
    this.byWhole = byWhole;
    byWhole.values().stream()
        .flatMap(found -> found.parts().stream())
        .forEach(part -> byPath.put(part.path(), part));
  }

  /**
   * What is inside the fields of an explanation.
   *
   * @param root the type of the object
   */
  public static InnerParts of(Explanation explanation, SchemaType root) {
    return of(explanation.all().stream().filter(FieldOutcome::isWhole).toList(), explanation, root);
  }

  /** The same of one field. */
  public static InnerParts of(FieldOutcome whole, Explanation explanation, SchemaType root) {
    return of(List.of(whole), explanation, root);
  }

  /** What is inside one field, compared as it is written. */
  public static InnerParts asWritten(FieldOutcome whole, SchemaType root) {
    return of(whole, new Explanation(whole), root);
  }

  /**
   * What is inside the fields that change alone, which is sooner done.
   *
   * @param root the type of the object
   */
  public static InnerParts changing(Explanation explanation, SchemaType root) {
    return of(
        explanation.all().stream()
            .filter(FieldOutcome::isWhole)
            .filter(
                field ->
                    field.outcome().isLost()
                        || !Objects.equals(field.values().live(), field.values().result()))
            .toList(),
        explanation,
        root);
  }

  /** What of local does not arrive: a field, or the parts of one that do not. */
  public static List<FieldOutcome> lost(Explanation explanation, SchemaType root) {
    List<FieldOutcome> twins =
        explanation.all().stream().filter(field -> field.reason().isOfTwins()).toList();
    InnerParts inside = of(twins, explanation, root);
    return twins.stream()
        .flatMap(
            field ->
                inside.of(field.path()).isEmpty()
                    ? Stream.of(field)
                    : inside.of(field.path()).stream())
        .filter(field -> field.outcome().isLost())
        .toList();
  }

  /** How many parts there are in all fields. */
  public int count() {
    return byPath.size();
  }

  /** What differs between two values, with paths from them on; none if they are of two kinds. */
  public static List<FieldOutcome> between(Value before, Value after) {
    FieldOutcome whole =
        new FieldOutcome(
            FieldPath.root(),
            Outcome.REPLACED,
            Reason.LIST_REPLACED,
            new FieldValues(null, null, before, null, after),
            Optional.empty(),
            new PatchEntry.Nothing(),
            new ResultEntry.Nothing());
    return asWritten(whole, SchemaType.Primitive.UNDECLARED).of(whole.path());
  }

  /**
   * The same of some fields alone, which is sooner done.
   *
   * @param wholes fields that Kubernetes handles as one
   */
  public static InnerParts of(List<FieldOutcome> wholes, Explanation explanation, SchemaType root) {
    // Most fields are numbers or words: not even their place in the schema is looked up.
    List<FieldOutcome> open =
        wholes.stream().filter(each -> InnerNames.haveInside(each.values())).toList();
    InnerNames names =
        InnerNames.of(
            open.stream().map(whole -> whole.with(explanation.stored(whole))),
            explanation.root().values(),
            root);
    Map<FieldPath, InnerWalk.Found> byWhole = new HashMap<>();
    for (FieldOutcome whole : open) {
      InnerWalk.Found found =
          InnerWalk.in(TypedPath.of(root, whole.path()), whole, explanation, names);
      if (!found.parts().isEmpty()) {
        byWhole.put(whole.path(), found);
      }
    }
    return new InnerParts(root, names, byWhole);
  }

  /** How items inside are named. */
  public InnerNames names() {
    return names;
  }

  /**
   * What differs between live and the result inside a field, in the order in which one reads it:
   * the deepest parts that are added, changed or deleted, and items that moved. They are no fields
   * for Kubernetes, which acts on the whole field; a part is in conflict where live itself changed
   * it.
   */
  public List<FieldOutcome> of(FieldPath whole) {
    InnerWalk.Found found = byWhole.get(whole);
    return found == null ? List.of() : found.parts();
  }

  /** All places inside a field on the way to what differs, in the order in which one reads them. */
  public List<FieldPath> order(FieldPath whole) {
    InnerWalk.Found found = byWhole.get(whole);
    return found == null ? List.of() : found.order();
  }

  /** Those of its parts that live changed and local did not, in the same order. */
  public List<FieldPath> onlyLive(FieldPath whole) {
    InnerWalk.Found found = byWhole.get(whole);
    return found == null ? List.of() : found.onlyLive();
  }

  /** Lists inside a field of which live changed more, where nothing tells whether local did. */
  public List<FieldPath> left(FieldPath whole) {
    InnerWalk.Found found = byWhole.get(whole);
    return found == null ? List.of() : found.left();
  }

  /** The part that is exactly there. */
  public Optional<FieldOutcome> at(FieldPath path) {
    return Optional.ofNullable(byPath.get(path));
  }

  /**
   * Local's value of a field with some parts as another document has them.
   *
   * @param whole a field that Kubernetes handles as one
   * @param paths parts of it
   * @param from the document
   * @return empty if nothing is left
   */
  public Optional<Value> taken(FieldOutcome whole, Set<FieldPath> paths, Role from) {
    Set<FieldPath> moved =
        paths.stream()
            .filter(path -> at(path).filter(part -> part.outcome().isReordered()).isPresent())
            .collect(Collectors.toSet());
    InnerWalk.Found found = from == Role.LIVE ? byWhole.get(whole.path()) : null;
    return Optional.ofNullable(
        new TakenParts(names, from, paths, moved, found)
            .at(TypedPath.of(root, whole.path()), whole.values()));
  }

  /**
   * Whether a place is in a list that nothing merges, so that Kubernetes does not know its items.
   *
   * @param whole the field that Kubernetes handles as one, which holds the place
   * @param root the type of the object
   */
  public static boolean isInList(FieldPath whole, FieldPath path, SchemaType root) {
    TypedPath place = TypedPath.of(root, whole);
    for (PathStep step : path.steps().subList(whole.length(), path.length())) {
      if (step instanceof PathStep.Lines || !(step instanceof PathStep.Key) && !place.isMerged()) {
        return true;
      }
      place = place.then(step);
    }
    return false;
  }

  /** What each document has at a place inside a field, whether that differs or not. */
  public FieldValues values(FieldOutcome whole, FieldPath path) {
    return names.values(whole, path);
  }
}
