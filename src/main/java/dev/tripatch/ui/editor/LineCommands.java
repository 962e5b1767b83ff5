package dev.tripatch.ui.editor;

/** What a person can do with the selected lines of an editor; each is one step of its history. */
public final class LineCommands {

  private final EditorArea area;

  LineCommands(EditorArea area) {
    this.area = area;
  }

  /** Whether the person can edit them. */
  public boolean areEditable() {
    return area.isEditable();
  }

  /** Whether the text can have comments; JSON, which begins with a bracket, cannot. */
  public boolean haveComments() {
    String start = area.text().stripLeading();
    return !start.startsWith("{") && !start.startsWith("[");
  }

  /** Makes comments of them, or lines of the comments if all are. */
  public void toggleComment() {
    area.lineEdits().commentToggled().ifPresent(area::edit);
  }

  /** Writes them once more below themselves. */
  public void duplicate() {
    area.edit(area.lineEdits().duplicated());
  }
}
