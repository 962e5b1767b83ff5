package dev.tripatch.ui.model;

/**
 * One of the objects in a file.
 *
 * @param index its place in the file, from 0
 * @param apiVersion its API version; empty if it has none
 * @param kind its kind; empty if it has none
 * @param namespace its namespace; empty if it has none
 * @param name its name; empty if it has none
 * @param text the object's own text, comments included
 */
public record ObjectChoice(
    int index, String apiVersion, String kind, String namespace, String name, String text) {

  /** The object in one line: {@code Deployment shop/web}. */
  public String title() {
    String shownKind = kind.isEmpty() ? "(no kind)" : kind;
    String shownName = name.isEmpty() ? "(no name)" : name;
    return shownKind + " " + (namespace.isEmpty() ? "" : namespace + "/") + shownName;
  }
}
