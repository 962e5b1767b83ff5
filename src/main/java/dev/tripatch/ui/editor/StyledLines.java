package dev.tripatch.ui.editor;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.show.paint.SyntaxStyle;
import dev.tripatch.ui.editor.line.EditorWords;
import dev.tripatch.ui.editor.line.LineDifference;
import dev.tripatch.ui.editor.line.LineShape;
import dev.tripatch.ui.editor.line.LineStyle;
import dev.tripatch.ui.editor.line.SyntaxPainter;
import dev.tripatch.ui.editor.line.TextEdit;
import dev.tripatch.ui.editor.line.TextRows.HiddenToken;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.IndexRange;
import javafx.scene.input.MouseButton;
import javafx.scene.text.TextFlow;
import javafx.stage.Window;
import org.fxmisc.flowless.Cell;
import org.fxmisc.flowless.VirtualFlow;
import org.fxmisc.flowless.VirtualFlowHit;
import org.fxmisc.richtext.GenericStyledArea;
import org.fxmisc.richtext.NavigationActions.SelectionPolicy;
import org.fxmisc.richtext.TextExt;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.model.ReadOnlyStyledDocumentBuilder;
import org.fxmisc.richtext.model.SegmentOps;
import org.fxmisc.richtext.model.StyledSegment;
import org.fxmisc.richtext.model.TwoDimensional.Bias;
import org.fxmisc.richtext.model.TwoDimensional.Position;

/**
 * The lines of an editor as they look: measured, folded and coloured. It knows where they are, and
 * nothing of what a masked text stands for.
 */
class StyledLines extends GenericStyledArea<LineStyle, String, SyntaxStyle> {

  /** Of more stretches of lines it is quicker to exchange all at once. */
  private static final int MOST_STRETCHES = 50;

  /** Where a part of a line begins that is out of view, from 0 to 1 of the width. */
  private static final double PLACE_SIDEWAYS = 0.4;

  /** So many lines stay in view where somebody scrolls past the end. */
  private static final int LEAST_IN_VIEW = 3;

  private final ObjectProperty<LineShape> shape;
  private final List<Runnable> onLaidOut = new ArrayList<>();
  private LineStyle open = LineStyle.FIRST;
  private double roomBelow;

  /** The line with that room below it; until the next layout it may be no longer the last. */
  private int roomyLine;

  /** No lines yet; those to come follow a text size in pixels. */
  StyledLines(ObservableIntegerValue textSize) {
    this(textSize, new SimpleObjectProperty<>(LineShape.of(textSize.get(), 1)));
  }

  private StyledLines(ObservableIntegerValue textSize, ObjectProperty<LineShape> shape) {
    super(
        LineStyle.FIRST,
        (flow, style) -> style.applyTo(flow, shape.get()),
        SyntaxStyle.PLAIN,
        SegmentOps.styledTextOps(),
        true,
        StyledLines::textNode);
    this.shape = shape;
    getStyleClass().add("editor-area");
    // RichTextFX's own sheet takes half a pixel from each end of a line.
    getStylesheets().clear();
    setUseInitialStyleForInsertion(false);
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
    if (segment.getStyle().isHidden() && !segment.getSegment().isEmpty()) {
      return new HiddenToken(segment.getSegment());
    }
    boolean elided = segment.getStyle() == SyntaxStyle.ELIDED;
    TextExt node = new TextExt(elided ? elision(segment.getSegment()) : segment.getSegment());
    node.setTextOrigin(VPos.TOP);
    node.getStyleClass().addAll("text", segment.getStyle().styleClass());
    return node;
  }

  private static String elision(String hidden) {
    return EditorWords.FORMAT_MORE_CHARACTERS.text(
        "format", String.format(Locale.ROOT, "%,d", hidden.length()));
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
    restyle(this::again);
  }

  private void restyle(IntFunction<LineStyle> styles) {
    restyle(0, lastLine(), styles);
  }

  /** Exchanges lines for the same ones with other styles, all at once. */
  private void restyle(int first, int last, IntFunction<LineStyle> styles) {
    ReadOnlyStyledDocumentBuilder<LineStyle, String, SyntaxStyle> same =
        new ReadOnlyStyledDocumentBuilder<>(getSegOps(), open);
    for (int line = first; line <= last; line++) {
      same.addParagraph(getParagraph(line).getStyledSegments(), styles.apply(line));
    }
    LineStyle ofFirst = styles.apply(first);
    getContent()
        .replace(
            getAbsolutePosition(first, 0),
            getAbsolutePosition(last, getParagraphLength(last)),
            same.build());
    if (!styleOf(first).equals(ofFirst)) {
      // An empty line takes nothing of what comes in its place.
      setParagraphStyle(first, ofFirst);
    }
  }

