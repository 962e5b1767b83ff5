package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Masks a text that cannot be read, or is not read yet, line by line: what is under {@code data}
 * and {@code stringData}, as people mistype them too, and kubectl's annotation. Its masks have no
 * letters, for what is equal is not known.
 */
public final class SecretLines {
  private static final Pattern LIKELY =
      Pattern.compile(
          "(?:^|[\\s{,\"'])kind[\"']?\\s*:\\s*[\"']?(?i:secrets?|secretlist)(?![\\w.-])"
              + "|(?m:^stringData\\s*:)");
  private static final Pattern REGION =
      Pattern.compile(
          "( *(?:- +)*+)[\"']?(?:(?i:[\\w-]*(?<!meta)data)|kubectl\\.kubernetes\\.io/"
              + "last-applied-configuration|value)[\"']?\\s*:(?:\\s(.*))?");
  private static final Pattern ENTRY =
      Pattern.compile("( *)(?:(?:\"[^\"]*\"|'[^']*')\\s*|[^\\s:#{\\[\"'][^:#]*+):(?:\\s+(.*))?");

  private final String text;
  private final List<Mask> masks = new ArrayList<>();
  private int regionColumn = -1;
  private int entryColumn = -1;
  private int maskedFrom = -1;
  private int maskedTo = -1;

  private SecretLines(String text) {
    this.text = text;
  }

  /** Whether a text looks like a Secret: it has its kind, or a field that only Secrets have. */
  public static boolean isLikely(String text) {
    boolean isWorthALook = text.contains("ecret") || text.contains("stringData");
    return isWorthALook && LIKELY.matcher(text).find();
  }

  /** The masks of a Secret's text, in order and apart. */
  public static List<Mask> in(String text) {
    String start = text.stripLeading();
    if (start.startsWith("{") || start.startsWith("[")) {
      return SecretTokens.in(text, 0);
    }
    SecretLines lines = new SecretLines(text);
    lines.read();
    return MaskList.joined(lines.masks, List.of());
  }

  private void read() {
    int start = 0;
    while (start < text.length()) {
      int feed = text.indexOf('\n', start);
      int end = feed < 0 ? text.length() : feed;
      line(start, end);
      start = end + 1;
    }
    finish();
  }

  private void line(int start, int end) {
    String line = text.substring(start, end);
    int column = line.length() - line.stripLeading().length();
    if (regionColumn >= 0 && (column > regionColumn || !endsRegion(line))) {
      if (!line.isBlank()) {
        inRegion(line, column, start, end);
      }
      return;
    }
    finish();
    regionColumn = -1;
    Matcher region = REGION.matcher(line);
    if (region.matches()) {
      regionColumn = region.group(1).length();
      entryColumn = -1;
      String rest = region.group(2) == null ? "" : region.group(2).strip();
      if (rest.startsWith("{")) {
        masks.addAll(SecretTokens.in(text, start + line.indexOf('{')));
      } else if (!rest.isEmpty()) {
        mask(start + line.indexOf(rest, region.start(2)), end);
      }
    }
  }

  /** Another field or document; not a comment, nor text that goes on without indentation. */
  private static boolean endsRegion(String line) {
    return line.startsWith("---") || line.stripLeading().startsWith("- ") || isEntry(line);
  }

  private static boolean isEntry(String line) {
    return ENTRY.matcher(line).matches();
  }

  private void inRegion(String line, int column, int start, int end) {
    Matcher entry = ENTRY.matcher(line);
    boolean isEntry = (entryColumn < 0 || column == entryColumn) && entry.matches();
    if (!isEntry) {
      mask(start + column, end);
      return;
    }
    entryColumn = column;
    finish();
    if (entry.group(2) != null && !entry.group(2).isBlank()) {
      mask(start + entry.start(2), end);
    }
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
