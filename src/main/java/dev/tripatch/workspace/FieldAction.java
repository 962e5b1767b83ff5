package dev.tripatch.workspace;

/** What a composed patch is to do with a field of live or of the result. */
public enum FieldAction {
  /** The patch names the field with the value that it has now, ready to be changed. */
  SET("Set"),
  /** The field is removed. */
  DELETE("Delete"),
  /** The map or list is written whole: whatever live has besides is lost. */
  REPLACE("Replace"),
  /** The other keys of the map that holds the field are removed. */
  CLEAR_OTHERS("Clear others of"),
  /** The item moves one place towards the beginning of its list. */
  MOVE_UP("Move up"),
  /** The item moves one place towards the end of its list. */
  MOVE_DOWN("Move down");

  private final String title;

  FieldAction(String title) {
    this.title = title;
  }

  /** What it does, before the field's name. */
  public String title() {
    return title;
  }
}
