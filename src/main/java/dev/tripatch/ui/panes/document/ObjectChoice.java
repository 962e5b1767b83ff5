package dev.tripatch.ui.panes.document;

import dev.tripatch.document.manifest.ManifestObject;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.prose.VisibleText;

/**
 * One of the objects in a file.
 *
 * @param index its place in the file, from 0
 * @param name which object it is
 * @param text the object's own text, comments included
 * @param linesBefore how many lines of the file are before its first; 0 if its lines are not those
 *     of the file
 */
public record ObjectChoice(int index, ObjectName name, String text, int linesBefore) {

  /** An object of a file. */
  public static ObjectChoice of(int index, ManifestObject object) {
    return new ObjectChoice(index, object.name(), object.text(), object.linesBefore());
  }

  /** A text that is all of a file, and may be no object. */
  public static ObjectChoice whole(String text) {
    return new ObjectChoice(0, new ObjectName("", "", "", ""), text, 0);
  }

  /** The same object with another text. */
  public ObjectChoice with(String newText) {
    return new ObjectChoice(index, name, newText, linesBefore);
  }

  /** The object in one line: {@code Deployment shop/web}. */
  public String title() {
    String kind = name.kind().isEmpty() ? DocumentWords.NO_KIND.text() : name.kind();
    String shown = name.name().isEmpty() ? DocumentWords.NO_NAME.text() : name.name();
    return VisibleText.line(
        kind + " " + (name.namespace().isEmpty() ? "" : name.namespace() + "/") + shown);
  }
}
