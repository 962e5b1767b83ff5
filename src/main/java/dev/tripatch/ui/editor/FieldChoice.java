package dev.tripatch.ui.editor;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.PaneText;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.IndexRange;

/** Which field the person chooses in an editor: with the caret, by typing, or by a click. */
final class FieldChoice {

  private final EditorArea area;
  private final ComparedText compared;
  private final SelectedField selected;
  private Consumer<FieldPath> onChosen = path -> {};
  private Consumer<FieldPath> onSought = path -> {};
  private Runnable onTyping = () -> {};
  private Consumer<Optional<FieldPath>> onTyped = path -> path.ifPresent(this::choose);
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

  /** Runs while a text is typed, and gets the field at the caret when an answer knows it. */
  void setOnTyping(Runnable typing, Consumer<Optional<FieldPath>> typed) {
    onTyping = typing;
    onTyped = typed;
  }

  /** The caret was moved, by whomever. */
  void caretMoved() {
    if (!area.isExchanging() && !selected.isMovingCaret() && area.isFocused()) {
      chooseAt(area.getCaretPosition());
    }
  }

  /** Chooses the field at a place of the text; while that is not compared, nobody knows which. */
  void chooseAt(int place) {
    if (waiting || compared.shown() == null) {
      chooseAtNextAnswer();
    } else {
      fieldAt(place).ifPresent(this::choose);
    }
  }

  private Optional<FieldPath> fieldAt(int place) {
    PaneText pane = compared.shown();
    return pane != null && pane.text().length() == area.getLength()
        ? pane.fields().fieldAt(place)
        : Optional.empty();
  }

  /** The mouse asks for a menu at a place; text that is selected there stays selected. */
  void pointAt(int place) {
    IndexRange text = area.getSelection();
    area.requestFocus();
    if (text.getLength() == 0 || place < text.getStart() || place > text.getEnd()) {
      area.moveTo(place);
    }
    chooseAt(place);
  }

  /** The text was edited at the caret: the field there is chosen as soon as an answer knows it. */
  void chooseAtNextAnswer() {
    waiting = true;
    selected.stay();
    onTyping.run();
  }

  /** The person comes back to a text: they see it as they left it. */
  void comeBack(Runnable caret) {
    waiting = false;
    selected.stay();
    selected.move(caret);
  }

  /** An answer is shown. */
  void answered() {
    if (waiting) {
      waiting = false;
      onTyped.accept(fieldAt(area.getCaretPosition()));
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
