package dev.tripatch.edit.typing;

import dev.tripatch.document.Span;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * LineBounds from the clipboard, moved as a block to where the caret is. In the midst of a value,
 * in brackets and at the start of a line they stay as they are; in a block text, they become a part
 * of it.
 */
final class PastedLines {

  private static final Pattern ITEM = Pattern.compile("-( .*)?");
  private static final Pattern KEY = Pattern.compile("[^\\s#{\\[].*?:(\\s.*)?");

  /** The sign of a block text at the end of a line: how far it is indented, and how it ends. */
  private static final Pattern SIGN = Pattern.compile("[|>]([-+0-9]*)(\\s+#.*|\\s*)$");

  private static final int STEP = 2;

  private final String text;
  private final Span selection;
  private final String pasted;
  private final TypingPlace place;
  private final int lineStart;
  private final String before;
  private final boolean isAtEnd;

  /** LineBounds that end with a line feed alone. */
  PastedLines(String text, Span selection, String pasted) {
    this.text = text;
    this.selection = selection;
    this.pasted = pasted;
    place = TypingPlace.in(text, selection.start());
    lineStart = LineBounds.start(text, selection.start());
    before = text.substring(lineStart, selection.start());
    isAtEnd = text.substring(selection.end(), LineBounds.end(text, selection.end())).isBlank();
  }

  Optional<TypedEdit> edit() {
    boolean isOneLine = pasted.strip().indexOf('\n') < 0 && !pasted.endsWith("\n");
    if (isOneLine || pasted.isBlank() || before.isEmpty()) {
      return Optional.empty();
    }
    return switch (place.kind()) {
      case TEXT -> Optional.of(inText());
      case BLOCK -> isAtEnd ? inBlock() : Optional.empty();
      case FLOW, QUOTED, COMMENT -> Optional.empty();
    };
  }

  /** Each line gets the text's indentation; empty ones need none. */
  private TypedEdit inText() {
    int column = Math.min(before.length(), new Levels(text, place, selection.start()).textColumn());
    return TypedEdit.written(
        selection, pasted.replaceAll("\n(?=[^\n])", "\n" + " ".repeat(column)));
  }

  private Optional<TypedEdit> inBlock() {
    String first = pasted.lines().filter(line -> !line.isBlank()).findFirst().orElse("").strip();
    int dashes = leadingDashes();
    if (dashes == before.length()) {
      return Optional.of(block(selection, before.length(), first));
    }
    boolean isOpen = !place.rows().isEmpty() && place.rows().getLast().isOpen();
    boolean isBelow = place.rows().stream().anyMatch(row -> row.start() == lineStart) && isOpen;
    if (!isBelow || !(ITEM.matcher(first).matches() || KEY.matcher(first).matches())) {
      return Optional.empty();
    }
    int column = new Levels(text, place, selection.start()).below(place.rows().getLast());
    TypedEdit below = block(selection, column, first);
    return Optional.of(
        TypedEdit.written(below.replaced(), "\n" + " ".repeat(column) + below.text()));
  }

  /** How many characters before the caret are blanks and dashes. */
  private int leadingDashes() {
    int at = 0;
    while (at < before.length() && (before.charAt(at) == ' ' || before.startsWith("- ", at))) {
      at++;
    }
    return at;
  }

  private TypedEdit block(Span replaced, int column, String first) {
    boolean hasDash = before.endsWith("- ") && ITEM.matcher(first).matches();
    int target = hasDash ? column - 2 : column;
    Span gone = new Span(replaced.start() - column + target, LineBounds.end(text, replaced.end()));
    return TypedEdit.written(gone, moved(target));
  }

