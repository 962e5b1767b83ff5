package dev.tripatch.ui.panes.document;

/**
 * One of the objects in a file.
 *
 * @param index its place in the file, from 0
 * @param apiVersion its API version; empty if it has none
 * @param kind its kind; empty if it has none
 * @param namespace its namespace; empty if it has none
 * @param name its name; empty if it has none
 * @param text the object's own text, comments included
 * @param linesBefore how many lines of the file are before its first; 0 if its lines are not those
 *     of the file
 */
public record ObjectChoice(
    int index,
    String apiVersion,
    String kind,
    String namespace,
    String name,
    String text,
    int linesBefore) {

  /** A text that is all of a file, and may be no object. */
  public static ObjectChoice whole(String text) {
    return new ObjectChoice(0, "", "", "", "", text, 0);
  }

  /** The same object with another text. */
  public ObjectChoice with(String newText) {
    return new ObjectChoice(index, apiVersion, kind, namespace, name, newText, linesBefore);
  }

  /** The object in one line: {@code Deployment shop/web}. */
  public String title() {
    String shownKind = kind.isEmpty() ? "(no kind)" : kind;
    String shownName = name.isEmpty() ? "(no name)" : name;
    return shownKind + " " + (namespace.isEmpty() ? "" : namespace + "/") + shownName;
  }
}
