package dev.tripatch.workspace.file;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.UUID;

/**
 * Files with whole documents in them, Secrets too: only their owner may read them, from the first
 * byte on. A file is never left half written.
 */
public final class PrivateFiles {

  private PrivateFiles() {}

  /**
   * Makes a folder that only its owner may look into, and those above it; one that is there already
   * is narrowed.
   *
   * @throws IOException if that fails, or if something else is there
   */
  public static void createFolder(Path folder) throws IOException {
    Path parent = folder.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    try {
      Files.createDirectory(folder, OwnerOnly.folder(folder));
    } catch (FileAlreadyExistsException there) {
      if (!Files.isDirectory(folder)) {
        throw new IOException("it is not a folder", there);
      }
      OwnerOnly.narrow(folder);
    }
  }

  /**
   * Makes a new file, to be written to.
   *
   * @throws IOException if that fails, or if there is one
   */
  public static FileChannel create(Path file) throws IOException {
    Set<OpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    return FileChannel.open(file, options, OwnerOnly.file(file));
  }

  /**
   * Whether others than the owner may read or write a file; false if there is none.
   *
   * @throws IOException if that cannot be found out
   */
  public static boolean isOpenToOthers(Path file) throws IOException {
    return Files.exists(file) && OwnerOnly.isOpenToOthers(file);
  }

  /**
   * Puts a file in the place of what is there, and sees it to the disk.
   *
   * @param parts the text, in parts that need not be joined
   * @throws IOException if that fails; what was there is then as it was
   */
  public static void replace(Path file, String... parts) throws IOException {
    Path temporary = file.resolveSibling(".tripatch" + UUID.randomUUID() + ".tmp");
    try {
      fill(temporary, parts);
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /**
   * Writes a file unless there is one, and never half of it: of several programs that do so at the
   * same time, the first one's stays.
   *
   * @throws IOException if there is none afterwards
   */
  public static void createOnce(Path file, String text) throws IOException {
    Path temporary = file.resolveSibling(".tripatch" + UUID.randomUUID() + ".tmp");
    try {
      fill(temporary, text);
      Files.createLink(file, temporary);
    } catch (UnsupportedOperationException noLinks) {
      Files.move(temporary, file);
    } catch (FileAlreadyExistsException there) {
      // It is the one that counts.
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** Through a small buffer: a large text must not need its size in memory once more. */
  private static void fill(Path file, String... parts) throws IOException {
    try (FileChannel channel = create(file);
        Writer writer =
            new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8), 1 << 15)) {
      for (String part : parts) {
        writer.write(part);
      }
      writer.flush();
      channel.force(true);
    }
  }
}
