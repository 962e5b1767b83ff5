package dev.tripatch.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads a file that was named on the command line, or standard input for {@code -}. */
final class InputFile {
  /** Stands for standard input. */
  static final String STANDARD_INPUT = "-";

  private InputFile() {}

  /** What to call it in messages. */
  static String nameOf(String file) {
    return file.equals(STANDARD_INPUT) ? "<stdin>" : file;
  }

  /** Its text, without a byte order mark. */
  static String read(String file, InputStream standardInput) throws StopException {
    String text = decode(file, bytes(file, standardInput));
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static byte[] bytes(String file, InputStream standardInput) throws StopException {
    try {
      if (file.equals(STANDARD_INPUT)) {
        return standardInput.readAllBytes();
      }
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new StopException(file + " is a folder; name a file.");
      }
      return Files.readAllBytes(path);
    } catch (NoSuchFileException missing) {
      throw new StopException(file + ": there is no such file.");
    } catch (InvalidPathException wrong) {
      throw new StopException(file + " is not the name of a file.");
    } catch (IOException unreadable) {
      throw new StopException(nameOf(file) + " cannot be read: " + unreadable.getMessage());
    }
  }

  private static String decode(String file, byte[] bytes) throws StopException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notText) {
      throw new StopException(
          nameOf(file) + " is not text in UTF-8; save it in that encoding first.");
    }
  }
}
