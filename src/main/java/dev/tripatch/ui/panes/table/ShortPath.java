package dev.tripatch.ui.panes.table;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A path where there is no room for all of it: its front gives way up to the beginning of a part,
 * or else of a word, so that nobody has to guess what a rest of a word was.
 */
public final class ShortPath {

  private static final String REST = "…";
  private static final String BEFORE_WORDS = ".-_=:\"/";

  private ShortPath() {}

  /** The longest form that fits; empty if not even the last word does. */
  public static Optional<String> of(String path, Predicate<String> fits) {
    return forms(path).filter(fits).findFirst();
  }

  /** All forms: the whole path, its last parts, its last words; each begins with a part or word. */
  static Stream<String> forms(String path) {
    return Stream.of(
            Stream.of(path),
            from(path, at -> isPart(path, at)),
            from(path, at -> isWord(path, at)))
        .flatMap(forms -> forms);
  }

  private static Stream<String> from(String path, IntPredicate begins) {
    return IntStream.range(1, path.length())
        .filter(begins)
        .mapToObj(at -> REST + path.substring(at));
  }

  /** After a dot or a slash, or with the bracket of an item or a key. */
  private static boolean isPart(String path, int at) {
    char before = path.charAt(at - 1);
    return path.charAt(at) == '[' || before == '/' || (before == '.' && !isInQuotes(path, at));
  }

  private static boolean isInQuotes(String path, int at) {
    return path.substring(0, at).chars().filter(c -> c == '"').count() % 2 == 1;
  }

  private static boolean isWord(String path, int at) {
    char before = path.charAt(at - 1);
    char here = path.charAt(at);
    boolean isHump = Character.isLowerCase(before) && Character.isUpperCase(here);
    return isHump || (BEFORE_WORDS.indexOf(before) >= 0 && Character.isLetterOrDigit(here));
  }
}
