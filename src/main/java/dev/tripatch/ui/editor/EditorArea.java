package dev.tripatch.ui.editor;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.edit.typing.TypedEdit;
import dev.tripatch.edit.typing.Typing;
import dev.tripatch.show.paint.SyntaxStyle;
import dev.tripatch.ui.editor.line.CopiedText;
import dev.tripatch.ui.editor.line.EditorWords;
import dev.tripatch.ui.editor.line.ExactText;
import dev.tripatch.ui.editor.line.LineDifference;
import dev.tripatch.ui.editor.line.LineEdits;
import dev.tripatch.ui.editor.line.LineStyle;
import dev.tripatch.ui.editor.line.SyntaxPainter;
import dev.tripatch.ui.editor.line.TextPiece;
import dev.tripatch.ui.settings.Keyboard;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.IndexRange;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.StyledDocument;
import org.fxmisc.richtext.model.TwoDimensional.Bias;
import org.fxmisc.richtext.util.UndoUtils;

/** The text area: the text itself, typed or exchanged, its masks, and nothing over it. */
final class EditorArea extends StyledLines {

  private final SyntaxPainter painter = new SyntaxPainter();
  private String text = "";
  private ExactText exact = ExactText.EMPTY;
  private Span exchanged = new Span(0, 0);
  private Optional<TextPiece> pasting = Optional.empty();
  private CopiedText copied = new CopiedText();
  private Runnable onRemasked = () -> {};
  private boolean exchanging;
  private Predicate<String> onPaste = pasted -> false;
  private Consumer<Runnable> inOneStep = Runnable::run;
  private Consumer<String> onKept = kept -> {};
  private Consumer<String> say = words -> {};
  private Runnable onUndo = () -> {};
  private Runnable onRedo = () -> {};

  /** An empty area whose lines follow a text size in pixels. */
  EditorArea(ObservableIntegerValue textSize) {
    super(textSize);
    // The window has one history for all documents.
    setUndoManager(UndoUtils.noOpUndoManager());
    plainTextChanges().subscribe(this::changed);
    new EditingKeys(this, Keyboard.here()).install();
    caretPositionProperty().addListener((property, before, now) -> maskIfLeft());
    focusedProperty().addListener((property, before, now) -> maskIfLeft());
  }

  /**
   * The text that is shown; kept beside the area's own document, which would have to join its
   * lines.
   */
  String text() {
    return text;
  }

  /** The text that is meant, with its masks. */
  ExactText exact() {
    return exact;
  }

  /** Knows which values the masks that are copied in this window stand for. */
  void setCopied(CopiedText ofWindow) {
    copied = ofWindow;
  }

  /** Runs something when the same text is shown with other masks. */
  void setOnRemasked(Runnable handler) {
    onRemasked = handler;
  }

  /** Whether a change comes from {@link #exchange} and not from the person. */
  boolean isExchanging() {
    return exchanging;
  }

  /** Shows another text by exchanging the lines that differ; caret and scroll position stay. */
  void exchange(String newText, List<Mask> masks, Format format) {
    painter.setFormat(format);
    exchanged = Span.differing(exact.text(), newText);
    exact = ExactText.of(newText, masks);
    show(exact.shown());
  }

  /** The part of the exact text that {@link #exchange} brought last. */
  Span exchanged() {
    return exchanged;
  }

  private void show(String newText) {
    boolean wasEmpty = text.isEmpty();
    exchanging = true;
    try {
      int end = Math.min(getCaretPosition(), newText.length());
      if (end < getCaretPosition() || getSelectedText().contains("\n")) {
        // Lines ask for caret and selection before these are moved with the text.
        moveTo(end);
      }
      for (LineDifference place : LineDifference.places(text, newText)) {
        exchange(place, newText.substring(place.start(), place.newEnd()));
      }
      if (wasEmpty && !text.isEmpty()) {
        moveTo(0);
        showParagraphAtTop(0);
      }
    } finally {
      exchanging = false;
    }
  }

