package dev.tripatch.cli.output.data;

import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.overlay.SchemaPlace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A part of a kind's schema, to be shown.
 *
 * @param apiVersion the kind's
 * @param kind the kind
 * @param source where its schema comes from
 * @param isCustom whether patches do not follow it, since it is a custom resource's
 * @param isWhatIf whether it is a custom resource's that is treated as if it were built in
 * @param shown the place that was asked for
 * @param history what releases of Kubernetes say of the field that was asked for, in sentences
 * @param fields the fields below it
 */
public record SchemaListing(
    String apiVersion,
    String kind,
    String source,
    boolean isCustom,
    boolean isWhatIf,
    SchemaPlace shown,
    List<String> history,
    List<SchemaPlace> fields) {

  /** The fields directly below a place, or also those below them; a type in itself only once. */
  public static List<SchemaPlace> fields(SchemaPlace place, boolean isRecursive) {
    List<SchemaPlace> fields = new ArrayList<>();
    collect(place, isRecursive, new HashSet<>(), fields);
    return fields;
  }

  private static void collect(
      SchemaPlace place, boolean isRecursive, Set<ObjectSchema> open, List<SchemaPlace> out) {
    Optional<ObjectSchema> object = place.object();
    if (object.isPresent() && !open.add(object.get())) {
      return;
    }
    for (SchemaPlace part : place.parts()) {
      if (part.rule().isPresent()) {
        out.add(part);
      }
      if (isRecursive || part.rule().isEmpty()) {
        collect(part, isRecursive, open, out);
      }
    }
    object.ifPresent(open::remove);
  }
}
