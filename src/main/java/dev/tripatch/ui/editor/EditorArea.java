package dev.tripatch.ui.editor;

import dev.tripatch.document.Format;
import dev.tripatch.document.Span;
import dev.tripatch.secret.Mask;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import javafx.application.Platform;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.IndexRange;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import org.fxmisc.richtext.GenericStyledArea;
import org.fxmisc.richtext.TextExt;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyledDocument;
import org.fxmisc.richtext.model.StyledSegment;
import org.fxmisc.richtext.model.TwoDimensional.Bias;
import org.fxmisc.richtext.model.TwoDimensional.Position;

/** The text area with its colours: the text itself, typed or exchanged, and nothing over it. */
final class EditorArea extends GenericStyledArea<String, String, SyntaxStyle> {

  private static final String FOLDED = "folded";
  private static final String OPEN = "";

  private final SyntaxPainter painter = new SyntaxPainter();
  private final TextHistory history = new TextHistory(this::apply);
  private String text = "";
  private ExactText exact = ExactText.EMPTY;
  private Optional<TextPiece> pasting = Optional.empty();
  private CopiedText copied = new CopiedText();
  private Runnable onRestored = () -> {};
  private Runnable onRemasked = () -> {};
  private boolean exchanging;
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
    setUndoManager(history.manager());
    plainTextChanges().subscribe(this::changed);
    addEventFilter(KeyEvent.KEY_PRESSED, this::indent);
    caretPositionProperty().addListener((property, before, now) -> maskIfLeft());
    focusedProperty().addListener((property, before, now) -> maskIfLeft());
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

  /** Takes what is copied in the window for what it stands for. */
  void setCopied(CopiedText ofWindow) {
    copied = ofWindow;
  }

  /** Runs something when a change was undone or done again. */
  void setOnRestored(Runnable handler) {
    onRestored = handler;
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
    ExactText now = ExactText.of(newText, masks);
    LineDifference difference = LineDifference.between(exact.text(), newText);
    Span part = new Span(difference.start(), difference.oldEnd());
    Span other = new Span(difference.start(), difference.newEnd());
    TextHistory.Change change =
        new TextHistory.Change(part.start(), exact.piece(part), now.piece(other));
    exact = now;
    show(now.shown());
    if (!difference.isEmpty()) {
      history.note(change);
    }
  }

  private void show(String newText) {
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

  /** Every edit of the person comes here: what it touches of a masked value is shown first. */
  @Override
  public void replace(int start, int end, StyledDocument<String, String, SyntaxStyle> inserted) {
    if (exact.masks().isEmpty()) {
      super.replace(start, end, inserted);
      return;
    }
    Span part = exact.meant(start, end);
    remask(exact.openAt(part.start()));
    super.replace(exact.toShown(part.start()), exact.toShown(part.end()), inserted);
    remask(exact);
  }

  private void apply(TextHistory.Change change) {
    exact = exact.openAt(change.position()).exchanged(change.part(), change.inserted());
    show(exact.shown());
    history.note(change);
    onRestored.run();
    moveTo(exact.toShown(change.position() + change.inserted().text().length()));
    requestFollowCaret();
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
    if (offerPaste()) {
      return;
    }
    String pasted = Clipboard.getSystemClipboard().getString();
    Optional<TextPiece> behind = pasted == null ? Optional.empty() : copied.behind(pasted);
    behind.ifPresentOrElse(this::paste, super::paste);
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

  /** Drops the selected text elsewhere: the exact text moves. */
  @Override
  public void moveSelectedText(int position) {
    IndexRange selection = getSelection();
    Span part = exact.meant(selection.getStart(), selection.getEnd());
    TextPiece piece = exact.piece(part);
    int target = exact.fromShown(position, true);
    if (piece.masks().isEmpty() || part.touches(target)) {
      super.moveSelectedText(position);
      return;
    }
    deleteText(selection);
    int moved = target > part.end() ? target - part.length() : target;
    moveTo(exact.toShown(moved));
    paste(piece);
  }

  /** Gets the mask whenever the person clicks on one twice. */
  void setOnMaskChosen(Consumer<String> handler) {
    setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            hit(event.getX(), event.getY())
                .getCharacterIndex()
                .ifPresent(offset -> maskAt(offset).ifPresent(handler));
          }
        });
  }

  /** The mask that a character belongs to, as it is shown; empty if it is in none. */
  Optional<String> maskAt(int offset) {
    Position at = offsetToPosition(offset, Bias.Forward);
    return Mask.IN_TEXT
        .matcher(lineText(at.getMajor()))
        .results()
        .filter(mask -> mask.start() <= at.getMinor() && at.getMinor() < mask.end())
        .map(MatchResult::group)
        .findFirst();
  }

  /** Forgets what could be undone. */
  void forgetHistory() {
    history.forget();
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

  /** How high a line is, in pixels; an estimate while none is shown. */
  double lineHeight() {
    return getTotalHeightEstimate() / Math.max(1, getParagraphs().size());
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
    repaint(
        painter.changed(
            line,
            LineDifference.breaksIn(change.getRemoved()),
            LineDifference.breaksIn(change.getInserted()),
            this::lineText));
  }

  private void change(Span shown, String inserted) {
    Span part = new Span(exact.fromShown(shown.start(), true), exact.fromShown(shown.end(), true));
    TextPiece piece = pasting.orElse(TextPiece.plain(inserted));
    TextHistory.Change change = new TextHistory.Change(part.start(), exact.taken(part), piece);
    exact = exact.exchanged(part, piece);
    history.note(change);
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
