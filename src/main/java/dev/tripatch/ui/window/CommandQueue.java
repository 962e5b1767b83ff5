package dev.tripatch.ui.window;

import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The commands of a window that wait for an answer about the texts as they are, in the order in
 * which they were given. A hand may be faster than the comparison: nothing is forgotten, nothing
 * overtakes, and each command is about what a slow hand would have seen selected when it gave it.
 */
public final class CommandQueue {

  private final ComparisonViewModel comparison;
  private final SelectionViewModel selection;
  private final Executor foreground;
  private final Consumer<String> say;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private final List<Waiting> followUps = new ArrayList<>();
  private Turn last = new Turn(0, Optional::empty);
  private Optional<Turn> running = Optional.empty();
  private int actsOfCommands;
  private int actsSeen;
  private int questions;
  private boolean isWorking;
  private boolean isLost;

  /**
   * A command, or what it still has to do.
   *
   * @param isMove whether it selects what those after it are about
   */
  private record Waiting(Runnable command, boolean needsAnswer, boolean isMove, Turn turn) {}

  /** What a command is about, and what those after it are. Empty if that was not found. */
  private static final class Turn {

    private final int acts;
    private final Supplier<Optional<Subject>> given;
    private Optional<Supplier<Optional<Subject>>> left = Optional.empty();

    /** {@code acts} is how often the person had selected something when it was given. */
    Turn(int acts, Supplier<Optional<Subject>> given) {
      this.acts = acts;
      this.given = given;
    }

    Optional<Subject> left() {
      return left.orElse(given).get();
    }

    boolean hasFoundNothing() {
      return left.filter(found -> found.get().isEmpty()).isPresent();
    }
  }

  /**
   * Waits for this comparison.
   *
   * @param selection what a person, or a command, selects
   * @param foreground runs what it is given on the UI thread, later
   * @param say says why a command did nothing
   */
  public CommandQueue(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      Executor foreground,
      Consumer<String> say) {
    this.comparison = comparison;
    this.selection = selection;
    this.foreground = foreground;
    this.say = say;
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
    add(command, true, false, next());
  }

  /** Runs a command after all that wait now: at once if nothing does. */
  public void inTurn(Runnable command) {
    add(command, false, false, next());
  }

  /**
   * Runs a command that selects what later ones are about, unless the person has selected something
   * since it was given.
   */
  public void move(Runnable command) {
    add(command, true, true, next());
  }

  /** Says of the command that runs that it found nothing to select. */
  public void lost() {
    isLost = true;
  }

  /**
   * Runs a command about what is selected when it is given, or what the command before it selects.
   * It does nothing, and says so, if that is gone or was never found.
   *
   * @param title what to call it
   */
  public void decide(String title, Consumer<Subject> command) {
    decide(title, next(), command);
  }

  /** The same about something else than what is selected, which later ones are still about. */
  public void decide(String title, Subject about, Consumer<Subject> command) {
    Turn selected = next();
    Turn turn = new Turn(selected.acts, () -> Optional.of(about));
    turn.left = Optional.of(selected.given);
    decide(title, turn, command);
  }

  private void decide(String title, Turn turn, Consumer<Subject> command) {
    add(
        () ->
            turn.given
                .get()
                .ifPresentOrElse(about -> run(title, about, command), () -> refuse(title)),
        true,
        false,
        turn);
  }

  private void run(String title, Subject about, Consumer<Subject> command) {
    if (isThere(about)) {
      command.accept(about);
    } else {
      say.accept(WindowWords.SUBJECT_GONE.text("command", title, "subject", about.title()));
    }
  }

  private boolean isThere(Subject about) {
    return switch (about) {
      case Subject.InPanes fields ->
          fields.equals(comparison.fieldsOfShown(fields.fields()))
              && fields.fields().stream().anyMatch(selection::isKnown);
      case Subject.InList rows -> !rows.fields().isEmpty();
    };
  }

  /** Pressed once more it is about what is selected, which the person has seen by then. */
  private void refuse(String title) {
    Optional<Subject> now = selection.subjectProperty().get();
    if (selection.isAwaited()) {
      say.accept(WindowWords.NOT_COMPARED.text("command", title));
    } else {
      say.accept(
          now.map(
                  it ->
                      WindowWords.MOVE_FOUND_NOTHING.text("command", title, "subject", it.title()))
              .orElseGet(() -> WindowWords.NOTHING_SELECTED.text("command", title)));
    }
    running.ifPresent(turn -> turn.left = Optional.of(selected()));
  }

