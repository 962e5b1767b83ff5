package dev.tripatch.hazard;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way from an object's root to a field, as the schema sees it.
 *
 * @param holders the maps with declared fields on the way, the root first
 * @param rule the last declared field on the way
 * @param names the keys of the declared fields on the way
 * @param type the type of the field at the end
 */
public record Ancestry(
    List<Holder> holders, Optional<FieldRule> rule, List<String> names, SchemaType type) {

  /** A map with declared fields. */
  public record Holder(FieldPath path, SchemaType schema) {}

  /** The way to a path in an object of this type. */
  public static Ancestry of(SchemaType root, FieldPath path) {
    List<Holder> holders = new ArrayList<>();
    List<String> names = new ArrayList<>();
    Optional<FieldRule> last = Optional.empty();
    SchemaType type = root;
    FieldPath at = FieldPath.root();
    for (PathStep step : path.steps()) {
      if (type.hasFields()) {
        holders.add(new Holder(at, type));
        Optional<FieldRule> rule =
            step instanceof PathStep.Key(String name) ? type.field(name) : Optional.empty();
        rule.ifPresent(found -> names.add(found.name()));
        last = rule.isPresent() ? rule : last;
      }
      type = type.below(step);
      at = at.then(step);
    }
    return new Ancestry(List.copyOf(holders), last, List.copyOf(names), type);
  }
}
