package dev.tripatch.ui.app.rescue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Keeps unsaved texts on disk, on a separate thread: a moment after the first change that is not
 * kept yet, so also while somebody goes on typing, and when the program is told to end. Every
 * method but the last returns at once.
 */
public final class Keeper {

  /** A word typed in one go is one writing. */
  private static final long SOON = 150;

  /** Together with the writing itself still below a second. */
  private static final long LATEST = 600;

  /** Pauses are so many times as long as the writing, which then takes a tenth of the time. */
  private static final int PAUSE_FACTOR = 10;

  private static final long AGAIN = 1000;

  /** How long a window that closes waits for a slow disk; the next one offers the texts then. */
  private static final Duration LONGEST = Duration.ofSeconds(5);

  /** When the window has its first frame, and nobody has typed yet. */
  private static final long PREPARED_AFTER = 1000;

  private final Path root;
  private final Consumer<Optional<String>> trouble;
  private final Predicate<Duration> onDisk;
  private final String machine = SessionLock.machine();
  private final OwnSession mine;
  private final Pending pending = new Pending();
  private final List<LeftSession> held = new ArrayList<>();
  private final Thread lastMoment = new Thread(this::keepRest, "keeper at the end");
  private final ScheduledExecutorService thread;

  private volatile long lastTook;
  private boolean isTroubled;
  private boolean isEnded;

  /**
   * Begins.
   *
   * @param root the folder of all programs' texts, which need not exist yet
   * @param trouble gets a sentence when texts can no longer be kept, and nothing when they can
   *     again; on any thread
   * @param onDisk waits until a disk has what was saved, but not longer than this, and says whether
   *     it has: what is saved is not forgotten before
   */
  public Keeper(Path root, Consumer<Optional<String>> trouble, Predicate<Duration> onDisk) {
    this(
        root,
        trouble,
        onDisk,
        Executors.newSingleThreadScheduledExecutor(
            work -> Thread.ofPlatform().daemon().name("keeper").unstarted(work)));
  }

  Keeper(
      Path root,
      Consumer<Optional<String>> trouble,
      Predicate<Duration> onDisk,
      ScheduledExecutorService thread) {
    this.root = root;
    this.trouble = trouble;
    this.onDisk = onDisk;
    this.thread = thread;
    this.mine = new OwnSession(root, machine);
    long beat = SessionLock.BEAT.toMillis();
    var _ = thread.scheduleWithFixedDelay(this::beat, beat, beat, TimeUnit.MILLISECONDS);
    var _ = thread.schedule(KeptTextFile::prepare, PREPARED_AFTER, TimeUnit.MILLISECONDS);
    Runtime.getRuntime().addShutdownHook(lastMoment);
  }

  /** Keeps these texts, soon, in the place of those before. */
  public void keep(List<KeptText> texts) {
    if (pending.want(texts)) {
      keepIn(Math.clamp(lastTook * PAUSE_FACTOR, SOON, LATEST));
    }
  }

  private void keepIn(long millis) {
    if (!thread.isShutdown()) {
      var _ = thread.schedule(this::keepNow, millis, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void keepNow() {
    if (isEnded) {
      return;
    }
    Pending.Work work = pending.take();
    try {
      long began = System.nanoTime();
      boolean isDone = mine.keep(work.texts(), onDisk.test(Duration.ZERO));
      lastTook = Duration.ofNanos(System.nanoTime() - began).toMillis();
      work.afterwards().forEach(Runnable::run);
      tell(Optional.empty());
      if (!isDone && pending.again()) {
        keepIn(AGAIN);
      }
    } catch (IOException | RuntimeException | OutOfMemoryError failed) {
      if (pending.putBack(work)) {
        keepIn(AGAIN);
      }
      tell(Optional.of(sentence(failed)));
    }
  }

  /**
   * The program ends without asking the person. What is being kept just now comes first: the system
   * would end it in the middle.
   */
  private synchronized void keepRest() {
    if (pending.isDue()) {
      keepNow();
    }
  }

  private void tell(Optional<String> problem) {
    if (problem.isPresent() != isTroubled) {
      isTroubled = problem.isPresent();
      trouble.accept(problem);
    }
  }

  private String sentence(Throwable failed) {
    String reason =
        failed instanceof FileSystemException system && system.getReason() != null
            ? system.getReason()
            : String.valueOf(failed.getMessage());
    return RescueWords.NOT_KEPT.text("folder", root, "reason", reason);
  }

  private synchronized void beat() {
    try {
      mine.beat();
    } catch (IOException toldWhenKeeping) {
      // The next text that cannot be kept is reported.
    }
  }

  /**
   * Looks for what dead programs left.
   *
   * @param found gets it, on any thread; nothing if the folder cannot be read
   */
  public void findLeft(Consumer<LeftSessions> found) {
    thread.execute(
        () -> {
          try {
            LeftSessions left = LeftSessions.in(root, machine);
            hold(left.sessions());
            found.accept(left);
          } catch (IOException toldWhenKeeping) {
            // People see it when their text cannot be kept.
          }
        });
  }

  private synchronized void hold(List<LeftSession> sessions) {
    held.addAll(sessions);
  }

  /**
   * Keeps texts that are about to be replaced as those of a separate session.
   *
   * @param done gets that session, on any thread; nothing if it could not be kept
   */
  public void setAside(List<KeptText> texts, Consumer<LeftSession> done) {
    thread.execute(
        () -> {
          try {
            LeftSession aside = new OwnSession(root, machine).leave(texts, Instant.now());
            hold(List.of(aside));
            done.accept(aside);
          } catch (IOException toldWhenKeeping) {
            // It fails for the texts of now as well.
          }
        });
  }

  /** Deletes what was left, but not before the texts of now are kept. */
  public void forget(LeftSession left) {
    if (pending.wantAfterwards(() -> delete(left))) {
      keepIn(0);
    }
  }

  private synchronized void delete(LeftSession left) {
    held.remove(left);
    try {
      left.forget();
    } catch (IOException offeredAgain) {
      // The next start finds it.
    }
  }

  /** Forgets the texts: the person has answered for them. What was left by others stays. */
  public void end() {
    if (thread.isShutdown()) {
      return;
    }
    thread.execute(this::endNow);
    thread.shutdown();
    try {
      Runtime.getRuntime().removeShutdownHook(lastMoment);
      boolean _ = thread.awaitTermination(LONGEST.toSeconds() + 2, TimeUnit.SECONDS);
    } catch (IllegalStateException isEndingAnyway) {
      // The hook has run, or does nothing any more.
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void endNow() {
    pending.take().afterwards().forEach(Runnable::run);
    isEnded = true;
    if (!onDisk.test(LONGEST)) {
      return;
    }
    try {
      mine.end();
      for (LeftSession each : held) {
        each.release();
      }
    } catch (IOException offeredAgain) {
      // The next start finds what is left.
    }
  }
}
