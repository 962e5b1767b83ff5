package dev.tripatch.ui.settings;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Work in the background of which the latest matters: while one input is worked on, further inputs
 * replace each other, so that no queue builds up. Every answer is delivered, in order: under
 * unceasing input something is still seen. Used from one thread, the one of {@code foreground}.
 *
 * @param <I> what goes in
 * @param <O> what comes out
 */
public final class LatestWins<I, O> {

  private final Function<I, O> work;
  private final Executor background;
  private final Executor foreground;
  private final Consumer<O> done;
  private final Consumer<RuntimeException> failed;
  private @Nullable I waiting;
  private boolean working;
  private boolean forgotten;

  /**
   * Sets up the work; nothing runs yet.
   *
   * @param work the work; runs on {@code background}
   * @param background where to work
   * @param foreground where to deliver
   * @param done gets the answer, on {@code foreground}
   * @param failed gets what the work threw, on {@code foreground}
   */
  public LatestWins(
      Function<I, O> work,
      Executor background,
      Executor foreground,
      Consumer<O> done,
      Consumer<RuntimeException> failed) {
    this.work = work;
    this.background = background;
    this.foreground = foreground;
    this.done = done;
    this.failed = failed;
  }

  /** Asks for an answer; what was asked before and is not being worked on never gets one. */
  public void ask(I input) {
    waiting = input;
    if (!working) {
      start();
    }
  }

  /** Forgets what was asked; its answer will not be delivered. */
  public void forget() {
    waiting = null;
    forgotten = true;
  }

  /** Whether an answer is still to come. */
  public boolean isBusy() {
    return working || waiting != null;
  }

  private void start() {
    I input = waiting;
    if (input == null) {
      return;
    }
    waiting = null;
    forgotten = false;
    working = true;
    background.execute(() -> answer(input));
  }

  private void answer(I input) {
    Runnable delivery;
    try {
      O output = work.apply(input);
      delivery = () -> done.accept(output);
    } catch (RuntimeException problem) {
      delivery = () -> failed.accept(problem);
    } catch (StackOverflowError | OutOfMemoryError error) {
      // Otherwise the window would wait forever, and nobody would be told.
      delivery = () -> failed.accept(new IllegalStateException(error.toString(), error));
    }
    Runnable delivered = delivery;
    foreground.execute(() -> finish(delivered));
  }

  private void finish(Runnable delivery) {
    working = false;
    if (!forgotten) {
      delivery.run();
    }
    if (!working) {
      start();
    }
  }
}
