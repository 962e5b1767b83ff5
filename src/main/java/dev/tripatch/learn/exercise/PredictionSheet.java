package dev.tripatch.learn.exercise;

import dev.tripatch.learn.exercise.PredictedLine.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The live object as the reader marks it: lines are struck out, typed and moved, and each struck
 * line keeps its place. Immutable; what cannot be done leaves it as it is.
 */
public final class PredictionSheet {
  private final List<String> start;
  private final List<PredictedLine> lines;

  private PredictionSheet(List<String> start, List<PredictedLine> lines) {
    this.start = start;
    this.lines = List.copyOf(lines);
  }

  /** The sheet of a live object, without marks. */
  public static PredictionSheet of(String live) {
    List<String> start = live.stripTrailing().lines().toList();
    return new PredictionSheet(
        start, start.stream().map(line -> new PredictedLine(line, Mark.KEPT)).toList());
  }

  /** All lines, those that are struck among them. */
  public List<PredictedLine> lines() {
    return lines;
  }

  /** Strikes a line with the lines below it; a typed line is dropped. */
  public PredictionSheet strike(int at) {
    if (!isLine(at)) {
      return this;
    }
    if (lines.get(at).isTyped()) {
      return drop(at);
    }
    int end = endOf(at);
    return changed(
        IntStream.range(0, lines.size())
            .filter(each -> !isWithin(each, at, end) || !lines.get(each).isTyped())
            .mapToObj(each -> isWithin(each, at, end) ? struck(each) : lines.get(each))
            .toList());
  }

  private PredictedLine struck(int at) {
    return lines.get(at).with(Mark.STRUCK);
  }

  /**
   * Takes a line back with the lines below it, and with the lines that it is below. What was typed
   * in its place is dropped.
   */
  public PredictionSheet restore(int at) {
    if (!isLine(at) || !lines.get(at).isStruck()) {
      return this;
    }
    int end = endOf(at);
    List<Integer> holders = holdersOf(at);
    int replaced = replacementOf(at);
    return changed(
        IntStream.range(0, lines.size())
            .filter(each -> each != replaced)
            .mapToObj(
                each ->
                    (isWithin(each, at, end) || holders.contains(each))
                            && lines.get(each).isStruck()
                        ? lines.get(each).with(Mark.KEPT)
                        : lines.get(each))
            .toList());
  }

  /**
   * Types a line.
   *
   * @param after the line that it comes after; -1 for the beginning
   */
  public PredictionSheet typed(int after, String text) {
    if (after < -1 || after >= lines.size()) {
      return this;
    }
    List<PredictedLine> more = new ArrayList<>(lines);
    more.add(after + 1, new PredictedLine(text, Mark.TYPED));
    return changed(more);
  }

  /**
   * Gives a line another text: a line of live is struck, and the text is typed below it. Its own
   * text takes it back.
   */
  public PredictionSheet rewrite(int at, String text) {
    if (!isLine(at) || lines.get(at).text().equals(text)) {
      return this;
    }
    return lines.get(at).isTyped() ? retyped(at, text) : replaced(at, text);
  }

  private PredictionSheet retyped(int at, String text) {
    if (at > 0 && lines.get(at - 1).isStruck() && lines.get(at - 1).text().equals(text)) {
      return with(at - 1, lines.get(at - 1).with(Mark.KEPT)).drop(at);
    }
    return with(at, new PredictedLine(text, Mark.TYPED));
  }

  private PredictionSheet replaced(int at, String text) {
    int typed = replacementOf(at);
    return typed < 0
        ? with(at, lines.get(at).with(Mark.STRUCK)).typed(at, text)
        : with(typed, new PredictedLine(text, Mark.TYPED));
  }

  /** Takes a typed line away; what it replaced stays struck. */
  public PredictionSheet drop(int typed) {
    if (!isLine(typed) || !lines.get(typed).isTyped()) {
      return this;
    }
    List<PredictedLine> fewer = new ArrayList<>(lines);
    fewer.remove(typed);
    return changed(fewer);
  }

  /**
   * Moves an item or a key with the lines below it among its siblings.
   *
   * @param by how many siblings further down; negative for up
   */
  public PredictionSheet move(int at, int by) {
    return isLine(at) ? moved(headOf(at), by).sheet() : this;
  }

  /** Where a line is after {@link #move}, so that a caret can follow it. */
  public int placeAfterMove(int at, int by) {
    return isLine(at) ? moved(headOf(at), by).place() + at - headOf(at) : at;
  }

