package dev.tripatch.ui.editor;

import java.util.Objects;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What a hand does to an editor that a test's robot cannot: it has no clipboard, and no drop. */
public final class EditorHand {

  private final EditorArea area;

  /** A hand for an editor. */
  public EditorHand(PaneEditor editor) {
    area = (EditorArea) Objects.requireNonNull(editor.lookup(".editor-area"));
  }

  /** Puts a text in the place of the selection as if it came from the clipboard. */
  public void paste(String text) {
    area.paste(text);
  }

  /** Selects a part of what is shown; places beyond its end are its end. */
  public void select(int anchor, int caret) {
    area.selectRange(Math.min(anchor, area.getLength()), Math.min(caret, area.getLength()));
  }

  /** Drags what is selected elsewhere. */
  public void drop(int place) {
    area.moveSelectedText(Math.min(place, area.getLength()));
  }

  /** What a system sends for a character, or for one half of it. */
  public void type(String typed) {
    send(KeyEvent.KEY_TYPED, typed, KeyCode.UNDEFINED, false, false);
  }

  /** What a system sends for a key, without waiting for what it does. */
  public void press(KeyCode key, boolean shift, boolean control) {
    send(KeyEvent.KEY_PRESSED, "", key, shift, control);
  }

  private void send(
      EventType<KeyEvent> kind, String typed, KeyCode key, boolean shift, boolean control) {
    area.fireEvent(new KeyEvent(kind, typed, "", key, shift, control, false, false));
  }

  /** Two edits of which the area tells at once, as it never does by itself. */
  public void editTwice(int first, String one, int second, String other) {
    area.createMultiChange(2).insertText(first, one).insertText(second, other).commit();
  }

  /** How much is shown. */
  public int length() {
    return area.getLength();
  }

  /** What the toolkit shows, whatever we think that it shows. */
  public String shown() {
    return area.getText();
  }

  /** What we think that it shows. */
  public String known() {
    return area.text();
  }

  /** What is meant, with the masks in it. */
  public String meant() {
    return area.exact().shown();
  }
}
