package dev.tripatch.ownership;

import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  private void entries(@Nullable Value entries) {
    switch (entries) {
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          entry("metadata.managedFields[" + i + "]", list.get(i));
        }
      }
      case null -> {}
      case NullValue ignored -> {}
      case Value ignored ->
          diagnostics.add("metadata.managedFields is not a list, so no owner is known.");
    }
  }

  private void entry(String place, Value value) {
    if (!(value instanceof MapValue entry)) {
      diagnostics.add(place + " is not a map and is left out.");
    } else if (text(entry, "manager").isEmpty()) {
      diagnostics.add(place + " names no manager and is left out.");
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
        text(entry, "apiVersion").orElse(""),
        fields(place, entry));
  }

  private Set<FieldPath> fields(String place, MapValue entry) {
    String format = text(entry, "fieldsType").orElse("FieldsV1");
    if (!format.equals("FieldsV1")) {
      diagnostics.add(place + " lists its fields as " + format + ", which Tripatch cannot read.");
      return Set.of();
    }
    return switch (entry.get("fieldsV1")) {
      case MapValue fields -> new FieldsReader(place, live, type, diagnostics).read(fields);
      case null -> Set.of();
      case Value ignored -> {
        diagnostics.add(place + ".fieldsV1 is not a map, so its fields are not known.");
        yield Set.of();
      }
    };
  }

  private static Optional<String> text(MapValue map, String key) {
    return map.get(key) instanceof StringValue string && !string.text().isEmpty()
        ? Optional.of(string.text())
        : Optional.empty();
  }
}
