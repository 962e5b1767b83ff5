package dev.tripatch.ui.editor;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.HazardMark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import dev.tripatch.ui.editor.line.FieldSigns.SignPlaces;
import dev.tripatch.ui.editor.line.FoldedLines;
import dev.tripatch.ui.editor.line.LineLook;
import dev.tripatch.ui.editor.line.OverviewStrip;
import dev.tripatch.ui.editor.line.TextEdit;
import dev.tripatch.ui.settings.Hint;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.fxmisc.richtext.model.PlainTextChange;
import org.jspecify.annotations.Nullable;

/**
 * The editor of a pane. It shows a text in colours, draws over it what a comparison says about it,
 * and reports what the person types and which field they choose.
 */
public final class PaneEditor extends BorderPane {

  private static final PseudoClass READ_ONLY = PseudoClass.getPseudoClass("readonly");

  private final EditorArea area;
  private final ComparedText compared;
  private final EditorMasks masks;
  private final LineMarks marks;
  private final Folding folding;
  private final Revealer revealer;
  private final SelectedField selected;
  private final FieldChoice choice;
  private final EditorCaret caret;
  private final Finder finder;
  private final Gutter gutter;
  private final ParentBand parents;
  private final WrappedLines wrapped;
  private final OverviewStrip strip;
  private final TextCommands commands;
  private final HoverHelp help;
  private Consumer<String> onType = text -> {};
  private Consumer<HazardMark> onHazardChosen = hazard -> {};
  private IntConsumer onLineClicked = line -> {};

  /**
   * An empty editor that cannot be typed in.
   *
   * @param accessibleName what the editor is called
   * @param textSize the text size in pixels, which the lines follow
   */
  public PaneEditor(String accessibleName, ObservableIntegerValue textSize) {
    area = new EditorArea(textSize);
    compared = new ComparedText(area);
    masks = new EditorMasks(area);
    marks = new LineMarks(area, compared);
    folding = new Folding(area, this::refresh);
    ParentLines parentLines = new ParentLines(area, folding);
    revealer = new Revealer(area, folding, parentLines);
    selected = new SelectedField(area, folding, revealer);
    choice = new FieldChoice(area, compared, selected);
    caret = new EditorCaret(area, compared, revealer, choice);
    finder =
        new Finder(
            area,
            compared::lines,
            revealer,
            () -> choice.chooseAt(area.getCaretPosition()),
            this::refreshLines);
    gutter = new Gutter(area, this::look, marks::plain, caret::linesBefore);
    parents = new ParentBand(area, parentLines, gutter, selected, caret::goToLine);
    wrapped = new WrappedLines(area, marks::noteAfter);
    strip = new OverviewStrip(choice::seek);
    commands = new TextCommands(area, this, choice);
    gutter.install(this::gutterClicked, folding::toggleBeside);
    area.setEditable(false);
    area.setAccessibleRole(AccessibleRole.TEXT_AREA);
    area.setAccessibleText(accessibleName);
    area.plainTextChanges().subscribe(this::changed);
    area.setOnKept(text -> onType.accept(text));
    area.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    area.setOnRemasked(() -> compared.answer().ifPresent(this::draw));
    getStyleClass().add("pane-editor");
    setCenter(new StackPane(new VirtualizedScrollPane<>(area), parents));
    setRight(strip);
    help = new HoverHelp(area, marks::explain);
    help.install();
    commands.setExplain(help::showAtCaret);
  }

  /** Gets the whole text whenever the person has changed it. */
  public void setOnType(Consumer<String> handler) {
    onType = handler;
  }

  /** Gets the field whenever the person chooses one here. */
  public void setOnFieldChosen(Consumer<FieldPath> handler) {
    choice.setOnChosen(handler);
  }

  /** Runs while the person types, and gets the field at the caret when that is compared. */
  public void setOnFieldTyped(Runnable typing, Consumer<Optional<FieldPath>> typed) {
    choice.setOnTyping(typing, typed);
  }

  /** Gets the field whenever the person wants to be taken to one that need not be in view. */
  public void setOnFieldSought(Consumer<FieldPath> handler) {
    choice.setOnSought(handler);
  }

