package dev.tripatch.ui.editor;

import dev.tripatch.document.Format;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.IndexRange;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import org.fxmisc.richtext.GenericStyledArea;
import org.fxmisc.richtext.TextExt;
import org.fxmisc.richtext.model.Paragraph;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyledSegment;
import org.fxmisc.richtext.model.TwoDimensional.Bias;
import org.fxmisc.richtext.model.TwoDimensional.Position;
import org.fxmisc.richtext.util.UndoUtils;
import org.fxmisc.undo.UndoManager;

/** The text area with its colours: the text itself, typed or exchanged, and nothing over it. */
final class EditorArea extends GenericStyledArea<LineStyle, String, SyntaxStyle> {

  private final SyntaxPainter painter = new SyntaxPainter();
  private final UndoManager<?> history = UndoUtils.plainTextUndoManager(this);
  private String text = "";
  private boolean exchanging;
  private final ObjectProperty<LineShape> shape;
  private LineStyle open = LineStyle.FIRST;
  private Predicate<String> onPaste = pasted -> false;

  /** An empty area whose lines follow a text size in pixels. */
  EditorArea(ObservableIntegerValue textSize) {
    this(textSize, new SimpleObjectProperty<>(LineShape.of(textSize.get(), 1)));
  }

  private EditorArea(ObservableIntegerValue textSize, ObjectProperty<LineShape> shape) {
    super(
        LineStyle.FIRST,
        (flow, style) -> style.applyTo(flow, shape.get()),
        SyntaxStyle.PLAIN,
        SegmentOps.styledTextOps(),
        true,
        EditorArea::textNode);
    this.shape = shape;
    getStyleClass().add("editor-area");
    // RichTextFX's own sheet takes half a pixel from each end of a line.
    getStylesheets().clear();
    setUseInitialStyleForInsertion(false);
    setUndoManager(history);
    plainTextChanges().subscribe(this::changed);
    addEventFilter(KeyEvent.KEY_PRESSED, this::indent);
    ObservableValue<Number> scale =
        sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::renderScaleYProperty)
            .orElse(1.0);
    Runnable measure = () -> measure(LineShape.of(textSize.get(), scale.getValue().doubleValue()));
    textSize.subscribe(measure);
    scale.subscribe(measure);
  }

  private static Node textNode(StyledSegment<String, SyntaxStyle> segment) {
    boolean elided = segment.getStyle() == SyntaxStyle.ELIDED;
    TextExt node = new TextExt(elided ? elision(segment.getSegment()) : segment.getSegment());
    node.setTextOrigin(VPos.TOP);
    node.getStyleClass().addAll("text", segment.getStyle().styleClass());
    return node;
  }

  private static String elision(String hidden) {
    return String.format(Locale.ROOT, " … %,d more characters", hidden.length());
  }

  /** The measures of all lines. */
  LineShape shape() {
    return shape.get();
  }

  /** Exchanges all lines, for what was measured of those out of view would stay as it is. */
  private void measure(LineShape now) {
    if (now.equals(shape())) {
      return;
    }
    shape.set(now);
    open = open.withMeasured(open.measured() + 1);
    ReadOnlyStyledDocumentBuilder<LineStyle, String, SyntaxStyle> same =
        new ReadOnlyStyledDocumentBuilder<>(getSegOps(), open);
    for (Paragraph<LineStyle, String, SyntaxStyle> line : getParagraphs()) {
      LineStyle style = line.getParagraphStyle().withMeasured(open.measured());
      same.addParagraph(line.getStyledSegments(), style);
    }
    getContent().replace(0, getLength(), same.build());
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
      getContent()
          .replace(difference.start(), difference.oldEnd(), painter.styled(inserted, line, open));
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
    LineStyle style = open.withFolded(folded);
    if (!getParagraph(line).getParagraphStyle().equals(style)) {
      setParagraphStyle(line, style);
    }
  }

  /** Whether the caret has to step over folded lines. */
  void setStepsOverFolds(boolean steps) {
    foldCheck = steps;
  }

  /** Shows the lines from their first column on. */
  void showLineStarts() {
    if (getEstimatedScrollX() != 0) {
      scrollXToPixel(0);
    }
  }

  /** Whether nothing but indentation is before the caret. */
  boolean isCaretAtLineStart() {
    String line = lineText(getCurrentParagraph());
    return line.substring(0, Math.min(getCaretColumn(), line.length())).isBlank();
  }

  /** How high a line is, in pixels. */
  double lineHeight() {
    return shape().height();
  }

  private void changed(PlainTextChange change) {
    int start = change.getPosition();
    int removedEnd = start + change.getRemoved().length();
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

  /** Tab gives two spaces, which YAML allows, and Enter keeps the line's indentation. */
  private void indent(KeyEvent event) {
    if (!isEditable() || event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    if (event.getCode() == KeyCode.TAB) {
      replaceSelection("  ");
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER) {
      replaceSelection("\n" + indentation(lineText(getCurrentParagraph())));
      requestFollowCaret();
      event.consume();
    }
  }

  private String indentation(String line) {
    int at = 0;
    while (at < Math.min(line.length(), getCaretColumn()) && line.charAt(at) == ' ') {
      at++;
    }
    return line.substring(0, at);
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
