package dev.tripatch.ui.rescue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** What a program left when it crashed. No other program takes it meanwhile. */
public final class LeftSession {

  private final Path folder;
  private final SessionLock lock;
  private final Instant when;
  private final List<KeptText> texts;

  LeftSession(Path folder, SessionLock lock, Instant when, List<KeptText> texts) {
    this.folder = folder;
    this.lock = lock;
    this.when = when;
    this.texts = List.copyOf(texts);
  }

  /** Where it is kept. */
  Path folder() {
    return folder;
  }

  /** When the latest of the texts was kept. */
  public Instant when() {
    return when;
  }

  /** The texts; at least one. */
  public List<KeptText> texts() {
    return texts;
  }

  /** Deletes it: it was taken over, or is not wanted. */
  void forget() throws IOException {
    release();
    SessionFolder.delete(folder);
  }

  /** Leaves it to whoever starts next. */
  void release() throws IOException {
    lock.close();
  }
}
