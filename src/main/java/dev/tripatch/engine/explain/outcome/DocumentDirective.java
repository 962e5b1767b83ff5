package dev.tripatch.engine.explain.outcome;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A directive in a document. Documents are objects and no patches, but Kubernetes carries what it
 * finds in them into the patch that it makes, and acts on it there.
 *
 * @param where the document
 * @param text the directive as it is written: {@code $patch: replace}
 */
public record DocumentDirective(Role where, String text) {

  /** Whether a document has one in this very map, or in an item of this list. */
  public static boolean isAt(FieldValues values) {
    return Role.DOCUMENTS.stream().anyMatch(role -> holds(values.of(role)));
  }

  /** Whether a document has one here or anywhere below. */
  public static boolean isWithin(FieldValues values) {
    return Role.DOCUMENTS.stream().anyMatch(role -> isWithin(values.of(role)));
  }

  /** Whether a value is a map that has one, or has a part that does. */
  public static boolean isWithin(@Nullable Value value) {
    return value != null && value.has(DocumentDirective::holds);
  }

  /** Those of the documents at a field and below, each once for each document. */
  public static List<DocumentDirective> of(FieldValues values) {
    List<DocumentDirective> found = new ArrayList<>();
    for (Role role : Role.DOCUMENTS) {
      collect(role, values.of(role), found);
    }
    return found.stream().distinct().toList();
  }

  private static boolean holds(@Nullable Value value) {
    return switch (value) {
      case MapValue map -> map.keys().stream().anyMatch(Directives::isDirective);
      case ListValue list ->
          list.items().stream().anyMatch(item -> item instanceof MapValue map && holds(map));
      case null, default -> false;
    };
  }

  private static void collect(Role where, @Nullable Value value, List<DocumentDirective> found) {
    if (value instanceof MapValue map) {
      map.entries()
          .forEach(
              (key, part) -> {
                if (Directives.isDirective(key)) {
                  found.add(new DocumentDirective(where, written(key, part)));
                } else {
                  collect(where, part, found);
                }
              });
    } else if (value instanceof ListValue list) {
      list.items().forEach(item -> collect(where, item, found));
    }
  }

  private static String written(String key, Value value) {
    boolean isKnown = value.equals(Directives.DELETE) || value.equals(Directives.REPLACE);
    return isKnown ? key + ": " + GoText.print(value) : key; // any other word may be a secret
  }
}
