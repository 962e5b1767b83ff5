package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;

/** A copy of a person's file that stays, next to it and with its rights. */
public final class FileCopy {
  private FileCopy() {}

  /**
   * Makes one, unless there is one of the same bytes.
   *
   * @param ending what its name has besides the file's; a number follows if there is another copy
   * @return the copy; empty if there is no file
   * @throws IOException if that fails
   */
  public static Optional<Path> keep(Path file, String ending) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    Path real = file.toRealPath();
    byte[] bytes = Files.readAllBytes(real);
    for (int i = 1; ; i++) {
      Path copy = real.resolveSibling(real.getFileName() + ending + (i == 1 ? "" : "-" + i));
      if (!Files.exists(copy)) {
        Files.copy(real, copy, StandardCopyOption.COPY_ATTRIBUTES);
        return Optional.of(copy);
      }
      if (Arrays.equals(Files.readAllBytes(copy), bytes)) {
        return Optional.of(copy);
      }
    }
  }
}