  /** A line that is exchanged for one stays as high as it is, and folded. */
  private void exchange(LineDifference place, String inserted) {
    int line = offsetToPosition(place.start(), Bias.Forward).getMajor();
    String removed = text.substring(place.start(), place.oldEnd());
    boolean isWithinLine =
        !text.isEmpty()
            && LineDifference.breaksIn(removed) + LineDifference.breaksIn(inserted) == 0;
    getContent()
        .replace(
            place.start(),
            place.oldEnd(),
            painter.styled(inserted, line, isWithinLine ? again(line) : open()));
  }

  /** Shows the same text with other masks; caret and selection stay where they are in it. */
  void remask(ExactText masked) {
    if (masked.shown().equals(text)) {
      exact = masked;
      return;
    }
    int anchor = exact.fromShown(getAnchor(), true);
    int caret = exact.fromShown(getCaretPosition(), true);
    exact = masked;
    show(masked.shown());
    exchanging = true;
    try {
      selectRange(masked.toShown(anchor), masked.toShown(caret));
    } finally {
      exchanging = false;
    }
    onRemasked.run();
  }

  /** Masks what was edited once the caret has left it. */
  private void maskIfLeft() {
    if (!exchanging && isLeft()) {
      Platform.runLater(
          () -> {
            if (isLeft()) {
              remask(exact.left());
            }
          });
    }
  }

  private boolean isLeft() {
    boolean isEdited = exact.edited().isPresent();
    return isEdited && (!isFocused() || exact.isLeftAt(exact.fromShown(getCaretPosition(), true)));
  }

  /** Whatever is typed, pasted or completed comes here as a text. */
  @Override
  public void replaceText(int start, int end, String given) {
    super.replaceText(start, end, Lines.normal(given));
  }

  /** Every edit of the person comes here: what it touches of a masked value is shown first. */
  @Override
  public void replace(int start, int end, StyledDocument<LineStyle, String, SyntaxStyle> inserted) {
    Span part = exact.meant(start, end);
    if (exact.masks().isEmpty()) {
      super.replace(part.start(), part.end(), inserted);
      return;
    }
    remask(exact.openAt(part.start()));
    super.replace(exact.toShown(part.start()), exact.toShown(part.end()), inserted);
    remask(exact);
  }

  /** Offers a text before it is pasted; who takes it says true. */
  void setOnPaste(Predicate<String> taker) {
    onPaste = taker;
  }

  @Override
  public void paste() {
    CopiedText.inClipboard().ifPresent(this::paste);
  }

  /** Replaces the selection with a text, unless somebody takes it. */
  void paste(String given) {
    if (!onPaste.test(given) && isEditable()) {
      TextPiece piece = copied.pasted(given);
      inOneStep.accept(() -> pasteInPlace(piece));
      if (Lines.hasHalf(given)) {
        say.accept(EditorWords.HALF_A_CHARACTER.text());
      }
    }
  }

  /** Lines are moved to where the caret is. */
  private void pasteInPlace(TextPiece piece) {
    Optional<TypedEdit> moved = typing().pasted(piece.text());
    moved.ifPresent(
        edit ->
            selectRange(
                exact.toShown(edit.replaced().start()), exact.toShown(edit.replaced().end())));
    paste(moved.map(TypedEdit::text).map(piece::rewritten).orElse(piece));
    requestFollowCaret();
  }

  @Override
  public void cut() {
    inOneStep.accept(super::cut);
  }

  private void paste(TextPiece piece) {
    pasting = Optional.of(piece);
    try {
      replaceSelection(piece.shown());
    } finally {
      pasting = Optional.empty();
    }
  }

  /** The clipboard gets what is shown. */
  @Override
  public void copy() {
    super.copy();
    IndexRange selection = getSelection();
    if (selection.getLength() > 0) {
      copied.remember(exact.piece(exact.meant(selection.getStart(), selection.getEnd())));
    }
  }

  /** Drops the selected text elsewhere: the exact text moves, and is selected there. */
  @Override
  public void moveSelectedText(int position) {
    IndexRange selection = getSelection();
    Span part = exact.meant(selection.getStart(), selection.getEnd());
    int target = exact.fromShown(position, true);
    if (part.touches(target)) {
      moveTo(position);
      return;
    }
    TextPiece piece = exact.piece(part);
    int moved = target > part.end() ? target - part.length() : target;
    inOneStep.accept(
        () -> {
          deleteText(selection);
          moveTo(exact.toShown(moved));
          paste(piece);
          selectRange(exact.toShown(moved), getCaretPosition());
        });
  }

