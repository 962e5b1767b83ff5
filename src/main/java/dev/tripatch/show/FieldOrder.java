package dev.tripatch.show;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.PaneText;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The order in which documents write their fields. It tells where a field would be in a text that
 * does not have it: after the sibling that is before it elsewhere, or else before the one that
 * follows, or else at the end of what it would be part of.
 *
 * @param panes the panes that know the order: first what people wrote, then live
 */
public record FieldOrder(Function<Role, PaneText> panes) {

  /** The order in the panes of a comparison. */
  public FieldOrder(ComparisonView view) {
    this(view::pane);
  }

  /**
   * Where a field is in a text, or would be.
   *
   * @return empty if the text has nothing that the field could be a part of
   */
  public Optional<FieldPlace> placeOf(FieldPath path, PaneText text) {
    Optional<Span> span = text.fields().spanOf(path);
    return span.isPresent()
        ? span.map(found -> here(path, found, text))
        : missing(path, text).map(part -> new FieldPlace.Between(lineFor(part, text)));
  }

  private static FieldPlace here(FieldPath path, Span span, PaneText text) {
    int caret =
        text.fields()
            .valueOf(path)
            .map(Span::start)
            .filter(start -> span.start() <= start && start <= span.end())
            .filter(start -> isOnOneLine(span.start(), start, text.lines()))
            .orElse(span.start());
    return new FieldPlace.Here(span, caret);
  }

  private static boolean isOnOneLine(int one, int other, Lines lines) {
    return lines.lineOf(one) == lines.lineOf(other);
  }

  /** The outermost part of a path that a text does not have, though it has what would hold it. */
  private static Optional<FieldPath> missing(FieldPath path, PaneText text) {
    Optional<FieldPath> holder = path.parent();
    return holder.isEmpty() || text.fields().spanOf(holder.get()).isPresent()
        ? holder.map(found -> path)
        : missing(holder.get(), text);
  }

  private int lineFor(FieldPath missing, PaneText text) {
    List<FieldPath> siblings = siblings(missing);
    int at = siblings.indexOf(missing);
    Stream<FieldPath> before = siblings.subList(0, Math.max(0, at)).reversed().stream();
    Stream<FieldPath> behind = siblings.subList(at + 1, siblings.size()).stream();
    return firstIn(text, before)
        .map(span -> lineBehind(span, text.lines()))
        .or(() -> firstIn(text, behind).map(span -> text.lines().lineOf(span.start())))
        .orElseGet(() -> lineAtTheEnd(missing.parent().orElseThrow(), text));
  }

  /** The parts of what holds a field, as the first pane that has the field writes them. */
  private List<FieldPath> siblings(FieldPath path) {
    return Stream.of(Role.LOCAL, Role.LAST_APPLIED, Role.LIVE, Role.PATCH, Role.RESULT)
        .map(pane -> panes.apply(pane).fields())
        .filter(fields -> fields.spanOf(path).isPresent())
        .map(fields -> fields.partsOf(path.parent().orElseThrow()))
        .filter(parts -> parts.contains(path))
        .findFirst()
        .orElse(List.of());
  }

  private static Optional<Span> firstIn(PaneText text, Stream<FieldPath> paths) {
    return paths.flatMap(path -> text.fields().spanOf(path).stream()).findFirst();
  }

  /**
   * After the last part of what would hold the field; JSON ends it with a brace of its own. A half
   * typed item may have a name by which it is not found again.
   */
  private static int lineAtTheEnd(FieldPath holder, PaneText text) {
    Stream<FieldPath> parts = text.fields().partsOf(holder).reversed().stream();
    Span last = firstIn(text, Stream.concat(parts, Stream.of(holder))).orElseThrow();
    return lineBehind(last, text.lines());
  }

  private static int lineBehind(Span span, Lines lines) {
    return lines.lastLineOf(span) + 1;
  }

  /** Where a field is in a pane's text, or would be if the pane had it. */
  public sealed interface FieldPlace {

    /**
     * The pane shows the field.
     *
     * @param span the field's text, key and value
     * @param caret where to go on typing: the start of its value, or of the field if the value
     *     begins on a further line
     */
    record Here(Span span, int caret) implements FieldPlace {}

    /**
     * The pane does not show the field. It would be between two lines.
     *
     * @param line the line, counted from 1, that it would be before; one more than there are lines
     *     if it would be after the last
     */
    record Between(int line) implements FieldPlace {}
  }
}
