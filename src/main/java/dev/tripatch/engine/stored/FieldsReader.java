package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads one FieldsV1 tree, in step with the live object and its schema.
 *
 * <p>The format is that of structured-merge-diff's {@code fieldpath}: {@code f:} names a field,
 * {@code k:} an item by its list map keys, {@code v:} an item by its value, {@code i:} an item by
 * its place, and {@code .} says that the place itself is owned although parts of it are listed too.
 */
final class FieldsReader {

  private final String entry;
  private final MapValue live;
  private final SchemaType type;
  private final List<String> diagnostics;
  private final Set<FieldPath> owned = new LinkedHashSet<>();
  private final Map<FieldPath, LiveItems> lists = new HashMap<>();

  FieldsReader(String entry, MapValue live, SchemaType type, List<String> diagnostics) {
    this.entry = entry;
    this.live = live;
    this.type = type;
    this.diagnostics = diagnostics;
  }

  /**
   * A place in the object.
   *
   * @param place where it is
   * @param value what live has there; null if nothing
   */
  private record At(TypedPath place, @Nullable Value value) {

    FieldPath path() {
      return place.path();
    }

    /** Whether the schema says that nobody owns a part of it. */
    boolean isOneValue() {
      Optional<String> mapType = place.rule().flatMap(FieldRule::mapType);
      return switch (place.type()) {
        case ObjectSchema struct -> isAtomic(mapType.or(struct::mapType));
        case SchemaType.MapOf _ -> isAtomic(mapType);
        case SchemaType.ListOf _ -> place.rule().filter(At::isListOfOne).isPresent();
        case SchemaType.Primitive _ -> false;
      };
    }

    private static boolean isListOfOne(FieldRule rule) {
      return rule.listType().map("atomic"::equals).orElse(!rule.merges());
    }

    private static boolean isAtomic(Optional<String> mapType) {
      return mapType.filter("atomic"::equals).isPresent();
    }
  }

  Set<FieldPath> read(MapValue fields) {
    parts(fields, new At(TypedPath.root(type), live));
    return owned;
  }

  /** Who owned parts of what has become one value owns it: the server reads them so, too. */
  private void parts(MapValue fields, At at) {
    if (at.isOneValue()) {
      owned.add(at.path());
      return;
    }
    for (Map.Entry<String, Value> part : fields.entries().entrySet()) {
      if (part.getKey().equals(".")) {
        owned.add(at.path());
      } else {
        part(part.getKey(), part.getValue(), at);
      }
    }
  }

  private void part(String element, Value below, At at) {
    Optional<At> place = step(element, at);
    if (place.isEmpty()) {
      diagnostics.add(
          OwnerWording.NO_PLACE.text("entry", entry, "field", element, "path", at.path()));
    } else if (!(below instanceof MapValue map)) {
      diagnostics.add(OwnerWording.PART_NO_MAP.text("entry", entry, "path", place.get().path()));
    } else if (map.isEmpty()) {
      owned.add(place.get().path());
    } else {
      parts(map, place.get());
    }
  }

  private Optional<At> step(String element, At at) {
    String rest = element.substring(Math.min(2, element.length()));
    return element.startsWith("f:") ? Optional.of(field(rest, at)) : item(element, rest, at);
  }

  private static At field(String key, At at) {
    Value value = at.value() instanceof MapValue map ? map.get(key) : null;
    return new At(at.place().key(key), value);
  }

  private Optional<At> item(String element, String rest, At at) {
    if (!(at.value() instanceof ListValue list)) {
      return Optional.empty();
    }
    LiveItems items =
        lists.computeIfAbsent(at.path(), _ -> new LiveItems(list, at.place().steps(list)));
    return items
        .find(element.substring(0, element.length() - rest.length()), rest)
        .map(index -> new At(at.place().then(items.step(index)), items.item(index)));
  }
}
