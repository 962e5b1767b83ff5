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

  private static final int LARGEST = 32 << 20;

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
        return limited(file, standardInput.readNBytes(LARGEST + 1));
      }
      Path path = Path.of(file);
      if (Files.isDirectory(path)) {
        throw new StopException(file + " is a folder; name a file.");
      }
      try (InputStream bytes = Files.newInputStream(path)) {
        return limited(file, bytes.readNBytes(LARGEST + 1));
      }
    } catch (NoSuchFileException missing) {
      throw new StopException(file + ": there is no such file.");
    } catch (InvalidPathException wrong) {
      throw new StopException(file + " is not the name of a file.");
    } catch (IOException unreadable) {
      throw new StopException(nameOf(file) + " cannot be read: " + unreadable.getMessage());
    }
  }

  private static byte[] limited(String file, byte[] bytes) throws StopException {
    if (bytes.length > LARGEST) {
      throw new StopException(
          nameOf(file) + " is larger than 32 MiB; cut out the object that you mean.");
    }
    return bytes;
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
