package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.exercise.PredictionSheet;
import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** A document with the reader's marks, and all that it was before. */
final class SheetHistory {

  private final Deque<PredictionSheet> before = new ArrayDeque<>();
  private final Deque<PredictionSheet> after = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<PredictionSheet> now =
      new ReadOnlyObjectWrapper<>(PredictionSheet.of(""));

  /** Forgets all and begins with another document. */
  void begin(PredictionSheet start) {
    before.clear();
    after.clear();
    now.set(start);
  }

  /** Goes on with other marks. */
  void add(PredictionSheet next) {
    if (!next.lines().equals(now.get().lines())) {
      before.push(now.get());
      after.clear();
      now.set(next);
    }
  }

  void undo() {
    go(before, after);
  }

  void redo() {
    go(after, before);
  }

  private void go(Deque<PredictionSheet> from, Deque<PredictionSheet> to) {
    if (!from.isEmpty()) {
      to.push(now.get());
      now.set(from.pop());
    }
  }

  PredictionSheet now() {
    return now.get();
  }

  ReadOnlyObjectProperty<PredictionSheet> nowProperty() {
    return now.getReadOnlyProperty();
  }
}
