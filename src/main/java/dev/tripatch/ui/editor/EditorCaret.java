package dev.tripatch.ui.editor;

import dev.tripatch.document.Position;
import dev.tripatch.document.Span;
import dev.tripatch.ui.editor.line.ExactText;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;

/** Where the caret of an editor is, and the way to bring it elsewhere. */
public final class EditorCaret {

  private final EditorArea area;
  private final ComparedText compared;
  private final Revealer revealer;
  private final FieldChoice choice;
  private final ReadOnlyObjectWrapper<Position> place =
      new ReadOnlyObjectWrapper<>(new Position(1, 1));
  private int linesBefore;

  EditorCaret(EditorArea area, ComparedText compared, Revealer revealer, FieldChoice choice) {
    this.area = area;
    this.compared = compared;
    this.revealer = revealer;
    this.choice = choice;
    area.caretPositionProperty().addListener((property, before, now) -> moved());
  }

  private void moved() {
    showPlace();
    if (area.isCaretAtLineStart()) {
      area.showLineStarts();
    }
    choice.caretMoved();
  }

  private void showPlace() {
    place.set(inFile(new Position(area.getCurrentParagraph() + 1, area.getCaretColumn() + 1)));
  }

  /** Lines are counted as the file does that the text is a part of. */
  void setLinesBefore(int lines) {
    linesBefore = lines;
    showPlace();
  }

  /** How many lines of the file are before the text. */
  int linesBefore() {
    return linesBefore;
  }

  /** A place in the text, as the file counts lines. */
  public Position inFile(Position inText) {
    return new Position(inText.line() + linesBefore, inText.column());
  }

  /** Where the caret is, as the file counts lines. */
  public ReadOnlyObjectProperty<Position> placeProperty() {
    return place.getReadOnlyProperty();
  }

  /** The line of the caret in the text, counted from 1. */
  public int lineInText() {
    return area.getCurrentParagraph() + 1;
  }

  /** Where the caret is in the exact text. */
  public int offset() {
    return area.exact().fromShown(area.getCaretPosition(), true);
  }

  /** The directive on the caret's line, as it is written; empty if there is none. */
  public Optional<String> directive() {
    int line = area.getCurrentParagraph();
    int start = area.getAbsolutePosition(line, 0);
    return IntStream.range(start, start + area.getParagraphLength(line))
        .mapToObj(area::directiveAt)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Where what was just typed ends in the exact text. */
  public int editedTo() {
    return area.exact().edited().orElseGet(this::offset);
  }

  /** Where the caret is drawn on the screen, if it is. */
  public ObservableValue<Optional<Bounds>> boundsProperty() {
    return area.caretBoundsProperty();
  }

  /** Takes the keyboard. */
  public void focus() {
    area.requestFocus();
  }

  /** Puts the caret at a place of the masked text and shows it. */
  public void goTo(int offset) {
    int shown = Math.min(area.exact().maskedToShown(offset), area.getLength());
    area.requestFocus();
    area.moveTo(shown);
    reveal(shown);
  }

  /** Selects a part of the exact text, for the person to type over it, and shows it. */
  public void select(Span part) {
    int start = Math.min(area.exact().toShown(part.start()), area.getLength());
    choice.chooseAtNextAnswer();
    area.requestFocus();
    area.selectRange(start, Math.min(area.exact().toShown(part.end()), area.getLength()));
    reveal(start);
  }

  /** Puts the caret at the first word of a line, counted from 0, and shows it. */
  void goToLine(int line) {
    String words = area.lineText(line);
    area.requestFocus();
    area.moveTo(line, words.length() - words.stripLeading().length());
    revealer.reveal(line);
  }

  /**
   * Puts the caret where the exact text was just edited from elsewhere, by undo for example, and
   * selects the field there. A value in which it was edited is seen until the caret leaves it.
   */
  public void goToEdited(int exactPlace) {
    int edited = Math.min(exactPlace, area.exact().text().length());
    area.requestFocus();
    if (area.exact().isWithinValue(area.exchanged())) {
      area.remask(area.exact().openAt(area.exchanged().start()));
    }
    area.moveTo(area.exact().toShown(edited));
    reveal(area.getCaretPosition());
    choice.chooseAtNextAnswer();
  }

  /** What brings back caret, selected text and the lines in view, once the text is this again. */
  public Runnable setAside() {
    ExactText exact = area.exact();
    int anchor = exact.fromShown(area.getAnchor(), true);
    int caret = exact.fromShown(area.getCaretPosition(), true);
    int top = area.lineAt(0).orElse(0);
    return () -> {
      ExactText now = area.exact();
      if (now.text().equals(exact.text())) {
        choice.comeBack(() -> area.selectRange(now.toShown(anchor), now.toShown(caret)));
        area.showParagraphAtTop(top);
      }
    };
  }

  private void reveal(int offset) {
    revealer.reveal(compared.lines().lineOf(offset) - 1);
  }
}
