package dev.tripatch.ui.window.file;

import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.ObjectPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A file that a case names for a document.
 *
 * @param pane the pane of the document
 * @param place which object of which file
 * @param stored what the file held for it when the case was saved, line feeds only
 */
public record CaseFile(Role pane, ObjectPlace place, String stored) {

  /**
   * What is found there.
   *
   * @param real the file itself, with all links followed; as named if there is none
   * @param document the document in its file, if that holds what the case says
   * @param sentence what is found, for people
   */
  public record Found(Path real, Optional<OpenDocument> document, String sentence) {

    private static Found nothing(Path real, String sentence) {
      return new Found(real, Optional.empty(), sentence);
    }
  }

  /** Looks at the file, which the person has agreed to. A device or a pipe is not opened. */
  public Found look(DocumentFiles files) {
    Path file = Path.of(place.file());
    if (!Files.exists(file)) {
      return Found.nothing(file, FileWords.NO_SUCH_FILE.text());
    }
    try {
      Path real = file.toRealPath();
      if (!Files.isRegularFile(real)) {
        return Found.nothing(real, FileWords.NOT_REGULAR.text());
      }
      List<OpenDocument> objects = files.read(real);
      Optional<OpenDocument> same =
          objects.stream()
              .skip(place.index())
              .findFirst()
              .filter(each -> each.text().equals(stored));
      return new Found(
          real, same, same.isPresent() ? FileWords.AS_SAVED.text() : FileWords.NOT_AS_SAVED.text());
    } catch (IOException failed) {
      return Found.nothing(file, String.valueOf(failed.getMessage()));
    }
  }
}
