package dev.tripatch.ui.start;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.Selection;
import dev.tripatch.document.reader.WantedObject;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.start.StartFiles.StartFile;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Which object of each file the window shows at the start.
 *
 * @param wanted what was asked for
 * @param first the object of the first file that holds any; the others show the same one
 */
record StartChoice(WantedObject wanted, Optional<ManifestObject> first) {

  /**
   * Chooses the first object.
   *
   * @param files all files; local before live before last applied
   * @throws IOException with the command line's sentence if it is not clear which object is meant.
   *     One that nobody chose would give an answer that looks right and is about something else.
   */
  static StartChoice of(WantedObject wanted, List<StartFile> files) throws IOException {
    List<ManifestFile> readable =
        files.stream().map(StartFile::file).filter(file -> !file.objects().isEmpty()).toList();
    if (readable.isEmpty()) {
      return new StartChoice(wanted, Optional.empty());
    }
    ManifestObject first =
        found(wanted.in(readable.getFirst(), readable.subList(1, readable.size())));
    return new StartChoice(wanted, Optional.of(first));
  }

  /**
   * The document to show of a file. A file that cannot be read is shown as it is, to be mended.
   *
   * @throws IOException as above
   */
  Optional<OpenDocument> in(Optional<StartFile> file) throws IOException {
    return file.isPresent() ? Optional.of(in(file.get())) : Optional.empty();
  }

  private OpenDocument in(StartFile file) throws IOException {
    List<ManifestObject> objects = file.file().objects();
    if (first.isEmpty() || objects.isEmpty()) {
      return file.documents().getFirst();
    }
    ManifestObject chosen =
        objects.contains(first.get()) ? first.get() : found(wanted.same(first.get(), file.file()));
    return file.documents().get(objects.indexOf(chosen));
  }

  private static ManifestObject found(Selection selection) throws IOException {
    return switch (selection) {
      case Selection.Found(ManifestObject object) -> object;
      case Selection.Failed(String message) ->
          throw new IOException(StartWords.CHOOSE.text("problem", message));
    };
  }
}