  /** Finds where a field is in a text, or would be. */
  public void setPlaces(BiFunction<FieldPath, PaneText, Optional<FieldPlace>> places) {
    selected.setFinder(places);
  }

  /** Gets the hazard whenever the person clicks on one's sign. */
  public void setOnHazardChosen(Consumer<HazardMark> handler) {
    onHazardChosen = handler;
  }

  /** Gets the line, counted from 0, beside which the person clicks. */
  public void setOnLineClicked(IntConsumer handler) {
    onLineClicked = handler;
  }

  /** Shows no numbers beside the lines. */
  public void hideNumbers() {
    gutter.hideNumbers();
  }

  /** Says a sentence about a directive such as {@code $retainKeys}, for the mouse resting on it. */
  public void setExplainDirective(Function<String, Optional<String>> explainer) {
    marks.setExplainDirective(explainer);
  }

  /** Says what is known of the field at an offset of the text, for mouse and keyboard. */
  public void setExplainField(BiFunction<String, Integer, Optional<String>> explainer) {
    marks.setExplainField(explainer);
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
    compared.forget();
    marks.clear();
    folding.forget();
    selected.openAnother();
    area.exchange(text, masks, format);
    selected.move(() -> area.moveTo(0));
    area.showParagraphAtTop(0);
    area.showLineStarts();
    refresh();
  }

  /**
   * Draws what a comparison says over the text. Does nothing if the text has changed since: a newer
   * comparison is on its way then.
   */
  public void decorate(PaneText pane) {
    compared
        .take(pane)
        .ifPresent(
            answer -> {
              draw(answer);
              choice.answered();
            });
  }

  /** Nothing is compared now, so the text loses all its marks. */
  public void undecorate() {
    compared.forget();
    clear();
  }

  private void clear() {
    marks.clear();
    folding.emptied();
    selected.show(null);
    strip.showHazards(marks.hazards().lines());
    refresh();
  }

  private void draw(PaneText pane) {
    boolean looksNew = compared.show(pane);
    if (looksNew) {
      marks.decorate(pane);
      folding.show(pane);
    }
    selected.show(pane);
    marks.showDecided(pane);
    if (looksNew) {
      refresh();
    }
  }

  /** Draws what is wrong in the text as it is now. */
  public void showProblems(List<Diagnostic> diagnostics) {
    if (marks.showProblems(diagnostics)) {
      refresh();
    }
  }

  /** Outlines what is dangerous in the text, which must be the one that was compared. */
  public void showHazards(List<HazardMark> hazards) {
    marks.showHazards(hazards);
    strip.showHazards(marks.hazards().lines());
    refreshLines();
  }

  /** Marks the lines of fields that are decided, and asks again for the signs beside fields. */
  public void showDecided(Set<FieldPath> fields) {
    folding.keepDecided(Set.copyOf(fields));
    if (marks.decide(fields)) {
      refresh();
    } else {
      refreshLines();
    }
  }

  /**
   * Offers signs beside fields.
   *
   * @param places the places that each line has for them
   * @param signs what a field has
   */
  public void offer(SignPlaces places, Function<FieldPath, List<LineSign>> signs) {
    marks.setSigns(signs);
    gutter.keep(places);
    parents.makeAgain();
  }

  /**
   * Marks the lines of a field, or the place where it would be.
   *
   * @param path the field; empty for none
   * @param reveal whether view and caret go there
   */
  public void select(Optional<FieldPath> path, boolean reveal) {
    selected.select(path, compared.shown(), reveal);
    area.requestLayout();
    refreshLines();
  }

  private void changed(PlainTextChange change) {
    TextEdit edit = area.editOf(change);
    help.hide();
    compared.changed();
    marks.edit(edit);
    folding.edit(edit);
    parents.edit(edit);
    selected.edit(edit);
    finder.searchAgain();
    if (area.text().isEmpty()) {
      clear();
    } else if (edit.removedBreaks() != edit.addedBreaks()) {
      refresh();
    } else {
      refreshLines();
    }
    if (!area.isExchanging()) {
      choice.chooseAtNextAnswer();
      onType.accept(text());
    }
  }

  private void refresh() {
    parents.lookAgain();
    wrapped.tell();
    strip.show(
        marks.glyphs().stream()
            .filter(mark -> !folding.isNoise(mark.getKey()))
            .filter(mark -> !marks.isDecided(mark.getValue().path()))
            .toList(),
        area.getParagraphs().size());
    refreshLines();
  }

