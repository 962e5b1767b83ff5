package dev.tripatch.ui.editor;

import dev.tripatch.document.Format;
import dev.tripatch.ui.support.Keyboard;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.IndexRange;
import javafx.scene.input.Clipboard;
import org.fxmisc.flowless.Cell;
import org.fxmisc.flowless.VirtualFlow;
import org.fxmisc.richtext.GenericStyledArea;
import org.fxmisc.richtext.TextExt;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyledSegment;
import org.fxmisc.richtext.model.TwoDimensional.Bias;
import org.fxmisc.richtext.model.TwoDimensional.Position;
import org.fxmisc.richtext.util.UndoUtils;
import org.fxmisc.undo.UndoManager;

/** The text area with its colours: the text itself, typed or exchanged, and nothing over it. */
final class EditorArea extends GenericStyledArea<String, String, SyntaxStyle> {

  private static final int NOWHERE = -1;

  /** In pixels. */
  private static final double USUAL_ROW_HEIGHT = 20;

  private static final String FOLDED = "folded";
  private static final String OPEN = "";

  private final SyntaxPainter painter = new SyntaxPainter();
  private final UndoManager<?> history = UndoUtils.plainTextUndoManager(this);
  private String text = "";
  private boolean exchanging;
  private int changedAt = NOWHERE;
  private IntConsumer onUndone = offset -> {};
  private Runnable onLaidOut = () -> {};
  private Predicate<String> onPaste = pasted -> false;

  EditorArea() {
    super(
        OPEN,
        (flow, style) -> flow.setVisible(!style.equals(FOLDED)),
        SyntaxStyle.PLAIN,
        SegmentOps.styledTextOps(),
        true,
        EditorArea::textNode);
    getStyleClass().add("editor-area");
    setUseInitialStyleForInsertion(false);
    setUndoManager(history);
    plainTextChanges().subscribe(this::changed);
    new EditingKeys(this, Keyboard.here()).install();
  }

  private static Node textNode(StyledSegment<String, SyntaxStyle> segment) {
    if (segment.getStyle().isHidden()) {
      return new HiddenToken(segment.getSegment());
    }
    boolean elided = segment.getStyle() == SyntaxStyle.ELIDED;
    TextExt node = new TextExt(elided ? elision(segment.getSegment()) : segment.getSegment());
    node.setTextOrigin(VPos.TOP);
    node.getStyleClass().addAll("text", segment.getStyle().styleClass());
    return node;
  }

  private static String elision(String hidden) {
    return String.format(Locale.ROOT, " … %,d more characters", hidden.length());
  }

  /** The text; kept beside the area's own document, which would have to join its lines. */
  String text() {
    return text;
  }

  /** Whether a change comes from {@link #exchange} and not from the person. */
  boolean isExchanging() {
    return exchanging;
  }

  /** Shows another text by exchanging the lines that differ; caret and scroll position stay. */
  void exchange(String newText, Format format) {
    painter.setFormat(format);
    LineDifference difference = LineDifference.between(text, newText);
    if (difference.isEmpty()) {
      return;
    }
    boolean wasEmpty = text.isEmpty();
    exchanging = true;
    try {
      int line = offsetToPosition(difference.start(), Bias.Forward).getMajor();
      String inserted = newText.substring(difference.start(), difference.newEnd());
      getContent().replace(difference.start(), difference.oldEnd(), painter.styled(inserted, line));
      if (wasEmpty) {
        moveTo(0);
        showParagraphAtTop(0);
      }
    } finally {
      exchanging = false;
    }
  }

  /** Offers a text before it is pasted; who takes it says true. */
  void setOnPaste(Predicate<String> taker) {
    onPaste = taker;
  }

  /** Offers the clipboard's text; says whether somebody took it. */
  boolean offerPaste() {
    String pasted = Clipboard.getSystemClipboard().getString();
    return pasted != null && onPaste.test(pasted);
  }

  @Override
  public void paste() {
    if (!offerPaste()) {
      super.paste();
    }
  }

  /** Forgets what could be undone. */
  void forgetHistory() {
    history.forgetHistory();
  }