  /** The look of a line that is not folded. */
  final LineStyle open() {
    return open;
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

  /** The directive that a character belongs to: {@code $retainKeys}; empty if it is in none. */
  Optional<String> directiveAt(int offset) {
    if (offset < 0 || offset >= getLength() || getStyleOfChar(offset) != SyntaxStyle.DIRECTIVE) {
      return Optional.empty();
    }
    Position at = offsetToPosition(offset, Bias.Forward);
    IndexRange range = getStyleRangeAtPosition(at.getMajor(), at.getMinor() + 1);
    String key = lineText(at.getMajor()).substring(range.getStart(), range.getEnd());
    // The style begins with the line's indentation.
    return Optional.of(key.strip().replace("\"", ""));
  }

  /** Folds those of some lines that are to be folded, and unfolds the others. */
  void fold(BitSet concerned, BitSet folded) {
    BitSet other = new BitSet();
    concerned.stream()
        .takeWhile(line -> line < getParagraphs().size())
        .filter(line -> styleOf(line).folded() != folded.get(line))
        .forEach(other::set);
    restyle(other, line -> again(line).withFolded(folded.get(line)));
  }

  /**
   * Lines that follow each other are exchanged at once, and all from the first to the last of many.
   */
  private void restyle(BitSet lines, IntFunction<LineStyle> styles) {
    if (lines.stream().filter(line -> !lines.get(line + 1)).limit(MOST_STRETCHES + 1).count()
        > MOST_STRETCHES) {
      restyle(
          lines.nextSetBit(0),
          lines.length() - 1,
          line -> lines.get(line) ? styles.apply(line) : styleOf(line));
      return;
    }
    for (int first = lines.nextSetBit(0); first >= 0; ) {
      int end = lines.nextClearBit(first);
      restyle(first, end - 1, styles);
      first = lines.nextSetBit(end);
    }
  }

  void fold(int line, boolean folded) {
    LineStyle style = again(line).withFolded(folded);
    if (!styleOf(line).equals(style)) {
      setParagraphStyle(line, style);
    }
  }

  private LineStyle styleOf(int line) {
    return getParagraph(line).getParagraphStyle();
  }

  /** The style of a line that is to be measured again. */
  final LineStyle again(int line) {
    return styleOf(line).withMeasured(open.measured());
  }

  /** Whether lines that are too long go on in the next row. */
  void setWrapped(boolean wrapped) {
    int rows = wrapped ? 1 : 0;
    if (open.rows() != rows) {
      open = open.withRows(rows);
      restyle(line -> styleOf(line).withRows(rows));
      showLineStarts();
    }
  }

  /** Whether lines that are too long go on in the next row. */
  final boolean isWrapped() {
    return open.rows() > 0;
  }

  /**
   * Gives wrapped lines their heights, in rows; those that are not named have one row.
   *
   * @return whether a line has another height now
   */
  boolean setRows(Map<Integer, Integer> rows) {
    BitSet other = new BitSet();
    for (int line = 0; line < getParagraphs().size(); line++) {
      other.set(line, styleOf(line).rows() != rows.getOrDefault(line, 1));
    }
    restyle(other, line -> again(line).withRows(rows.getOrDefault(line, 1)));
    return !other.isEmpty();
  }

  /** How many rows high a line is. */
  final int rowsOf(int line) {
    LineStyle style = styleOf(line);
    return style.folded() ? 0 : Math.max(1, style.rows());
  }

  /** How wide a wrapped line can be; 0 while no line is in view. */
  double wrappingWidth() {
    return shownRows()
        .map(rows -> rows.getCell(rows.getLastVisibleIndex()).getNode())
        .map(row -> ((Parent) row).getChildrenUnmodifiable())
        .flatMap(parts -> parts.stream().filter(TextFlow.class::isInstance).findFirst())
        .map(text -> text.getLayoutBounds().getWidth())
        .orElse(0.0);
  }

  /** A line's text as it is drawn with a style. */
  final TextFlow drawn(int line, LineStyle style) {
    TextFlow text = new TextFlow();
    getParagraph(line).getStyledSegments().stream()
        .map(StyledLines::textNode)
        .forEach(text.getChildren()::add);
    style.applyTo(text, shape());
    return text;
  }

  /** Whether the caret has to step over folded lines. */
  void setStepsOverFolds(boolean steps) {
    foldCheck = steps;
  }

  /** Runs something after each layout. */
  void addOnLaidOut(Runnable action) {
    onLaidOut.add(action);
  }

  /** A page is as much as is in view, and nothing is of a text that was not laid out yet. */
  @Override
  public void nextPage(SelectionPolicy selection) {
    layout();
    if (shownRows().isPresent()) {
      super.nextPage(selection);
    }
  }

  @Override
  public void prevPage(SelectionPolicy selection) {
    layout();
    if (shownRows().isPresent()) {
      super.prevPage(selection);
    }
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (roomBelow != roomWanted() || roomyLine != lastLine()) {
      // The area does not take another style for its lines during the layout.
      Platform.runLater(this::makeRoomBelow);
    }
    onLaidOut.forEach(Runnable::run);
  }

  /**
   * What is free below a line, counted from 0: below the last one so much that it can be scrolled
   * to where another pane has the same field.
   */
  final double roomBelow(int line) {
    return line == roomyLine ? roomBelow : 0;
  }

  final int lastLine() {
    return getParagraphs().size() - 1;
  }

  /** The last line is made and measured again, and the one that was the last before. */
  private void makeRoomBelow() {
    double wanted = roomWanted();
    int before = roomyLine;
    int last = lastLine();
    if (roomBelow != wanted || before != last) {
      roomBelow = wanted;
      roomyLine = last;
      open = open.withMeasured(open.measured() + 1);
      measureAgain(last);
      if (before < last) {
        measureAgain(before);
      }
    }
  }

  private void measureAgain(int line) {
    setParagraphStyle(line, again(line));
  }

  /** None for a text that is in view as a whole. */
  private double roomWanted() {
    double rows = Math.floor(getHeight() / rowHeight());
    int left = (int) rows;
    for (int line = 0; line < getParagraphs().size() && left >= 0; line++) {
      left -= rowsOf(line);
    }
    return left >= 0 ? 0 : Math.max(0, rows - LEAST_IN_VIEW) * rowHeight();
  }

  /** Where a line, counted from 0, is in the area; empty if it is not among the lines in view. */
  Optional<Bounds> boundsOf(int line) {
    return rows()
        .flatMap(rows -> rows.getCellIfVisible(line))
        .map(Cell::getNode)
        .map(row -> sceneToLocal(row.localToScene(withoutRoom(row, roomBelow(line)))));
  }

  private static Bounds withoutRoom(Node row, double below) {
    Bounds all = row.getLayoutBounds();
    return new BoundingBox(
        all.getMinX(), all.getMinY(), all.getWidth(), Math.max(0, all.getHeight() - below));
  }

  private Optional<VirtualFlow<?, ?>> rows() {
    return getChildrenUnmodifiable().stream()
        .filter(VirtualFlow.class::isInstance)
        .<VirtualFlow<?, ?>>map(VirtualFlow.class::cast)
        .findFirst();
  }

  private Optional<VirtualFlow<?, ?>> shownRows() {
    return rows().filter(rows -> rows.getLastVisibleIndex() >= 0);
  }

  /** The line, counted from 0, at a height; the last one if there is none so far down. */
  OptionalInt lineAt(double y) {
    return shownRows().map(rows -> OptionalInt.of(lineAt(y, rows))).orElse(OptionalInt.empty());
  }

  private static int lineAt(double y, VirtualFlow<?, ?> rows) {
    VirtualFlowHit<?> hit = rows.hit(0, y);
    return hit.isCellHit() ? hit.getCellIndex() : rows.getLastVisibleIndex();
  }

  /** Scrolls until a line, counted from 0, begins at a height, as far as the text allows. */
  void showLineAt(int line, double y) {
    rows().ifPresent(rows -> rows.showAtOffset(line, y));
  }

  /** Shows the lines from their first column on. */
  void showLineStarts() {
    if (getEstimatedScrollX() != 0) {
      scrollXToPixel(0);
    }
  }

  /** Scrolls sideways until a part of a line in view is seen, from the line's start if possible. */
  void showSideways(int start, int end) {
    getCharacterBoundsOnScreen(start, end)
        .map(this::screenToLocal)
        .filter(part -> part.getMinX() < 0 || part.getMaxX() > getWidth())
        .ifPresent(
            part -> {
              double left = getEstimatedScrollX() + part.getMinX();
              boolean isNearStart = left + part.getWidth() <= getWidth();
              scrollXToPixel(isNearStart ? 0 : left - getWidth() * PLACE_SIDEWAYS);
            });
  }

  /** Whether nothing but indentation is before the caret. */
  boolean isCaretAtLineStart() {
    String line = lineText(getCurrentParagraph());
    return line.substring(0, Math.min(getCaretColumn(), line.length())).isBlank();
  }

  /** How high a line that is not folded is, in pixels. */
  double rowHeight() {
    return shape().height();
  }

  /** A line, counted from 0. */
  final String lineText(int line) {
    return getParagraph(line).getText();
  }

  /** Colours lines that changed. */
  final void repaint(SyntaxPainter.Repaint repaint) {
    int from = getAbsolutePosition(repaint.firstLine(), 0);
    int to = from + repaint.spans().length();
    if (!getStyleSpans(from, to).equals(repaint.spans())) {
      setStyleSpans(from, repaint.spans());
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
