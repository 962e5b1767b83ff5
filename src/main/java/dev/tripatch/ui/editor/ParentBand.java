package dev.tripatch.ui.editor;

import dev.tripatch.show.paint.SyntaxStyle;
import dev.tripatch.ui.editor.line.EditorWords;
import dev.tripatch.ui.editor.line.LineCell;
import dev.tripatch.ui.editor.line.LineShape;
import dev.tripatch.ui.editor.line.LineStyle;
import dev.tripatch.ui.editor.line.TextEdit;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.fxmisc.richtext.model.StyledSegment;

/**
 * The lines that hold the first lines in view, over the upper edge of an editor's text. It looks
 * for them only when another line is the first one in view, or something else that they depend on
 * has changed. It never covers the selected field or the caret. Lines are counted from 0.
 */
final class ParentBand extends Region {

  private final EditorArea area;
  private final ParentLines lines;
  private final Gutter gutter;
  private final SelectedField selected;
  private final IntConsumer onChosen;
  private final List<Shown> shown = new ArrayList<>();
  private Optional<View> seen = Optional.empty();
  private boolean caretMoved;

  /**
   * What is in view.
   *
   * @param first the first line
   * @param last the last line that has a say in what is shown
   * @param selected the line of the selected field if it is one of these
   * @param caret the line of the caret if it is one of these
   */
  private record View(
      int first,
      int last,
      OptionalInt selected,
      OptionalInt caret,
      double width,
      double height,
      LineShape shape) {

    boolean isUncovered(int line) {
      return selected.equals(OptionalInt.of(line)) || caret.equals(OptionalInt.of(line));
    }
  }

  /** A line with what its row was made of. */
  private record Shown(
      int line,
      List<StyledSegment<String, SyntaxStyle>> text,
      String name,
      LineShape shape,
      ParentRow row) {

    boolean isOf(int other, String named, EditorArea area) {
      return line == other
          && name.equals(named)
          && shape.equals(area.shape())
          && text.equals(area.getParagraph(line).getStyledSegments());
    }
  }

  /**
   * The band of an area.
   *
   * @param onChosen gets the line that a person clicks on
   */
  ParentBand(
      EditorArea area,
      ParentLines lines,
      Gutter gutter,
      SelectedField selected,
      IntConsumer onChosen) {
    this.area = area;
    this.lines = lines;
    this.gutter = gutter;
    this.selected = selected;
    this.onChosen = onChosen;
    getStyleClass().add("parent-lines");
    Styles.setShown(this, false);
    addEventHandler(ScrollEvent.SCROLL, this::scroll);
    area.addOnLaidOut(this::laidOut);
    area.caretPositionProperty().addListener((property, before, now) -> caretMoved());
  }

  private void scroll(ScrollEvent event) {
    area.scrollYBy(-event.getDeltaY());
    area.scrollXBy(-event.getDeltaX());
    event.consume();
  }

  /** Whether the lines are wanted at all. */
  void setWanted(boolean wanted) {
    lines.setWanted(wanted);
    lookAgain();
  }

  /** Something changed that can bring other lines: what is folded or selected, for example. */
  void lookAgain() {
    seen = Optional.empty();
    area.requestLayout();
  }

  /** The gutter has other places for its cells. */
  void makeAgain() {
    shown.clear();
    lookAgain();
  }

  /** The text was edited; what is below the first lines in view brings no other lines but names. */
  void edit(TextEdit edit) {
    boolean isBelow = seen.filter(view -> edit.line() > view.last()).isPresent();
    if (!isBelow || shown.stream().anyMatch(each -> !each.name().equals(nameOf(each.line())))) {
      lookAgain();
    }
  }

  private void caretMoved() {
    int line = area.getCurrentParagraph();
    if (area.isFocused() && seen.filter(view -> line > view.last()).isEmpty()) {
      caretMoved = true;
      area.requestLayout();
    }
  }

  private void laidOut() {
    if (caretMoved) {
      caretMoved = false;
      uncoverCaret();
    }
    OptionalInt first = area.lineAt(0);
    OptionalInt last = area.lineAt(lines.reach());
    if (first.isPresent() && last.isPresent()) {
      show(view(first.getAsInt(), last.getAsInt()));
    }
  }