  /** The block with its first line at a column; that one gets no blanks, the place has them. */
  private String moved(int column) {
    TypingPlace end = TypingPlace.in(pasted, pasted.stripTrailing().length());
    String all = end.is(TypingPlace.Kind.TEXT) ? withoutBreaks() : pasted.stripTrailing();
    List<String> lines = all.lines().dropWhile(String::isBlank).toList();
    int from = base(lines);
    StringBuilder moved = new StringBuilder(lines.getFirst().stripLeading());
    for (String line : lines.subList(1, lines.size())) {
      int blanks = LineBounds.blanks(line, 0, line.length());
      // In a block text, blanks beyond its column are its own, on a line without words, too.
      boolean isEmpty = blanks == line.length() && blanks <= from;
      int wanted = Math.max(0, blanks - from + column);
      moved.append('\n').append(isEmpty ? "" : " ".repeat(wanted) + line.substring(blanks));
    }
    return moved + "\n".repeat(isKeeping(end) ? lastBreaks() : 0);
  }

  /** The blanks at the end of a block text's line are its own. */
  private String withoutBreaks() {
    int end = pasted.length();
    while (end > 0 && pasted.charAt(end - 1) == '\n') {
      end--;
    }
    return pasted.substring(0, end);
  }

  private boolean isKeeping(TypingPlace end) {
    if (!end.is(TypingPlace.Kind.TEXT)) {
      return false;
    }
    int row = end.rows().getLast().start();
    return sign(pasted.substring(row, LineBounds.end(pasted, row))).contains("+");
  }

  private static String sign(String line) {
    Matcher sign = SIGN.matcher(line);
    return sign.find() ? sign.group(1) : "";
  }

  /**
   * The breaks that the pasted lines end with; the place has one already, if it is not the last.
   */
  private int lastBreaks() {
    int breaks = pasted.length() - withoutBreaks().length();
    boolean isLast = LineBounds.end(text, selection.end()) == text.length();
    return isLast ? breaks : Math.max(0, breaks - 1);
  }

  /** The column that the first line had where it was copied, with or without its blanks. */
  private static int base(List<String> lines) {
    String first = lines.getFirst();
    int blanks = LineBounds.blanks(first, 0, first.length());
    OptionalInt rest = leastIndented(lines.subList(1, lines.size()));
    if (blanks > 0 || rest.isEmpty()) {
      return blanks;
    }
    List<Row> rows = TypingPlace.in(first, first.length()).rows();
    return rows.isEmpty() ? rest.getAsInt() : base(rows.getLast(), lines, rest.getAsInt());
  }

  /** The column of a first line that lacks its blanks, from the least indentation of the others. */
  private static int base(Row first, List<String> lines, int least) {
    List<String> others = lines.stream().skip(1).filter(line -> !line.isBlank()).toList();
    String second = others.getFirst();
    boolean isWithin =
        first.value() != Row.Content.SCALAR
            && LineBounds.blanks(second, 0, second.length()) == least;
    boolean isText = first.value() == Row.Content.TEXT;
    if (isWithin && isText && sign(lines.getFirst()).chars().anyMatch(Character::isDigit)) {
      // Nobody can see how many blanks belong to the text, so none are taken to be missing.
      return 0;
    }
    // Where a key is, the dashes at its column are those of a list in a key.
    boolean areKeys = others.stream().anyMatch(line -> isOtherAt(line, least));
    if (!isWithin && !areKeys && first.dashes() > 0) {
      List<Integer> dashes = first.columns().subList(0, first.dashes());
      return least - dashes.stream().filter(dash -> dash <= least).reduce(0, Math::max);
    }
    int own = Math.max(0, least - first.lastColumn());
    boolean haveSiblings = !isWithin || areKeys && isItemAt(second, least);
    return haveSiblings || own < STEP ? own : own - STEP;
  }

  private static boolean isOtherAt(String line, int column) {
    return LineBounds.blanks(line, 0, line.length()) == column && !isItemAt(line, column);
  }

  private static boolean isItemAt(String line, int column) {
    return LineBounds.blanks(line, 0, line.length()) == column
        && ITEM.matcher(line.substring(column)).matches();
  }

  private static OptionalInt leastIndented(List<String> lines) {
    return lines.stream()
        .filter(line -> !line.isBlank())
        .mapToInt(line -> LineBounds.blanks(line, 0, line.length()))
        .min();
  }
}
