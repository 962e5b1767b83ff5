package dev.tripatch.workspace.objects;

import dev.tripatch.prose.VisibleText;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file, or a document of one, that holds no object that can be read.
 *
 * @param file the file; empty if it is in none
 * @param place {@code file:line:column}, or the file alone
 * @param message what is wrong
 * @param remedy what to do about it; may be empty
 */
public record Unread(Optional<Path> file, String place, String message, String remedy) {

  /** All of it in one line. */
  public String sentence() {
    return VisibleText.line((place + ": " + message + " " + remedy).strip());
  }
}
