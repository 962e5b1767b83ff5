package dev.tripatch.workspace.pair;

import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file of one side, read whole.
 *
 * @param path where it is
 * @param text what it holds; bytes as characters if it is no text
 * @param isText whether it is a text
 * @param fault why it cannot be read; empty if it can
 */
public record PairFile(Path path, String text, boolean isText, Optional<String> fault) {

  /** Reads it; never fails. */
  static PairFile read(Path path) {
    try (InputStream stream = Files.newInputStream(path)) {
      return read(path, stream);
    } catch (IOException failed) {
      return unread(path, PairWording.UNREADABLE.text("file", path));
    }
  }

  /**
   * Reads a stream to its end.
   *
   * @param path what to call it
   * @throws IOException if it cannot be read
   */
  static PairFile read(Path path, InputStream stream) throws IOException {
    byte[] bytes = stream.readNBytes(TextFiles.LARGEST + 1);
    return bytes.length > TextFiles.LARGEST
        ? unread(path, TextFiles.tooLarge(path.toString()))
        : of(path, bytes);
  }

  private static PairFile unread(Path path, String why) {
    return new PairFile(path, "", false, Optional.of(why));
  }

  private static PairFile of(Path path, byte[] bytes) {
    try {
      String text = TextFiles.decoded(bytes);
      return text.indexOf('\0') < 0
          ? new PairFile(path, text, true, Optional.empty())
          : binary(path, bytes);
    } catch (CharacterCodingException noText) {
      return binary(path, bytes);
    }
  }

  private static PairFile binary(Path path, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return new PairFile(path, text, false, Optional.empty());
  }

  /** The text as objects are read from it, without byte order mark and carriage returns. */
  String manifest() {
    return TextFiles.withoutMark(text).replace("\r\n", "\n");
  }
}
