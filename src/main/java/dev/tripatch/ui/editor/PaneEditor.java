package dev.tripatch.ui.editor;

import dev.tripatch.complete.Completion;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.document.Position;
import dev.tripatch.document.Span;
import dev.tripatch.highlight.FieldPlace;
import dev.tripatch.highlight.paint.HazardMark;
import dev.tripatch.highlight.paint.LineMark;
import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.path.FieldPath;
import dev.tripatch.secret.Mask;
import dev.tripatch.ui.editor.line.DecidedLines;
import dev.tripatch.ui.editor.line.Decorations;
import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.editor.line.LineLook;
import dev.tripatch.ui.editor.line.Outline;
import dev.tripatch.ui.editor.line.Outlines;
import dev.tripatch.ui.editor.line.OverviewStrip;
import dev.tripatch.ui.editor.line.TextEdit;
import dev.tripatch.ui.editor.text.CopiedText;
import dev.tripatch.ui.editor.text.OpenedPane;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.model.PlainTextChange;
import org.jspecify.annotations.Nullable;

/**
 * The editor of a pane. It shows a text in colours, draws over it what a comparison says about it,
 * and reports what the person types and which field they choose.
 */
public final class PaneEditor extends BorderPane {

  private static final String MASK_HELP =
      "A secret value. The same letter means the same content. Click twice to reveal it; type to"
          + " change it.";
  private static final PseudoClass READ_ONLY = PseudoClass.getPseudoClass("readonly");

  private final EditorArea area;
  private final OverviewStrip strip = new OverviewStrip(this::seek);
  private final Folding folding;
  private final Revealer revealer;
  private final SelectedField selected;
  private final Finder finder;
  private final Set<LineCell> cells = Collections.newSetFromMap(new WeakHashMap<>());
  private final ReadOnlyObjectWrapper<Position> caret =
      new ReadOnlyObjectWrapper<>(new Position(1, 1));
  private Runnable completion = () -> {};
  private Consumer<String> onType = text -> {};
  private Consumer<FieldPath> onFieldChosen = path -> {};
  private Consumer<FieldPath> onFieldSought = path -> {};
  private Consumer<HazardMark> onHazardChosen = hazard -> {};
  private Function<String, Optional<String>> explainDirective = key -> Optional.empty();
  private Decorations decorations = new Decorations();
  private List<Decorations.Problem> problems = List.of();
  private Outlines hazards = Outlines.NONE;
  private final DecidedLines decided = new DecidedLines();
  private final FieldLens lens = new FieldLens(this::selectedLineEnd);
  private @Nullable PaneText compared;
  private @Nullable PaneText shown;
  private @Nullable Lines lines;
  private boolean typing;
  private int linesBefore;

  /**
   * An empty editor that cannot be typed in.
   *
   * @param accessibleName what the editor is called
   * @param textSize the text size in pixels, which the lines follow
   */
  public PaneEditor(String accessibleName, ObservableIntegerValue textSize) {
    area = new EditorArea(textSize);
    folding = new Folding(area);
    folding.setOnFolded(this::refresh);
    revealer = new Revealer(area, folding);
    selected = new SelectedField(area, folding, revealer);
    finder = new Finder(area, this::lines, revealer, this::refreshCells);
    area.setEditable(false);
    area.setAccessibleText(accessibleName);
    area.setParagraphGraphicFactory(this::gutter);
    area.plainTextChanges().subscribe(this::changed);
    area.caretPositionProperty().addListener((property, before, now) -> caretMoved());
    area.setOnRemasked(this::drawCompared);
    getStyleClass().add("pane-editor");
    setCenter(lens.over(new VirtualizedScrollPane<>(area), area));
    setRight(strip);
    new HoverHelp(area, this::explain).install();
  }

  /** Gets the whole text whenever the person has changed it. */
  public void setOnType(Consumer<String> handler) {
    onType = handler;
  }

  /** Gets the field whenever the person chooses one here. */
  public void setOnFieldChosen(Consumer<FieldPath> handler) {
    onFieldChosen = handler;
  }

  /** Gets the field whenever the person wants to be taken to one that need not be in view. */
  public void setOnFieldSought(Consumer<FieldPath> handler) {
    onFieldSought = handler;
  }

  /** Who knows where a field is in a text, or would be. */
  public void setPlaces(BiFunction<FieldPath, PaneText, Optional<FieldPlace>> places) {
    selected.setFinder(places);
  }

