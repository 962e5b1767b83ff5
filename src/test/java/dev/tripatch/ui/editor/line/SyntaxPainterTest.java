package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.show.paint.SyntaxStyle;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.fxmisc.richtext.model.StyleSpan;
import org.fxmisc.richtext.model.StyleSpans;

/** Colouring what changed gives what colouring everything would give. */
class SyntaxPainterTest {

  @Provide
  Arbitrary<List<String>> lines() {
    return Arbitraries.of("a: |", "  b: c", "", "d: \"x", "y\" z", "- e: 'f'", "# g", "$patch: h")
        .list()
        .ofMinSize(1)
        .ofMaxSize(10);
  }

  @Property
  void repaintingAChangeEqualsPaintingAnew(
      @ForAll("lines") List<String> before,
      @ForAll("lines") List<String> inserted,
      @ForAll @IntRange(max = 9) int at,
      @ForAll @IntRange(max = 9) int removed) {
    int from = Math.min(at, before.size() - 1);
    int to = Math.min(from + removed, before.size() - 1);
    SyntaxPainter painter = new SyntaxPainter();
    painter.setFormat(Format.YAML);
    List<List<SyntaxStyle>> shown = new ArrayList<>(List.of(List.of()));
    change(painter, shown, 0, 0, before);
    List<String> after = new ArrayList<>(before);
    after.subList(from, to + 1).clear();
    after.addAll(from, inserted);
    exchange(painter, shown, from, to - from, inserted.size() - 1, after);
    List<List<SyntaxStyle>> anew = new ArrayList<>(List.of(List.of()));
    change(new SyntaxPainter(), anew, 0, 0, after);
    assertThat(shown).isEqualTo(anew);
  }

  /** Otherwise each exchanged line is coloured, and so laid out, once more. */
  @Property
  void whatIsPaintedAlreadyIsNotPaintedAgain(@ForAll("lines") List<String> lines) {
    SyntaxPainter painter = new SyntaxPainter();
    var shown = painter.styled(String.join("\n", lines), 0, LineStyle.FIRST);
    SyntaxPainter.Repaint repaint = painter.changed(0, 0, lines.size() - 1, lines::get);
    assertThat(repaint.spans()).isEqualTo(shown.getStyleSpans(0, shown.length()));
  }

  @Example
  void theRestOfALongBlankLineIsNotShown() {
    var line = new SyntaxPainter().styled(" ".repeat(30_000), 0, LineStyle.FIRST).getParagraph(0);
    assertThat(line.getStyleSpans().stream().map(StyleSpan::getStyle))
        .containsExactly(SyntaxStyle.PLAIN, SyntaxStyle.ELIDED);
    assertThat(line.getStyleSpans().getStyleSpan(1).getLength()).isEqualTo(29_000);
  }

  private static void change(
      SyntaxPainter painter, List<List<SyntaxStyle>> shown, int at, int removed, List<String> all) {
    exchange(painter, shown, at, removed, all.size() - 1, all);
  }

  private static void exchange(
      SyntaxPainter painter,
      List<List<SyntaxStyle>> shown,
      int at,
      int removedBreaks,
      int addedBreaks,
      List<String> after) {
    SyntaxPainter.Repaint repaint = painter.changed(at, removedBreaks, addedBreaks, after::get);
    shown.subList(at, at + removedBreaks + 1).clear();
    for (int i = 0; i <= addedBreaks; i++) {
      shown.add(at, List.of());
    }
    List<SyntaxStyle> styles = flat(repaint.spans());
    int offset = 0;
    for (int line = repaint.firstLine(); line <= repaint.lastLine(); line++) {
      int end = offset + after.get(line).length();
      shown.set(line, List.copyOf(styles.subList(offset, end)));
      offset = end + 1;
    }
  }

  private static List<SyntaxStyle> flat(StyleSpans<SyntaxStyle> spans) {
    List<SyntaxStyle> styles = new ArrayList<>();
    for (StyleSpan<SyntaxStyle> span : spans) {
      for (int i = 0; i < span.getLength(); i++) {
        styles.add(span.getStyle());
      }
    }
    return styles;
  }
}
