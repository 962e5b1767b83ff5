package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inside of all fields of a comparison that Kubernetes handles as one. Immutable; computed at
 * once, so keep it.
 */
public final class InnerParts {

  /** Nothing is inside. */
  public static final InnerParts NOTHING = new InnerParts(SchemaType.UNDECLARED, InnerNames.NONE, Map.of());

  private final SchemaType root;
  private final InnerNames names;
  private final Map<FieldPath, List<FieldOutcome>> byWhole;
  private final Map<FieldPath, FieldOutcome> byPath = new HashMap<>();

  private InnerParts(SchemaType root, InnerNames names, Map<FieldPath, List<FieldOutcome>> byWhole) {
    this.root = root;
    this.names = names;
    this.byWhole = byWhole;
    byWhole.values().stream().flatMap(List::stream).forEach(part -> byPath.put(part.path(), part));
  }

  /**
   * What is inside the fields of an explanation.
   *
   * @param root the type of the object
   */
  public static InnerParts of(Explanation explanation, SchemaType root) {
    List<FieldOutcome> wholes =
        explanation.all().stream().filter(FieldOutcome::isWhole).toList();
    InnerNames names = InnerNames.of(wholes.stream(), root);
    Map<FieldPath, List<FieldOutcome>> byWhole = new HashMap<>();
    for (FieldOutcome whole : wholes) {
      List<FieldOutcome> parts =
          InnerWalk.parts(InnerNames.place(whole.path(), root), whole, names);
      if (!parts.isEmpty()) {
        byWhole.put(whole.path(), parts);
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
    return byWhole.getOrDefault(whole, List.of());
  }

  /** The part that is exactly there. */
  public Optional<FieldOutcome> at(FieldPath path) {
    return Optional.ofNullable(byPath.get(path));
  }

  /**
   * Local's value of a field with one part as another document has it.
   *
   * @param whole a field that Kubernetes handles as one
   * @param path a part of it
   * @param from the document
   * @return empty if nothing is left
   */
  public Optional<Value> taken(FieldOutcome whole, FieldPath path, Role from) {
    boolean isMoveOnly = at(path).filter(part -> part.outcome().isReordered()).isPresent();
    List<PathStep> steps = path.steps().subList(whole.path().length(), path.length());
    return Optional.ofNullable(
        new TakenPart(names, from, isMoveOnly)
            .in(InnerNames.place(whole.path(), root), whole.values(), steps));
  }
}
