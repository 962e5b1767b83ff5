package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file whose saving never ended, since its program was killed: what it holds may be half of the
 * old content and half of the new one.
 *
 * @param file the file
 * @param copy what it held before, for its owner alone
 */
public record InterruptedSave(Path file, Path copy) {

  /** Those of a file, the latest first; a copy that is like the file is deleted. */
  public static List<InterruptedSave> of(Path file) {
    List<InterruptedSave> found = new ArrayList<>();
    try {
      Path target = file.toRealPath();
      for (Path copy : KeptCopy.left(target)) {
        if (Files.mismatch(copy, target) < 0) {
          Files.deleteIfExists(copy);
        } else {
          found.add(new InterruptedSave(target, copy));
        }
      }
    } catch (IOException unreadable) {
      // Whoever reads the file itself is told.
    }
    return found;
  }

  /**
   * Gives the file its old content back.
   *
   * @return what it held until then
   * @throws IOException if that fails; the copy is there then
   */
  public byte[] restore() throws IOException {
    byte[] now = Files.readAllBytes(file);
    SafeWriting.write(file, Files.readAllBytes(copy)).force();
    discard();
    return now;
  }

  /** Deletes the copy. */
  public void discard() throws IOException {
    Files.deleteIfExists(copy);
  }
}