  /** A sheet, and where a line is in it. */
  private record Moved(PredictionSheet sheet, int place) {
    Moved further(int by) {
      int other = by < 0 ? sheet.before(place) : sheet.below(place);
      if (other < 0) {
        return this;
      }
      return by < 0
          ? new Moved(sheet.swapped(other, place), other)
          : new Moved(sheet.swapped(place, other), place + sheet.endOf(other) - sheet.endOf(place));
    }
  }

  private Moved moved(int head, int by) {
    Moved moved = new Moved(this, head);
    for (int i = 0; i < Math.abs(by); i++) {
      moved = moved.further(by);
    }
    return moved;
  }

  /** How many lines are struck. */
  public int struck() {
    return count(PredictedLine::isStruck);
  }

  /** How many lines are typed. */
  public int typed() {
    return count(PredictedLine::isTyped);
  }

  private int count(Predicate<PredictedLine> wanted) {
    return Math.toIntExact(lines.stream().filter(wanted).count());
  }

  /** Whether lines of live are in another order. */
  public boolean isReordered() {
    return !lines.stream()
        .filter(line -> !line.isTyped())
        .map(PredictedLine::text)
        .toList()
        .equals(start);
  }

  /** Whether it is as it began. */
  public boolean isUntouched() {
    return struck() == 0 && typed() == 0 && !isReordered();
  }

  /** What the reader predicts: the lines that are not struck. */
  public String text() {
    return lines.stream()
        .filter(line -> !line.isStruck())
        .map(line -> line.text() + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Where a line of {@link #text} is among all lines.
   *
   * @param line counted from 1
   */
  public int placeOf(int line) {
    return IntStream.range(0, lines.size())
        .filter(each -> !lines.get(each).isStruck())
        .skip(Math.max(line - 1, 0))
        .findFirst()
        .orElse(lines.size() - 1);
  }

  private boolean isLine(int at) {
    return at >= 0 && at < lines.size();
  }

  private static boolean isWithin(int each, int from, int end) {
    return each >= from && each < end;
  }

  /** The line after the last one below this one. */
  private int endOf(int at) {
    PredictedLine head = lines.get(at);
    int end = at + 1;
    while (end < lines.size() && isBelow(lines.get(end), head)) {
      end++;
    }
    return end;
  }

  private static boolean isBelow(PredictedLine line, PredictedLine head) {
    int deeper = line.indentation() - head.indentation();
    return line.isBlank() || deeper > 0 || (deeper == 0 && line.isItem() && !head.isItem());
  }

  /** The lines that a line is below. */
  private List<Integer> holdersOf(int at) {
    return IntStream.range(0, at).filter(each -> at < endOf(each)).boxed().toList();
  }

  /** The line that was typed in place of a struck one; -1 if none was. */
  private int replacementOf(int at) {
    int below = at + 1;
    return isLine(below)
            && lines.get(at).isStruck()
            && lines.get(below).isTyped()
            && lines.get(below).indentation() == lines.get(at).indentation()
            && lines.get(below).key().equals(lines.get(at).key())
        ? below
        : -1;
  }

  /** A replacement moves with what it replaces. */
  private int headOf(int at) {
    return at > 0 && replacementOf(at - 1) == at ? at - 1 : at;
  }

  private int before(int at) {
    return IntStream.range(0, at)
        .filter(each -> endOf(each) == at && isSibling(each, at))
        .max()
        .orElse(-1);
  }

  private int below(int at) {
    int end = endOf(at);
    return isLine(end) && isSibling(at, end) ? end : -1;
  }

  private boolean isSibling(int one, int other) {
    return lines.get(one).indentation() == lines.get(other).indentation()
        && lines.get(one).isItem() == lines.get(other).isItem();
  }

  private PredictionSheet swapped(int upper, int lower) {
    int end = endOf(lower);
    return changed(
        Stream.of(
                lines.subList(0, upper),
                lines.subList(lower, end),
                lines.subList(upper, lower),
                lines.subList(end, lines.size()))
            .flatMap(List::stream)
            .toList());
  }

  private PredictionSheet with(int at, PredictedLine line) {
    List<PredictedLine> other = new ArrayList<>(lines);
    other.set(at, line);
    return changed(other);
  }

  private PredictionSheet changed(List<PredictedLine> other) {
    return new PredictionSheet(start, other);
  }
}
