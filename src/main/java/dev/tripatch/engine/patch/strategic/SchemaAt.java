package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/**
 * Asks the schema about a field the way Kubernetes' {@code LookupPatchMetadata} does: only declared
 * fields have rules, and asking below anything but a struct is refused.
 */
final class SchemaAt {

  private static final FieldRule FREE_FORM = FieldRule.freeForm("", "");

  private SchemaAt() {}

  /** The rule of a field that holds a map. */
  static FieldRule ofMap(SchemaType type, String key, FieldPath path) throws RefusedException {
    return switch (type) {
      case ObjectSchema struct -> {
        Optional<FieldRule> rule = struct.field(key);
        if (rule.isEmpty()) {
          throw Refusals.unknownField(path.key(key), struct.name(), key);
        }
        yield rule.get();
      }
      case SchemaType.MapOf ignored -> throw Refusals.notAStruct(path.key(key), "map");
      case SchemaType.ListOf ignored -> throw Refusals.notAStruct(path.key(key), "slice");
      case SchemaType.Primitive free when free.equals(SchemaType.Primitive.FREE_FORM) -> FREE_FORM;
      case SchemaType.Primitive ignored -> throw Refusals.notAStruct(path.key(key), "interface");
    };
  }

  /**
   * The rule of a field that holds a list; the schema must have a list there too, or what Go takes
   * for one.
   */
  static FieldRule ofList(SchemaType type, String key, FieldPath path) throws RefusedException {
    FieldRule rule = ofMap(type, key, path);
    boolean isList =
        rule.type() instanceof SchemaType.ListOf
            || rule.type().equals(SchemaType.Primitive.FREE_FORM)
            || isBytes(rule.type())
            || (type instanceof ObjectSchema struct && struct.isPointer(rule.name()));
    if (!isList) {
      throw Refusals.notAList(path.key(key));
    }
    return rule;
  }

  /** A text in base 64 is a slice of bytes in Go. */
  private static boolean isBytes(SchemaType type) {
    return type instanceof SchemaType.Primitive plain
        && plain.format().filter("byte"::equals).isPresent();
  }

  /** The type of the items of a list field. */
  static SchemaType itemsOf(FieldRule rule) {
    return rule.type() instanceof SchemaType.ListOf list ? list.items() : rule.type();
  }
}
