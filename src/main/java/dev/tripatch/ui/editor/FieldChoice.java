package dev.tripatch.ui.editor;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.PaneText;
import java.util.function.Consumer;

/** Which field the person chooses in an editor: with the caret, by typing, or by a click. */
final class FieldChoice {

  private final EditorArea area;
  private final ComparedText compared;
  private final SelectedField selected;
  private Consumer<FieldPath> onChosen = path -> {};
  private Consumer<FieldPath> onSought = path -> {};
  private boolean waiting;

  FieldChoice(EditorArea area, ComparedText compared, SelectedField selected) {
    this.area = area;
    this.compared = compared;
    this.selected = selected;
  }

  /** Gets the field that is chosen. */
  void setOnChosen(Consumer<FieldPath> handler) {
    onChosen = handler;
  }

  /** Gets the field to which the person wants to be taken. */
  void setOnSought(Consumer<FieldPath> handler) {
    onSought = handler;
  }

  /** The caret was moved, by whomever. */
  void caretMoved() {
    if (!area.isExchanging() && !selected.isMovingCaret() && area.isFocused()) {
      chooseAtCaret();
    }
  }

  private void chooseAtCaret() {
    PaneText pane = compared.shown();
    if (pane != null && pane.text().length() == area.getLength()) {
      pane.fields().fieldAt(area.getCaretPosition()).ifPresent(this::choose);
    }
  }

  /** The text was edited at the caret: the field there is chosen as soon as an answer knows it. */
  void chooseAtNextAnswer() {
    waiting = true;
    selected.stay();
  }

  /** The person comes back to a text: they see it as they left it. */
  void stay() {
    waiting = false;
    selected.stay();
  }

  /** An answer is shown. */
  void answered() {
    if (waiting) {
      waiting = false;
      chooseAtCaret();
    }
  }

  /** The line that was clicked on may be far below the first line of its field. */
  void seek(LineMark mark, int line) {
    onSought.accept(mark.path());
    selected.goTo(line);
  }

  /** A field was clicked on. */
  void choose(FieldPath path) {
    onChosen.accept(path);
  }
}
