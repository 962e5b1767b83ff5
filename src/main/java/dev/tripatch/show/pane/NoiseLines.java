package dev.tripatch.show.pane;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Place;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.table.Noise;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whole lines that show nothing but noise, from the key's line to the last of its value; they can
 * be folded away.
 *
 * @param noise what they show
 * @param first the first line, counted from 1
 * @param last the last line; the first one again if there is only one
 */
public record NoiseLines(Noise noise, int first, int last) {

  /** The lines of a document, from its beginning on; none share a line. */
  public static List<NoiseLines> of(SourceDocument document) {
    Places places = Places.of(document);
    return in(document.text(), document.lines(), path -> places.locate(path).map(Place::span));
  }

  /** The lines of a pane, from its beginning on; none share a line. */
  public static List<NoiseLines> of(PaneText pane) {
    return in(pane.text(), pane.lines(), path -> spanOf(path, pane.fields()));
  }

  /** A directive may be about a field that the text does not have: its lines are not noise. */
  private static Optional<Span> spanOf(FieldPath path, FieldIndex fields) {
    return fields
        .spanOf(path)
        .filter(span -> fields.fieldAt(span.start()).filter(at -> at.startsWith(path)).isPresent());
  }

  private static List<NoiseLines> in(
      String text, Lines lines, Function<FieldPath, Optional<Span>> spanOf) {
    List<NoiseLines> found = new ArrayList<>();
    for (Noise noise : Noise.values()) {
      spanOf
          .apply(noise.path())
          .filter(span -> standsAlone(span, text, lines))
          .ifPresent(span -> found.add(linesOf(noise, span, lines)));
    }
    found.sort(Comparator.comparingInt(NoiseLines::first));
    return List.copyOf(found);
  }

  private static NoiseLines linesOf(Noise noise, Span span, Lines lines) {
    return new NoiseLines(noise, lines.lineOf(span.start()), lines.lastLineOf(span));
  }

  /** Whether nothing else is on the lines of a field but a comment or JSON's comma after it. */
  private static boolean standsAlone(Span span, String text, Lines lines) {
    String before = text.substring(lines.startOf(lines.lineOf(span.start())), span.start());
    String behind = text.substring(span.end(), lines.endOf(lines.lastLineOf(span))).strip();
    return before.isBlank() && (behind.isEmpty() || behind.equals(",") || behind.startsWith("#"));
  }
}
