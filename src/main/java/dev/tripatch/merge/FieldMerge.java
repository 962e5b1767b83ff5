package dev.tripatch.merge;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/**
 * Merges an object by field. It computes only with values: whoever swaps the sides gets the same
 * object, and what one side left as it was never overrides the other.
 *
 * <p>Maps and lists are always taken apart where both sides have one, also where only one side
 * changed them: texts may differ where values do not.
 */
public final class FieldMerge {

  private FieldMerge() {}

  /**
   * Merges an object.
   *
   * @param values the object in each version
   * @param type what is known of its kind
   */
  public static MergedField merge(Threefold<Value> values, SchemaType type) {
    return field(FieldPath.root(), values, new Place(type, Optional.empty(), ""));
  }

  /**
   * What a schema says about a place.
   *
   * @param type the type of the value there
   * @param rule the rule of the field, or of the list whose item it is; empty where nothing is
   *     known
   * @param key the last key on the way there
   */
  record Place(SchemaType type, Optional<FieldRule> rule, String key) {}

  static MergedField field(FieldPath path, Threefold<Value> values, Place place) {
    boolean isChanged = values.winner() == null;
    if (values.ours() instanceof MapValue ours && values.theirs() instanceof MapValue theirs) {
      MapMerge maps = new MapMerge(path, values, place);
      return isChanged && maps.isBlockClash(ours, theirs)
          ? new MergedField.Clash(path, values, ClashKind.BLOCK)
          : maps.merge();
    }
    if (values.ours() instanceof ListValue && values.theirs() instanceof ListValue) {
      return new ListMerge(path, values, place).merge();
    }
    return values.winner() != null
        ? scalar(path, values)
        : TextMerge.of(path, values)
            .<MergedField>map(text -> text)
            .orElseGet(() -> scalar(path, values));
  }

  /** What is merged as one. */
  static MergedField scalar(FieldPath path, Threefold<Value> values) {
    Branch winner = values.winner();
    return winner != null
        ? new MergedField.Plain(values, winner)
        : new MergedField.Clash(path, values, kind(values));
  }

  private static ClashKind kind(Threefold<Value> values) {
    if (values.ours() == null || values.theirs() == null) {
      return ClashKind.REMOVED;
    }
    return values.base() == null ? ClashKind.ADDED : ClashKind.CHANGED;
  }
}
