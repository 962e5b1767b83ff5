package dev.tripatch.ui.panes.document;

import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.document.manifest.ManifestObject;
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
}
