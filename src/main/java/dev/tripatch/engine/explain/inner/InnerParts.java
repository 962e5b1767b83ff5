package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
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
import org.jspecify.annotations.Nullable;

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
    return of(explanation.all().stream().filter(FieldOutcome::isWhole).toList(), root);
  }

  /** The same of one field. */
  public static InnerParts of(FieldOutcome whole, SchemaType root) {
    return of(List.of(whole), root);
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
            .filter(field -> !Objects.equals(field.values().live(), field.values().result()))
            .toList(),
        root);
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
            Standing.PLAIN,
            new FieldValues(null, null, before, null, after),
            Optional.empty(),
            new PatchEntry.Nothing(),
            new ResultEntry.Nothing(),
            List.of(),
            List.of());
    return of(whole, SchemaType.Primitive.UNDECLARED).of(whole.path());
  }

  /**
   * The same of some fields alone, which is sooner done.
   *
   * @param wholes fields that Kubernetes handles as one
   */
  public static InnerParts of(List<FieldOutcome> wholes, SchemaType root) {
    // Most fields are numbers or words: not even their place in the schema is looked up.
    List<FieldOutcome> open =
        wholes.stream().filter(each -> InnerNames.haveInside(each.values())).toList();
    InnerNames names = InnerNames.of(open.stream(), root);
    Map<FieldPath, InnerWalk.Found> byWhole = new HashMap<>();
    for (FieldOutcome whole : open) {
      InnerWalk.Found found = InnerWalk.in(TypedPath.of(root, whole.path()), whole, names);
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
    return new FieldValues(
        value(whole, path, Role.LAST_APPLIED),
        value(whole, path, Role.LOCAL),
        value(whole, path, Role.LIVE),
        value(whole, path, Role.PATCH),
        value(whole, path, Role.RESULT));
  }

  private @Nullable Value value(FieldOutcome whole, FieldPath path, Role role) {
    return names
        .in(role, path)
        .map(there -> there.below(whole.path()))
        .flatMap(
            inside ->
                Optional.ofNullable(whole.values().of(role)).flatMap(value -> at(value, inside)))
        .orElse(null);
  }

  /** Lines of a text come last. */
  private static Optional<Value> at(Value value, FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Lines(int first, int last)
        ? Counted.valueAt(value, path.parent().orElseThrow())
            .map(
                text -> text instanceof StringValue(String all, _) ? lines(all, first, last) : null)
        : Counted.valueAt(value, path);
  }

  private static @Nullable Value lines(String text, int first, int last) {
    List<String> lines = AlignedText.lines(text);
    int end = Math.min(last, lines.size());
    return first > end ? null : new StringValue(String.join("", lines.subList(first - 1, end)));
  }
}
