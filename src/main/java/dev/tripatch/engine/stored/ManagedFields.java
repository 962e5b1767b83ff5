package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads {@code metadata.managedFields} of a live object. */
public final class ManagedFields {

  private final MapValue live;
  private final SchemaType type;
  private final List<Owner> owners = new ArrayList<>();
  private final List<String> diagnostics = new ArrayList<>();

  private ManagedFields(MapValue live, SchemaType type) {
    this.live = live;
    this.type = type;
  }

  /** The owners of the live object's fields; total: an object without managedFields has none. */
  public static Ownership read(MapValue live, SchemaAnswer schema) {
    ManagedFields reader = new ManagedFields(live, schema.type());
    if (live.get("metadata") instanceof MapValue metadata) {
      reader.entries(metadata.get("managedFields"));
    }
    return new Ownership(reader.owners, reader.diagnostics);
  }

  /**
   * Who applies a live object server-side, by name; who applies no more than its status does not
   * count. It reads no list of fields, so it takes no time.
   */
  public static List<String> appliers(MapValue live) {
    return live.get("metadata") instanceof MapValue metadata
            && metadata.get("managedFields") instanceof ListValue entries
        ? entries.items().stream()
            .flatMap(value -> value instanceof MapValue entry ? Stream.of(entry) : Stream.empty())
            .filter(ManagedFields::isApplied)
            .map(entry -> entry.text("manager"))
            .filter(manager -> !manager.isEmpty())
            .distinct()
            .toList()
        : List.of();
  }

  private static boolean isApplied(MapValue entry) {
    return entry.text("operation").equals("Apply")
        && text(entry, "subresource").isEmpty()
        && entry.get("fieldsV1") instanceof MapValue fields
        && !Set.of("f:status").containsAll(fields.entries().keySet());
  }

  private void entries(@Nullable Value entries) {
    switch (entries) {
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          entry("metadata.managedFields[" + i + "]", list.get(i));
        }
      }
      case null -> {}
      case NullValue ignored -> {}
      case Value ignored -> diagnostics.add(OwnerWording.NO_LIST.text());
    }
  }

  private void entry(String place, Value value) {
    if (!(value instanceof MapValue entry)) {
      diagnostics.add(OwnerWording.NO_MAP.text("entry", place));
    } else if (text(entry, "manager").isEmpty()) {
      diagnostics.add(OwnerWording.NO_MANAGER.text("entry", place));
    } else {
      owners.add(owner(place, entry));
    }
  }

  private Owner owner(String place, MapValue entry) {
    return new Owner(
        text(entry, "manager").orElse(""),
        text(entry, "operation").orElse(""),
        text(entry, "subresource"),
        text(entry, "time"),
        fields(place, entry));
  }

  private Set<FieldPath> fields(String place, MapValue entry) {
    String format = text(entry, "fieldsType").orElse("FieldsV1");
    if (!format.equals("FieldsV1")) {
      diagnostics.add(OwnerWording.OTHER_FORMAT.text("entry", place, "format", format));
      return Set.of();
    }
    return switch (entry.get("fieldsV1")) {
      case MapValue fields -> new FieldsReader(place, live, type, diagnostics).read(fields);
      case null -> Set.of();
      case Value ignored -> {
        diagnostics.add(OwnerWording.FIELDS_NO_MAP.text("entry", place));
        yield Set.of();
      }
    };
  }

  private static Optional<String> text(MapValue map, String key) {
    return Optional.of(map.text(key)).filter(text -> !text.isEmpty());
  }
}
