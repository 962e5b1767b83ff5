package dev.tripatch.ui.panes.document;

import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.prose.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The objects in files that hold one, several, or a list of them. Pure: reading and writing files
 * is the work of {@link DocumentFiles}.
 */
public final class FileObjects {

  private FileObjects() {}

  /**
   * The objects in a text, in order. A text that cannot be read is one object with the whole text,
   * so that the person can fix it in the window; only a blank text holds none.
   *
   * @param name what to call the text in messages
   * @param text the whole file
   */
  public static List<ObjectChoice> in(String name, String text) {
    if (text.isBlank()) {
      return List.of();
    }
    List<ManifestObject> objects = ManifestFile.read(name, text).objects();
    if (objects.isEmpty()) {
      return List.of(ObjectChoice.whole(text));
    }
    List<ObjectChoice> choices = new ArrayList<>(objects.size());
    for (ManifestObject object : objects) {
      choices.add(ObjectChoice.of(choices.size(), object));
    }
    return choices;
  }

  /**
   * The whole file with the texts of some objects exchanged, everything else untouched.
   *
   * @param wholeText the file as {@link #in} saw it
   * @param texts new texts, by the places of their objects
   */
  static String withObjects(String wholeText, Map<Integer, String> texts) {
    return ManifestFile.read("file", wholeText).with(texts);
  }

  /**
   * The whole file with one object's text exchanged, everything else untouched.
   *
   * @param wholeText the file as {@link #in} saw it
   * @param object one of its objects
   * @param newText the object's new text
   */
  static String withObject(String wholeText, ObjectChoice object, String newText) {
    List<ManifestObject> objects = ManifestFile.read("file", wholeText).objects();
    return object.index() < objects.size()
        ? objects.get(object.index()).replacedWith(newText)
        : newText;
  }

  /**
   * One of the objects in a file.
   *
   * @param index its place in the file, from 0
   * @param name which object it is
   * @param text the object's own text, comments included
   * @param linesBefore how many lines of the file are before its first; 0 if its lines are not
   *     those of the file
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
}
