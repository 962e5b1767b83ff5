package dev.tripatch.edit.fix;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Places;
import dev.tripatch.document.Span;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.hazard.EditDistance;
import dev.tripatch.hazard.check.NearField;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.schema.ObjectSchema;
import java.util.Comparator;
import java.util.Optional;

/** What can be done about a field that its type does not have. */
final class NameFixes {

  private static final int MOST = 6;

  private final FoundFixes fixes;
  private final Places places;
  private final Optional<NearField> near;

  /**
   * Looks in a text.
   *
   * @param root the type of the whole text; empty if the text is no object and has no such shape
   */
  NameFixes(FoundFixes fixes, Optional<ObjectSchema> root) {
    this.fixes = fixes;
    places = Places.of(fixes.document());
    near = root.map(type -> new NearField(type, path -> places.locate(path).isPresent()));
  }

  void look(Link link, Link holder) {
    if (link.name().isPresent()
        && holder.type() instanceof ObjectSchema schema
        && holder.node() instanceof MapNode map) {
      String name = link.name().get();
      if (!name.startsWith("$") && !schema.fieldNames().contains(name)) {
        unknown(link, name, schema, map);
      }
    }
  }

  private void unknown(Link link, String name, ObjectSchema schema, MapNode map) {
    near.flatMap(it -> it.place(link.path(), name, link.value()))
        .ifPresent(place -> move(link, name, place));
    schema.fieldNames().stream()
        .filter(meant -> !map.value().has(meant) && EditDistance.isSlip(name, meant))
        .sorted(Comparator.comparingInt(meant -> EditDistance.of(name, meant)))
        .limit(MOST)
        .forEach(meant -> rename(link, map, meant));
    if (!looksLikeDirective(name)) {
      fixes.remove(FixWording.UNKNOWN_FIELD.text("name", name, "type", schema.name()), link.path());
    }
  }

  private static boolean looksLikeDirective(String name) {
    return Directives.isDirective("$" + name);
  }

  /** Into a list, where it has one item. */
  private void move(Link link, String name, FieldPath place) {
    Optional<Node> there = places.locate(place).map(it -> it.node());
    boolean isList = there.filter(it -> it.value() instanceof ListValue).isPresent();
    if (isList && ((ListValue) there.orElseThrow().value()).size() != 1) {
      return;
    }
    FieldPath map = isList ? place.index(0) : place;
    if (places.locate(map.key(name)).isEmpty()) {
      Object target = place.isRoot() ? FixWording.TOP.text() : place;
      String title = FixWording.MOVE.text("name", name, "place", target);
      fixes.exchange(
          hasComment(link) ? FixWording.WITHOUT_COMMENTS.text("title", title) : title,
          link.path(),
          map.key(name),
          link.value());
    }
  }

  /** A value is moved, not the text around it. */
  private boolean hasComment(Link link) {
    Span span = link.node().span();
    return span.in(fixes.document().text()).matches("(?s).*(^|\\s)#.*");
  }

  /** Gives a field another key, and leaves all else as it is. */
  void rename(Link link, MapNode map, String meant) {
    String name = link.name().orElseThrow();
    map.entries().stream()
        .filter(entry -> entry.key().equals(name))
        .map(Entry::keySpan)
        .findFirst()
        .ifPresent(
            span -> {
              boolean isQuoted = span.in(fixes.document().text()).startsWith("\"");
              String key = isQuoted ? "\"" + meant + "\"" : meant;
              fixes.write(FixWording.RENAME.text("name", name, "other", meant), span, key);
            });
  }
}
