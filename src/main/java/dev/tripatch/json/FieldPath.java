package dev.tripatch.json;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The place of a field in an object. A path is the same in every document that holds the field,
 * however the list items there are ordered. Immutable; equal when the steps are equal.
 */
public final class FieldPath {

  private static final FieldPath ROOT = new FieldPath(null, null, 0, 1);

  private final @Nullable FieldPath parent;
  private final @Nullable PathStep last;
  private final int length;
  private final int hash;

  private FieldPath(@Nullable FieldPath parent, @Nullable PathStep last, int length, int hash) {
    this.parent = parent;
    this.last = last;
    this.length = length;
    this.hash = hash;
  }

  /** The place of the object itself. */
  public static FieldPath root() {
    return ROOT;
  }

  /** The place of nested map fields: {@code of("spec", "replicas")}. */
  public static FieldPath of(String... keys) {
    FieldPath path = ROOT;
    for (String key : keys) {
      path = path.key(key);
    }
    return path;
  }

  /** Reads the text form that {@link #toString()} writes. */
  public static FieldPath parse(String text) {
    return new PathParser(text).parse();
  }

  /** One step further. */
  public FieldPath then(PathStep step) {
    return new FieldPath(this, step, length + 1, 31 * hash + step.hashCode());
  }

  /** So many steps further. */
  public FieldPath then(List<PathStep> steps) {
    FieldPath at = this;
    for (PathStep step : steps) {
      at = at.then(step);
    }
    return at;
  }

  /** Into a map, by key. */
  public FieldPath key(String name) {
    return then(new PathStep.Key(name));
  }

  /** Into a keyed list: the first item whose merge key has this value. */
  public FieldPath item(String mergeKey, Scalar value) {
    return then(new PathStep.KeyedItem(mergeKey, value, 0));
  }

  /** Into a set of primitives: the first such item. */
  public FieldPath member(Scalar value) {
    return then(new PathStep.SetItem(value, 0));
  }

  /** Into a list, by place counted from 0. */
  public FieldPath index(int index) {
    return then(new PathStep.IndexItem(index));
  }

  /** Whether this is the place of the object itself. */
  public boolean isRoot() {
    return last == null;
  }

  /** How many steps there are; 0 for the root. */
  public int length() {
    return length;
  }

  /** The place that holds this one; empty at the root. */
  public Optional<FieldPath> parent() {
    return Optional.ofNullable(parent);
  }

  /** This place and those that hold it, from here to the root. */
  public Stream<FieldPath> upwards() {
    return Stream.iterate(this, at -> at.parent == null ? ROOT : at.parent).limit(length + 1L);
  }

  /** What holds these places, at any height. */
  public static Set<FieldPath> holdersOf(Collection<FieldPath> places) {
    Set<FieldPath> holders = new HashSet<>();
    for (FieldPath place : places) {
      FieldPath at = place.parent;
      while (at != null && holders.add(at)) {
        at = at.parent;
      }
    }
    return holders;
  }

  /** The last step; empty at the root. */
  public Optional<PathStep> last() {
    return Optional.ofNullable(last);
  }

  /** Whether this is the place of an item of a list, or of lines of a text. */
  public boolean isItem() {
    return last != null && !(last instanceof PathStep.Key);
  }

  /** Whether it is the field by which an item is told from the others. */
  public boolean isMergeKey() {
    return last().orElse(null) instanceof PathStep.Key(String name)
        && parent().flatMap(FieldPath::last).orElse(null) instanceof PathStep.KeyedItem item
        && item.mergeKey().equals(name);
  }

  /** The steps from the root on. */
  public List<PathStep> steps() {
    Deque<PathStep> steps = new ArrayDeque<>(length);
    FieldPath at = this;
    while (at.last != null && at.parent != null) {
      steps.addFirst(at.last);
      at = at.parent;
    }
    return List.copyOf(steps);
  }

  /** The steps from an ancestor to this place, as a path of their own. */
  public FieldPath below(FieldPath ancestor) {
    return ROOT.then(steps().subList(ancestor.length, length));
  }

  /** Whether this place is the given one or lies in it. */
  public boolean startsWith(FieldPath ancestor) {
    FieldPath at = this;
    while (at.length > ancestor.length && at.parent != null) {
      at = at.parent;
    }
    return at.equals(ancestor);
  }

  /** Whether this place is one of the given ones or lies in one, in as many steps as it has. */
  public boolean isIn(Set<FieldPath> places) {
    return places.contains(this) || parent != null && parent.isIn(places);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof FieldPath that
        && hash == that.hash
        && length == that.length
        && Objects.equals(last, that.last)
        && Objects.equals(parent, that.parent);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The text form, such as {@code spec.containers[name=web].args[0]}; the root is {@code .}. */
  @Override
  public String toString() {
    return PathWriter.write(this);
  }
}
