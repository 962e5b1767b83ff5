package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Masks JSON, or YAML in braces, that cannot be read: words that are no keys.
 *
 * @param hides whether what is at a path is masked; the path's keys are in lines
 * @param masks gets the masks
 */
record SecretTokens(String text, Predicate<String> hides, List<Mask> masks) {
  /** The key of an item of a list, which has none. */
  static final String ITEM = "-";

  /** Nothing real is deeper. */
  private static final int LONGEST = 2_000;

  /** What ends a word between braces, in a character class. */
  private static final String ENDS = "\\s{}\\[\\],";

  private static final Pattern WORD =
      Pattern.compile(
          "(?<key>(?:\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'[^'\\n]*')\\s*:"
              + "|[\\w./-]+\\s*:(?=[\\s\"'{\\[\\d]))"
              + "|(?<value>\"(?:[^\"\\\\\\n]|\\\\.)*+(?:\"|$|(?=\\n))"
              + "|'[^'\\n]*'?|#[^\\n]*"
              + ("|[^\"'#" + ENDS + "][^" + ENDS + "]*")
              + ("(?:[ \\t]+(?![^" + ENDS + "]*:(?:\\s|$)|#)[^" + ENDS + "]+)*)")
              + "|(?<open>[{\\[])|(?<close>[}\\]])",
          Pattern.MULTILINE);

  /** Masks the value at a path, a map with all in it; says where it ends. */
  int mask(int from, int to, String path) {
    Deque<String> holders = new ArrayDeque<>();
    String next = path;
    Matcher word = WORD.matcher(text).region(from, to);
    while (word.find()) {
      if (word.group("key") != null) {
        next = holders.isEmpty() ? next : in(holders.peek(), SecretLines.key(word.group()));
        continue;
      }
      if (word.group("open") != null) {
        holders.push(next.isEmpty() ? ITEM : next);
      } else if (word.group("close") != null) {
        holders.poll();
      } else if (hides.test(next)) {
        masks.add(new Mask(new Span(word.start(), word.end()), "\"" + Mask.DOTS + "\""));
      }
      if (holders.isEmpty()) {
        return word.end();
      }
      next = in(holders.peek(), ITEM);
    }
    return to;
  }

  private static String in(String holder, String key) {
    return holder.length() > LONGEST ? holder : holder + "\n" + key;
  }
}
