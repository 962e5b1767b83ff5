package dev.tripatch.ui.panes.table;

import java.util.Optional;
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

  /** The whole path, then less and less of its end; each begins with a part or a word. */
  static Stream<String> forms(String path) {
    return Stream.concat(
        Stream.of(path),
        IntStream.range(1, path.length())
            .filter(at -> isPart(path, at) || isWord(path, at))
            .mapToObj(at -> REST + path.substring(at)));
  }

  /** With the bracket of an item or a key. */
  private static boolean isPart(String path, int at) {
    return path.charAt(at) == '[';
  }

  private static boolean isWord(String path, int at) {
    char before = path.charAt(at - 1);
    char here = path.charAt(at);
    boolean isHump = Character.isLowerCase(before) && Character.isUpperCase(here);
    return isHump || (BEFORE_WORDS.indexOf(before) >= 0 && Character.isLetterOrDigit(here));
  }
}
