package dev.tripatch.edit.complete;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;

/** Type and rules of a field in few words: {@code list of Container · merged by name}. */
final class TypeWords {

  private TypeWords() {}

  static String of(FieldRule rule) {
    List<String> words = new ArrayList<>();
    words.add(of(rule.type()));
    if (rule.merges() && rule.type() instanceof SchemaType.ListOf) {
      words.add(
          rule.mergeKey()
              .map(key -> CompletionWording.MERGED_BY.text("key", key))
              .orElseGet(CompletionWording.MERGED_AS_SET::text));
    } else if (rule.type() instanceof SchemaType.ListOf) {
      words.add(CompletionWording.LIST_REPLACED.text());
    }
    if (rule.replaces()) {
      words.add(PatchStrategy.REPLACE.word());
    }
    if (rule.retainsKeys()) {
      words.add(PatchStrategy.RETAIN_KEYS.word());
    }
    return String.join(" · ", words);
  }

  static String of(SchemaType type) {
    return switch (type) {
      case ObjectSchema object -> object.name();
      case SchemaType.MapOf(SchemaType values) -> CompletionWording.MAP_OF.text("type", of(values));
      case SchemaType.ListOf(SchemaType items) -> CompletionWording.LIST_OF.text("type", of(items));
      case SchemaType.Primitive primitive ->
          primitive.name() + primitive.format().map(format -> " (" + format + ")").orElse("");
    };
  }
}
