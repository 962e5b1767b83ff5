package dev.tripatch.edit.complete;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An item that people often add. It is known by the fields that its type declares, not by the
 * type's name: custom resources have containers, too. What the schema requires is in it; words in
 * capital letters are to be filled in.
 */
enum ItemTemplate {
  CONTAINER(CompletionWording.CONTAINER, List.of("image", "command", "volumeMounts")) {
    @Override
    boolean isFor(String list) {
      return list.equals("containers") || list.equals("initContainers");
    }

    @Override
    Map<String, Value> fields() {
      return Map.of("image", new StringValue("IMAGE"));
    }
  },
  SIDECAR(CompletionWording.SIDECAR, List.of("image", "command", "restartPolicy")) {
    @Override
    boolean isFor(String list) {
      return list.equals("initContainers");
    }

    @Override
    Map<String, Value> fields() {
      return Map.of("image", new StringValue("IMAGE"), "restartPolicy", new StringValue("Always"));
    }
  },
  SECRET_VARIABLE(CompletionWording.SECRET_VARIABLE, List.of("name", "value", "valueFrom")) {
    @Override
    Map<String, Value> fields() {
      MapValue reference =
          MapValue.builder()
              .put("name", new StringValue("SECRET"))
              .put("key", new StringValue("KEY"))
              .build();
      return Map.of("valueFrom", MapValue.of("secretKeyRef", reference));
    }
  },
  MOUNTED_VOLUME(CompletionWording.MOUNTED_VOLUME, List.of("name", "mountPath")) {
    @Override
    Map<String, Value> fields() {
      return Map.of("mountPath", new StringValue("/PATH"));
    }
  },
  TOLERATION(CompletionWording.TOLERATION, List.of("key", "operator", "effect", "value")) {
    @Override
    Map<String, Value> fields() {
      return Map.of(
          "key", new StringValue("KEY"),
          "operator", new StringValue("Exists"),
          "effect", new StringValue("NoSchedule"));
    }
  };

  private final CompletionWording words;
  private final List<String> declared;

  ItemTemplate(CompletionWording words, List<String> declared) {
    this.words = words;
    this.declared = declared;
  }

  /** What is in it beside what names it and what is required. */
  abstract Map<String, Value> fields();

  /** Whether lists of this name have such items. */
  boolean isFor(String list) {
    return true;
  }

  String label() {
    return words.text();
  }

  /** Those for the items of a list. */
  static List<ItemTemplate> of(String list, ObjectSchema item) {
    List<ItemTemplate> all = new ArrayList<>();
    for (ItemTemplate each : values()) {
      boolean isDeclared = each.declared.stream().allMatch(item.fieldNames()::contains);
      if (isDeclared && each.isFor(list)) {
        all.add(each);
      }
    }
    return all;
  }

  /** The item: what names it first, then what the schema requires, then the rest. */
  MapValue item(ObjectSchema type, Optional<String> mergeKey) {
    Map<String, Value> own = new TreeMap<>(fields());
    MapValue.Builder item = MapValue.builder();
    List<String> first = new ArrayList<>(mergeKey.stream().toList());
    first.addAll(List.of("name", "key"));
    first.addAll(type.requiredFields());
    first.addAll(own.keySet());
    for (String field : first.stream().distinct().toList()) {
      boolean isNeeded =
          own.containsKey(field)
              || type.requiredFields().contains(field)
              || mergeKey.filter(field::equals).isPresent();
      Optional<SchemaType> of = type.field(field).map(FieldRule::type);
      if (isNeeded && of.isPresent() && (own.containsKey(field) || isPlain(of.get()))) {
        item.put(field, own.getOrDefault(field, new StringValue(field.toUpperCase(Locale.ROOT))));
      }
    }
    return item.build();
  }

  private static boolean isPlain(SchemaType type) {
    return type instanceof SchemaType.Primitive plain && plain.name().equals("string");
  }
}
