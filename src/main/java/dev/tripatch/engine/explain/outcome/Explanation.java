package dev.tripatch.engine.explain.outcome;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The outcomes of all fields of a comparison. */
public final class Explanation {

  /** Looking through so many parts is faster than hashing, and takes no room. */
  private static final int SMALL = 32;

  private final FieldOutcome root;
  private final Map<FieldPath, FieldValues> stored;
  private final boolean knowsDefaults;
  private final Map<FieldPath, Map<PathStep, FieldOutcome>> large = new ConcurrentHashMap<>();

  /** The explanation with this tree. */
  public Explanation(FieldOutcome root) {
    this(root, Map.of(), true);
  }

  /**
   * The same.
   *
   * @param stored what a server stores of fields that Kubernetes handles as one; see {@link
   *     #stored}
   * @param knowsDefaults whether what a server fills in is known
   */
  public Explanation(FieldOutcome root, Map<FieldPath, FieldValues> stored, boolean knowsDefaults) {
    this.root = root;
    this.knowsDefaults = knowsDefaults;
    this.stored = Map.copyOf(stored);
  }

  /** The outcome of the object itself; all others hang below it. */
  public FieldOutcome root() {
    return root;
  }

  /**
   * The outcome of a field. A field inside one whose parts share its fate has that one's outcome; a
   * place that no text has gets the outcome of what would hold it.
   */
  public FieldOutcome at(FieldPath path) {
    PathStep last = path.last().orElse(null);
    if (last == null) {
      return root;
    }
    FieldOutcome holder = at(path.parent().orElseThrow());
    boolean isReached = holder.path().length() + 1 == path.length();
    return isReached ? part(holder, last).orElse(holder) : holder;
  }

  /**
   * What a server stores of a field that Kubernetes handles as one, so that nobody is blamed for
   * defaults inside it: lists have as many items as the field's own values. Where that is not
   * known, the field's own values.
   */
  public FieldValues stored(FieldOutcome whole) {
    return stored.getOrDefault(whole.path(), whole.values());
  }

  /**
   * Whether somebody moved a part. Where defaults are not known, a field that is only missing on
   * one side may be one; an item never is.
   *
   * @param values what a server stores there
   */
  public boolean isMoved(FieldPath part, FieldValues values) {
    boolean isField = part.last().orElse(null) instanceof PathStep.Key;
    return values.hasDrifted() && (knowsDefaults || !isField || !values.mayBeFilledIn());
  }

  private Optional<FieldOutcome> part(FieldOutcome holder, PathStep step) {
    if (holder.parts().size() > SMALL) {
      return Optional.ofNullable(
          large.computeIfAbsent(holder.path(), _ -> byStep(holder.parts())).get(step));
    }
    return holder.parts().stream().filter(part -> lastOf(part).equals(step)).findFirst();
  }

  private static Map<PathStep, FieldOutcome> byStep(List<FieldOutcome> parts) {
    Map<PathStep, FieldOutcome> byStep = HashMap.newHashMap(parts.size());
    parts.forEach(part -> byStep.putIfAbsent(lastOf(part), part));
    return byStep;
  }

  private static PathStep lastOf(FieldOutcome part) {
    return part.path().last().orElseThrow();
  }

  /** All outcomes, each before its parts. */
  public List<FieldOutcome> all() {
    List<FieldOutcome> all = new ArrayList<>();
    collect(root, all);
    return all;
  }

  private static void collect(FieldOutcome outcome, List<FieldOutcome> all) {
    all.add(outcome);
    outcome.parts().forEach(part -> collect(part, all));
  }
}
