package dev.tripatch.workspace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Says in sentences why a file could not be written, and what to do. */
public final class SavingFault {

  static final String READ_ONLY = "it is read-only";

  private SavingFault() {}

  /** Why, where, and what to do. The file is as it was. */
  public static String sentence(Path file, IOException failed) {
    return switch (failed) {
      case AccessDeniedException denied when READ_ONLY.equals(denied.getReason()) ->
          file + " is read-only. Save under another name, or make the file writable first.";
      case AccessDeniedException denied ->
          "You may not write " + file + ". Save in another folder, or ask for the right to write.";
      case NoSuchFileException missing ->
          "There is no folder " + folder(file) + " any more. Save in another one, or make it.";
      case NotDirectoryException wrong -> noFolder(file);
      case FileSystemException other ->
          known(file, reason(other))
              .orElse(file + " cannot be written: " + reason(other) + ". Save under another name.");
      default -> {
        String message = Objects.requireNonNullElse(failed.getMessage(), failed.toString());
        yield known(file, message).orElse(message);
      }
    };
  }

  private static Optional<String> known(Path file, String reason) {
    String words = reason.toLowerCase(Locale.ROOT);
    if (words.contains("no space left") || words.contains("quota")) {
      return Optional.of(
          "There is no room left for " + file + ". Make room, or save on another disk.");
    }
    if (words.contains("read-only file system")) {
      return Optional.of(file + " is on a disk that is read-only. Save on another one.");
    }
    return words.contains("not a directory") ? Optional.of(noFolder(file)) : Optional.empty();
  }

  private static String noFolder(Path file) {
    return folder(file) + " is no folder. Save in another one.";
  }

  private static String folder(Path file) {
    return String.valueOf(file.toAbsolutePath().getParent());
  }

  private static String reason(FileSystemException failed) {
    return Objects.requireNonNullElse(failed.getReason(), "the system does not say why");
  }
}