  /** Gets the hazard whenever the person clicks on one's sign. */
  public void setOnHazardChosen(Consumer<HazardMark> handler) {
    onHazardChosen = handler;
  }

  /** Gets the mask, as it is shown, whenever the person clicks on one twice. */
  public void setOnMaskChosen(Consumer<String> handler) {
    area.setOnMaskChosen(handler);
  }

  /** Says a sentence about a directive such as {@code $retainKeys}, for the mouse resting on it. */
  public void setExplainDirective(Function<String, Optional<String>> explainer) {
    explainDirective = explainer;
  }

  /** Whether the person can type. */
  public void setEditable(boolean editable) {
    area.setEditable(editable);
    area.pseudoClassStateChanged(READ_ONLY, !editable);
  }

  /** The text as it is now, masked values as they are. */
  public String text() {
    return area.exact().text();
  }

  /** The text as it is seen. */
  public String shownText() {
    return area.text();
  }

  /** The text with all its masks, the one in the value that is edited too: what is compared. */
  public String maskedText() {
    return area.exact().masked();
  }

  /** Where a place of the masked text is seen. */
  public int shownPlace(int masked) {
    return area.exact().maskedToShown(masked);
  }

  /** The masks over the text as it is now. */
  public List<Mask> masks() {
    return area.exact().masks();
  }

  /** Masks a text, if it is still the one that is there. */
  public void mask(String text, List<Mask> masks) {
    if (text.equals(area.exact().text()) && !masks.equals(area.exact().masks())) {
      area.remask(area.exact().withMasks(masks));
    }
  }

  /**
   * Proposes what may be written at a caret of the text: when asked, and while the person types.
   */
  public void setCompleter(BiFunction<String, Integer, Completion.Answer> completer) {
    CompletionKeys keys = new CompletionKeys(area, completer);
    keys.install(this);
    completion = keys::ask;
  }

  /** Proposes what may be written at the caret, if the person can type here. */
  public void complete() {
    completion.run();
  }

  /** Shares with other editors what was copied. */
  public void setCopied(CopiedText copied) {
    area.setCopied(copied);
  }

  /** Shows a text without masks. */
  public void show(String text, Format format) {
    show(text, List.of(), format);
  }

  /** Shows a text, exchanging only lines that differ; marks stay until {@link #decorate}. */
  public void show(String text, List<Mask> masks, Format format) {
    selected.stayInView();
    area.exchange(text, masks, format);
  }

  /** Shows another document's text, from its start. */
  public void open(String text, List<Mask> masks, Format format) {
    compared = null;
    shown = null;
    decorations = new Decorations();
    hazards = Outlines.NONE;
    selected.revealLater();
    area.exchange(text, masks, format);
    area.moveTo(0);
    area.showParagraphAtTop(0);
    area.showLineStarts();
    refresh();
  }

  /**
   * Draws what a comparison says over the text. Does nothing if the text has changed since: a newer
   * comparison is on its way then.
   */
  public void decorate(PaneText pane) {
    compared = pane;
    if (!pane.text().equals(maskedText())) {
      return;
    }
    drawCompared();
    if (typing) {
      typing = false;
      chooseFieldAtCaret();
    }
  }

  private void drawCompared() {
    PaneText last = compared;
    if (last == null || !last.text().equals(maskedText())) {
      return;
    }
    PaneText pane = OpenedPane.of(last, area.exact());
    boolean looksTheSame = shown != null && shown.looksLike(pane);
    shown = pane;
    lines = pane.lines();
    if (!looksTheSame) {
      decorations = Decorations.of(pane);
      folding.show(pane);
    }
    selected.show(pane);
    decided.show(pane);
    if (!looksTheSame) {
      refresh();
    }
  }

  /** Draws what is wrong in the text as it is now. */
  public void showProblems(List<Diagnostic> diagnostics) {
    List<Decorations.Problem> now =
        diagnostics.stream()
            .map(each -> Decorations.Problem.of(seen(each), lines(), area.text().length()))
            .toList();
    if (!now.equals(problems)) {
      problems = now;
      refresh();
    }
  }

  private Diagnostic seen(Diagnostic each) {
    int start = shownPlace(each.span().start());
    int end = Math.max(start, shownPlace(each.span().end()));
    return new Diagnostic(
        each.severity(), each.topic(), new Span(start, end), each.message(), each.remedy());
  }