  private void refreshLines() {
    help.update();
    gutter.refresh();
  }

  private LineLook look(int line) {
    FoldedLines fold = marks.foldAt(line, folding, gutter.isHovered());
    return marks.look(
        line,
        selected.beginningAt(line),
        folding.isFolded(line),
        fold,
        selected.at(line),
        finder.in(line));
  }

  /** The caret may have been there before, and another field selected. */
  private void clicked(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && Gutter.cellAt(event.getTarget()).isEmpty()) {
      choice.chooseAt(area.getCaretPosition());
    }
  }

  private void gutterClicked(int line) {
    marks.glyphAt(line).ifPresent(mark -> choice.choose(mark.path()));
    marks.hazardAt(line).ifPresent(onHazardChosen);
    onLineClicked.accept(line);
  }

  /** Counts lines as the file does that the text is a part of. */
  public void setLinesBefore(int lines) {
    if (lines != caret.linesBefore()) {
      caret.setLinesBefore(lines);
      refreshLines();
    }
  }

  /** Whether the lines that hold the first lines in view stay in view themselves. */
  public void keepParentsInView(boolean wanted) {
    parents.setWanted(wanted);
  }

  /** What folds lines away. */
  public Folding folding() {
    return folding;
  }

  /** Which lines are in view, and where. */
  public VisibleLines visibleLines() {
    return new VisibleLines(area, folding, revealer, compared::shown);
  }

  /** How many rows its lines need where long ones are wrapped. */
  public WrappedLines wrappedLines() {
    return wrapped;
  }

  /** Searches in the text. */
  public Finder finder() {
    return finder;
  }

  /** What is masked in the text. */
  public EditorMasks masks() {
    return masks;
  }

  /** Where the caret is. */
  public EditorCaret caret() {
    return caret;
  }

  /** What menus and keys do with the text. */
  public TextCommands commands() {
    return commands;
  }

  /** Explains what the mouse rests on. */
  private static final class HoverHelp {

    private final IntFunction<Optional<String>> explain;
    private final EditorArea area;
    private @Nullable Tooltip tooltip;
    private int offset;

    /**
     * Watches an area.
     *
     * @param area the area
     * @param explain what to say about the character at an offset
     */
    HoverHelp(EditorArea area, IntFunction<Optional<String>> explain) {
      this.area = area;
      this.explain = explain;
    }

    void install() {
      area.setMouseOverTextDelay(Duration.ofMillis(350));
      area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN, this::show);
      area.addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_END, event -> hide());
      area.caretPositionProperty().addListener((property, before, now) -> hide());
      area.focusedProperty().subscribe(focused -> hide());
    }

    /** Explains what the caret is at, below its line; says whether there was anything to say. */
    boolean showAtCaret() {
      offset = area.getCaretPosition();
      Optional<String> words = explain.apply(offset);
      Optional<Bounds> place = area.getCaretBounds();
      if (words.isEmpty() || place.isEmpty()) {
        return false;
      }
      Tooltip shown = tooltip();
      shown.setText(words.get());
      shown.show(area, place.get().getMinX(), place.get().getMaxY() + 4);
      return true;
    }

    private void show(MouseOverTextEvent event) {
      offset = event.getCharacterIndex();
      explain
          .apply(offset)
          .ifPresent(
              text -> {
                Point2D at = event.getScreenPosition();
                Tooltip shown = tooltip();
                shown.setText(text);
                shown.show(area, at.getX() + 8, at.getY() + 14);
              });
    }

    /** Made when it is first needed: the window is on the screen sooner without it. */
    private Tooltip tooltip() {
      if (tooltip == null) {
        tooltip = Hint.tooltip();
      }
      return tooltip;
    }

    /** Does not go on explaining what is no longer so: the mouse may rest where it was. */
    void update() {
      if (tooltip != null
          && tooltip.isShowing()
          && !explain.apply(offset).equals(Optional.of(tooltip.getText()))) {
        hide();
      }
    }

    /** Explains nothing until the mouse rests again. */
    void hide() {
      if (tooltip != null) {
        tooltip.hide();
      }
    }
  }
}
