package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of a file's lines that is shown and edited on its own: without the indentation that it
 * has in the file, and with LF as line break where it has CR LF. Putting an edited text back
 * changes only the lines that were edited; all others keep their bytes. Its text may have a head
 * that is not in the file.
 */
final class TextSlice {

  private static final int NEW = -1;
  private static final Pattern LONELY_RETURN = Pattern.compile("\r(?!\n)");
  private static final Pattern LF = Pattern.compile("\n");
  private static final Pattern ANY_BREAK = Pattern.compile("\r?\n");

  private final String file;
  private final Span span;
  private final int indent;
  private final String head;
  private final Pattern lineBreak;
  private volatile @Nullable List<Line> lines;

  /**
   * A line.
   *
   * @param start where it begins in the file
   * @param textStart where its text begins in the file, after the indentation
   * @param textEnd where its text ends in the file
   * @param next where the next line begins in the file
   * @param offset where its text begins in the slice's text
   */
  private record Line(int start, int textStart, int textEnd, int next, int offset) {}

  /**
   * A slice of a file.
   *
   * @param span the slice; it may begin in the middle of a line
   * @param indent how many blanks its lines but the first are indented by
   */
  TextSlice(String file, Span span, int indent) {
    this(file, span, indent, "");
  }

  private TextSlice(String file, Span span, int indent, String head) {
    this.file = file;
    this.span = span;
    this.indent = indent;
    this.head = head;
    // A carriage return that ends a line alone is kept: without it two line breaks might be one.
    this.lineBreak = hasReturn() && hasLonelyReturn() ? LF : ANY_BREAK;
  }

  /** The slice of a map with fields at the beginning of its text that the file does not say. */
  TextSlice headed(MapValue fields) {
    String json = CanonicalJson.write(fields);
    String head =
        headAt() == 0 ? YamlWriter.write(fields) : json.substring(1, json.length() - 1) + ",";
    return fields.isEmpty() ? this : new TextSlice(file, span, indent, head);
  }

  /** In braces it is after the first one. */
  private int headAt() {
    return file.startsWith("{", span.start()) ? 1 : 0;
  }

  /** How many lines at its beginning are not in the file. */
  int linesOfHead() {
    return (int) head.chars().filter(each -> each == '\n').count();
  }

  private boolean hasReturn() {
    return file.indexOf('\r', span.start(), span.end()) >= 0;
  }

  private boolean hasLonelyReturn() {
    return LONELY_RETURN.matcher(file).region(span.start(), span.end()).find();
  }

  /** Most slices are only read, and most of these are as they are in the file. */
  private List<Line> lines() {
    List<Line> known = lines;
    if (known == null) {
      known = findLines();
      lines = known;
    }
    return known;
  }

  /** Whether nothing is different from the file. */
  private boolean isVerbatim() {
    return indent == 0 && !(hasReturn() && span.in(file).contains("\r\n"));
  }

  private List<Line> findLines() {
    List<Line> all = new ArrayList<>();
    Matcher breaks = lineBreak.matcher(file).region(span.start(), span.end());
    int start = span.start();
    int offset = 0;
    while (breaks.find()) {
      Line line = line(start, breaks.start(), breaks.end(), offset);
      all.add(line);
      start = breaks.end();
      offset += line.textEnd - line.textStart + 1;
    }
    all.add(line(start, span.end(), span.end(), offset));
    return all;
  }

  private Line line(int start, int end, int next, int offset) {
    int textStart = start == span.start() ? start : skipIndentation(start, end);
    return new Line(start, textStart, end, next, offset);
  }

  private int skipIndentation(int start, int end) {
    int at = start;
    while (at < end && at - start < indent && file.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  Span span() {
    return span;
  }

  /** The text of the slice. */
  String text() {
    String own = own();
    return head.isEmpty() ? own : own.substring(0, headAt()) + head + own.substring(headAt());
  }

  private String own() {
    if (isVerbatim()) {
      return span.in(file);
    }
    StringJoiner joined = new StringJoiner("\n");
    lines().forEach(line -> joined.add(textOf(line)));
    return joined.toString();
  }

  private String textOf(Line line) {
    return file.substring(line.textStart, line.textEnd);
  }

  /** The offset in the file of an offset in the text. */
  int toFile(int offset) {
    int own = offset <= headAt() ? offset : Math.max(headAt(), offset - head.length());
    List<Line> all = lines();
    int low = 0;
    int high = all.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (all.get(middle).offset <= own) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Line line = all.get(low);
    int found = line.textStart + own - line.offset;
    return found <= line.textEnd ? found : span.end();
  }

  /** The whole file with another text in the place of this slice. */
  String replacedWith(String text) {
    return file.substring(0, span.start()) + inPlace(text) + file.substring(span.end());
  }

  /** What the file gets in the place of this slice for another text. */
  String inPlace(String text) {
    String own =
        text.startsWith(head, headAt())
            ? text.substring(0, headAt()) + text.substring(headAt() + head.length())
            : text;
    if (own.equals(own())) {
      return span.in(file);
    }
    List<String> wanted = List.of(endedLikeBefore(own).split("\r?\n", -1));
    int shorter = Math.min(lines().size(), wanted.size());
    int head = 0;
    while (head < shorter && isSame(head, wanted, head)) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && isSame(lines().size() - 1 - tail, wanted, wanted.size() - 1 - tail)) {
      tail++;
    }
    return rebuild(wanted, head, tail);
  }

  private boolean isSame(int line, List<String> wanted, int at) {
    return textOf(lines().get(line)).equals(wanted.get(at));
  }

  /** With a line break at the end exactly where the slice has one, or where the file ends. */
  private String endedLikeBefore(String text) {
    boolean broken = span.end() > span.start() && file.charAt(span.end() - 1) == '\n';
    if (broken) {
      return text.endsWith("\n") ? text : text + "\n";
    }
    return span.end() == file.length() ? text : text.stripTrailing();
  }

  /**
   * Lines of the head and the tail are those of the file; those between are new, unless there are
   * as many as before: then each is in the place of an old one, which it may still be.
   */
  private String rebuild(List<String> wanted, int head, int tail) {
    boolean isInPlace = wanted.size() == lines().size();
    StringBuilder out = new StringBuilder(span.length());
    for (int i = 0; i < wanted.size(); i++) {
      int fromEnd = wanted.size() - i;
      boolean isOld = i < head || isInPlace && isSame(i, wanted, i);
      int kept = isOld ? i : fromEnd <= tail ? lines().size() - fromEnd : NEW;
      appendText(wanted.get(i), i, kept, out);
      if (fromEnd > 1) {
        int place = isInPlace ? i : kept;
        out.append(place == NEW || place == lines().size() - 1 ? usualBreak() : breakOf(place));
      }
    }
    return out.toString();
  }

  private void appendText(String text, int at, int kept, StringBuilder out) {
    if (at > 0 && kept > 0) {
      out.append(file, lines().get(kept).start, lines().get(kept).textEnd);
    } else {
      out.repeat(' ', at == 0 || text.isEmpty() ? 0 : indent).append(text);
    }
  }

  private String breakOf(int line) {
    return file.substring(lines().get(line).textEnd, lines().get(line).next);
  }

  /** The line break that the file uses. */
  private String usualBreak() {
    int first = file.indexOf('\n');
    return first > 0 && file.charAt(first - 1) == '\r' ? "\r\n" : "\n";
  }
}
