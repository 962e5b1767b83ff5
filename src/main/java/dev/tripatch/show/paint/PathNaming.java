package dev.tripatch.show.paint;

import dev.tripatch.document.Part;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.List;
import java.util.Optional;

/**
 * Names the fields of a text by the schema's merge keys, so that one field has one path in every
 * text. In a patch a parallel list is named like the list that it mentions.
 *
 * @param root the type of the object
 * @param inside names the items of lists that no key merges
 * @param text which text it is
 */
public record PathNaming(SchemaType root, InnerParts inside, Role text) {

  /** The same for any text, where nobody knows the items of lists that no key merges. */
  public PathNaming(SchemaType root) {
    this(root, InnerParts.NOTHING, Role.LOCAL);
  }

  /** The same for another text. */
  public PathNaming of(Role other) {
    return new PathNaming(root, inside, other);
  }

  /** The object itself, to go on from. */
  public TypedPath start() {
    return TypedPath.root(root);
  }

  /** The path of the innermost part. */
  public FieldPath name(List<Part> parts) {
    return name(start(), parts);
  }

  /** The path by which the text itself has a field; empty if it does not have it. */
  public Optional<FieldPath> in(FieldPath path) {
    return inside.names().in(text, path);
  }

  /** The path of the innermost part of a value that is at some place. */
  public FieldPath name(TypedPath from, List<Part> parts) {
    TypedPath place = from;
    for (Part part : parts) {
      switch (part) {
        case Part.OfMap field -> {
          String key = Directives.listOf(field.entry().key()).orElse(field.entry().key());
          place = place.key(key);
          if (!key.equals(field.entry().key())) {
            return place.path();
          }
        }
        case Part.OfList item -> place = item(place, item);
      }
    }
    return place.path();
  }

  private TypedPath item(TypedPath list, Part.OfList item) {
    return list.then(
        inside
            .names()
            .step(text, list.path(), item.index())
            .orElseGet(() -> list.step(item.list().value(), item.index())));
  }
}
