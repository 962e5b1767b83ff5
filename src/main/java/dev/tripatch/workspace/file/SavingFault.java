package dev.tripatch.workspace.file;

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
          FileWording.READ_ONLY.text("file", file);
      case AccessDeniedException denied -> FileWording.NOT_ALLOWED_TO_WRITE.text("file", file);
      case NoSuchFileException missing -> FileWording.FOLDER_GONE.text("folder", folder(file));
      case NotDirectoryException wrong -> noFolder(file);
      case FileSystemException other ->
          known(file, reason(other))
              .orElse(FileWording.CANNOT_WRITE.text("file", file, "reason", reason(other)));
      default -> known(file, reason(failed)).orElse(reason(failed));
    };
  }

  private static Optional<String> known(Path file, String reason) {
    String words = reason.toLowerCase(Locale.ROOT);
    if (words.contains("no space left") || words.contains("quota")) {
      return Optional.of(FileWording.NO_SPACE.text("file", file));
    }
    if (words.contains("read-only file system")) {
      return Optional.of(FileWording.DISK_READ_ONLY.text("file", file));
    }
    return words.contains("not a directory") ? Optional.of(noFolder(file)) : Optional.empty();
  }

  private static String noFolder(Path file) {
    return FileWording.NOT_A_FOLDER.text("folder", folder(file));
  }

  private static String folder(Path file) {
    return String.valueOf(file.toAbsolutePath().getParent());
  }

  /** Why a file cannot be read, as the system says it. */
  public static String sentence(IOException failed) {
    String message = failed.getMessage();
    return message == null || message.isBlank() ? failed.toString() : message;
  }

  /** Why, as shortly as the system says it. */
  static String reason(IOException failed) {
    return failed instanceof FileSystemException file
        ? reason(file)
        : Objects.requireNonNullElse(failed.getMessage(), failed.toString());
  }

  private static String reason(FileSystemException failed) {
    return Objects.requireNonNullElse(failed.getReason(), "the system does not say why");
  }
}
