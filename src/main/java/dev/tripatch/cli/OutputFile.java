package dev.tripatch.cli;

import dev.tripatch.workspace.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** Writes files that the person named. */
final class OutputFile {
  private OutputFile() {}

  /** Writes a new file; one that is there already is never overwritten. */
  static void write(String file, String text) throws StopException {
    try {
      Path path = Path.of(file);
      if (Files.exists(path)) {
        throw stop(file, "this file is there already.", "Name a new one, or remove it first.");
      }
      TextFiles.write(path, text);
    } catch (InvalidPathException wrong) {
      throw stop(file, "this is not the name of a file.", "Name a file.");
    } catch (IOException failed) {
      throw stop(file, "this cannot be written.", String.valueOf(failed.getMessage()));
    }
  }

  private static StopException stop(String file, String message, String remedy) {
    return StopException.located(List.of(file + ": " + message, Messages.INDENT + remedy));
  }
}
