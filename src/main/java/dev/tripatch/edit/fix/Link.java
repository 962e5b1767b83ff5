package dev.tripatch.edit.fix;

import dev.tripatch.document.Node;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/**
 * A value around a caret.
 *
 * @param path where it is in the text; items by their place
 * @param node the value and its place
 * @param type its type
 * @param rule of the field; of an item, the rule of its list
 * @param live what live has there
 * @param isItem whether it is an item of a list
 */
record Link(
    FieldPath path,
    Node node,
    SchemaType type,
    Optional<FieldRule> rule,
    Optional<Value> live,
    boolean isItem) {

  Value value() {
    return node.value();
  }

  /** The merge key of the list here, or of the list whose item this is. */
  Optional<String> mergeKey() {
    return rule.filter(FieldRule::merges).flatMap(FieldRule::mergeKey);
  }

  /** Its key; empty for an item and for the root. */
  Optional<String> name() {
    return path.last().orElse(null) instanceof PathStep.Key(String name)
        ? Optional.of(name)
        : Optional.empty();
  }
}
