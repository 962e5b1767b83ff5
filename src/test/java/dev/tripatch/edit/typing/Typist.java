package dev.tripatch.edit.typing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Span;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who types into an editor, with the caret written as {@code ^} and the other end of a
 * selection as {@code §}. No key of theirs may change any other line.
 */
final class Typist {

  private String text;
  private int anchor;
  private int caret;
  private int keys;

  Typist(String marked) {
    int at = marked.indexOf('^');
    int other = marked.indexOf('§');
    boolean isSelection = other >= 0;
    text = isSelection ? marked.replace("^", "").replace("§", "") : marked.replace("^", "");
    caret = isSelection && other < at ? at - 1 : at;
    anchor = isSelection ? (at < other ? other - 1 : other) : caret;
  }

  static Typist begin() {
    return new Typist("^");
  }

  String text() {
    return text;
  }

  /** How many keys moved the caret or a line since this was asked last. */
  int moves() {
    int before = keys;
    keys = 0;
    return before;
  }

  /** The text with its caret. */
  String marked() {
    String withCaret = text.substring(0, caret) + "^" + text.substring(caret);
    if (anchor == caret) {
      return withCaret;
    }
    int other = anchor > caret ? anchor + 1 : anchor;
    return withCaret.substring(0, other) + "§" + withCaret.substring(other);
  }

  private Typing typing() {
    return new Typing(text, anchor, caret);
  }

  private void edit(TypedEdit edit) {
    String before = text;
    text = edit.in(text);
    anchor = edit.anchor();
    caret = edit.caret();
    int start = LineBounds.start(before, edit.replaced().start());
    assertThat(text).startsWith(before.substring(0, start));
    assertThat(text).endsWith(before.substring(LineBounds.end(before, edit.replaced().end())));
    String back =
        new TypedEdit(
                new Span(edit.replaced().start(), edit.replaced().start() + edit.text().length()),
                edit.replaced().in(before),
                0,
                0)
            .in(text);
    assertThat(back).isEqualTo(before);
  }

  private void replace(int from, int to, String other) {
    edit(TypedEdit.written(new Span(from, to), other));
  }

  private Span selection() {
    return new Span(Math.min(anchor, caret), Math.max(anchor, caret));
  }

  Typist enter() {
    edit(typing().enter());
    return this;
  }

  Typist tab() {
    keys++;
    edit(typing().tab(false).orElseThrow());
    return this;
  }

  Typist shiftTab() {
    keys++;
    edit(typing().tab(true).orElseThrow());
    return this;
  }

  Typist backspace() {
    keys++;
    Span gone = anchor == caret ? new Span(Math.max(0, caret - 1), caret) : selection();
    typing().backspace().ifPresentOrElse(this::edit, () -> replace(gone.start(), gone.end(), ""));
    return this;
  }

  Typist type(String characters) {
    for (int i = 0; i < characters.length(); i++) {
      char c = characters.charAt(i);
      Optional<TypedEdit> edit = typing().typed(c);
      edit.ifPresentOrElse(
          this::edit, () -> replace(selection().start(), selection().end(), "" + c));
    }
    return this;
  }

  Typist paste(String pasted) {
    typing()
        .pasted(pasted)
        .ifPresentOrElse(this::edit, () -> replace(selection().start(), selection().end(), pasted));
    return this;
  }

  /** Types a text as people do: no blanks before a line, but the keys that bring it there. */
  void typeLines(String whole) {
    List<String> lines = List.of(whole.split("\n", -1));
    for (int i = 0; i < lines.size(); i++) {
      if (i > 0) {
        next(lines.get(i));
      }
      if (!lines.get(i).isEmpty()) {
        type(lines.get(i).substring(column()));
      }
    }
    if (lines.getLast().isEmpty()) {
      // Enter takes the blanks of an empty line away, but nothing follows.
      replace(LineBounds.start(text, caret), caret, "");
    }
  }

  private int column() {
    return caret - LineBounds.start(text, caret);
  }

  private void next(String line) {
    int end = LineBounds.end(text, caret);
    int closing = LineBounds.wordBelow(text, end);
    boolean isClosed =
        caret == end
            && closing < text.length()
            && line.startsWith(text.substring(LineBounds.start(text, closing), closing + 1));
    if (isClosed) {
      keys++;
      caret = LineBounds.end(text, closing);
      anchor = caret;
      return;
    }
    enter();
    if (!line.isEmpty()) {
      goTo(LineBounds.blanks(line, 0, line.length()));
    }
  }

  private void goTo(int column) {
    if (column() < column) {
      forward(column);
    }
    while (column() > column) {
      shiftTab();
    }
    if (column() < column) {
      keys += column - column();
      type(" ".repeat(column - column()));
    }
  }

  private void forward(int column) {
    int from = column();
    boolean isThere = false;
    while (!isThere && typing().tab(false).filter(edit -> isForward(edit, column)).isPresent()) {
      tab();
      isThere = column() == column;
    }
    assertThat(column()).isBetween(from, column);
  }

  private boolean isForward(TypedEdit edit, int most) {
    int there = edit.caret() - LineBounds.start(edit.in(text), edit.caret());
    return there > column() && there <= most;
  }
}
