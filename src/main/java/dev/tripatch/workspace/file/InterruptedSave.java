package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A file whose saving never ended, since its program was killed: what it holds may be half of the
 * old content and half of the new one.
 *
 * @param file the file
 * @param copy what it held before, for its owner alone
 */
public record InterruptedSave(Path file, Path copy) {

  /** Those of files, the latest of each file first; a copy that is like its file is deleted. */
  public static List<InterruptedSave> among(Collection<Path> files) {
    Map<Path, List<Path>> copies = new HashMap<>();
    List<InterruptedSave> found = new ArrayList<>();
    for (Path file : files) {
      try {
        Path target = file.toRealPath();
        for (Path folder : KeptCopy.folders(target)) {
          List<Path> there = copies.computeIfAbsent(folder, KeptCopy::in);
          for (Path copy : there.isEmpty() ? there : KeptCopy.left(target, there)) {
            InterruptedSave save = new InterruptedSave(target, copy);
            if (save.isHarmless()) {
              save.discard();
            } else {
              found.add(save);
            }
          }
        }
      } catch (IOException unreadable) {
        // Whoever reads the file itself is told.
      }
    }
    return found;
  }

  private boolean isHarmless() throws IOException {
    return Files.mismatch(copy, file) < 0;
  }

  /** What is wrong and what to do, for a person without a window. */
  public String sentence() {
    return FileWording.INTERRUPTED.text("file", file, "copy", copy);
  }

  /**
   * Gives the file its old content back.
   *
   * @return what it held until then
   * @throws IOException if that fails; the copy is there then
   */
  public byte[] restore() throws IOException {
    byte[] now = Files.readAllBytes(file);
    SafeWriting.write(file, Files.readAllBytes(copy), false).force();
    discard();
    return now;
  }

  /** Deletes the copy. */
  public void discard() throws IOException {
    Files.deleteIfExists(copy);
  }
}