  /** The directive that a character belongs to: {@code $retainKeys}; empty if it is in none. */
  Optional<String> directiveAt(int offset) {
    if (offset < 0 || offset >= getLength() || getStyleOfChar(offset) != SyntaxStyle.DIRECTIVE) {
      return Optional.empty();
    }
    Position at = offsetToPosition(offset, Bias.Forward);
    IndexRange range = getStyleRangeAtPosition(at.getMajor(), at.getMinor() + 1);
    String key = lineText(at.getMajor()).substring(range.getStart(), range.getEnd());
    return Optional.of(key.replace("\"", ""));
  }

  /** Folds or unfolds a line, counted from 0. */
  void fold(int line, boolean folded) {
    String style = folded ? FOLDED : OPEN;
    if (!getParagraph(line).getParagraphStyle().equals(style)) {
      setParagraphStyle(line, style);
    }
  }

  /** Whether the caret has to step over folded lines. */
  void setStepsOverFolds(boolean steps) {
    foldCheck = steps;
  }

  /** Runs something after each layout. */
  void setOnLaidOut(Runnable action) {
    onLaidOut = action;
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    onLaidOut.run();
  }

  /** Where a line, counted from 0, is in the area; empty if it is not among the lines in view. */
  Optional<Bounds> boundsOf(int line) {
    return getChildrenUnmodifiable().stream()
        .filter(VirtualFlow.class::isInstance)
        .<VirtualFlow<?, ?>>map(VirtualFlow.class::cast)
        .findFirst()
        .flatMap(lines -> lines.getCellIfVisible(line))
        .map(Cell::getNode)
        .map(row -> sceneToLocal(row.localToScene(row.getLayoutBounds())));
  }

  /** How high a line that is not folded is, in pixels; a guess while none is shown. */
  double rowHeight() {
    return IntStream.range(0, getVisibleParagraphs().size())
        .mapToObj(this::visibleParToAllParIndex)
        .flatMap(line -> boundsOf(line).stream())
        .mapToDouble(Bounds::getHeight)
        .filter(height -> height > 1)
        .findFirst()
        .orElse(USUAL_ROW_HEIGHT);
  }

  private void changed(PlainTextChange change) {
    int start = change.getPosition();
    int removedEnd = start + change.getRemoved().length();
    changedAt = start + change.getInserted().length();
    text = text.substring(0, start) + change.getInserted() + text.substring(removedEnd);
    int line = offsetToPosition(start, Bias.Forward).getMajor();
    repaint(
        painter.changed(
            line,
            LineDifference.breaksIn(change.getRemoved()),
            LineDifference.breaksIn(change.getInserted()),
            this::lineText));
  }

  private String lineText(int line) {
    return getParagraph(line).getText();
  }

  private void repaint(SyntaxPainter.Repaint repaint) {
    int from = getAbsolutePosition(repaint.firstLine(), 0);
    int to = from + repaint.spans().length();
    if (!getStyleSpans(from, to).equals(repaint.spans())) {
      setStyleSpans(from, repaint.spans());
    }
  }

  /** Edits of the lines that the selection touches. */
  LineEdits lineEdits() {
    return new LineEdits(text, getAnchor(), getCaretPosition());
  }

  /** Exchanges lines, as one step that can be undone. */
  void edit(LineEdit edit) {
    history.preventMerge();
    replaceText(edit.start(), edit.end(), edit.text());
    history.preventMerge();
    selectRange(edit.anchor(), edit.caret());
    requestFollowCaret();
  }

  /** Gets the place of what was undone or done again. */
  void setOnUndone(IntConsumer handler) {
    onUndone = handler;
  }

  @Override
  public void undo() {
    goTo(super::undo);
  }

  @Override
  public void redo() {
    goTo(super::redo);
  }

  /** Puts the caret where a step changes the text, if it does. */
  private void goTo(Runnable step) {
    changedAt = NOWHERE;
    step.run();
    if (changedAt != NOWHERE) {
      moveTo(changedAt);
      onUndone.accept(changedAt);
    }
  }

  /** The lines and columns of a change that was just made. */
  TextEdit editOf(PlainTextChange change) {
    Position start = offsetToPosition(change.getPosition(), Bias.Forward);
    return new TextEdit(
        start.getMajor(),
        start.getMinor(),
        change.getRemoved().length(),
        change.getInserted().length(),
        LineDifference.breaksIn(change.getRemoved()),
        LineDifference.breaksIn(change.getInserted()));
  }
}
