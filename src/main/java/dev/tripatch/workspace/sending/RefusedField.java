package dev.tripatch.workspace.sending;

import dev.tripatch.cluster.apply.ErrorText;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.json.FieldPath;
import dev.tripatch.workspace.CountedItems;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One thing that a server says is wrong.
 *
 * @param field where; items are named as the schema names them. Empty if it names no field
 * @param words what, in the server's words
 * @param explanation what that means and what to do about it; empty if it is not known
 */
public record RefusedField(Optional<FieldPath> field, String words, String explanation) {
  /** Begins each of several causes. */
  private static final String BULLET = "* ";

  private static final Pattern HEAD = Pattern.compile("^The .* is invalid:\\s*");

  /** What a refusal names, in its order. */
  static List<RefusedField> of(Failure failure, Optional<Explanation> fields) {
    String words = failure.lastWords();
    List<String> several =
        words
            .lines()
            .filter(line -> line.startsWith(BULLET))
            .map(line -> line.substring(BULLET.length()))
            .toList();
    return (several.isEmpty() ? List.of(HEAD.matcher(words).replaceFirst("")) : several)
        .stream().map(each -> of(each, fields)).toList();
  }

  private static RefusedField of(String words, Optional<Explanation> fields) {
    ErrorText found = ErrorText.read(words);
    return new RefusedField(
        found.fields().stream()
            .findFirst()
            .map(path -> fields.map(all -> CountedItems.named(path, all)).orElse(path)),
        words,
        found.known().stream()
            .map(known -> known.part("cause") + " " + known.part("remedy"))
            .findFirst()
            .orElse(""));
  }
}
