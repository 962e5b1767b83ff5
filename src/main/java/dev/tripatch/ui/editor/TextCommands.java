package dev.tripatch.ui.editor;

import dev.tripatch.ui.editor.line.CopiedText;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.MouseEvent;

/** What menus and keys do with the text of an editor, and who takes part in it. */
public final class TextCommands {

  private final EditorArea area;
  private final Node editor;
  private final FieldChoice choice;
  private Runnable completion = () -> {};
  private BooleanSupplier explain = () -> false;

  TextCommands(EditorArea area, Node editor, FieldChoice choice) {
    this.choice = choice;
    this.area = area;
    this.editor = editor;
  }

  /**
   * Proposes what may be written at a caret of the text: when asked, and while the person types.
   */
  public void setCompleter(Completer completer) {
    CompletionKeys keys = new CompletionKeys(area, completer);
    keys.install(editor);
    completion = keys::ask;
  }

  /** Proposes what may be written at the caret, if the person can type here. */
  public void complete() {
    completion.run();
  }

  void setExplain(BooleanSupplier atCaret) {
    explain = atCaret;
  }

  /** Says beside the caret what it is at; false if nothing is known of that. */
  public boolean explain() {
    return explain.getAsBoolean();
  }

  /** Shares with other editors what was copied. */
  public void setCopied(CopiedText copied) {
    area.setCopied(copied);
  }

  /** Runs these when the person takes back what was done, or does it again. */
  public void setOnUndo(Runnable undo, Runnable redo) {
    area.setOnUndo(undo, redo);
  }

  /** Runs an edit of whole lines as a separate step, for the history. */
  public void setInOneStep(Consumer<Runnable> runner) {
    area.setInOneStep(runner);
  }

  /** Offers a menu where the mouse asks for one, about the field there. */
  public void setContextMenu(ContextMenu menu) {
    area.setOnContextMenuRequested(
        event -> {
          if (!event.isKeyboardTrigger()) {
            choice.pointAt(area.hit(event.getX(), event.getY()).getInsertionIndex());
          }
          menu.show(area, event.getScreenX(), event.getScreenY());
          event.consume();
        });
    area.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> menu.hide());
  }

  /** Selects the whole text. */
  public void selectAll() {
    area.selectAll();
  }

  /** How long the text would be with the selection replaced by another one. */
  public long lengthWith(String pasted) {
    return (long) area.getLength() - area.getSelection().getLength() + pasted.length();
  }

  /** What is selected, if that is within one line. */
  public Optional<String> selectedWord() {
    String word = area.getSelectedText();
    return word.isEmpty() || word.contains("\n") ? Optional.empty() : Optional.of(word);
  }

  /** Edits of the lines that are selected. */
  public LineCommands selectedLines() {
    return new LineCommands(area);
  }

  /** Moves the selected text to the clipboard, if the person can type here. */
  public void cut() {
    if (area.isEditable()) {
      area.cut();
    }
  }

  /** Copies the selected text to the clipboard. */
  public void copy() {
    area.copy();
  }

  /**
   * Puts the clipboard's text in the place of the selection, if the person can type here, or gives
   * it to who takes it.
   */
  public void paste() {
    area.paste();
  }

  /** Says what became of a text on its way in. */
  public void setSay(Consumer<String> say) {
    area.setSay(say);
  }

  /** Offers a text before it is pasted, here or nowhere; who takes it says true. */
  public void setOnPaste(Predicate<String> taker) {
    area.setOnPaste(taker);
  }
}
