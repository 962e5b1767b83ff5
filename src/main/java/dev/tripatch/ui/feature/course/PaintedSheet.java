package dev.tripatch.ui.feature.course;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.learn.exercise.PredictedLine;
import dev.tripatch.learn.exercise.PredictionSheet;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.Inside;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A prediction as an editor shows it: the reader's marks look as outcomes do. */
final class PaintedSheet {

  private static final String LINE = "line";

  private PaintedSheet() {}

  static PaneText of(PredictionSheet sheet) {
    String text = sheet.lines().stream().map(PredictedLine::text).collect(Collectors.joining("\n"));
    Lines lines = Lines.of(text);
    List<Highlight> highlights = new ArrayList<>();
    List<LineMark> gutter = new ArrayList<>();
    for (int at = 0; at < sheet.lines().size(); at++) {
      PredictedLine line = sheet.lines().get(at);
      int number = at + 1;
      int start = lines.startOf(number);
      mark(line.mark())
          .ifPresent(
              mark -> {
                gutter.add(new LineMark(number, mark, field(number), mark.word()));
                words(line.text(), start)
                    .map(
                        span ->
                            new Highlight(
                                span,
                                mark,
                                field(number),
                                line.mark() == PredictedLine.Mark.STRUCK))
                    .ifPresent(highlights::add);
              });
    }
    return new PaneText(
        Role.LIVE,
        text,
        lines,
        Format.YAML,
        highlights,
        Inside.NONE,
        gutter,
        List.of(),
        Set.of(),
        new Numbered(lines),
        List.of());
  }

  /** Each line is a field by itself, so that the one with the caret can be marked. */
  static FieldPath field(int line) {
    return FieldPath.of(LINE + line);
  }

  private static Optional<Mark> mark(PredictedLine.Mark mark) {
    return switch (mark) {
      case KEPT -> Optional.empty();
      case STRUCK -> Optional.of(Mark.DELETED);
      case TYPED -> Optional.of(Mark.ADDED);
    };
  }

  private static Optional<Span> words(String text, int start) {
    int blanks = text.length() - text.stripLeading().length();
    return text.isBlank()
        ? Optional.empty()
        : Optional.of(new Span(start + blanks, start + text.stripTrailing().length()));
  }

  /** The lines as fields. */
  private record Numbered(Lines lines) implements FieldIndex {

    @Override
    public Optional<FieldPath> fieldAt(int offset) {
      return Optional.of(field(lines.lineOf(offset)));
    }

    @Override
    public Optional<Span> spanOf(FieldPath path) {
      return path.toString().startsWith(LINE)
          ? Optional.of(Integer.parseInt(path.toString().substring(LINE.length())))
              .map(line -> new Span(lines.startOf(line), lines.endOf(line)))
          : Optional.empty();
    }
  }
}
