package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * What a file held before it is written over, in a file for its owner alone, locked until the
 * writing is done. It is whole as soon as it has its name; a program that is killed leaves it.
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
    } catch (AccessDeniedException closedFolder) {
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

  private static KeptCopy make(Path path, byte[] old) throws IOException {
    Path unfinished = path.resolveSibling(".tripatch-" + UUID.randomUUID() + ".tmp");
    KeptCopy copy = new KeptCopy(path, PrivateFiles.create(unfinished));
    try {
      copy.lock();
      SafeWriting.fill(unfinished, old);
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

  /** Forces it to the disk. */
  void force() throws IOException {
    channel.force(true);
  }

  /** The writing is done. */
  void delete() throws IOException {
    Files.deleteIfExists(path);
    channel.close();
  }

  /** The copies of a file that killed programs left, the latest first. */
  static List<Path> left(Path target) throws IOException {
    List<Path> found = new ArrayList<>();
    Path folder = target.getParent();
    if (folder != null) {
      found.addAll(in(folder, beside(target)));
    }
    found.addAll(in(temporary(), elsewhere(target)));
    found.sort(Comparator.comparing(KeptCopy::when).reversed());
    return found;
  }

  private static List<Path> in(Path folder, String start) throws IOException {
    if (!Files.isReadable(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(each -> isCopy(String.valueOf(each.getFileName()), start))
          .filter(KeptCopy::isOurs)
          .filter(KeptCopy::isLeft)
          .toList();
    }
  }

  private static boolean isCopy(String name, String start) {
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

  private static boolean isLeft(Path copy) {
    try (FileChannel channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException thisProgramIsWriting) {
      return false;
    } catch (IOException gone) {
      return Files.exists(copy);
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
