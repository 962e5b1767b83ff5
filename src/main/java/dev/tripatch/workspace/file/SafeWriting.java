package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Writes files so that the old bytes are there until the new ones are. Mostly a new file takes the
 * place of the old one in one step. Where the new file could not be all that the old one is (its
 * owner, another name for it, a folder that takes no new files), the old one is written over, and a
 * copy of it is kept until that is done.
 */
final class SafeWriting {

  private SafeWriting() {}

  static void write(Path file, byte[] bytes) throws IOException {
    Path target = target(file);
    if (Files.exists(target)) {
      requireWritable(target);
      replace(target, bytes);
    } else {
      create(target, bytes);
    }
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

  /** The system lets an administrator write to everything; who took the right away meant it. */
  private static void requireWritable(Path target) throws IOException {
    if (!Files.isWritable(target) || FileTraits.isReadOnly(target)) {
      throw new AccessDeniedException(target.toString(), null, SavingFault.READ_ONLY);
    }
  }

  private static Path folderOf(Path target) throws IOException {
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(FileWording.NOT_A_FILE_TO_WRITE.text("file", target));
    }
    return folder;
  }

  private static void create(Path target, byte[] bytes) throws IOException {
    // A temporary file of the system's making would be for its owner alone.
    Path temporary = folderOf(target).resolve(".tripatch-" + UUID.randomUUID() + ".tmp");
    try {
      fill(temporary, bytes, StandardOpenOption.CREATE_NEW);
      move(temporary, target);
    } catch (NoSuchFileException missing) {
      throw new NoSuchFileException(target.toString(), null, missing.getReason());
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void replace(Path target, byte[] bytes) throws IOException {
    if (FileTraits.hasOtherNames(target)) {
      writeOver(target, bytes);
      return;
    }
    Path temporary;
    try {
      temporary = Files.createTempFile(folderOf(target), ".tripatch", ".tmp");
    } catch (AccessDeniedException closedFolder) {
      writeOver(target, bytes);
      return;
    }
    try {
      fill(temporary, bytes, StandardOpenOption.WRITE);
      if (FileTraits.copy(target, temporary)) {
        move(temporary, target);
      } else {
        writeOver(target, bytes);
      }
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void writeOver(Path target, byte[] bytes) throws IOException {
    byte[] old = Files.readAllBytes(target);
    Path copy = copyOf(target, old);
    try {
      fill(target, bytes, StandardOpenOption.WRITE);
    } catch (IOException failed) {
      restore(target, old, copy, failed);
      throw failed;
    }
    Files.delete(copy);
  }

  /** Beside the file, or in the system's folder for temporary files if that takes no new ones. */
  private static Path copyOf(Path target, byte[] old) throws IOException {
    Path copy;
    try {
      copy = Files.createTempFile(folderOf(target), "." + target.getFileName(), ".before");
    } catch (AccessDeniedException closedFolder) {
      copy = Files.createTempFile(String.valueOf(target.getFileName()), ".before");
    }
    try {
      fill(copy, old, StandardOpenOption.WRITE);
    } catch (IOException failed) {
      Files.deleteIfExists(copy);
      throw failed;
    }
    return copy;
  }

  private static void restore(Path target, byte[] old, Path copy, IOException cause)
      throws IOException {
    try {
      fill(target, old, StandardOpenOption.WRITE);
      Files.delete(copy);
    } catch (IOException both) {
      cause.addSuppressed(both);
      throw new IOException(FileWording.NOT_RESTORED.text("file", target, "copy", copy), cause);
    }
  }

  /** The bytes are on the disk when it returns: a name must not be given to what is not there. */
  private static void fill(Path file, byte[] bytes, StandardOpenOption how) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, how)) {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.truncate(bytes.length);
      channel.force(true);
    }
  }
}
