package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;

/**
 * Writes files so that the old bytes are there until the new ones are. Mostly a new file takes the
 * place of the old one in one step. Where the new file cannot be all that the old one is (its
 * owner, its list of access, another name for it, a folder that takes no new files, a file that is
 * mounted alone), the old one is written over, and a copy of it is kept until that is done.
 */
final class SafeWriting {

  private final Path target;
  private final byte[] bytes;

  /** Whether nobody but the owner may read the file afterwards. */
  private final boolean isPrivate;

  private SafeWriting(Path target, byte[] bytes, boolean isPrivate) {
    this.target = target;
    this.bytes = bytes;
    this.isPrivate = isPrivate;
  }

  /**
   * Writes a file.
   *
   * @param isPrivate whether only its owner may read it then, not everybody who could before
   */
  static SavedFile write(Path file, byte[] bytes, boolean isPrivate) throws IOException {
    return new SafeWriting(target(file), bytes, isPrivate).write();
  }

  /** Where links lead to, also one that leads to a file that is not there yet. */
  private static Path target(Path file) throws IOException {
    if (Files.exists(file)) {
      return file.toRealPath();
    }
    return Files.isSymbolicLink(file)
        ? file.toAbsolutePath().resolveSibling(Files.readSymbolicLink(file))
        : file.toAbsolutePath();
  }

  private SavedFile write() throws IOException {
    if (!Files.exists(target)) {
      create();
      return SavedFile.at(target);
    }
    requireWritable(target);
    if (isPrivate) {
      OwnerOnly.narrow(target);
    }
    return FileTraits.areKnown() && !FileTraits.hasOtherNames(target) && replace()
        ? SavedFile.at(target)
        : writeOver();
  }

  /** The system lets an administrator write to everything; who took the right away meant it. */
  static void requireWritable(Path target) throws IOException {
    if (!Files.isWritable(target) || FileTraits.isReadOnly(target)) {
      throw new AccessDeniedException(target.toString(), null, SavingFault.READ_ONLY);
    }
  }

  private Path folder() throws IOException {
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(FileWording.NOT_A_FILE_TO_WRITE.text("file", target));
    }
    return folder;
  }

  private void create() throws IOException {
    Path temporary = temporaryIn(folder());
    try {
      if (isPrivate) {
        PrivateFiles.create(temporary).close();
      } else {
        Files.createFile(temporary);
      }
      fill(temporary, bytes);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (NoSuchFileException missing) {
      throw new NoSuchFileException(target.toString(), null, missing.getReason());
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static Path temporaryIn(Path folder) {
    return folder.resolve(".tripatch-" + UUID.randomUUID() + ".tmp");
  }

  /** Says whether a new file that is like the old one could take its place. */
  private boolean replace() throws IOException {
    FileTraits wanted;
    try {
      FileTraits old = FileTraits.of(target);
      wanted = isPrivate ? old.forOwnerOnly() : old;
    } catch (IOException unknown) {
      return false;
    }
    Path temporary = temporaryIn(folder());
    try {
      PrivateFiles.create(temporary).close();
    } catch (FileSystemException closedFolder) {
      return false;
    }
    try {
      fill(temporary, bytes);
      return wanted.giveTo(temporary) && takesPlace(temporary);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** Not if its folder keeps the old file, or if that is mounted there. */
  private boolean takesPlace(Path temporary) throws IOException {
    try {
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return true;
    } catch (FileSystemException kept) {
      return false;
    }
  }

  private SavedFile writeOver() throws IOException {
    Optional<FileTraits> before = traits();
    byte[] old = Files.readAllBytes(target);
    KeptCopy copy = KeptCopy.of(target, old);
    try {
      fill(target, bytes);
    } catch (IOException failed) {
      restore(old, copy, failed);
      throw failed;
    }
    return SavedFile.over(target, copy, before.map(this::lost).orElse(""));
  }

  private Optional<FileTraits> traits() {
    try {
      return FileTraits.areKnown() ? Optional.of(FileTraits.of(target)) : Optional.empty();
    } catch (IOException unknown) {
      return Optional.empty();
    }
  }

  /** Writing takes some bits away, which only the owner may set again. */
  private String lost(FileTraits before) {
    return before.giveTo(target) ? "" : traits().map(before::lostIn).orElse("");
  }

  private void restore(byte[] old, KeptCopy copy, IOException cause) throws IOException {
    try {
      fill(target, old);
      copy.delete();
    } catch (IOException both) {
      cause.addSuppressed(both);
      throw new IOException(
          FileWording.NOT_RESTORED.text("file", target, "copy", copy.path()), cause);
    }
  }

  static void fill(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      fill(channel, bytes);
    }
  }

  static void fill(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    while (left.hasRemaining()) {
      channel.write(left);
    }
    channel.truncate(bytes.length);
  }
}
