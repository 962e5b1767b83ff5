package dev.tripatch.ui.model;

import java.util.List;

/** Knows which objects a file holds. Pure: reading and writing files is the window's own work. */
public interface DocumentOpener {

  /**
   * The objects in a text, in order. A text that cannot be read is one object with the whole text,
   * so that the person can mend it in the window; only a blank text holds none.
   *
   * @param name what to call the text in messages
   * @param text the whole file
   */
  List<ObjectChoice> objectsIn(String name, String text);

  /**
   * The whole file with one object's text exchanged, everything else untouched.
   *
   * @param wholeText the file as {@link #objectsIn} saw it
   * @param object one of its objects
   * @param newText the object's new text
   */
  String withObject(String wholeText, ObjectChoice object, String newText);
}
