package dev.tripatch.ui.feature.course;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.learn.exercise.PredictedLine;
import dev.tripatch.learn.exercise.PredictionSheet;
import dev.tripatch.show.FieldOrder.FieldPlace;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.editor.PaneEditor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.input.KeyEvent;

/**
 * The document in which the reader says what they expect. They edit it like any text; what they
 * take away keeps its place, struck through.
 */
final class PredictionEditor {

  private final CourseViewModel model;
  private final PaneEditor editor;
  private final Runnable onLeave;

  /**
   * Lets the reader mark the document of this model in this editor.
   *
   * @param onLeave gives the keyboard to what comes after it
   */
  static PredictionEditor in(PaneEditor editor, CourseViewModel model, Runnable onLeave) {
    PredictionEditor made = new PredictionEditor(model, editor, onLeave);
    made.connect();
    return made;
  }

  private PredictionEditor(CourseViewModel model, PaneEditor editor, Runnable onLeave) {
    this.model = model;
    this.editor = editor;
    this.onLeave = onLeave;
  }

  private void connect() {
    editor.setPlaces(
        (field, text) ->
            text.fields().spanOf(field).map(span -> new FieldPlace.Here(span, span.start())));
    PaneText first = PaintedSheet.of(sheet());
    editor.open(first.text(), List.of(), Format.YAML);
    editor.decorate(first);
    // An editor does not take another text while it tells of a change.
    editor.setOnType(text -> Platform.runLater(this::take));
    editor.setOnLineClicked(this::toggle);
    editor.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    editor.commands().setOnUndo(this::undo, this::redo);
    editor.caret().placeProperty().subscribe(place -> markLine());
  }

  private PredictionSheet sheet() {
    return model.sheets().now();
  }

  /** Shows the marks as they are now. */
  void refresh() {
    PaneText painted = PaintedSheet.of(sheet());
    editor.show(painted.text(), Format.YAML);
    editor.decorate(painted);
  }

  /** Also brings back a line that was edited away. */
  private void show(int line, int column) {
    refresh();
    Lines lines = PaintedSheet.of(sheet()).lines();
    int at = Math.clamp(line + 1L, 1, lines.count());
    int start = lines.startOf(at);
    editor.caret().goTo(Math.min(start + column, lines.endOf(at)));
    markLine();
  }

  private void markLine() {
    editor.select(Optional.of(PaintedSheet.field(line() + 1)), false);
  }

  private int line() {
    return editor.caret().lineInText() - 1;
  }

  private int column() {
    return editor.caret().placeProperty().get().column() - 1;
  }

  private void take() {
    String text = editor.text();
    List<String> edited = List.of(text.split("\n", -1));
    if (!edited.equals(sheet().lines().stream().map(PredictedLine::text).toList())) {
      SheetEdit edit = SheetEdit.of(sheet(), edited, line());
      int column = column();
      model.mark(edit.sheet());
      show(edit.line(), column);
    }
  }

  private void toggle(int line) {
    boolean isStruck = sheet().lines().get(line).mark() == PredictedLine.Mark.STRUCK;
    model.mark(isStruck ? sheet().restore(line) : sheet().strike(line));
    show(line, 0);
  }

  private void pressed(KeyEvent event) {
    Optional<Runnable> action =
        switch (event.getCode()) {
          case DELETE -> strikes(event) ? Optional.of(() -> toggle(line())) : Optional.empty();
          case ENTER -> event.isShortcutDown() ? Optional.of(model::check) : Optional.empty();
          case TAB -> leaves(event) ? Optional.of(onLeave) : Optional.empty();
          case D -> event.isShortcutDown() ? Optional.of(() -> toggle(line())) : Optional.empty();
          case UP -> event.isAltDown() ? Optional.of(() -> move(-1)) : Optional.empty();
          case DOWN -> event.isAltDown() ? Optional.of(() -> move(1)) : Optional.empty();
          case Z -> undoing(event);
          case Y -> event.isShortcutDown() ? Optional.of(this::redo) : Optional.empty();
          default -> Optional.empty();
        };
    action.ifPresent(
        each -> {
          event.consume();
          each.run();
        });
  }

