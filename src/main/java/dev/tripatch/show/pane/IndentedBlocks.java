package dev.tripatch.show.pane;

import dev.tripatch.document.Lines;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The blocks of a text by its indentation: which lines hang under a line. It needs no readable
 * document, so it serves while a person types. Lines are counted from 0.
 */
public final class IndentedBlocks {

  /** Where lines have no depth: they are empty. */
  static final int NO_DEPTH = -1;

  private final int[] last;

  private IndentedBlocks(int[] last) {
    this.last = last;
  }

  public static IndentedBlocks of(String text, Lines lines) {
    int[] last = new int[lines.count()];
    Deque<Integer> holders = new ArrayDeque<>();
    int[] depths = new int[last.length];
    int lastFilled = -1;
    for (int line = 0; line < last.length; line++) {
      depths[line] = depth(text, lines, line);
      last[line] = line;
      boolean endsNone = depths[line] == NO_DEPTH || isLeftComment(text, lines, line, depths);
      if (!endsNone) {
        close(holders, depths, last, depths[line], lastFilled);
        holders.push(line);
        lastFilled = line;
      }
    }
    close(holders, depths, last, 0, lastFilled);
    return new IndentedBlocks(last);
  }

  private static void close(
      Deque<Integer> holders, int[] depths, int[] last, int depth, int lastFilled) {
    while (!holders.isEmpty() && depths[holders.peek()] >= depth) {
      last[holders.pop()] = lastFilled;
    }
  }

  /** Comments are often further left than the block that goes on below them. */
  private static boolean isLeftComment(String text, Lines lines, int line, int[] depths) {
    int at = lines.startOf(line + 1) + indentation(text, lines, line);
    return text.charAt(at) == '#' && line > 0 && depths[line] <= Math.max(0, depths[line - 1]);
  }

  /** How deep a line is; a dash is deeper than the key of its list. Negative for an empty line. */
  static int depth(String text, Lines lines, int line) {
    int spaces = indentation(text, lines, line);
    int at = lines.startOf(line + 1) + spaces;
    if (at >= lines.endOf(line + 1) || Character.isWhitespace(text.charAt(at))) {
      return NO_DEPTH;
    }
    return 2 * spaces + (text.charAt(at) == '-' ? 1 : 0);
  }

  private static int indentation(String text, Lines lines, int line) {
    int from = lines.startOf(line + 1);
    int at = from;
    while (at < lines.endOf(line + 1) && text.charAt(at) == ' ') {
      at++;
    }
    return at - from;
  }

  /** How many lines there are. */
  public int count() {
    return last.length;
  }

  /** The last line that hangs under a line; the line itself if none does. */
  public int lastUnder(int line) {
    return line < 0 || line >= last.length ? line : last[line];
  }

  /** Whether lines hang under a line. */
  public boolean isHeader(int line) {
    return lastUnder(line) > line;
  }

  /** The line itself if lines hang under it, else the innermost one under which it hangs. */
  public OptionalInt headerOf(int line) {
    for (int header = line; header >= 0; header--) {
      if (isHeader(header) && lastUnder(header) >= line) {
        return OptionalInt.of(header);
      }
    }
    return OptionalInt.empty();
  }

  /** The lines under which a line hangs, the outermost first. */
  public List<Integer> headersAbove(int line) {
    return IntStream.range(0, Math.min(line, last.length))
        .filter(header -> last[header] >= line)
        .boxed()
        .toList();
  }
}
