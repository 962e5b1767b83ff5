package dev.tripatch.ui.panes;

import dev.tripatch.ui.editor.EditorCaret;
import dev.tripatch.ui.panes.quiet.QuietErrors;
import java.util.function.ObjIntConsumer;

/** Tells the line on which a person types in a pane. */
final class TypingLine {

  private TypingLine() {}

  /** Passes on what is typed, and says before that somebody types, and afterwards where. */
  static void follow(PaneView view, QuietErrors errors, ObjIntConsumer<String> type) {
    EditorCaret caret = view.editor().caret();
    view.editor()
        .setOnType(
            text -> {
              errors.typing(view.pane(), caret::lineInText);
              type.accept(text, caret.editedTo());
            });
    caret
        .placeProperty()
        .subscribe((before, now) -> errors.caretAt(view.pane(), caret.lineInText()));
  }
}
