package dev.tripatch.schema.gosource;

import dev.tripatch.schema.CatalogWord;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.ProblemWording;
import dev.tripatch.schema.Problems;
import dev.tripatch.schema.Strategies;
import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredType;
import dev.tripatch.schema.gosource.GoTypeParser.GoField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a field's tag and markers, and those of its type, say about patching.
 *
 * @param field the field
 * @param ofType the markers of the named type that it has, if the source declares it
 * @param problems takes what is not understood
 */
record GoRules(GoField field, GoMarkers ofType, Problems problems) {

  static final String STRATEGY = "patchStrategy";
  static final String MERGE_KEY = "patchMergeKey";
  static final String LIST_TYPE = "listType";
  static final String LIST_MAP_KEY = "listMapKey";
  static final String MAP_TYPE = "mapType";
  static final String STRUCT_TYPE = "structType";

  DeclaredField declare(DeclaredType type) throws ImportException {
    return new DeclaredField(
        field.key(),
        type,
        strategies(),
        checked(MERGE_KEY, tagOrMarker(MERGE_KEY), CatalogWord::isMergeKey),
        checked(LIST_TYPE, marker(LIST_TYPE), CatalogWord::isOne),
        listMapKeys(),
        checked(MAP_TYPE, mapType(field.markers()), CatalogWord::isOne));
  }

  /** The map type that markers say, for maps or for structs. */
  static Optional<String> mapType(GoMarkers markers) {
    return markers.last(MAP_TYPE).or(() -> markers.last(STRUCT_TYPE));
  }

  private Set<PatchStrategy> strategies() throws ImportException {
    Optional<String> text = tagOrMarker(STRATEGY);
    return text.isPresent() ? Strategies.read(text.get(), field.place(), problems) : Set.of();
  }

  private List<String> listMapKeys() throws ImportException {
    List<String> own = field.markers().all(LIST_MAP_KEY);
    List<String> keys = new ArrayList<>();
    for (String key : own.isEmpty() ? ofType.all(LIST_MAP_KEY) : own) {
      checked(LIST_MAP_KEY, Optional.of(key), CatalogWord::isOne).ifPresent(keys::add);
    }
    return List.copyOf(keys);
  }

  private Optional<String> marker(String name) {
    return field.markers().last(name).or(() -> ofType.last(name));
  }

  private Optional<String> tagOrMarker(String name) {
    return field.tag().value(name).or(() -> field.markers().last(name));
  }

  private Optional<String> checked(String name, Optional<String> text, Predicate<String> isWord)
      throws ImportException {
    if (text.isPresent() && !isWord.test(text.get())) {
      problems.add(field.place(), ProblemWording.NOT_A_WORD, "key", name, "found", text.get());
      return Optional.empty();
    }
    return text;
  }
}
