package dev.tripatch.highlight.find;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.paint.FieldIndex;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * All fields of a comparison, to be found by some letters of their paths.
 *
 * @param fields the fields, in the order of local; then those that only others have
 */
public record FieldSearch(List<FieldPath> fields) {

  /** Takes a copy. */
  public FieldSearch {
    fields = List.copyOf(fields);
  }

  /** The fields of all panes that are of the object's shape. */
  public static FieldSearch in(ComparisonView view) {
    Set<FieldPath> fields = new LinkedHashSet<>();
    for (Role pane : List.of(Role.LOCAL, Role.LIVE, Role.LAST_APPLIED, Role.RESULT)) {
      collect(FieldPath.root(), view.pane(pane).fields(), fields);
    }
    return new FieldSearch(List.copyOf(fields));
  }

  private static void collect(FieldPath holder, FieldIndex index, Set<FieldPath> fields) {
    for (FieldPath part : index.partsOf(holder)) {
      fields.add(part);
      collect(part, index, fields);
    }
  }

  /** A field and how well it matches. */
  private record Match(FieldPath path, int score) {}

  /** The fields that match some letters, the best first; all while there are no letters. */
  public List<FieldPath> find(String letters, int most) {
    if (letters.isBlank()) {
      return fields.subList(0, Math.min(most, fields.size()));
    }
    List<Match> matches = new ArrayList<>();
    for (FieldPath field : fields) {
      OptionalInt score = PathMatch.score(letters, field.toString());
      if (score.isPresent()) {
        matches.add(new Match(field, score.getAsInt()));
      }
    }
    return matches.stream()
        .sorted(Comparator.comparingInt(match -> -match.score()))
        .limit(most)
        .map(Match::path)
        .toList();
  }
}
