package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Writes several files: all of them, or none. What they hold is kept with the settings until they
 * are written; the next start of the program takes back what a killed one left. To be used once.
 */
public final class SavedTogether {
  private final FileWriting writing;
  private final Optional<Path> settings;
  private final Consumer<String> say;
  private final List<FileEdit> begun = new ArrayList<>();

  /** Held for each file; whoever ends the program meanwhile never gives it back. */
  private final ReentrantLock turn = new ReentrantLock(true);

  /** What is done now is about it. */
  private Path at = Path.of("");

  private Optional<KeptCopy> journal = Optional.empty();

  /**
   * How it ended.
   *
   * @param written the files that are written
   * @param hindered those that a person should look at: somebody has changed them since they were
   *     read, and they are left as they are, or they cannot be written
   * @param told sentences about them, and why nothing is written if nothing is
   * @param isNothing whether all files have their old content
   */
  public record Ending(
      List<FileEdit> written, List<Path> hindered, List<String> told, boolean isNothing) {}

  /**
   * Files that are written in this way.
   *
   * @param settings the person's settings, if there is a folder for them
   * @param say gets sentences for people, on any thread
   */
  public SavedTogether(FileWriting writing, Optional<Path> settings, Consumer<String> say) {
    this.writing = writing;
    this.settings = settings;
    this.say = say;
  }

  /**
   * Writes files, each only if it is as it was read. What hinders one is looked for before any is
   * written; where one fails later, those before it get their old content again.
   *
   * @param goesOn asked before each file, with how many are done; no cancels all
   */
  public Ending write(List<FileEdit> edits, IntPredicate goesOn) {
    Thread stop = Thread.ofPlatform().unstarted(this::stop);
    turn.lock();
    try {
      whileRunning(() -> Runtime.getRuntime().addShutdownHook(stop));
      Ending ending = writeAll(edits, goesOn);
      whileRunning(() -> Runtime.getRuntime().removeShutdownHook(stop));
      writing.afterwards(this::forget);
      return ending;
    } finally {
      turn.unlock();
    }
  }

  private Ending writeAll(List<FileEdit> edits, IntPredicate goesOn) {
    List<Path> changed = new ArrayList<>();
    try {
      for (FileEdit edit : edits) {
        at = edit.file();
        if (edit.holds(edit.before())) {
          SafeWriting.requireWritable(at);
        }
      }
      keep(edits);
      for (FileEdit edit : edits) {
        at = edit.file();
        turn.unlock();
        turn.lock();
        if (!goesOn.test(begun.size() + changed.size())) {
          return takenBack(List.of(), FileWording.CANCELLED.text());
        }
        if (edit.holds(edit.before())) {
          begun.add(edit);
          writing.write(at, edit.after());
        } else {
          changed.add(at);
        }
      }
      List<String> told =
          changed.stream().map(file -> FileWording.CHANGED_SINCE.text("file", file)).toList();
      return new Ending(List.copyOf(begun), changed, told, false);
    } catch (IOException failed) {
      return takenBack(List.of(at), SavingFault.sentence(at, failed));
    }
  }

  /** A file alone needs none: it is written in one step, or has a copy. */
  private void keep(List<FileEdit> edits) throws IOException {
    if (edits.size() > 1) {
      if (settings.isPresent()) {
        at = settings.get();
        journal = new FileJournal(edits).write(at);
      }
      if (journal.isEmpty()) {
        say.accept(FileWording.NO_JOURNAL.text());
      }
    }
  }

  private Ending takenBack(List<Path> hindered, String why) {
    List<Path> left = FileEdit.takeBack(begun, writing);
    return new Ending(List.of(), hindered, List.of(why + FileEdit.left(left)), left.isEmpty());
  }

  /** The program is to end, and waits for this. */
  private void stop() {
    turn.lock();
    takenBack(List.of(), FileWording.STOPPED.text()).told().forEach(say);
    forget();
  }

  /** Once the program is to end, {@link #stop} has the last word, and nobody else goes on. */
  private void whileRunning(Runnable change) {
    try {
      change.run();
    } catch (IllegalStateException isEnding) {
      turn.unlock();
      new Semaphore(0).acquireUninterruptibly();
    }
  }

  private void forget() {
    try {
      if (journal.isPresent()) {
        journal.get().delete();
      }
    } catch (IOException stays) {
      // The next start finds that all is done.
    }
  }
}
