package dev.tripatch.edit.typing;

import dev.tripatch.document.Span;
import java.util.List;
import java.util.regex.Pattern;

/** What Enter does: the next line begins where YAML, or JSON, wants it. */
final class EnterKey {

  private static final Pattern BEGINS_ROW =
      Pattern.compile("(- |-$|[^\\s\"'{\\[#][^#]*?:(\\s|$)).*");
  private static final int STEP = 2;

  private final String text;
  private final Span selection;
  private final TypingPlace place;
  private final Levels levels;
  private final int lineStart;
  private final String before;
  private final String after;
  private final int lineEnd;

  EnterKey(String text, Span selection) {
    this.text = text;
    this.selection = selection;
    place = TypingPlace.in(text, selection.start());
    levels = new Levels(text, place, selection.start());
    lineStart = LineBounds.start(text, selection.start());
    lineEnd = LineBounds.end(text, selection.end());
    before = text.substring(lineStart, selection.start());
    after = text.substring(selection.end(), lineEnd);
  }

  TypedEdit edit() {
    if (isBlanks(before) && place.kind() != TypingPlace.Kind.QUOTED) {
      return onBlanks();
    }
    return switch (place.kind()) {
      case TEXT -> broken(before.substring(0, LineBounds.blanks(before, 0, before.length())));
      case COMMENT -> inComment();
      case QUOTED -> inQuotes();
      case FLOW -> inBrackets();
      case BLOCK -> inBlock();
    };
  }

  /** A tab is no indentation: in a text of several lines it is part of the text. */
  private static boolean isBlanks(String part) {
    return LineBounds.blanks(part, 0, part.length()) == part.length();
  }

  /** The line breaks; blanks around the break that nobody needs go. */
  private TypedEdit broken(String indentation) {
    int blanks = place.is(TypingPlace.Kind.TEXT) ? 0 : LineBounds.blanks(after, 0, after.length());
    Span gone = new Span(selection.start(), selection.end() + blanks);
    return TypedEdit.written(gone, "\n" + indentation);
  }

  /** A line before this one; a line of blanks alone keeps none of them. */
  private TypedEdit onBlanks() {
    if (isBlanks(after)) {
      String blanks =
          place.is(TypingPlace.Kind.TEXT) && before.isEmpty()
              ? " ".repeat(levels.textColumn())
              : before;
      return TypedEdit.written(new Span(lineStart, lineEnd), "\n" + blanks);
    }
    Span gone = new Span(lineStart, lineStart);
    return selection.length() > 0
        ? TypedEdit.written(selection, "\n" + before)
        : TypedEdit.to(gone, "\n", selection.start() + 1);
  }

  private TypedEdit inComment() {
    int sign = LineBounds.blanks(before, 0, before.length());
    boolean isAlone = before.startsWith("#", sign);
    String next = isAlone ? before.substring(0, sign) : " ".repeat(columnBelow());
    return broken(next + (after.isBlank() ? "" : "# "));
  }

  /** A line that goes on inside quotes must be deeper than its key. */
  private TypedEdit inQuotes() {
    boolean isFirst = place.quote() >= lineStart;
    if (place.isJson()) {
      return TypedEdit.written(selection, "\\n");
    }
    String own = LineBounds.indentation(text, lineStart);
    int key = place.rows().isEmpty() ? 0 : place.rows().getLast().lastColumn() + STEP;
    String next =
        isFirst ? " ".repeat(Math.max(key, place.brackets().isEmpty() ? 0 : own.length())) : own;
    return text.charAt(place.quote()) == '"' ? escaped(next) : folded(next);
  }

  /** The value stays as it is: a reader drops the break, and the blanks that are not escaped. */
  private TypedEdit escaped(String indentation) {
    String blank = after.startsWith(" ") ? "\\" : "";
    return TypedEdit.written(selection, "\\\n" + indentation + blank);
  }

  /** A reader makes one blank of the break; it takes the place of one that is there. */
  private TypedEdit folded(String indentation) {
    int from = selection.start() - (before.endsWith(" ") ? 1 : 0);
    boolean isBlank = from == selection.start() && after.startsWith(" ");
    return TypedEdit.written(
        new Span(from, selection.end() + (isBlank ? 1 : 0)), "\n" + indentation);
  }

  private TypedEdit inBrackets() {
    int bracket = place.brackets().getLast();
    String outside = levels.indentationAt(bracket);
    String inside =
        bracket < lineStart
            ? LineBounds.indentation(text, lineStart)
            : outside + levels.unit(bracket);
    boolean closes = after.stripLeading().startsWith(text.charAt(bracket) == '{' ? "}" : "]");
    if (!closes) {
      return broken(inside);
    }
    boolean isEmpty = text.substring(bracket + 1, selection.start()).isBlank();
    TypedEdit plain = broken(outside);
    return isEmpty
        ? TypedEdit.to(
            plain.replaced(), "\n" + inside + plain.text(), selection.start() + 1 + inside.length())
        : plain;
  }

  private TypedEdit inBlock() {
    if (before.strip().equals("-") && before.endsWith(" ") && after.isBlank()) {
      return withoutDash();
    }
    return broken(" ".repeat(after.isBlank() ? columnBelow() : columnOfRest()));
  }

  /** An item that nothing was written in ends the list: the line is where its key is. */
  private TypedEdit withoutDash() {
    int dash = before.indexOf('-');
    List<Row> above = place.rowsAbove(lineStart);
    int column =
        above.reversed().stream()
            .filter(Row::hasKey)
            .mapToInt(Row::lastColumn)
            .filter(key -> key <= dash)
            .findFirst()
            .orElse(0);
    return TypedEdit.written(new Span(lineStart, lineEnd), " ".repeat(column));
  }

  /** Where the line below this one begins. */
  private int columnBelow() {
    boolean isRow = !place.rows().isEmpty() && place.rows().getLast().start() >= lineStart;
    boolean isContinued = !place.rows().isEmpty() && endsWhatBeganAbove();
    return isRow || isContinued ? levels.below(place.rows().getLast()) : 0;
  }

  private boolean endsWhatBeganAbove() {
    return !text.startsWith("---", lineStart);
  }

  /** A key or an item is next to what is before it; the rest of a value is deeper. */
  private int columnOfRest() {
    int below = columnBelow();
    if (place.rows().isEmpty() || place.rows().getLast().start() < lineStart) {
      return below;
    }
    Row row = place.rows().getLast();
    boolean isInValue = row.value() == Row.Content.SCALAR && (row.hasKey() || row.dashes() > 0);
    return isInValue && !BEGINS_ROW.matcher(after.stripLeading()).matches() && !after.isBlank()
        ? row.lastColumn() + STEP
        : below;
  }
}