  /** Runs these for the keys that take back and do again. */
  void setOnUndo(Runnable undoing, Runnable redoing) {
    onUndo = undoing;
    onRedo = redoing;
  }

  /** Gets the text that was kept, and then the shown one, should they ever be two. */
  void setOnKept(Consumer<String> handler) {
    onKept = handler;
  }

  /** Says what became of a text on its way in. */
  void setSay(Consumer<String> saying) {
    say = saying;
  }

  /** Runs an edit as a separate step, for the history. */
  void setInOneStep(Consumer<Runnable> runner) {
    inOneStep = runner;
  }

  @Override
  public void undo() {
    onUndo.run();
  }

  @Override
  public void redo() {
    onRedo.run();
  }

  private void changed(PlainTextChange change) {
    int start = change.getPosition();
    int removedEnd = start + change.getRemoved().length();
    if (!exchanging) {
      change(new Span(start, removedEnd), change.getInserted());
    }
    text =
        exact.masks().isEmpty() && !exchanging
            ? exact.text()
            : text.substring(0, start) + change.getInserted() + text.substring(removedEnd);
    int line = offsetToPosition(start, Bias.Forward).getMajor();
    if (!exchanging && !isShown(line, LineDifference.breaksIn(change.getInserted()))) {
      takeShown();
      return;
    }
    repaint(
        painter.changed(
            line,
            LineDifference.breaksIn(change.getRemoved()),
            LineDifference.breaksIn(change.getInserted()),
            this::lineText));
  }

  /** Whether some lines, and the length of the whole, are as the text says. */
  private boolean isShown(int first, int following) {
    StringBuilder lines = new StringBuilder();
    for (int line = first; line <= Math.min(first + following, lastLine()); line++) {
      lines.append(line > first ? "\n" : "").append(lineText(line));
    }
    return getLength() == text.length()
        && text.startsWith(lines.toString(), getAbsolutePosition(first, 0));
  }

  /** What is seen is the text from now on; what it would have been is one step back. */
  private void takeShown() {
    inOneStep.accept(() -> onKept.accept(exact.text()));
    text = getText();
    exact = ExactText.of(text, List.of());
    onKept.accept(text);
    repaint(painter.begun(getParagraphs().size(), this::lineText));
    say.accept(EditorWords.SHOWN_IS_KEPT.text());
  }

  private void change(Span shown, String inserted) {
    Span part = new Span(exact.fromShown(shown.start(), true), exact.fromShown(shown.end(), true));
    exact = exact.exchanged(part, pasting.orElse(TextPiece.plain(inserted)));
  }

  /** Edits of the lines that the selection touches, as they are in the exact text. */
  LineEdits lineEdits() {
    int anchor = exact.fromShown(getAnchor(), true);
    int caret = exact.fromShown(getCaretPosition(), true);
    Span touched = new Span(Math.min(anchor, caret), Math.max(anchor, caret));
    Span whole = exact.aroundMasks(touched);
    return whole.equals(touched)
        ? new LineEdits(exact.text(), anchor, caret)
        : new LineEdits(exact.text(), whole.start(), whole.end());
  }

  /** What keys do here, in the exact text. */
  Typing typing() {
    return new Typing(
        exact.text(),
        exact.fromShown(getAnchor(), true),
        exact.fromShown(getCaretPosition(), true));
  }

  /** Does what a key does; for the history, it is typed. */
  void type(TypedEdit edit) {
    Span gone = edit.replaced();
    if (gone.length() > 0 || !edit.text().isEmpty()) {
      TextPiece piece = exact.piece(gone).rewritten(edit.text());
      selectRange(exact.toShown(gone.start()), exact.toShown(gone.end()));
      paste(piece);
    }
    selectRange(exact.toShown(edit.anchor()), exact.toShown(edit.caret()));
    requestFollowCaret();
  }

  /** Exchanges lines of the exact text, as one step that can be undone. */
  void edit(TypedEdit edit) {
    inOneStep.accept(() -> type(edit));
  }
}
