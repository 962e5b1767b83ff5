package dev.tripatch.ui.panes.document;

import dev.tripatch.document.Lines;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.panes.document.FileObjects.ObjectChoice;
import dev.tripatch.workspace.ObjectPlace;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A document as it was opened.
 *
 * @param name what to call it: a file's name, or words such as {@code pasted text}
 * @param text the object's text, with line feeds only
 * @param origin the file it came from; empty if it did not come from a file
 * @param object which object of a cluster it is, however often it is read; empty if it is not from
 *     a cluster
 */
public record OpenDocument(
    String name, String text, Optional<Origin> origin, Optional<String> object) {

  /** Whatever the text is from, it has its one form here; so has the name, which people read. */
  public OpenDocument {
    name = VisibleText.line(name);
    text = Lines.normal(text);
  }

  /** A text that did not come from a cluster. */
  public OpenDocument(String name, String text, Optional<Origin> origin) {
    this(name, text, origin, Optional.empty());
  }

  /**
   * A text that came from a cluster.
   *
   * @param object which object it is, however often it is read
   */
  public static OpenDocument ofCluster(String name, String text, String object) {
    return new OpenDocument(name, text, Optional.empty(), Optional.of(object));
  }

  /** Whether it is the same object of a cluster, read at another time perhaps. */
  public boolean isSameInCluster(OpenDocument other) {
    return object.isPresent() && object.equals(other.object);
  }

  /** A text that did not come from a file. */
  public static OpenDocument unfiled(String name, String text) {
    return new OpenDocument(name, text, Optional.empty());
  }

  /** How many lines of its file are before it. */
  public int linesBefore() {
    return origin.map(Origin::object).map(ObjectChoice::linesBefore).orElse(0);
  }

  /** The file it is stored in; empty if it is in none. */
  public Optional<Path> file() {
    return origin.map(Origin::file);
  }

  /**
   * Where a document is stored.
   *
   * @param file the file
   * @param stored all that the file held
   * @param object which object of the file it is; its text is as it is in the file
   */
  public record Origin(Path file, StoredText stored, ObjectChoice object) {

    public ObjectPlace place() {
      return ObjectPlace.of(file, object.index());
    }

    /** Whether the object is all that is in the file. */
    public boolean isWholeFile() {
      return object.text().equals(stored.text());
    }
  }
}