  private Optional<Runnable> undoing(KeyEvent event) {
    if (!event.isShortcutDown()) {
      return Optional.empty();
    }
    return Optional.of(event.isShiftDown() ? this::redo : this::undo);
  }

  /** In a line that was typed, and over what is selected, the key does what it does in any text. */
  private boolean strikes(KeyEvent event) {
    return !event.isShortcutDown()
        && !event.isShiftDown()
        && editor.commands().selectedWord().isEmpty()
        && sheet().lines().get(line()).mark() != PredictedLine.Mark.TYPED;
  }

  /** Where nothing was typed there is nothing to indent. */
  private boolean leaves(KeyEvent event) {
    return !event.isShortcutDown()
        && !event.isShiftDown()
        && sheet().lines().get(line()).mark() != PredictedLine.Mark.TYPED;
  }

  private void move(int by) {
    PredictionSheet before = sheet();
    int column = column();
    int line = line();
    model.mark(before.move(line, by));
    show(before.placeAfterMove(line, by), column);
  }

  private void undo() {
    int line = line();
    model.sheets().undo();
    show(line, column());
  }

  private void redo() {
    int line = line();
    model.sheets().redo();
    show(line, column());
  }

  /**
   * What becomes of a sheet whose text somebody has edited like any text: lines that are gone are
   * struck, others are typed.
   *
   * @param sheet the sheet after that
   * @param line where the caret's line is then, counted from 0
   */
  record SheetEdit(PredictionSheet sheet, int line) {

    /**
     * What becomes of a sheet.
     *
     * @param edited the lines as they were edited
     * @param caret the line of the caret in them, counted from 0
     */
    static SheetEdit of(PredictionSheet sheet, List<String> edited, int caret) {
      List<String> before = sheet.lines().stream().map(PredictedLine::text).toList();
      int first = sameAtStart(before, edited);
      int most = Math.min(before.size(), edited.size()) - first;
      int same = sameAtEnd(before, edited, most);
      List<String> typed = edited.subList(first, edited.size() - same);
      int end = before.size() - same;
      if (typed.size() == 1 && end - first == 1) {
        return rewritten(sheet, first, typed.getFirst());
      }
      PredictionSheet struck = sheet;
      int last = end;
      for (int at = end - 1; at >= first; at--) {
        int lines = struck.lines().size();
        struck = isStruck(struck, at) ? struck : struck.strike(at);
        last -= lines - struck.lines().size();
      }
      for (int i = 0; i < typed.size(); i++) {
        struck = struck.typed(last - 1 + i, typed.get(i));
      }
      int line =
          typed.isEmpty() ? Math.min(caret, struck.lines().size() - 1) : last + caret - first;
      return new SheetEdit(struck, Math.max(0, line));
    }

    /** What is typed over a line of live comes below it. */
    private static SheetEdit rewritten(PredictionSheet sheet, int at, String text) {
      PredictionSheet next = sheet.rewrite(at, text);
      boolean isBelow = next.lines().get(at).mark() == PredictedLine.Mark.STRUCK;
      return new SheetEdit(next, isBelow ? at + 1 : Math.min(at, next.lines().size() - 1));
    }

    private static boolean isStruck(PredictionSheet sheet, int at) {
      return sheet.lines().get(at).mark() == PredictedLine.Mark.STRUCK;
    }

    private static int sameAtStart(List<String> before, List<String> edited) {
      int same = 0;
      while (same < Math.min(before.size(), edited.size())
          && before.get(same).equals(edited.get(same))) {
        same++;
      }
      return same;
    }

    private static int sameAtEnd(List<String> before, List<String> edited, int most) {
      List<String> one = new ArrayList<>(before).reversed();
      List<String> other = new ArrayList<>(edited).reversed();
      int same = 0;
      while (same < most && one.get(same).equals(other.get(same))) {
        same++;
      }
      return same;
    }
  }
}
