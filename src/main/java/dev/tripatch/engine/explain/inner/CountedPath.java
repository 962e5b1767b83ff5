package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A path in which items may be counted. An index is another name for an item only where all
 * documents that have the list have as many items, and this one at that place.
 *
 * @param path the same with names, as far as they are known
 * @param instead other paths to use, where an index may mean different items
 * @param isThere whether any document has something there
 */
public record CountedPath(FieldPath path, List<FieldPath> instead, boolean isThere) {

  private static final List<Role> DOCUMENTS = List.of(Role.LOCAL, Role.LIVE, Role.LAST_APPLIED);

  /**
   * Looks a path up.
   *
   * @param object the object in each document
   * @param root its type
   */
  public static CountedPath of(FieldPath given, FieldValues object, SchemaType root) {
    TypedPath place = TypedPath.root(root);
    FieldValues values = object;
    for (PathStep step : given.steps()) {
      PathStep name = step;
      if (step instanceof PathStep.Key(String key)) {
        values = InnerNames.key(values, key);
      } else if (!(step instanceof PathStep.Lines)) {
        AlignedList list = AlignedList.of(place, values);
        if (step instanceof PathStep.IndexItem(int index)) {
          List<PathStep> names = list.at(index);
          if (!list.isSame(index)) {
            return new CountedPath(given, instead(place.path(), names, given), !names.isEmpty());
          }
          name = names.getFirst();
        }
        values = list.items(name, values);
      }
      place = place.then(name);
    }
    boolean isThere = DOCUMENTS.stream().map(values::of).anyMatch(Objects::nonNull);
    return new CountedPath(place.path(), List.of(), isThere);
  }

  /** The other paths, as a text. */
  public String others() {
    return instead.stream().map(FieldPath::toString).collect(Collectors.joining(", "));
  }

  private static List<FieldPath> instead(FieldPath list, List<PathStep> names, FieldPath given) {
    if (names.isEmpty() || names.stream().anyMatch(PathStep.IndexItem.class::isInstance)) {
      return List.of(list);
    }
    List<PathStep> rest = given.steps().subList(list.length() + 1, given.length());
    return names.stream().map(name -> list.then(name).then(rest)).toList();
  }
}
