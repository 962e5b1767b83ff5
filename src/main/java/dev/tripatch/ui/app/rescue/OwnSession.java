package dev.tripatch.ui.app.rescue;

import dev.tripatch.workspace.file.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The texts that this program keeps, in a folder named at random. For one thread at a time. */
final class OwnSession {

  private final Path root;
  private final String machine;
  private final Map<String, KeptText> kept = new HashMap<>();
  private @Nullable Path folder;
  private @Nullable SessionLock lock;

  /** Texts in a folder among those of other programs; nothing is made before it is needed. */
  OwnSession(Path root, String machine) {
    this.root = root;
    this.machine = machine;
  }

  /**
   * Keeps texts in the place of those kept before; writes only those that are new.
   *
   * @param mayForget whether those that are gone are safe elsewhere
   * @return whether nothing is left to do
   * @throws IOException if that fails; what could be kept is kept
   */
  boolean keep(List<KeptText> texts, boolean mayForget) throws IOException {
    if (texts.isEmpty() && kept.isEmpty()) {
      return true;
    }
    Path here = begun();
    Set<String> gone = new HashSet<>(kept.keySet());
    for (KeptText text : texts) {
      gone.remove(text.pane());
      if (!text.equals(kept.get(text.pane()))) {
        KeptTextFile.write(here.resolve(KeptTextFile.nameFor(text.pane())), text);
        kept.put(text.pane(), text);
      }
    }
    if (!mayForget) {
      return gone.isEmpty();
    }
    for (String pane : gone) {
      Files.deleteIfExists(here.resolve(KeptTextFile.nameFor(pane)));
      kept.remove(pane);
    }
    return true;
  }

  /** The folder, which somebody may have deleted since. */
  private Path begun() throws IOException {
    Path here = folder;
    if (here != null && Files.isDirectory(here)) {
      return here;
    }
    release();
    kept.clear();
    PrivateFiles.createFolder(root);
    here = root.resolve(UUID.randomUUID().toString());
    PrivateFiles.createFolder(here);
    folder = here;
    lock = SessionLock.begin(here, machine);
    return here;
  }

  /** Shows that this program lives. */
  void beat() throws IOException {
    if (lock != null) {
      lock.beat();
    }
  }

  /**
   * Keeps texts as those of a session that is over.
   *
   * @throws IOException if that fails
   */
  LeftSession leave(List<KeptText> texts, Instant now) throws IOException {
    keep(texts, true);
    return new LeftSession(begun(), Objects.requireNonNull(lock), now, texts);
  }

  private void release() throws IOException {
    if (lock != null) {
      lock.close();
      lock = null;
    }
  }

  /** Forgets all texts. */
  void end() throws IOException {
    release();
    if (folder != null) {
      SessionFolder.delete(folder);
      folder = null;
    }
    kept.clear();
  }
}
