package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.overlay.OverlayFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds the own rules that are next to a person's manifests. */
public final class OwnRulesFile {

  private OwnRulesFile() {}

  /** Where own rules for the documents of a folder are found again. */
  public static Path beside(Path folder) {
    return folder.resolve(OverlayFile.NAME);
  }

  /**
   * The file of own rules in a folder or the nearest one above it; empty if there is none.
   *
   * @param folder the folder of the local document
   */
  public static Optional<Path> near(Path folder) {
    for (Path at = folder.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
      Path file = beside(at);
      if (Files.isRegularFile(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }
}
