package dev.tripatch.ui.model;

import dev.tripatch.workspace.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Opens documents from files and writes them back, one object of many if need be. */
public final class DocumentFiles {

  private final DocumentOpener opener;

  /** Documents found by an opener. */
  public DocumentFiles(DocumentOpener opener) {
    this.opener = opener;
  }

  /**
   * The objects in a file, each as a document.
   *
   * @throws IOException with a sentence for people if the file cannot be read
   */
  public List<OpenDocument> read(Path file) throws IOException {
    String raw = TextFiles.read(file);
    String text = LineEnding.normalize(raw);
    String name = file.getFileName().toString();
    return opener.objectsIn(name, text).stream()
        .map(object -> document(file, text, LineEnding.of(raw), object))
        .toList();
  }

  /** The objects in a text that came from no file, each as a document. */
  public List<OpenDocument> read(String name, String text) {
    return opener.objectsIn(name, LineEnding.normalize(text)).stream()
        .map(object -> OpenDocument.unfiled(name, object.text()))
        .toList();
  }

  private static OpenDocument document(
      Path file, String wholeText, LineEnding ending, ObjectChoice object) {
    return new OpenDocument(
        file.getFileName().toString(),
        object.text(),
        Optional.of(new OpenDocument.Origin(file, wholeText, ending, object)));
  }

  /**
   * Whether the file is no longer as it was when the document was opened or saved.
   *
   * @throws IOException if it cannot be read, or is gone
   */
  public boolean isChangedOnDisk(OpenDocument.Origin origin) throws IOException {
    return !LineEnding.normalize(TextFiles.read(origin.file())).equals(origin.wholeText());
  }

  /**
   * Writes a text to where a document came from; other objects of the file stay as they are.
   *
   * @return the document as it now is in the file
   * @throws IOException with a sentence for people if the file cannot be written, or if the file's
   *     other objects could no longer be read; it is then as it was
   */
  public OpenDocument save(OpenDocument.Origin origin, String text) throws IOException {
    String whole = opener.withObject(origin.wholeText(), origin.object(), text);
    List<ObjectChoice> objects = opener.objectsIn(origin.file().toString(), whole);
    requireOtherObjects(origin, objects.size());
    TextFiles.write(origin.file(), origin.lineEnding().in(whole));
    int index = Math.min(origin.object().index(), objects.size() - 1);
    ObjectChoice object =
        index >= 0 ? objects.get(index) : new ObjectChoice(0, "", "", "", "", whole);
    return document(origin.file(), whole, origin.lineEnding(), object);
  }

  /** A text that is no object, put among others, may make all of them unreadable. */
  private void requireOtherObjects(OpenDocument.Origin origin, int after) throws IOException {
    int before = opener.objectsIn(origin.file().toString(), origin.wholeText()).size();
    if (after < before) {
      throw new IOException(
          origin.file().getFileName()
              + " holds "
              + before
              + " objects, and with this text in it only "
              + after
              + " could be read. Nothing was written; mend the text, or save it as a file of its"
              + " own.");
    }
  }

  /**
   * Writes a text to a file of its own.
   *
   * @return the document as it now is in the file
   * @throws IOException if the file cannot be written; it is then as it was
   */
  public OpenDocument saveAs(Path file, String text) throws IOException {
    TextFiles.write(file, text);
    return read(file).stream()
        .findFirst()
        .orElseGet(() -> OpenDocument.unfiled(file.getFileName().toString(), text));
  }
}
