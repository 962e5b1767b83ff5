package dev.tripatch.ui.editor.line;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Format;
import dev.tripatch.show.paint.LineSpans;
import dev.tripatch.show.paint.LineSpans.Piece;
import dev.tripatch.show.paint.LineSyntax;
import dev.tripatch.show.paint.SyntaxStyle;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import org.fxmisc.richtext.model.ReadOnlyStyledDocument;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.fxmisc.richtext.model.StyledSegment;

/** Colours text, and after a change only the lines whose colours can be different. */
public final class SyntaxPainter {

  /** A line longer than this is shown shortened: laying out the whole of it would take too long. */
  static final int LONG_LINE = 20_000;

  /** How much of a long line is shown. */
  static final int SHOWN_OF_LONG_LINE = 1_000;

  private LineSyntax syntax = LineSyntax.of(Format.YAML);
  private int[] states = {LineSyntax.START};
  private int lines = 1;

  /** Colours as this format from the next text on; what is coloured stays as it is. */
  public void setFormat(Format format) {
    syntax = LineSyntax.of(format);
  }

  /** A styled document for some whole lines of a style, to be at a line, counted from 0. */
  public ReadOnlyStyledDocument<LineStyle, String, SyntaxStyle> styled(
      String text, int atLine, LineStyle style) {
    ReadOnlyStyledDocumentBuilder<LineStyle, String, SyntaxStyle> builder =
        new ReadOnlyStyledDocumentBuilder<>(SegmentOps.styledTextOps(), style);
    int state = stateBefore(atLine);
    int start = 0;
    while (start <= text.length()) {
      int feed = text.indexOf('\n', start);
      int end = feed < 0 ? text.length() : feed;
      String line = text.substring(start, end);
      LineSpans spans = new LineSpans(line);
      state = read(line, state, spans);
      builder.addParagraph(segments(line, pieces(line, spans)));
      start = end + 1;
    }
    return builder.build();
  }

  private static List<StyledSegment<String, SyntaxStyle>> segments(
      String line, List<Piece> pieces) {
    if (pieces.isEmpty()) {
      return List.of(new StyledSegment<>("", SyntaxStyle.PLAIN));
    }
    return pieces.stream()
        .map(
            piece -> new StyledSegment<>(line.substring(piece.start(), piece.end()), piece.style()))
        .toList();
  }

  private int read(String line, int state, LineSpans spans) {
    if (line.length() <= LONG_LINE) {
      int next = syntax.read(line, state, spans);
      spans.add(SyntaxStyle.PLAIN, line.length());
      return next;
    }
    spans.add(SyntaxStyle.PLAIN, SHOWN_OF_LONG_LINE);
    spans.add(SyntaxStyle.ELIDED, line.length());
    return state > LineSyntax.START ? state : LineSyntax.START;
  }

  private int stateBefore(int line) {
    return line == 0 ? LineSyntax.START : states[line - 1];
  }

  /** Forgets what it knows; so many lines are there now. */
  public Repaint begun(int count, IntFunction<String> textOf) {
    lines = 1;
    return changed(0, 0, count - 1, textOf);
  }

  /**
   * Takes note that lines were exchanged, and finds out what must be coloured again.
   *
   * @param line the first changed line, from 0
   * @param removedBreaks how many line breaks were removed
   * @param addedBreaks how many line breaks came
   * @param textOf the lines as they are now
   * @return colours for whole lines from {@code line} on
   */
  public Repaint changed(int line, int removedBreaks, int addedBreaks, IntFunction<String> textOf) {
    splice(line, removedBreaks, addedBreaks);
    StyleSpansBuilder<SyntaxStyle> builder = new StyleSpansBuilder<>();
    int state = stateBefore(line);
    int at = line;
    // RichTextFX says of a line break that it looks like the end of its line: where nothing else is
    // said here, lines that are coloured already are not coloured again.
    SyntaxStyle last = SyntaxStyle.PLAIN;
    boolean same = false;
    while (at < lines && !(same && at > line + addedBreaks)) {
      String text = textOf.apply(at);
      LineSpans spans = new LineSpans(text);
      state = read(text, state, spans);
      same = states[at] == state;
      states[at] = state;
      List<Piece> pieces = pieces(text, spans);
      builder.add(last, at > line ? 1 : 0);
      for (Piece piece : pieces) {
        builder.add(piece.style(), piece.end() - piece.start());
      }
      last = pieces.isEmpty() ? SyntaxStyle.PLAIN : pieces.getLast().style();
      at++;
    }
    return new Repaint(line, at - 1, builder.create());
  }

  private void splice(int line, int removedBreaks, int addedBreaks) {
    int tail = lines - line - 1 - removedBreaks;
    int newLines = lines - removedBreaks + addedBreaks;
    int lastOfOld = states[line + removedBreaks];
    int[] old = states;
    states = newLines > old.length ? Arrays.copyOf(old, newLines + newLines / 4) : old;
    System.arraycopy(old, line + 1 + removedBreaks, states, line + 1 + addedBreaks, tail);
    Arrays.fill(states, line, line + addedBreaks, Integer.MIN_VALUE);
    states[line + addedBreaks] = lastOfOld;
    lines = newLines;
  }

  /**
   * Lines to colour again.
   *
   * @param firstLine the first, from 0
   * @param lastLine the last
   * @param spans their colours, line breaks between them counted as one character
   */
  public record Repaint(int firstLine, int lastLine, StyleSpans<SyntaxStyle> spans) {}

  private static List<LineSpans.Piece> pieces(String line, LineSpans spans) {
    return HiddenPieces.in(line, MaskPieces.in(line, spans).pieces());
  }

  /** Colours the masks in a line, whatever they are part of. */
  private static final class MaskPieces {
    private MaskPieces() {}

    /** The same pieces, those apart that are masks. */
    static LineSpans in(String line, LineSpans spans) {
      if (line.indexOf(Mask.DOTS) < 0) {
        return spans;
      }
      LineSpans apart = new LineSpans(line);
      Matcher mask = Mask.IN_TEXT.matcher(line);
      while (mask.find()) {
        add(spans.pieces(), mask.start(), apart);
        apart.add(SyntaxStyle.MASK, mask.end());
      }
      add(spans.pieces(), line.length(), apart);
      return apart;
    }

    private static void add(List<Piece> pieces, int upTo, LineSpans into) {
      for (Piece piece : pieces) {
        if (piece.start() < upTo && piece.end() > into.end()) {
          into.add(piece.style(), Math.min(piece.end(), upTo));
        }
      }
    }
  }
}
