package dev.tripatch.workspace.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * What a file held before it is written over, or what is to be done with several, in a file for its
 * owner alone, locked until the writing is done. It is whole as soon as it has its name; a program
 * that is killed leaves it.
 */
final class KeptCopy {

  private static final String ENDING = ".before";
  private static final String ANY = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

  /** What a name may have of the file's, which may itself be as long as a name can be. */
  private static final int LONGEST = 60;

  private final Path path;
  private final FileChannel channel;

  private KeptCopy(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /** Beside the file, or in the system's folder for temporary files if that takes no new ones. */
  static KeptCopy of(Path target, byte[] old) throws IOException {
    try {
      return make(target.resolveSibling(beside(target) + UUID.randomUUID() + ENDING), old);
    } catch (FileSystemException closedFolder) {
      return make(temporary().resolve(elsewhere(target) + UUID.randomUUID() + ENDING), old);
    }
  }

  private static String beside(Path target) {
    String name = String.valueOf(target.getFileName());
    return name.length() > LONGEST ? elsewhere(target) : "." + name + ".";
  }

  private static String elsewhere(Path target) {
    byte[] name = target.toString().getBytes(StandardCharsets.UTF_8);
    return ".tripatch-" + UUID.nameUUIDFromBytes(name) + ".";
  }

  private static Path temporary() {
    return Path.of(System.getProperty("java.io.tmpdir"));
  }

  /** In a folder, under a name that no other has. */
  static KeptCopy in(Path folder, byte[] content) throws IOException {
    return make(folder.resolve(UUID.randomUUID() + ENDING), content);
  }

  private static KeptCopy make(Path path, byte[] old) throws IOException {
    Path unfinished = path.resolveSibling(".tripatch-" + UUID.randomUUID() + ".tmp");
    KeptCopy copy = new KeptCopy(path, PrivateFiles.create(unfinished));
    try {
      copy.lock();
      // Through another channel, closing that would take the lock away.
      SafeWriting.fill(copy.channel, old);
      Files.move(unfinished, path);
      return copy;
    } catch (IOException failed) {
      copy.channel.close();
      Files.deleteIfExists(unfinished);
      throw failed;
    }
  }

  private void lock() throws IOException {
    try {
      FileLock _ = channel.tryLock();
    } catch (IOException noLocksHere) {
      // Then the copy may be offered while it is still needed; nothing is lost by that.
    }
  }

  Path path() {
    return path;
  }

  /** Forces it to the disk, and its name. */
  void force() throws IOException {
    channel.force(true);
    SavedFile.forceName(path);
  }

  /** The writing is done. */
  void delete() throws IOException {
    Files.deleteIfExists(path);
    channel.close();
  }

  /** All in a folder; nothing if it cannot be read. */
  static List<Path> in(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    } catch (IOException | UncheckedIOException closed) {
      return List.of();
    }
  }

  /** Where there may be copies of a file. */
  static List<Path> folders(Path target) {
    Path folder = target.getParent();
    return folder == null ? List.of(temporary()) : List.of(folder, temporary());
  }

  /** Those among copies that are of a file and that a killed program left, the latest first. */
  static List<Path> left(Path target, List<Path> copies) {
    return copies.stream()
        .filter(each -> isCopy(each, beside(target)) || isCopy(each, elsewhere(target)))
        .filter(KeptCopy::isOurs)
        .filter(each -> isLeft(each, true))
        .sorted(Comparator.comparing(KeptCopy::when).reversed())
        .toList();
  }

  private static boolean isCopy(Path copy, String start) {
    String name = String.valueOf(copy.getFileName());
    return name.startsWith(start)
        && name.endsWith(ENDING)
        && name.substring(start.length(), name.length() - ENDING.length()).matches(ANY);
  }

  /** Everybody may put files into a folder for temporary files. */
  private static boolean isOurs(Path copy) {
    try {
      return Files.isRegularFile(copy, LinkOption.NOFOLLOW_LINKS)
          && (!FileTraits.areKnown()
              || Files.getOwner(copy).equals(Files.getOwner(Path.of("/proc/self"))));
    } catch (IOException gone) {
      return false;
    }
  }

  /** All in a folder that killed programs left. */
  static List<Path> left(Path folder) {
    return in(folder).stream()
        .filter(KeptCopy::isOurs)
        .filter(each -> isLeft(each, false))
        .toList();
  }

  /**
   * Whether no program has it locked.
   *
   * @param unknown the answer where there are no locks
   */
  private static boolean isLeft(Path copy, boolean unknown) {
    try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException thisProgramIsWriting) {
      return false;
    } catch (IOException gone) {
      return unknown && Files.exists(copy);
    }
  }

  private static FileTime when(Path copy) {
    try {
      return Files.getLastModifiedTime(copy);
    } catch (IOException gone) {
      return FileTime.fromMillis(0);
    }
  }
}
