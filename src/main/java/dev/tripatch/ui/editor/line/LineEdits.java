package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Span;
import dev.tripatch.edit.typing.TypedEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Edits of the lines that a selection touches. What was selected stays selected. A selection that
 * ends before the first character of a line does not touch that line.
 */
public final class LineEdits {

  private static final String INDENT = "  ";
  private static final String COMMENT = "#";

  private final String text;
  private final int anchor;
  private final int caret;
  private final int start;
  private final int end;

  /**
   * Edits of a text's lines.
   *
   * @param anchor where the selection begins
   * @param caret where it ends, which can be before its beginning
   */
  public LineEdits(String text, int anchor, int caret) {
    this.text = text;
    this.anchor = anchor;
    this.caret = caret;
    int from = Math.min(anchor, caret);
    int to = Math.max(anchor, caret);
    this.start = text.lastIndexOf('\n', from - 1) + 1;
    int last = to > from && text.charAt(to - 1) == '\n' ? to - 1 : to;
    int feed = text.indexOf('\n', last);
    this.end = feed < 0 ? text.length() : feed;
  }

  /** What happens to one line: some of its characters go, others come. */
  private record Change(int column, int removed, String inserted) {

    static final Change NONE = new Change(0, 0, "");

    String in(String line) {
      return line.substring(0, column) + inserted + line.substring(column + removed);
    }

    /** Where a column is afterwards; the beginning of a line stays. */
    int columnAfter(int before) {
      if (before < column || before == 0) {
        return before;
      }
      return Math.max(column, before - removed) + inserted.length();
    }
  }

  private List<String> lines() {
    return List.of(text.substring(start, end).split("\n", -1));
  }

  /** Moves the lines in. */
  public Optional<TypedEdit> indented() {
    return each(line -> line.isBlank() ? Change.NONE : new Change(0, 0, INDENT));
  }

  /** Moves the lines out as far as they can. */
  public Optional<TypedEdit> outdented() {
    return each(line -> new Change(0, Math.min(INDENT.length(), blanksBefore(line)), ""));
  }

  /** Makes comments of the lines, or lines of the comments if all are. */
  public Optional<TypedEdit> commentToggled() {
    List<String> written = lines().stream().filter(line -> !line.isBlank()).toList();
    boolean areComments = written.stream().allMatch(line -> line.strip().startsWith(COMMENT));
    int column = written.stream().mapToInt(LineEdits::blanksBefore).min().orElse(0);
    return each(
        line -> {
          if (line.isBlank()) {
            return Change.NONE;
          }
          return areComments ? uncommented(line) : new Change(column, 0, COMMENT + " ");
        });
  }

  private static Change uncommented(String line) {
    int sign = blanksBefore(line);
    boolean hasBlank = line.startsWith(COMMENT + " ", sign);
    return new Change(sign, hasBlank ? 2 : 1, "");
  }

  /** How many blanks a line begins with. */
  public static int blanksBefore(String line) {
    int blanks = 0;
    while (blanks < line.length() && line.charAt(blanks) == ' ') {
      blanks++;
    }
    return blanks;
  }

  /** Writes the lines once more below themselves, and selects there what was selected. */
  public TypedEdit duplicated() {
    String copy = "\n" + text.substring(start, end);
    return new TypedEdit(new Span(end, end), copy, anchor + copy.length(), caret + copy.length());
  }

  private Optional<TypedEdit> each(Function<String, Change> changeOf) {
    List<String> lines = lines();
    List<Change> changes = lines.stream().map(changeOf).toList();
    if (changes.stream().allMatch(Change.NONE::equals)) {
      return Optional.empty();
    }
    List<String> changed = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      changed.add(changes.get(i).in(lines.get(i)));
    }
    return Optional.of(
        new TypedEdit(
            new Span(start, end),
            String.join("\n", changed),
            after(anchor, lines, changes),
            after(caret, lines, changes)));
  }

  /** Where an offset is afterwards. */
  private int after(int offset, List<String> lines, List<Change> changes) {
    int before = start;
    int after = start;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (offset <= before + line.length()) {
        return after + changes.get(i).columnAfter(offset - before);
      }
      before += line.length() + 1;
      after += changes.get(i).in(line).length() + 1;
    }
    return after + offset - before;
  }
}