  /** Outlines what is dangerous in the text, which must be the one that was compared. */
  public void showHazards(List<HazardMark> marks) {
    hazards = Outlines.of(marks.stream().map(this::seen).toList(), lines(), area.text().length());
    strip.showHazards(hazards.lines());
    refreshCells();
  }

  private HazardMark seen(HazardMark mark) {
    int start = shownPlace(mark.span().start());
    int end = Math.max(start, shownPlace(mark.span().end()));
    return new HazardMark(mark.pane(), new Span(start, end), mark.path(), mark.help());
  }

  /**
   * Marks the lines of a field, or the place where it would be.
   *
   * @param path the field; empty for none
   * @param reveal whether view and caret go there
   */
  public void select(Optional<FieldPath> path, boolean reveal) {
    selected.select(path, shown, reveal);
    refreshCells();
  }

  private void changed(PlainTextChange change) {
    TextEdit edit = area.editOf(change);
    lines = null;
    shown = null;
    decorations.edit(edit);
    hazards = hazards.edited(edit);
    decided.edit(edit);
    folding.edit(edit);
    selected.edit(edit);
    finder.searchAgain();
    if (area.text().isEmpty()) {
      clear();
    } else if (edit.removedBreaks() != edit.addedBreaks()) {
      refresh();
    } else {
      refreshCells();
    }
    if (!area.isExchanging()) {
      typed();
    }
  }

  private void typed() {
    typing = true;
    selected.stay();
    onType.accept(text());
  }

  /** Nothing is left to be marked. */
  private void clear() {
    decorations = new Decorations();
    hazards = Outlines.NONE;
    strip.showHazards(hazards.lines());
    refresh();
  }

  private void caretMoved() {
    showCaretPlace();
    if (area.isCaretAtLineStart()) {
      area.showLineStarts();
    }
    if (!area.isExchanging() && !selected.isMovingCaret() && area.isFocused()) {
      chooseFieldAtCaret();
    }
  }

  private void showCaretPlace() {
    caret.set(inFile(new Position(area.getCurrentParagraph() + 1, area.getCaretColumn() + 1)));
  }

  private void chooseFieldAtCaret() {
    PaneText pane = shown;
    if (pane != null && pane.text().length() == area.getLength()) {
      pane.fields().fieldAt(area.getCaretPosition()).ifPresent(this::choose);
    }
  }

  /** The line that was clicked on may be far below the first line of its field. */
  private void seek(LineMark mark, int line) {
    onFieldSought.accept(mark.path());
    selected.goTo(line);
  }

  private void choose(FieldPath path) {
    onFieldChosen.accept(path);
  }

  private Lines lines() {
    Lines known = lines;
    if (known == null) {
      known = Lines.of(area.text());
      lines = known;
    }
    return known;
  }

  private void refresh() {
    strip.show(
        decorations.glyphs().stream().filter(mark -> !folding.isFolded(mark.getKey())).toList(),
        area.getParagraphs().size());
    refreshCells();
  }

  private void refreshCells() {
    cells.stream().filter(cell -> cell.getScene() != null).forEach(LineCell::update);
    lens.requestLayout();
  }

  private Optional<Bounds> selectedLineEnd() {
    return selected.firstLine().stream()
        .flatMap(line -> cells.stream().filter(cell -> cell.line() == line))
        .flatMap(cell -> cell.endInScene().stream())
        .findFirst();
  }

  /** Marks the lines of fields that are decided. */
  public void showDecided(Set<FieldPath> fields) {
    decided.decide(fields, shown);
    refreshCells();
  }

  /** Offers what can be done with the selected field, behind its line. */
  public FieldLens lens() {
    return lens;
  }

  private Node gutter(int line) {
    LineCell cell = new LineCell(line, area.shape(), this::look, () -> linesBefore, this::digits);
    cell.setOnMouseClicked(
        event -> {
          decorations.glyphAt(line).ifPresent(mark -> choose(mark.path()));
          hazards.at(line).stream().findFirst().map(Outline::hazard).ifPresent(onHazardChosen);
        });
    cells.add(cell);
    return cell;
  }

  /** Counts lines as the file does that the text is a part of. */
  public void setLinesBefore(int lines) {
    if (lines != linesBefore) {
      linesBefore = lines;
      showCaretPlace();
      refreshCells();
    }
  }

  /** A place in the text, as the file counts lines. */
  public Position inFile(Position place) {
    return new Position(place.line() + linesBefore, place.column());
  }

