package dev.tripatch.ui.panes;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Position;
import dev.tripatch.ui.editor.PaneEditor;

/**
 * The places of an editor's text.
 *
 * @param editor the editor
 */
record EditorPlaces(PaneEditor editor) implements PaneMessage.Places {

  @Override
  public String name(int offset) {
    String text = editor.masks().shownText();
    int place = Math.min(editor.masks().shownPlace(offset), text.length());
    Position at = editor.caret().inFile(Lines.of(text).positionOf(place));
    return PaneWords.LINE_AND_COLUMN.text("line", at.line(), "column", at.column());
  }

  @Override
  public void goTo(int offset) {
    editor.caret().goTo(offset);
  }
}
