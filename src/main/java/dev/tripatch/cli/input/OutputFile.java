package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Messages;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.CasePaths;
import dev.tripatch.workspace.CaseWriter;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A file that an answer is written to.
 *
 * @param name as it was named
 * @param path where it is
 */
public record OutputFile(String name, Path path) {

  /**
   * The file of this name; empty if there is none, or {@code -}, which is standard output.
   *
   * @param inputs the documents, none of which must be overwritten
   * @throws StopException if it cannot be written to
   */
  public static Optional<OutputFile> named(@Nullable String name, DocumentOptions inputs)
      throws StopException {
    return named(name, inputs, Optional.empty());
  }

  /** The same where a patch's file is read, too. */
  public static Optional<OutputFile> named(
      @Nullable String name, DocumentOptions inputs, Optional<String> patch) throws StopException {
    if (name == null || name.equals("-")) {
      return Optional.empty();
    }
    OutputFile file = new OutputFile(name, pathOf(name));
    if (Files.isDirectory(file.path())) {
      throw stop(name, InputWording.IS_FOLDER.text(), InputWording.NAME_FILE_IN_IT.text());
    }
    for (String input : inputs.files().toList()) {
      if (file.is(input)) {
        throw stop(
            name, InputWording.IS_DOCUMENT.text(), InputWording.NAME_ANOTHER_TO_WRITE.text());
      }
    }
    if (inputs.caseFile != null && file.is(inputs.caseFile)) {
      throw stop(
          name, InputWording.IS_CASE_ITSELF.text(), InputWording.NAME_ANOTHER_TO_WRITE.text());
    }
    if (patch.filter(file::is).isPresent()) {
      throw stop(name, InputWording.IS_THE_PATCH.text(), InputWording.NAME_ANOTHER_TO_WRITE.text());
    }
    return Optional.of(file);
  }

  private static Path pathOf(String name) throws StopException {
    try {
      return Path.of(name);
    } catch (InvalidPathException wrong) {
      throw stop(
          name, InputWording.NOT_A_FILE_NAME.text(), InputWording.NAME_FILE_OR_OUTPUT.text());
    }
  }

  private boolean is(String input) {
    try {
      return !input.equals(InputFile.STANDARD_INPUT) && Files.isSameFile(path, Path.of(input));
    } catch (IOException | InvalidPathException notThere) {
      return false;
    }
  }

  /** Requires that none of many objects is in the file, which would be lost. */
  public void requireNoneOf(ObjectsOption objects) throws StopException {
    if (objects.paths.stream().anyMatch(this::is)) {
      throw stop(name, InputWording.IS_DOCUMENT.text(), InputWording.NAME_ANOTHER_TO_WRITE.text());
    }
  }

  /**
   * Requires a name to have one of these endings.
   *
   * @param what begins the message: {@code a case file}
   */
  public static void requireEnding(String name, String what, List<String> endings, String remedy)
      throws StopException {
    String lower = name.toLowerCase(Locale.ROOT);
    if (endings.stream().noneMatch(lower::endsWith)) {
      throw stop(name, InputWording.ENDS_IN.text("file", what, "endings", or(endings)), remedy);
    }
  }

  private static String or(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? words.getFirst()
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  public static boolean hasNoEnding(String name) {
    return name.substring(name.lastIndexOf('/') + 1).indexOf('.') < 0;
  }

  /** Writes a new file; one that is there already is never overwritten. */
  public static void writeNew(String name, String text) throws StopException {
    OutputFile file = ofNew(name);
    file.write(path -> TextFiles.write(path, text));
  }

  /**
   * Writes a new folder; one that is there already stays as it is.
   *
   * @param texts the text of each file, by its path in the folder
   */
  public static void writeNewFolder(String name, SortedMap<String, String> texts)
      throws StopException {
    if (Files.exists(pathOf(name))) {
      throw stop(name, InputWording.FOLDER_EXISTS.text(), InputWording.NAME_NEW_FOLDER.text());
    }
    OutputFile folder = ofNew(name);
    folder.write(path -> TextFiles.writeFolder(path, texts));
  }

  /** Writes a new case file, which only its owner may read: it holds whole documents. */
  public static void writeNewCase(String name, Case saved) throws StopException {
    OutputFile file = ofNew(name);
    requireEnding(
        name,
        InputWording.A_CASE_FILE.text(),
        List.of(".tripatch"),
        InputWording.NAME_CASE_SO.text());
    Case written = CasePaths.of(file.path()).written(saved);
    file.write(path -> TextFiles.savePrivately(path, CaseWriter.write(written)).force());
  }

  private static OutputFile ofNew(String name) throws StopException {
    if (name.equals(InputFile.STANDARD_INPUT)) {
      throw stop(name, InputWording.NOT_TO_OUTPUT.text(), InputWording.NAME_NEW.text());
    }
    OutputFile file = new OutputFile(name, pathOf(name));
    if (Files.exists(file.path())) {
      throw stop(name, InputWording.FILE_EXISTS.text(), InputWording.NAME_NEW_OR_REMOVE.text());
    }
    return file;
  }

  /** Writes the file: all of it, or nothing; says what of a file that was there is not kept. */
  public void write(String text, Terminal terminal) throws StopException {
    write(path -> TextFiles.telling(terminal::say).write(path, text));
  }

  private interface Writing {
    void to(Path path) throws IOException;
  }

  private void write(Writing writing) throws StopException {
    try {
      writing.to(path);
    } catch (NoSuchFileException missing) {
      throw stop(name, InputWording.NO_SUCH_FOLDER.text(), InputWording.MAKE_FOLDER.text());
    } catch (AccessDeniedException denied) {
      throw stop(name, InputWording.MAY_NOT_WRITE.text(), InputWording.ASK_TO_WRITE.text());
    } catch (IOException failed) {
      throw stop(
          name,
          InputWording.NOT_WRITABLE.text("reason", String.valueOf(failed.getMessage())),
          InputWording.NAME_ANOTHER.text());
    }
  }

  private static StopException stop(String name, String message, String remedy) {
    return StopException.located(
        List.of((name.isEmpty() ? "\"\"" : name) + ": " + message, Messages.INDENT + remedy));
  }
}
