package dev.tripatch.ui.window;

import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * The commands of a window that wait for an answer about the texts as they are, in the order in
 * which they were given. Before that answer nobody knows where fields are, so a command looks for
 * its field when its turn comes. A hand may be faster than the comparison: nothing is forgotten,
 * and nothing overtakes.
 */
public final class CommandQueue {

  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final Executor foreground;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private final List<Waiting> followUps = new ArrayList<>();
  private Optional<SelectionViewModel.Choice> choiceByCommand = Optional.empty();
  private boolean isRunning;

  /**
   * A command.
   *
   * @param selects whether it selects what those that come after it are about
   */
  private record Waiting(Runnable command, boolean needsAnswer, boolean selects) {}

  /**
   * Waits for this comparison.
   *
   * @param selection what a person, or a command, selects
   * @param foreground runs what it is given on the UI thread, later
   */
  public CommandQueue(
      ComparisonViewModel comparison, SelectionViewModel selection, Executor foreground) {
    this.comparison = comparison;
    this.selection = selection;
    this.foreground = foreground;
    comparison
        .busyProperty()
        .subscribe(
            isBusy -> {
              if (!isBusy && !waiting.isEmpty()) {
                foreground.execute(this::goOn);
              }
            });
  }

  /** Runs a command when the texts are compared: at once if they are and nothing waits. */
  public void whenCompared(Runnable command) {
    add(new Waiting(command, true, false));
  }

  /**
   * The same of a command that selects, once other documents are compared, what later ones are
   * about. What is selected until then is no choice of a person, but comes with the documents.
   */
  public void whenComparedSelect(Runnable command) {
    add(new Waiting(command, true, true));
  }

  /** Runs a command after all that wait now: at once if nothing does. */
  public void inTurn(Runnable command) {
    add(new Waiting(command, false, false));
  }

  public boolean isWaiting() {
    return !waiting.isEmpty();
  }

  /**
   * What a command that is given now is about. A field that a person selected is meant as it is;
   * one that a waiting command will select is asked for in its turn.
   */
  public <T> Supplier<T> meant(Supplier<T> chosen) {
    boolean isLater =
        waiting.stream().anyMatch(Waiting::selects)
            || !waiting.isEmpty() && selection.choiceProperty().get().equals(choiceByCommand);
    if (isLater) {
      return chosen;
    }
    T now = chosen.get();
    return () -> now;
  }

  /** What a command still has to do comes before what was asked for after it. */
  private void add(Waiting next) {
    if (isRunning) {
      followUps.add(next);
    } else {
      waiting.addLast(next);
      choiceByCommand = selection.choiceProperty().get();
      goOn();
    }
  }

  private void goOn() {
    while (!isRunning && canRun()) {
      run(waiting.removeFirst());
    }
  }

  private boolean canRun() {
    return !waiting.isEmpty()
        && !(waiting.getFirst().needsAnswer() && comparison.busyProperty().get());
  }

  private void run(Waiting next) {
    isRunning = true;
    try {
      next.command().run();
    } finally {
      isRunning = false;
      followUps.reversed().forEach(waiting::addFirst);
      followUps.clear();
      choiceByCommand = selection.choiceProperty().get();
      // A command that failed must not hold up the others.
      foreground.execute(this::goOn);
    }
  }
}
