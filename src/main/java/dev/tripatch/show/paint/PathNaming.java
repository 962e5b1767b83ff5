package dev.tripatch.show.paint;

import dev.tripatch.document.Part;
import dev.tripatch.engine.explain.inner.InnerNames;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Names the fields of a text by the schema's merge keys, so that one field has one path in every
 * text. In a patch a parallel list is named like the list that it mentions.
 *
 * @param root the type of the object
 * @param inside what differs inside fields that Kubernetes handles as one
 * @param names names the items of lists that no key merges, as the text shows them
 * @param text which text it is
 */
public record PathNaming(SchemaType root, InnerParts inside, InnerNames names, Role text) {

  /** The same for any text, where nobody knows the items of lists that no key merges. */
  public PathNaming(SchemaType root) {
    this(root, InnerParts.NOTHING, InnerNames.NONE, Role.LOCAL);
  }

  /** The same for another text. */
  public PathNaming of(Role other) {
    return new PathNaming(root, inside, inside.names(), other);
  }

  /** The same for a text that shows other items of lists than its document has. */
  public PathNaming shown(Map<FieldPath, List<PathStep>> items) {
    return new PathNaming(root, inside, names.shown(text, items), text);
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
    return names.in(text, path);
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
    return list.then(step(text, list, item.list().value(), item.index()));
  }

  /** The step to an item of a list of one of the documents. */
  public PathStep step(Role role, TypedPath list, ListValue items, int index) {
    return names.step(role, list.path(), index).orElseGet(() -> list.step(items, index));
  }
}
