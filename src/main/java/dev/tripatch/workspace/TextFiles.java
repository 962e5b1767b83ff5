package dev.tripatch.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Reads and writes whole text files in UTF-8; a file is never left half written. */
public final class TextFiles {

  /** No Kubernetes object comes near this size; a larger file was chosen by mistake. */
  private static final long LARGEST = 64L << 20;

  private TextFiles() {}

  /**
   * Reads a file; a byte order mark is left out.
   *
   * @throws IOException with a sentence for people if it cannot be read
   */
  public static String read(Path file) throws IOException {
    if (file.toString().isEmpty()) {
      throw new IOException("A file's name is empty; a variable may be.");
    }
    try {
      if (Files.isDirectory(file)) {
        throw new IOException(file.getFileName() + " is a folder.");
      }
      if (Files.size(file) > LARGEST) {
        throw new IOException(file.getFileName() + " is larger than 64 MB.");
      }
      String text = decode(Files.readAllBytes(file));
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (NoSuchFileException missing) {
      throw new IOException(file + " does not exist.", missing);
    } catch (AccessDeniedException forbidden) {
      throw new IOException(file + ": you may not read this file.", forbidden);
    } catch (CharacterCodingException wrong) {
      throw new IOException(file.getFileName() + " is not a UTF-8 text.", wrong);
    }
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  /**
   * Writes a file: to a temporary file beside it, which then takes its place. A symbolic link stays
   * one, and the file keeps its permissions. What is no file, such as a pipe, is written to as it
   * is.
   *
   * @throws IOException if that fails; a file is then as it was
   */
  public static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, text);
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(file + " is not a file that can be written.");
    }
    Path temporary = folder.resolve(".tripatch" + UUID.randomUUID() + ".tmp");
    try {
      // A new file gets the rights that the person's umask leaves, as from every other program.
      Files.writeString(temporary, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      keepPermissions(target, temporary);
      move(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void keepPermissions(Path target, Path temporary) throws IOException {
    if (Files.exists(target)
        && FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(target));
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
