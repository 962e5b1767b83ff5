package dev.tripatch.ui.editor.line;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.edit.typing.TypedEdit;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Edits of lines; in the texts {@code <} is where a selection begins and {@code |} the caret. */
class LineEditsTest {

  private static String after(String marked, Function<LineEdits, Optional<TypedEdit>> edit) {
    String text = marked.replace("<", "").replace("|", "");
    int caret = marked.replace("<", "").indexOf('|');
    int anchor = marked.contains("<") ? marked.replace("|", "").indexOf('<') : caret;
    return edit.apply(new LineEdits(text, anchor, caret))
        .map(done -> marked(text, done))
        .orElse("nothing");
  }

  private static String marked(String text, TypedEdit done) {
    String now = done.in(text);
    StringBuilder marked = new StringBuilder(now);
    if (done.anchor() == done.caret()) {
      return marked.insert(done.caret(), '|').toString();
    }
    boolean isForward = done.anchor() < done.caret();
    marked.insert(Math.max(done.anchor(), done.caret()), isForward ? '|' : '<');
    return marked.insert(Math.min(done.anchor(), done.caret()), isForward ? '<' : '|').toString();
  }

  @Test
  void selectedLinesMoveInAndStaySelected() {
    assertThat(after("a:\n<b:\n\n  c: 1|\nd:", LineEdits::indented))
        .isEqualTo("a:\n<  b:\n\n    c: 1|\nd:");
    assertThat(after("a|b<:\nc:", LineEdits::indented)).isEqualTo("  a|b<:\nc:");
  }

  @Test
  void aLineWhoseBeginningTheSelectionOnlyTouchesStays() {
    assertThat(after("<a:\n|b:", LineEdits::indented)).isEqualTo("<  a:\n|b:");
  }

  @Test
  void linesMoveOutAsFarAsTheyCan() {
    assertThat(after("<  a:\n b:\nc:|", LineEdits::outdented)).isEqualTo("<a:\nb:\nc:|");
    assertThat(after("   a|: 1", LineEdits::outdented)).isEqualTo(" a|: 1");
    assertThat(after("a|: 1", LineEdits::outdented)).isEqualTo("nothing");
  }

  @Test
  void linesBecomeCommentsAtOneColumnAndLinesAgain() {
    String lines = "<  a:\n\n    b: 1|\nc:";
    String comments = "<  # a:\n\n  #   b: 1|\nc:";
    assertThat(after(lines, LineEdits::commentToggled)).isEqualTo(comments);
    assertThat(after(comments, LineEdits::commentToggled)).isEqualTo(lines);
  }

  @Test
  void aCommentAmongLinesIsCommentedToo() {
    assertThat(after("<#a\nb|", LineEdits::commentToggled)).isEqualTo("<# #a\n# b|");
    assertThat(after("#a|", LineEdits::commentToggled)).isEqualTo("a|");
    assertThat(after("\n|\n", LineEdits::commentToggled)).isEqualTo("nothing");
  }

  @Test
  void aDuplicateIsBelowAndHasTheCaret() {
    assertThat(after("a: 1\nb|: 2", lines -> Optional.of(lines.duplicated())))
        .isEqualTo("a: 1\nb: 2\nb|: 2");
    assertThat(after("<a\nb|\nc", lines -> Optional.of(lines.duplicated())))
        .isEqualTo("a\nb\n<a\nb|\nc");
  }
}