  /**
   * Works aside for the command that runs. What was given after it waits until the answer is taken.
   */
  public <T> void work(Executor aside, Supplier<T> work, Consumer<T> then) {
    Turn turn = running.orElseGet(this::next);
    isWorking = true;
    aside.execute(
        () -> {
          Runnable taken = () -> say.accept("");
          try {
            T answer = work.get();
            taken = () -> then.accept(answer);
          } finally {
            Runnable next = taken;
            foreground.execute(() -> goOnWith(new Waiting(next, false, false, turn)));
          }
        });
  }

  private void goOnWith(Waiting next) {
    isWorking = false;
    waiting.addFirst(next);
    goOn();
  }

  /**
   * A question is asked, or answered. Nothing is decided while there is one, and what was given
   * after the command that asks was not meant for the time after its answer.
   */
  public void asking(boolean isAsked) {
    questions += isAsked ? 1 : -1;
    if (isAsked && running.isPresent()) {
      int all = waiting.size();
      waiting.removeIf(each -> each.turn() != running.get());
      int count = all - waiting.size();
      if (count > 0) {
        say.accept(WindowWords.BEFORE_QUESTION.text("count", count));
      }
    }
    foreground.execute(this::goOn);
  }

  /** Runs a move within a text later, if a command has shown the text and is not done yet. */
  public boolean delays(Runnable move) {
    boolean isLater = running.isEmpty() && !waiting.isEmpty() && comparison.busyProperty().get();
    if (isLater) {
      inTurn(move);
    }
    return isLater;
  }

  public boolean isWaiting() {
    return isWorking || !waiting.isEmpty();
  }

  /** A command selects nothing on behalf of the person. */
  private int actsOfPerson() {
    return running.map(turn -> actsSeen).orElseGet(() -> selection.acts() - actsOfCommands);
  }

  /** What is given now is about what is selected, unless that is still to come or was not found. */
  private Turn next() {
    goOn();
    int acts = actsOfPerson();
    boolean isPending = isWorking || waiting.stream().anyMatch(each -> each.turn() == last);
    return acts == actsSeen && (isPending || last.hasFoundNothing())
        ? new Turn(acts, last::left)
        : new Turn(acts, selected());
  }

  /** What is selected now; what is being typed is selected when it is compared. */
  private Supplier<Optional<Subject>> selected() {
    Optional<Subject> now = selection.subjectProperty().get();
    int acts = selection.acts();
    return selection.isAwaited()
        ? () ->
            selection
                .subjectProperty()
                .get()
                .filter(typed -> selection.acts() == acts && !selection.isAwaited())
        : () -> now;
  }

  /** What a command still has to do comes before what was asked for after it. */
  private void add(Runnable command, boolean needsAnswer, boolean isMove, Turn turn) {
    if (running.isPresent()) {
      followUps.add(new Waiting(command, needsAnswer, isMove, running.get()));
    } else {
      waiting.addLast(new Waiting(command, needsAnswer, isMove, turn));
      last = turn;
      actsSeen = turn.acts;
      goOn();
    }
  }

  private void goOn() {
    while (running.isEmpty() && canRun()) {
      run(waiting.removeFirst());
    }
  }

  private boolean canRun() {
    return !isWorking
        && !waiting.isEmpty()
        && !(waiting.getFirst().needsAnswer()
            && (comparison.busyProperty().get() || questions > 0));
  }

  private void run(Waiting next) {
    Turn turn = next.turn();
    boolean isOvertaken = next.isMove() && actsOfPerson() != turn.acts;
    int before = selection.acts();
    running = Optional.of(turn);
    isLost = isOvertaken;
    try {
      if (!isOvertaken) {
        next.command().run();
      }
    } finally {
      running = Optional.empty();
      if (isLost) {
        turn.left = Optional.of(Optional::empty);
      } else if (next.isMove() || selection.acts() != before) {
        turn.left = Optional.of(selected());
      }
      actsOfCommands += selection.acts() - before;
      followUps.reversed().forEach(waiting::addFirst);
      followUps.clear();
      // A command that failed must not hold up the others.
      foreground.execute(this::goOn);
    }
  }
}