  private View view(int first, int last) {
    OptionalInt caret =
        area.isFocused() ? OptionalInt.of(area.getCurrentParagraph()) : OptionalInt.empty();
    return new View(
        first,
        last,
        among(selected.mark(), first, last),
        among(caret, first, last),
        area.getWidth(),
        area.getHeight(),
        area.shape());
  }

  private static OptionalInt among(OptionalInt line, int first, int last) {
    return line.stream().filter(each -> first <= each && each <= last).findFirst();
  }

  private void show(View now) {
    if (!seen.equals(Optional.of(now))) {
      seen = Optional.of(now);
      show(lines.inView(now::isUncovered));
    }
  }

  /** Who moves the caret up to the rows that are covered sees it below them. */
  private void uncoverCaret() {
    int caret = area.getCurrentParagraph();
    double wanted = lines.mostAbove(caret) * area.rowHeight();
    boolean isCovered =
        area.boundsOf(caret)
            .map(Bounds::getMinY)
            .filter(y -> y < shown.size() * area.rowHeight() - 1 && y < wanted - 1)
            .isPresent();
    if (isCovered) {
      Platform.runLater(() -> area.showLineAt(caret, wanted));
    }
  }

  /** This is during layout, after the pass that styles nodes. */
  private void show(List<Integer> parents) {
    List<Shown> now = parents.stream().map(this::shown).toList();
    if (!now.equals(shown)) {
      shown.clear();
      shown.addAll(now);
      getChildren().setAll(now.stream().map(Shown::row).toList());
      Styles.applyNow(this);
    }
    setVisible(!now.isEmpty());
    resizeRelocate(0, 0, area.getWidth(), now.size() * area.rowHeight() + (now.isEmpty() ? 0 : 1));
    setClip(new Rectangle(getWidth(), getHeight()));
    layout();
  }

  private String nameOf(int line) {
    OptionalInt named = lines.nameOf(line);
    return named.isPresent() ? area.lineText(named.getAsInt()).strip() : "";
  }

  private Shown shown(int line) {
    String name = nameOf(line);
    return shown.stream()
        .filter(each -> each.isOf(line, name, area))
        .findFirst()
        .orElseGet(
            () ->
                new Shown(
                    line,
                    List.copyOf(area.getParagraph(line).getStyledSegments()),
                    name,
                    area.shape(),
                    new ParentRow(area, gutter.numberOf(line), name, () -> onChosen.accept(line))));
  }

  @Override
  protected void layoutChildren() {
    double y = 0;
    for (Shown each : shown) {
      each.row().resizeRelocate(0, y, getWidth(), area.rowHeight());
      y += area.rowHeight();
    }
  }

  /** A line that is shown above the lines in view, from its first column on: number and text. */
  private static final class ParentRow extends Region {

    private final LineCell number;
    private final TextFlow text;
    private final Runnable action;

    /**
     * A line with its cell.
     *
     * @param name what names the item that begins there, further down; empty if nothing does
     * @param action what a click on it does
     */
    ParentRow(EditorArea area, LineCell number, String name, Runnable action) {
      this.number = number;
      this.action = action;
      text = area.drawn(number.line(), LineStyle.FIRST);
      String after = name.isEmpty() ? "" : EditorWords.NAMED_BELOW.text("name", name);
      if (!after.isEmpty()) {
        Text words = new Text(after);
        words.getStyleClass().addAll("text", "syntax-elided");
        text.getChildren().add(words);
        LineStyle.FIRST.applyTo(text, area.shape());
      }
      getStyleClass().add("parent-line");
      setAccessibleRole(AccessibleRole.BUTTON);
      setAccessibleText(
          EditorWords.PARENT_LINE.text(
              "line", number.name(), "text", area.lineText(number.line()).strip() + after));
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
              action.run();
            }
          });
      getChildren().addAll(text, number);
    }

    @Override
    protected void layoutChildren() {
      double left = number.prefWidth(-1);
      number.resizeRelocate(0, 0, left, getHeight());
      text.resizeRelocate(left, 0, text.prefWidth(-1), getHeight());
    }

    @Override
    public void executeAccessibleAction(AccessibleAction wanted, Object... parameters) {
      if (wanted == AccessibleAction.FIRE) {
        action.run();
      } else {
        super.executeAccessibleAction(wanted, parameters);
      }
    }
  }
}
