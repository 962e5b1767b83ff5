package dev.tripatch.document.data;

import dev.tripatch.document.Position;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * More digits or levels than Jackson reads, which it refuses without saying where.
 *
 * @param problem what there is too much of: {@code it has more than 300 levels}
 * @param line where, counted from 1
 * @param column where, counted from 1
 */
public record Excess(String problem, int line, int column) {

  private static final int MOST_DIGITS = JsonData.MOST_DIGITS;
  private static final Pattern LONG_NUMBER = Pattern.compile("[0-9][0-9_.]{" + MOST_DIGITS + "}");

  /** Finds what Jackson found too much of in a text. */
  public static Excess in(String text, int mostLevels) {
    Matcher digits = LONG_NUMBER.matcher(text);
    SourceDocument document = SourceReader.read("", text);
    Optional<Integer> error = document.error().map(each -> each.span().start());
    boolean isNumber = digits.find() && error.filter(at -> at < digits.start()).isEmpty();
    int at = isNumber ? digits.start() : error.orElse(0);
    Position place = document.lines().positionOf(at);
    return new Excess(
        isNumber
            ? "it has a number of more than %,d digits".formatted(MOST_DIGITS)
            : "it has more than %d levels".formatted(mostLevels),
        place.line(),
        place.column());
  }
}
