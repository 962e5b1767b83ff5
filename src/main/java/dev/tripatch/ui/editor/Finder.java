package dev.tripatch.ui.editor;

import dev.tripatch.document.Lines;
import dev.tripatch.ui.editor.line.LineLook;
import dev.tripatch.ui.editor.line.Matches;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Searches in the text of an editor: marks all finds, and goes from one to the next. */
public final class Finder {

  private final EditorArea area;
  private final Supplier<Lines> lines;
  private final Revealer revealer;
  private final Runnable refresh;
  private final ReadOnlyObjectWrapper<Count> count = new ReadOnlyObjectWrapper<>(new Count(0, 0));
  private Matches matches = Matches.NONE;
  private String sought = "";

  /**
   * How many finds there are.
   *
   * @param current the one that was gone to, from 1; 0 if none
   * @param count how many
   */
  public record Count(int current, int count) {}

  /**
   * A finder for an editor.
   *
   * @param lines the lines of the area's text as it is now
   * @param refresh redraws the marks
   */
  Finder(EditorArea area, Supplier<Lines> lines, Revealer revealer, Runnable refresh) {
    this.area = area;
    this.lines = lines;
    this.revealer = revealer;
    this.refresh = refresh;
  }

  /** Searches for a text and marks all finds; goes to none. No text takes the marks away. */
  public void find(String text) {
    sought = text;
    matches = Matches.of(text, area.text());
    publish();
  }

  /** Searches again, after the text has changed. */
  void searchAgain() {
    if (!sought.isEmpty()) {
      find(sought);
    }
  }

  /** Goes to the first find behind the caret, or the first of all. */
  public void goToFirst() {
    matches = matches.from(area.getSelection().getStart());
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

  private void goToCurrent() {
    if (matches.current() >= 0) {
      int start = matches.starts().get(matches.current());
      area.selectRange(start, start + matches.length());
      revealer.reveal(lines.get().lineOf(start) - 1);
    }
    publish();
  }

  private void publish() {
    count.set(new Count(matches.current() + 1, matches.starts().size()));
    refresh.run();
  }

  /** The finds of a line, counted from 0. */
  List<LineLook.Match> in(int line) {
    return matches.isEmpty() || line >= lines.get().count()
        ? List.of()
        : matches.in(line, lines.get());
  }

  /** How many finds there are, and which was gone to. */
  public ReadOnlyObjectProperty<Count> countProperty() {
    return count.getReadOnlyProperty();
  }
}
