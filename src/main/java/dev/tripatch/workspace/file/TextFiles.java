package dev.tripatch.workspace.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.Consumer;

/**
 * Reads and writes whole text files in UTF-8 or, where a byte order mark says so, UTF-16, as
 * kubectl reads them; a file is never left half written, and keeps its encoding.
 */
public final class TextFiles {

  /**
   * How many bytes are read at most. A cluster keeps no object above 1.5 MB, and the largest files
   * that people install from have some MB; what is larger was chosen by mistake, and would take
   * more memory than there is.
   */
  public static final int LARGEST = 20 << 20;

  private static final String MARK = "\uFEFF";

  private TextFiles() {}

  /**
   * Reads a file; a byte order mark is left out.
   *
   * @throws IOException with a sentence for people if it cannot be read, or is no file but a device
   *     or a pipe, which might never end
   */
  public static String read(Path file) throws IOException {
    return withoutMark(readExactly(file));
  }

  /** The text without a byte order mark. */
  public static String withoutMark(String text) {
    return text.startsWith(MARK) ? text.substring(1) : text;
  }

  /**
   * Whether a path is no file and no folder but a pipe or a device, and so can be read only once.
   */
  public static boolean isPipe(Path path) {
    return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
  }

  /**
   * Reads what a person has named for this one reading: a file, or a pipe to its end, which may
   * take as long as its writer likes. A byte order mark is left out.
   *
   * @throws IOException with a sentence for people if it cannot be read
   */
  public static String readNamed(Path path) throws IOException {
    if (!isPipe(path)) {
      return read(path);
    }
    try (InputStream bytes = Files.newInputStream(path)) {
      return withoutMark(read(path.toString(), bytes));
    } catch (AccessDeniedException forbidden) {
      throw new IOException(FileWording.NOT_ALLOWED_TO_READ.text("file", path), forbidden);
    }
  }

  /**
   * Reads a file with a byte order mark, if it begins with one.
   *
   * @throws IOException as {@link #read(Path)} does
   */
  public static String readExactly(Path file) throws IOException {
    if (file.toString().isEmpty()) {
      throw new IOException(FileWording.EMPTY_NAME.text());
    }
    if (Files.isDirectory(file)) {
      throw new IOException(FileWording.IS_FOLDER.text("file", String.valueOf(file.getFileName())));
    }
    if (isPipe(file)) {
      throw new IOException(FileWording.NOT_A_FILE.text("file", file));
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      return read(String.valueOf(file.getFileName()), bytes);
    } catch (NoSuchFileException missing) {
      throw new IOException(FileWording.NOT_THERE.text("file", file), missing);
    } catch (AccessDeniedException forbidden) {
      throw new IOException(FileWording.NOT_ALLOWED_TO_READ.text("file", file), forbidden);
    }
  }

  /**
   * Reads a stream to its end, or to the largest size.
   *
   * @param name what to call it in messages
   * @throws IOException with a sentence for people if it is too large, or no text in UTF-8
   */
  public static String read(String name, InputStream stream) throws IOException {
    byte[] bytes = stream.readNBytes(LARGEST + 1);
    if (bytes.length > LARGEST) {
      throw new IOException(tooLarge(name));
    }
    try {
      return decoded(bytes);
    } catch (CharacterCodingException wrong) {
      throw new IOException(FileWording.NOT_UTF8.text("file", name), wrong);
    }
  }

  /**
   * The text that bytes are, with its byte order mark.
   *
   * @throws CharacterCodingException if they are none
   */
  public static String decoded(byte[] bytes) throws CharacterCodingException {
    return charset(bytes).newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static Charset charset(byte[] bytes) {
    return switch (bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF) {
      case 0xFEFF -> StandardCharsets.UTF_16BE;
      case 0xFFFE -> StandardCharsets.UTF_16LE;
      default -> StandardCharsets.UTF_8;
    };
  }

  /** What to say of a text that is too large. */
  public static String tooLarge(String name) {
    return FileWording.TOO_LARGE.text("file", name, "limit", LARGEST >> 20);
  }

  /**
   * Writes a file: all of it, or nothing. A link is written through; the file keeps its owner, its
   * rights, its extended attributes and its other names. What is no file, such as a pipe, is
   * written to as it is. When it returns, the disk has the file.
   *
   * @throws IOException if that fails; a file is then as it was. {@link SavingFault} says it in
   *     sentences for people.
   */
  public static void write(Path file, String text) throws IOException {
    save(file, bytes(file, text)).force();
  }

  /** The same, and a sentence for whoever listens about what a file has no more but its content. */
  public static FileWriting telling(Consumer<String> say) {
    return (file, text) -> {
      SavedFile saved = save(file, bytes(file, text));
      saved.force();
      saved.lost().ifPresent(say);
    };
  }

  /**
   * Writes files into a folder, which is made with all that are needed.
   *
   * @param texts the text of each file, by its path in the folder
   * @throws IOException as {@link #write} does, for the first one
   */
  public static void writeFolder(Path folder, SortedMap<String, String> texts) throws IOException {
    for (Map.Entry<String, String> each : texts.entrySet()) {
      Path file = folder.resolve(each.getKey());
      Files.createDirectories(Objects.requireNonNull(file.getParent(), "in a folder"));
      write(file, each.getValue());
    }
  }

  /**
   * The same, but the disk has the file only after {@link SavedFile#force}.
   *
   * @throws IOException as {@link #write} does
   */
  public static SavedFile save(Path file, byte[] bytes) throws IOException {
    return save(file, bytes, false);
  }

  /**
   * The same with a file that only its owner may read, also if others could read it before.
   *
   * @throws IOException as {@link #write} does
   */
  public static SavedFile savePrivately(Path file, String text) throws IOException {
    return save(file, bytes(file, text), true);
  }

  private static SavedFile save(Path file, byte[] bytes, boolean isPrivate) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, bytes);
      return SavedFile.NONE;
    }
    return SafeWriting.write(file, bytes, isPrivate);
  }

  /**
   * A text as a file is to hold it: in UTF-8, or as the file is, if the text has its mark.
   *
   * @throws IOException if it has half a character, or the file cannot be read
   */
  public static byte[] bytes(Path file, String text) throws IOException {
    boolean isMarked = text.startsWith(MARK) && Files.isRegularFile(file);
    Charset charset = isMarked ? charset(Files.readAllBytes(file)) : StandardCharsets.UTF_8;
    ByteBuffer bytes = charset.newEncoder().encode(CharBuffer.wrap(text));
    byte[] all = new byte[bytes.remaining()];
    bytes.get(all);
    return all;
  }
}
