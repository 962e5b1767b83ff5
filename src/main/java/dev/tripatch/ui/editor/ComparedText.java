package dev.tripatch.ui.editor;

import dev.tripatch.document.Lines;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.line.OpenedPane;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is known of an editor's text: its lines, and what a comparison says about it. */
final class ComparedText {

  private final EditorArea area;
  private @Nullable PaneText compared;
  private @Nullable PaneText shown;
  private @Nullable Lines lines;

  ComparedText(EditorArea area) {
    this.area = area;
  }

  /** The text of another document will come. */
  void forget() {
    compared = null;
    shown = null;
  }

  /** The text has changed: no answer is about it yet. */
  void changed() {
    lines = null;
    shown = null;
  }

  /** Takes an answer; the same as it is to be shown if it is about the text as it is. */
  Optional<PaneText> take(PaneText pane) {
    compared = pane;
    return answer();
  }

  /** The last answer as it is to be shown; empty if it is not about the text as it is. */
  Optional<PaneText> answer() {
    return Optional.ofNullable(compared)
        .filter(pane -> pane.text().equals(area.exact().masked()))
        .map(pane -> OpenedPane.of(pane, area.exact()));
  }

  /** An answer is shown; says whether that looks other than what was shown before. */
  boolean show(PaneText pane) {
    boolean looksTheSame = shown != null && shown.looksLike(pane);
    shown = pane;
    lines = pane.lines();
    return !looksTheSame;
  }

  /** The answer that is shown; null while there is none for the text as it is. */
  @Nullable PaneText shown() {
    return shown;
  }

  /** The lines of the text as it is seen. */
  Lines lines() {
    Lines known = lines;
    if (known == null) {
      known = Lines.of(area.text());
      lines = known;
    }
    return known;
  }
}
