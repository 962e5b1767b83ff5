package dev.tripatch.ui.panes.document;

import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavedFile;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Saves the files of a window: everybody sees them at once, and a separate thread forces them to
 * the disk, since a slow one must not stop the window.
 */
public final class FileSaving implements FileWriting {

  private static final long IDLE_SECONDS = 5;

  private final Consumer<String> warn;
  private final Executor disk = oneThread();
  private int waiting;

  /** Saving; {@code warn} gets sentences about what did not go as it should, on any thread. */
  public FileSaving(Consumer<String> warn) {
    this.warn = warn;
  }

  @Override
  public void write(Path file, String text) throws IOException {
    force(file, TextFiles.save(file, TextFiles.bytes(file, text)));
  }

  /**
   * Writes a file that only its owner may read.
   *
   * @throws IOException as {@link #write} does
   */
  public void writePrivately(Path file, String text) throws IOException {
    force(file, TextFiles.savePrivately(file, text));
  }

  private void force(Path file, SavedFile saved) {
    saved.lost().ifPresent(warn);
    afterwards(
        () -> {
          try {
            saved.force();
          } catch (IOException failed) {
            warn.accept(SavingFault.sentence(file, failed));
          }
        });
  }

  @Override
  public synchronized void afterwards(Runnable action) {
    waiting++;
    disk.execute(action);
    disk.execute(this::isDone);
  }

  /** However many files are saved: a disk takes one after the other. */
  private static Executor oneThread() {
    ThreadPoolExecutor one =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().daemon().name(DocumentWords.TO_THE_DISK.text()).factory());
    one.allowCoreThreadTimeOut(true);
    return one;
  }

  private synchronized void isDone() {
    waiting--;
    notifyAll();
  }

  /** Waits until the disk has all that was saved, but not longer than this; says whether it has. */
  public synchronized boolean await(Duration longest) {
    long end = System.nanoTime() + longest.toNanos();
    try {
      for (long left = longest.toMillis(); waiting > 0 && left > 0; ) {
        wait(left);
        left = (end - System.nanoTime()) / 1_000_000;
      }
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
    return waiting == 0;
  }
}
