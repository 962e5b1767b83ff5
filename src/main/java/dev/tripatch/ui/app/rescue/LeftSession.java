package dev.tripatch.ui.app.rescue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * What a program left when it crashed. No other program takes it meanwhile.
 *
 * @param folder where it is kept
 * @param when when the latest of the texts was kept
 * @param texts at least one
 */
public record LeftSession(Path folder, SessionLock lock, Instant when, List<KeptText> texts) {

  public LeftSession {
    texts = List.copyOf(texts);
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
