package dev.tripatch.ui.editor;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.edit.typing.TypedEdit;
import dev.tripatch.ui.editor.line.LineLook;
import dev.tripatch.ui.editor.line.Matches;
import dev.tripatch.ui.editor.line.Sought;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Searches in the text of an editor: marks all finds, goes from one to the next, and puts other
 * text in their place.
 */
public final class Finder {

  private final EditorArea area;
  private final Supplier<Lines> lines;
  private final Revealer revealer;
  private final Runnable onFound;
  private final Runnable refresh;
  private final ReadOnlyObjectWrapper<Count> count = new ReadOnlyObjectWrapper<>(new Count(0, 0));
  private Matches matches = Matches.NONE;
  private Sought sought = Sought.NOTHING;

  /**
   * How many finds there are.
   *
   * @param current the current one, from 1; 0 if none
   * @param count how many
   */
  public record Count(int current, int count) {}

  /**
   * A finder for an editor.
   *
   * @param lines the lines of the area's text as it is now
   * @param onFound runs when the caret is at a find
   * @param refresh redraws the marks
   */
  Finder(
      EditorArea area,
      Supplier<Lines> lines,
      Revealer revealer,
      Runnable onFound,
      Runnable refresh) {
    this.onFound = onFound;
    this.area = area;
    this.lines = lines;
    this.revealer = revealer;
    this.refresh = refresh;
  }

  /** Searches, and marks all finds, with no current one. An empty text removes the marks. */
  public void find(Sought wanted) {
    sought = wanted;
    matches = Matches.of(wanted, area.text());
    publish();
  }

  /** Searches again, after the text has changed. */
  void searchAgain() {
    if (!sought.text().isEmpty()) {
      find(sought);
    }
  }

  /** Goes to the first find after the caret, or the first of all. */
  public void goToFirst() {
    matches = matches.from(area.getSelection().getStart());
    goToCurrent();
  }

  /** Goes to the first find of the text, or to the last one if negative. */
  public void goToEnd(int by) {
    matches = matches.atEnd(by);
    goToCurrent();
  }

  /** Goes some finds on, or back if negative; round the end. */
  public void goOn(int by) {
    if (matches.current() < 0) {
      goToFirst();
    } else {
      matches = matches.moved(by);
      goToCurrent();
    }
  }

  /** Puts a text in the place of the current find, and goes to the next. */
  public void replaceCurrent(String replacement) {
    if (matches.current() < 0) {
      goToFirst();
    } else {
      replace(matches.onlyCurrent(), replacement);
      goToFirst();
    }
  }

  /** Whether the text can be edited, so that finds can be replaced. */
  public boolean canReplace() {
    return area.isEditable();
  }

  /** Puts a text in the place of every find, in one step that can be undone. */
  public void replaceAll(String replacement) {
    replace(matches, replacement);
  }

  private void replace(Matches finds, String replacement) {
    if (!area.isEditable() || finds.isEmpty()) {
      return;
    }
    String text = area.exact().text();
    List<String> replaced = finds.replaced(replacement);
    StringBuilder result = new StringBuilder();
    int start = meant(finds, 0).start();
    int done = start;
    for (int i = 0; i < replaced.size(); i++) {
      Span find = meant(finds, i);
      // Several finds in a masked value mean all of it.
      if (find.start() >= done) {
        result.append(text, done, find.start()).append(replaced.get(i));
        done = find.end();
      }
    }
    int caret = start + result.length();
    area.edit(new TypedEdit(new Span(start, done), result.toString(), caret, caret));
  }

  private Span meant(Matches finds, int index) {
    return area.exact().meant(finds.finds().get(index).start(), finds.finds().get(index).end());
  }

  private void goToCurrent() {
    if (matches.current() >= 0) {
      Span find = matches.currentSpan();
      area.selectRange(find.start(), find.end());
      revealer.reveal(
          lines.get().lineOf(find.start()) - 1, () -> area.showSideways(find.start(), find.end()));
      onFound.run();
    }
    publish();
  }

  private void publish() {
    count.set(new Count(matches.current() + 1, matches.finds().size()));
    refresh.run();
  }

  /** The finds of a line, counted from 0. */
  List<LineLook.Match> in(int line) {
    return matches.isEmpty() || line >= lines.get().count()
        ? List.of()
        : matches.in(line, lines.get());
  }

  /** How many finds there are, and which is the current one. */
  public ReadOnlyObjectProperty<Count> countProperty() {
    return count.getReadOnlyProperty();
  }
}