  private int digits() {
    return Integer.toString(linesBefore + area.getParagraphs().size()).length();
  }

  private LineLook look(int line) {
    return new LineLook(
        folding.isFolded(line),
        decorations.tintsAt(line),
        decorations.glyphAt(line),
        decided.isAt(line),
        decorations.noteAt(line),
        decorations.noteColumn(),
        decorations.isPhantom(line),
        decorations.strikesGone(),
        selected.at(line),
        problems.stream().filter(problem -> problem.line() == line).toList(),
        hazards.at(line),
        !hazards.isEmpty(),
        finder.in(line));
  }

  private Optional<String> explain(int offset) {
    int line = lines().lineOf(Math.min(offset, area.text().length())) - 1;
    int column = offset - lines().startOf(line + 1);
    return problems.stream()
        .filter(problem -> problem.line() == line)
        .filter(problem -> problem.start() <= column && column < problem.end())
        .map(problem -> problem.diagnostic().message() + " " + problem.diagnostic().remedy())
        .findFirst()
        .or(() -> hazards.at(line, column).map(HazardMark::help))
        .or(() -> area.maskAt(offset).map(mask -> MASK_HELP))
        .or(() -> area.directiveAt(offset).flatMap(explainDirective));
  }

  /** What folds lines away. */
  public Folding folding() {
    return folding;
  }

  /** Which lines are in view, and where. */
  public VisibleLines visibleLines() {
    return new VisibleLines(area, folding, revealer, () -> shown);
  }

  /** Searches in the text. */
  public Finder finder() {
    return finder;
  }

  /** Puts the caret at a place and shows it. */
  public void goTo(int offset) {
    int place = Math.min(shownPlace(offset), area.getLength());
    area.requestFocus();
    area.moveTo(place);
    reveal(place);
  }

  /**
   * Puts the caret where the exact text was just edited from elsewhere, by undo for example, and
   * selects the field there. A value in which it was edited is seen until the caret leaves it.
   */
  public void goToEdited(int exactPlace) {
    int place = Math.min(exactPlace, text().length());
    area.requestFocus();
    if (area.exact().isWithinValue(area.exchanged())) {
      area.remask(area.exact().openAt(area.exchanged().start()));
    }
    area.moveTo(area.exact().toShown(place));
    reveal(area.getCaretPosition());
    selected.stay();
    typing = true;
  }

  private void reveal(int offset) {
    revealer.reveal(lines().lineOf(offset) - 1);
  }

  /** What is selected, if that is within one line. */
  public Optional<String> selectedWord() {
    String word = area.getSelectedText();
    return word.isEmpty() || word.contains("\n") ? Optional.empty() : Optional.of(word);
  }

  /** Takes the keyboard. */
  public void focusText() {
    area.requestFocus();
  }

  /** Runs these when the person takes back what was done, or does it again. */
  public void setOnUndo(Runnable undo, Runnable redo) {
    area.setOnUndo(undo, redo);
  }

  /** Who runs an edit of whole lines as a step of its own, for the history. */
  public void setInOneStep(Consumer<Runnable> runner) {
    area.setInOneStep(runner);
  }

  /**
   * Offers a menu where the mouse asks for one. The caret goes there first, so that the menu is
   * about what is there; who has selected text keeps it.
   */
  public void setContextMenu(ContextMenu menu) {
    area.setOnContextMenuRequested(
        event -> {
          if (!event.isKeyboardTrigger() && area.getSelectedText().isEmpty()) {
            area.moveTo(area.hit(event.getX(), event.getY()).getInsertionIndex());
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
    if (area.isEditable()) {
      area.paste();
    } else {
      area.offerPaste();
    }
  }

  /** Offers a text before it is pasted, here or nowhere; who takes it says true. */
  public void setOnPaste(Predicate<String> taker) {
    area.setOnPaste(taker);
  }

  /** Where the caret is drawn on the screen, if it is. */
  public ObservableValue<Optional<Bounds>> caretPlaceProperty() {
    return area.caretBoundsProperty();
  }

  /** Where the caret is in the exact text. */
  public int caretOffset() {
    return area.exact().fromShown(area.getCaretPosition(), true);
  }

  /** Where the caret is, as the file counts lines. */
  public ReadOnlyObjectProperty<Position> caretProperty() {
    return caret.getReadOnlyProperty();
  }
}
