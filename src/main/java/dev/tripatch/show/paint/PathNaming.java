package dev.tripatch.show.paint;

import dev.tripatch.document.Part;
import dev.tripatch.engine.explain.composed.NamedPlace;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.SchemaType;
import java.util.List;

/**
 * Names the fields of a text by the schema's merge keys, so that one field has one path in every
 * text. In a patch a parallel list is named like the list that it speaks of.
 */
public record PathNaming(SchemaType root) {
  /** The object itself, to go on from. */
  public NamedPlace start() {
    return NamedPlace.root(root);
  }

  /** The path of the innermost part. */
  public FieldPath name(List<Part> parts) {
    return name(start(), parts);
  }

  /** The path of the innermost part of a value that is at some place. */
  public static FieldPath name(NamedPlace from, List<Part> parts) {
    NamedPlace place = from;
    for (Part part : parts) {
      switch (part) {
        case Part.OfMap field -> {
          String key = Directives.listOf(field.entry().key()).orElse(field.entry().key());
          place = place.key(key);
          if (!key.equals(field.entry().key())) {
            return place.path();
          }
        }
        case Part.OfList item -> place = place.item(item.list().value(), item.index());
      }
    }
    return place.path();
  }
}
