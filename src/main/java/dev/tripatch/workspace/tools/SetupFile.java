package dev.tripatch.workspace.tools;

import dev.tripatch.workspace.file.FileCopy;
import dev.tripatch.workspace.file.SavingFault;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file of the person, which is read and written byte by byte whatever its encoding is. */
record SetupFile(Path path) {
  private static final String COPY = ".before-tripatch";

  /** Its bytes, each as one character; empty if there is no file. */
  Optional<String> read() throws IOException {
    return Files.exists(path)
        ? Optional.of(new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1))
        : Optional.empty();
  }

  /** A text as it is written into such a file. */
  static String bytesOf(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** What such bytes are for people. */
  static String shown(String bytes) {
    return new String(bytes.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  /**
   * Writes it, through a link if it is one, with the permissions that it has.
   *
   * @param isProgram whether it is to be started
   */
  void write(String bytes, boolean isProgram) throws IOException {
    try {
      Path folder = path.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      TextFiles.save(path, bytes.getBytes(StandardCharsets.ISO_8859_1)).force();
      if (isProgram && !path.toFile().setExecutable(true)) {
        throw new IOException(SetupWords.NOT_A_PROGRAM.text("file", path));
      }
    } catch (IOException failed) {
      throw new IOException(SavingFault.sentence(path, failed), failed);
    }
  }

  void delete() throws IOException {
    Files.deleteIfExists(path);
  }

  /** Keeps a copy next to it; empty if there is nothing to keep. */
  Optional<Path> copy() throws IOException {
    return FileCopy.keep(path, COPY);
  }
}
