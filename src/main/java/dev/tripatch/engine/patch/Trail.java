package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where an application of a patch writes down what it does, if somebody wants to know. */
public final class Trail {
  /** Nobody wants to know: it keeps nothing. */
  public static final Trail NONE = new Trail(null);

  private final @Nullable List<Act> acts;

  private Trail(@Nullable List<Act> acts) {
    this.acts = acts;
  }

  /** A trail that keeps every act. */
  public static Trail kept() {
    return new Trail(new ArrayList<>());
  }

  /** The acts so far, in their order. */
  public List<Act> acts() {
    return acts == null ? List.of() : List.copyOf(acts);
  }

  /** A field of a map has another value now; the patch has it at the same place. */
  public void set(Act.Rule rule, FieldPath map, String key, Value value) {
    if (acts != null) {
      FieldPath field = map.key(key);
      acts.add(new Act(rule, field, field, new Act.Set(value)));
    }
  }

  /** What a directive in a map of the patch does to the map itself. */
  public void whole(Act.Rule rule, FieldPath map, String directive, Value value) {
    if (acts != null) {
      acts.add(new Act(rule, map, map.key(directive), new Act.Set(value)));
    }
  }

  /** What a directive in a map of the patch does to one of the map's fields. */
  public void byDirective(Act.Rule rule, FieldPath map, String key, String directive, Value value) {
    if (acts != null) {
      acts.add(new Act(rule, map.key(key), map.key(directive), new Act.Set(value)));
    }
  }

  /** A list has other items now; the patch has it at the same place. */
  public void list(Act.Rule rule, FieldPath list, Value value) {
    if (acts != null) {
      acts.add(new Act(rule, list, list, new Act.Set(value)));
    }
  }

  /** A field of a map is gone; the patch names it at the same place, or in a directive. */
  public void removed(Act.Rule rule, FieldPath map, String key, String read) {
    if (acts != null) {
      acts.add(new Act(rule, map.key(key), map.key(read), new Act.Removed()));
    }
  }

  /** The items with a merge key are gone. */
  public void itemDeleted(FieldPath item) {
    if (acts != null) {
      acts.add(new Act(Act.Rule.DELETE_ITEM, item, item, new Act.Removed()));
    }
  }

  /** A list has a new item at its end. */
  public void itemAdded(FieldPath item, Value value) {
    if (acts != null) {
      acts.add(new Act(Act.Rule.ADD_ITEM, item, item, new Act.Appended(value)));
    }
  }
}
