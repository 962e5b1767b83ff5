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
   * Writes a file as {@link TextFiles#write} does, and sees it to the disk; a file that is there
   * already is narrowed.
   *
   * @param parts the text, in parts that need not be joined
   * @return whether others could read or write the file that was there before
   * @throws IOException if that fails; a file is then as it was
   */
  public static boolean write(Path file, String... parts) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, String.join("", parts));
      return false;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path temporary = target.resolveSibling(".tripatch" + UUID.randomUUID() + ".tmp");
    boolean wasOpen = Files.exists(target) && OwnerOnly.isOpenToOthers(target);
    try {
      fill(temporary, parts);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
    return wasOpen;
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
