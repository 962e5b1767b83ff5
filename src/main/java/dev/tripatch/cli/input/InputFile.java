package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.workspace.file.InterruptedSave;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads a file that was named on the command line, or standard input for {@code -}. */
public final class InputFile {
  /** Stands for standard input. */
  static final String STANDARD_INPUT = "-";

  private InputFile() {}

  /** Standard input can be read only once. */
  public static void requireOneStandardInput(Stream<String> files) throws StopException {
    StopException.when(
        files.filter(STANDARD_INPUT::equals).count() > 1, InputWording.ONE_STANDARD_INPUT.text());
  }

  /** What to call it in messages. */
  public static String nameOf(String file) {
    return file.equals(STANDARD_INPUT) ? "<stdin>" : file;
  }

  /** Its text, without a byte order mark. */
  public static String read(String file, InputStream standardInput) throws StopException {
    byte[] bytes = bytes(file, standardInput);
    if (bytes.length > TextFiles.LARGEST) {
      throw stop(
          file,
          InputWording.TOO_LARGE.text("size", TextFiles.LARGEST >> 20),
          InputWording.NAME_FILE_OF_OBJECTS.text());
    }
    return decode(file, bytes);
  }

  private static byte[] bytes(String file, InputStream standardInput) throws StopException {
    if (file.isEmpty()) {
      throw stop(
          file, InputWording.NOT_A_FILE_NAME.text(), InputWording.NAME_FILE_NOT_EMPTY.text());
    }
    try {
      return file.equals(STANDARD_INPUT)
          ? standardInput.readNBytes(TextFiles.LARGEST + 1)
          : bytes(file, Path.of(file));
    } catch (NoSuchFileException missing) {
      throw isLost(file)
          ? lost(file)
          : stop(
              file,
              InputWording.NO_SUCH_FILE.text(),
              InputWording.LOOKED_FOR.text("file", absolute(file)));
    } catch (AccessDeniedException denied) {
      throw stop(file, InputWording.MAY_NOT_READ.text(), InputWording.ASK_TO_READ.text());
    } catch (InvalidPathException wrong) {
      throw isLost(file)
          ? lost(file)
          : stop(file, InputWording.NOT_A_FILE_NAME.text(), InputWording.NAME_FILE_OR_INPUT.text());
    } catch (IOException unreadable) {
      throw stop(
          file,
          InputWording.NOT_READABLE.text("reason", reason(unreadable)),
          InputWording.TRY_ANOTHER.text());
    }
  }

  /** Whether Java could not read a name, and put other characters in place of its bytes. */
  private static boolean isLost(String name) {
    return name.indexOf('\uFFFD') >= 0;
  }

  private static StopException lost(String name) {
    return stop(name, InputWording.NAME_NOT_UTF8.text(), InputWording.RENAME.text());
  }

  private static byte[] bytes(String file, Path path) throws IOException, StopException {
    if (Files.isDirectory(path)) {
      throw stop(file, InputWording.IS_FOLDER.text(), InputWording.NAME_FILE_IN_IT.text());
    }
    requireWhole(List.of(path));
    // A pipe says no size beforehand, so the limit is put to what is read.
    try (InputStream stream = Files.newInputStream(path)) {
      return stream.readNBytes(TextFiles.LARGEST + 1);
    }
  }

  /** Requires that none of these files was being saved by a program that was killed. */
  static void requireWhole(Collection<Path> files) throws StopException {
    for (InterruptedSave save : InterruptedSave.among(files)) {
      throw new StopException(save.sentence());
    }
  }

  private static String absolute(String file) {
    return Path.of(file).toAbsolutePath().normalize().toString();
  }

  private static String reason(IOException problem) {
    String reason =
        problem instanceof FileSystemException file ? file.getReason() : problem.getMessage();
    return Objects.requireNonNullElse(reason, InputWording.NO_REASON.text());
  }

  private static String decode(String file, byte[] bytes) throws StopException {
    try {
      return TextFiles.withoutMark(TextFiles.decoded(bytes));
    } catch (CharacterCodingException notText) {
      throw stop(file, InputWording.NOT_UTF8.text(), InputWording.SAVE_IN_UTF8.text());
    }
  }

  private static StopException stop(String file, String message, String remedy) {
    String name = file.isEmpty() ? "\"\"" : nameOf(file);
    return StopException.located(List.of(name + ": " + message, Messages.INDENT + remedy));
  }
}
