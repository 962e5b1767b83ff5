package dev.tripatch.cli.input;

import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.document.manifest.ManifestObject;
import dev.tripatch.json.MapValue;
import dev.tripatch.workspace.Case;
import dev.tripatch.workspace.ObjectPlace;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** A document of the command line, as a case keeps it. */
final class SavedText {
  private SavedText() {}

  /** A document of a file on disk; standard input and the example have a name, but no file. */
  static Case.Text of(ManifestFile file, ManifestObject object) {
    return new Case.Text(
        file.name(),
        object.text(),
        path(file).map(path -> ObjectPlace.of(path, file.objects().indexOf(object))),
        Optional.empty(),
        MapValue.EMPTY);
  }

  /** A file of that name with that text: another one of the name may lie around. */
  private static Optional<Path> path(ManifestFile file) {
    try {
      Path path = Path.of(file.name());
      return Files.isRegularFile(path) && TextFiles.read(path).equals(file.text())
          ? Optional.of(path)
          : Optional.empty();
    } catch (InvalidPathException | IOException none) {
      return Optional.empty();
    }
  }
}
