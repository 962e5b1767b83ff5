package dev.tripatch.cluster.secret;

import static java.util.stream.Collectors.joining;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Masks a text that cannot be read, or is not read yet, line by line. Of a document that looks like
 * a Secret, everything is masked but keys and what tells which object it is; of others what is
 * under {@code data} and {@code stringData}, as people mistype them too, and kubectl's annotation.
 * Its masks have no letters, for what is equal is not known.
 */
public final class SecretLines {
  /** The kind may have a tag or an anchor, be in a block, escaped, or an alias of an anchor. */
  private static final Pattern LIKELY =
      Pattern.compile(
          "(?i)(?:(?:^|[\\s{,\"'])kind[\\\\\"']*\\s*:|&\\w\\S{0,99}\\s)"
              + "(?:\\s|[!&]\\S*\\s|[|>][-+\\d]*\\s|#[^\\n]*\\n)*+"
              + "[\\\\\"']*\\s*secret(?:s|list)?(?![\\w.-])"
              + "|(?:^|[\\s{,\"'])stringData[\"']?\\s*:");

  /** In double quotes: a character by its number, and a line that goes on in the next one. */
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:(?:x|u00|U000000)(\\p{XDigit}{2})|\\n\\s*)");

  private static final Pattern KIND = Pattern.compile("(?i)(?:^|[\\s{,\"'])kind[\"']?\\s*:");
  private static final Pattern DOCUMENT = Pattern.compile("(?s).+?(?=\\n---(?:\\s|\\z)|\\z)");

  /** Paths in a Secret's document that tell which object it is. */
  private static final Pattern IDENTITY =
      Pattern.compile(
          "(?s)(?:(?:.*\\n)?-\\n)?(?:apiVersion|kind|metadata\\n(?:name|namespace|generateName))");

  /** Paths in another document that are masked. */
  private static final Pattern REGION =
      Pattern.compile(
          "(?:^|\\n)(?:(?i:[\\w-]*(?<!meta)data)|kubectl\\.kubernetes\\.io/"
              + "last-applied-configuration|value)(?:\\n|$)");

  private static final Pattern BEFORE =
      Pattern.compile("(?:---(?=\\s|$))?\\s*+(?:[-?:](?:\\s++|$))*+");
  private static final Pattern ENTRY =
      Pattern.compile("(?s)((?:(?:\"[^\"]*\"|'[^']*')\\s*|[^\\s:#{\\[\"'][^:#]*+):)(?:\\s+|$)(.*)");
  private static final int NONE = Integer.MAX_VALUE;

  private final String text;
  private final Predicate<String> hides;
  private final List<Mask> masks = new ArrayList<>();
  private final TreeMap<Integer, String> parents = new TreeMap<>();
  private boolean isFirst = true;
  private int scalarColumn = NONE;

  /** Whether the last value goes on in no line with a key: a block and what is quoted may. */
  private boolean isPlain;

  private int maskedFrom = -1;
  private int maskedTo = -1;

  private SecretLines(String text, boolean isSecret) {
    this.text = text;
    this.hides =
        isSecret ? path -> !IDENTITY.matcher(path).matches() : path -> REGION.matcher(path).find();
  }

  /** Whether a text looks like a Secret: it has its kind, or a field that only Secrets have. */
  public static boolean isLikely(String text) {
    boolean isEscaped = text.indexOf('\\') >= 0;
    return LIKELY.matcher(isEscaped ? unescaped(text) : text).find();
  }

  private static String unescaped(String text) {
    return ESCAPE
        .matcher(text)
        .replaceAll(
            found ->
                found.group(1) == null
                    ? ""
                    : Matcher.quoteReplacement(
                        Character.toString(Integer.parseInt(found.group(1), 16))));
  }

  /** The masks of a text with a Secret, or one that goes with a Secret, in order and apart. */
  public static List<Mask> in(String text) {
    return in(text, isLikely(text));
  }

  /**
   * The same.
   *
   * @param isSecret whether a document that says no kind is taken for a Secret
   */
  static List<Mask> in(String text, boolean isSecret) {
    return DOCUMENT
        .matcher(text)
        .results()
        .flatMap(
            each ->
                new SecretLines(
                        each.group(),
                        isLikely(each.group()) || isSecret && !KIND.matcher(each.group()).find())
                    .read().stream().map(mask -> mask.movedBy(each.start())))
        .toList();
  }

  /** The masks of what may be in a sentence. */
  static List<Mask> inSentence(String words) {
    return new SecretLines(words, false).read();
  }

  private List<Mask> read() {
    int at = 0;
    while (at < text.length()) {
      int feed = text.indexOf('\n', at);
      at = line(at, feed < 0 ? text.length() : feed);
    }
    finish();
    return MaskList.joined(masks, List.of());
  }

  /** Masks a line, and lines after it that braces go on in; says where the next one begins. */
  private int line(int start, int end) {
    String line = text.substring(start, end);
    if (line.isBlank() || line.startsWith("%") || line.strip().equals("...")) {
      return end + 1;
    }
    int indentation = line.length() - line.stripLeading().length();
    Matcher before = BEFORE.matcher(line);
    int column = before.lookingAt() ? before.end() : indentation;
    Matcher entry = ENTRY.matcher(line).region(column, line.length());
    boolean isEntry = entry.matches();
    boolean isMarked = column > indentation;
    boolean isInside = indentation > scalarColumn && !(isPlain && isEntry);
    if (isInside || !isEntry && !isMarked && maskedFrom >= 0) {
      mask(start + indentation, end);
      return end + 1;
    }
    finish();
    for (int i = indentation; i < column; i++) {
      if (line.charAt(i) == '-') {
        parent(i, SecretTokens.ITEM);
      }
    }
    String holders =
        parents.headMap(column).values().stream().map(each -> each + "\n").collect(joining());
    if (!isEntry) {
      return value(start + column, end, isMarked ? indentation : NONE, holders);
    }
    String key = key(entry.group(1));
    parent(column, key);
    return value(start + entry.start(2), end, column, holders + key);
  }

  private int value(int at, int end, int column, String path) {
    boolean isHidden = hides.test(path);
    boolean isSecret = isHidden || hides.test("");
    boolean isWhole = isSecret || isFirst;
    char sign = at == end ? '#' : text.charAt(at);
    isFirst = false;
    scalarColumn = NONE;
    if (sign == '{' || sign == '[') {
      return new SecretTokens(text, hides, masks).mask(at, isWhole ? text.length() : end, path);
    }
    if (sign != '#' && isSecret) {
      scalarColumn = column;
      isPlain = "|>\"'&!".indexOf(sign) < 0;
      if (isHidden || text.substring(at, end).contains(" #")) {
        mask(at, end);
      }
    } else if (at < end && isSecret) {
      masks.add(new Mask(new Span(at, end), "# " + Mask.DOTS));
    }
    return end + 1;
  }

  private void parent(int column, String key) {
    parents.tailMap(column, true).clear();
    parents.put(column, key);
  }

  /** A key without its quotes and colon. */
  static String key(String written) {
    return written.substring(0, written.length() - 1).strip().replaceAll("^[\"']|[\"']$", "");
  }

  private void mask(int from, int to) {
    maskedFrom = maskedFrom < 0 ? from : maskedFrom;
    maskedTo = to;
  }

  private void finish() {
    if (maskedFrom >= 0) {
      masks.add(new Mask(new Span(maskedFrom, maskedTo), Mask.DOTS));
    }
    maskedFrom = -1;
  }
}
