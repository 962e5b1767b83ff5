package dev.tripatch.ui.app.rescue;

import dev.tripatch.workspace.file.PrivateFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * What dead programs left in the folder of all sessions.
 *
 * @param sessions those with texts, the latest first
 * @param damaged files that cannot be read and were set aside
 */
public record LeftSessions(List<LeftSession> sessions, List<Path> damaged) {

  private static final String DAMAGED = "damaged";

  /**
   * Looks for them, and takes over those of programs that are dead.
   *
   * @throws IOException if the folder cannot be read
   */
  static LeftSessions in(Path root, String machine) throws IOException {
    LeftSessions found = new LeftSessions(new ArrayList<>(), new ArrayList<>());
    if (Files.isDirectory(root)) {
      PrivateFiles.createFolder(root);
      found.lookIn(root, machine);
    }
    found.sessions.sort(Comparator.comparing(LeftSession::when).reversed());
    return found;
  }

  private void lookIn(Path root, String machine) throws IOException {
    // A file of ours says what time it is for the file system, and who we are.
    Path probe = root.resolve(".probe" + UUID.randomUUID());
    PrivateFiles.create(probe).close();
    try {
      FileTime now = Files.getLastModifiedTime(probe);
      UserPrincipal me = Files.getOwner(probe);
      for (Path folder : foldersIn(root)) {
        if (SessionFolder.isOne(folder, me)) {
          look(folder, machine, now, me);
        }
      }
    } finally {
      Files.deleteIfExists(probe);
    }
  }

  private static List<Path> foldersIn(Path root) throws IOException {
    try (Stream<Path> folders = Files.list(root)) {
      return folders.toList();
    }
  }

  /** A session that cannot be looked at does not hide the others. */
  private void look(Path folder, String machine, FileTime now, UserPrincipal me) {
    try {
      Optional<SessionLock> lock = SessionLock.takeOver(folder, machine, now);
      if (lock.isPresent()) {
        read(folder, lock.get(), me);
      }
    } catch (IOException notNow) {
      // It is not ready yet, or is being deleted; else the next start finds it.
    }
  }

  private void read(Path folder, SessionLock lock, UserPrincipal me) throws IOException {
    List<KeptText> texts = new ArrayList<>();
    FileTime when = FileTime.fromMillis(0);
    for (Path file : SessionFolder.texts(folder, me)) {
      try {
        texts.add(KeptTextFile.read(file));
        FileTime kept = Files.getLastModifiedTime(file);
        when = kept.compareTo(when) > 0 ? kept : when;
      } catch (IOException broken) {
        damaged.add(setAside(folder, file));
      }
    }
    if (texts.isEmpty()) {
      lock.close();
      SessionFolder.delete(folder);
    } else {
      texts.sort(Comparator.comparing(LeftSessions::file).thenComparingInt(LeftSessions::index));
      sessions.add(new LeftSession(folder, lock, when.toInstant(), texts));
    }
  }

  private static String file(KeptText text) {
    return text.origin().map(origin -> origin.place().file()).orElse("");
  }

  private static int index(KeptText text) {
    return text.origin().map(origin -> origin.place().index()).orElse(0);
  }

  private static Path setAside(Path folder, Path file) throws IOException {
    Path aside = folder.resolveSibling(DAMAGED);
    PrivateFiles.createFolder(aside);
    return Files.move(file, aside.resolve(folder.getFileName() + "-" + file.getFileName()));
  }
}
