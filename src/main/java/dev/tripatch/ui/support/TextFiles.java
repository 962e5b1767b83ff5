package dev.tripatch.ui.support;

import dev.tripatch.workspace.WholeFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

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
   * Writes a file, as {@link WholeFile} does.
   *
   * @throws IOException if that fails; the file is then as it was
   */
  public static void write(Path file, String text) throws IOException {
    WholeFile.write(file, text);
  }
}
