package dev.tripatch.ui.editor;

import dev.tripatch.document.Span;
import java.util.Optional;
import java.util.function.Consumer;
import org.fxmisc.richtext.model.PlainTextChange;
import org.fxmisc.richtext.util.UndoUtils;
import org.fxmisc.undo.UndoManager;
import org.fxmisc.undo.UndoManagerFactory;
import org.reactfx.EventSource;

/** What can be undone: changes of an exact text, masks and all. */
final class TextHistory {

  private final EventSource<Change> changes = new EventSource<>();
  private final UndoManager<Change> manager;

  /**
   * An empty history.
   *
   * @param apply makes a change and notes it
   */
  TextHistory(Consumer<Change> apply) {
    manager =
        UndoManagerFactory.unlimitedHistorySingleChangeUM(
            changes,
            Change::inverse,
            apply,
            Change::merged,
            Change::isNothing,
            UndoUtils.DEFAULT_PREVENT_MERGE_DELAY);
  }

  /**
   * A change of a text.
   *
   * @param position where
   * @param removed what went
   * @param inserted what came
   */
  record Change(int position, TextPiece removed, TextPiece inserted) {

    /** The part of the text that it exchanges. */
    Span part() {
      return new Span(position, position + removed.text().length());
    }

    Change inverse() {
      return new Change(position, inserted, removed);
    }

    boolean isNothing() {
      return removed.text().equals(inserted.text());
    }

    /** Both at once, if they are of one go; masks would have to be moved. */
    Optional<Change> merged(Change next) {
      boolean isPlain = isPlain() && next.isPlain();
      return isPlain ? asText().mergeWith(next.asText()).map(Change::of) : Optional.empty();
    }

    private boolean isPlain() {
      return removed.masks().isEmpty() && inserted.masks().isEmpty();
    }

    private PlainTextChange asText() {
      return new PlainTextChange(position, removed.text(), inserted.text());
    }

    private static Change of(PlainTextChange change) {
      return new Change(
          change.getPosition(),
          TextPiece.plain(change.getRemoved()),
          TextPiece.plain(change.getInserted()));
    }
  }

  /** Takes note of a change that was made. */
  void note(Change change) {
    changes.push(change);
  }

  /** For the area to undo and redo with. */
  UndoManager<?> manager() {
    return manager;
  }

  /** Forgets what could be undone. */
  void forget() {
    manager.forgetHistory();
  }
}
