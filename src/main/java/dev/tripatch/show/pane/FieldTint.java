package dev.tripatch.show.pane;

import dev.tripatch.document.Node;
import dev.tripatch.document.Place;
import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.DocumentFields;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.paint.Paint;
import dev.tripatch.show.paint.ScalarText;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tints fields, and more strongly what differs inside a value that changes as a whole. What the
 * result lacks is struck through everywhere but in the patch, whose own text stays.
 *
 * @param paint where to
 * @param text the text of the pane
 * @param fields the fields of that text
 */
record FieldTint(Paint paint, String text, DocumentFields fields) {

  /** Tints a field. */
  void tint(FieldOutcome field, Mark mark, Place place) {
    if (isGone(field)) {
      paint.strike(place.span(), mark, field.path());
      return;
    }
    inside(field, mark, place)
        .ifPresentOrElse(
            stretches -> paint.tint(place.span(), mark, field.path(), stretches),
            () -> paint.tint(place.span(), mark, field.path()));
  }

  private boolean isGone(FieldOutcome field) {
    return pane() != Role.PATCH && field.values().result() == null;
  }

  private Role pane() {
    return fields.text();
  }

  private Optional<List<Highlight>> inside(FieldOutcome field, Mark mark, Place place) {
    if (!mark.isOverwritten() || !field.isWhole()) {
      return Optional.empty();
    }
    List<FieldOutcome> parts = fields.partsInside(field.path());
    if (parts.isEmpty()) {
      return words(field, mark, place);
    }
    paint.nameConflicts(parts);
    Map<FieldPath, List<Span>> texts = new HashMap<>();
    return Optional.of(parts.stream().flatMap(part -> stretches(field, part, texts)).toList());
  }

  private Optional<List<Highlight>> words(FieldOutcome field, Mark mark, Place place) {
    return StringDifference.of(text, place.node(), other(field.values()))
        .map(spans -> spans.stream().map(span -> stretch(span, mark, field)).toList());
  }

  private Stream<Highlight> stretches(
      FieldOutcome whole, FieldOutcome part, Map<FieldPath, List<Span>> texts) {
    Mark mark = Marks.of(part).orElse(Mark.CHANGED);
    Optional<Place> place = fields.place(part.path()).filter(_ -> isShown(part));
    return part.path().last().orElse(null) instanceof PathStep.Lines
        ? place.stream().flatMap(lines -> wordsIn(lines, whole, part, texts, mark))
        : place.stream().flatMap(found -> stretches(part, mark, found));
  }

  /** The words of a text that differ and are in some of its lines. */
  private Stream<Highlight> wordsIn(
      Place lines,
      FieldOutcome whole,
      FieldOutcome part,
      Map<FieldPath, List<Span>> texts,
      Mark mark) {
    FieldPath holder = part.path().parent().orElseThrow();
    return texts
        .computeIfAbsent(
            holder,
            path ->
                StringDifference.of(text, lines.node(), other(fields.valuesInside(whole, path)))
                    .orElse(List.of()))
        .stream()
        .filter(span -> lines.span().start() <= span.start() && span.start() < lines.span().end())
        .map(span -> stretch(span, mark, part));
  }

  private Stream<Highlight> stretches(FieldOutcome part, Mark mark, Place place) {
    if (part.outcome().isReordered()) {
      return Stream.of(stretch(firstLine(place.span()), mark, part));
    }
    if (isGone(part)) {
      return Stream.of(stretch(place.span(), mark, part));
    }
    return words(part, mark, place)
        .map(List::stream)
        .orElseGet(
            () ->
                Stream.of(
                    stretch(mark.isOverwritten() ? place.valueSpan() : place.span(), mark, part)));
  }

  private Span firstLine(Span span) {
    int end = text.indexOf('\n', span.start());
    return end < 0 || end > span.end() ? span : new Span(span.start(), end);
  }

  private Highlight stretch(Span span, Mark mark, FieldOutcome part) {
    return new Highlight(span, mark, part.path(), isGone(part));
  }

  private boolean isShown(FieldOutcome part) {
    return part.outcome().isReordered()
        ? pane() != Role.LAST_APPLIED
        : !Objects.equals(part.values().of(pane()), other(part.values()));
  }

  /**
   * What a person compares it with: local and live with each other, last applied with local, or
   * with live where only that has changed since.
   */
  private @Nullable Value other(FieldValues values) {
    Value local = values.local();
    return switch (pane()) {
      case LIVE -> local;
      case LAST_APPLIED -> Objects.equals(local, values.lastApplied()) ? values.live() : local;
      case LOCAL, PATCH, RESULT -> values.live();
    };
  }

  /** What differs between a string in a text and another string. */
  private static final class StringDifference {

    private StringDifference() {}

    /**
     * The stretches of a string that another does not have.
     *
     * @param text the text of the document
     * @param node the string in it
     * @param other what it is compared with
     * @return in order of place; empty if the two are no strings or have nothing in common, so that
     *     there is no inside to show
     */
    static Optional<List<Span>> of(String text, Node node, @Nullable Value other) {
      if (!(node instanceof Node.ScalarNode scalar)
          || !(scalar.value() instanceof StringValue(String mine, _))
          || !(other instanceof StringValue(String theirs, _))) {
        return Optional.empty();
      }
      List<Span> words = TextDifference.between(mine, theirs);
      boolean isWhole = words.equals(List.of(new Span(0, mine.length())));
      return isWhole
          ? Optional.empty()
          : ScalarText.places(text, node.span(), mine).map(at -> inText(words, at));
    }

    private static List<Span> inText(List<Span> words, int[] at) {
      return words.stream().map(word -> new Span(at[word.start()], at[word.end()])).toList();
    }
  }
}
