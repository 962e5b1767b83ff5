package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.objects.FoundObject;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a text of an object belongs.
 *
 * @param role which document it is
 * @param file its file, absolute
 * @param index which of the file's objects it is, from 0
 */
public record ObjectPlace(Role role, Path file, int index) {

  static Optional<ObjectPlace> of(Role role, OpenDocument document) {
    return document
        .origin()
        .map(from -> new ObjectPlace(role, absolute(from.file()), from.object().index()));
  }

  static Optional<ObjectPlace> of(Role role, FoundObject found) {
    return found.file().path().map(file -> new ObjectPlace(role, absolute(file), found.index()));
  }

  private static Path absolute(Path file) {
    return file.toAbsolutePath().normalize();
  }
}
