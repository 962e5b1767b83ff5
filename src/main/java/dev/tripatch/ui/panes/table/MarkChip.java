package dev.tripatch.ui.panes.table;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.settings.MarkGlyph;
import dev.tripatch.ui.settings.Styles;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** An outcome as a chip: glyph and word on its tint. */
public final class MarkChip extends HBox {

  /** A chip with this word. */
  public MarkChip(Mark mark, String text) {
    this(new MarkGlyph(mark), MarkGlyph.styleClass(mark), text);
  }

  /** The chip of a field that is decided. */
  public static MarkChip decided(String text) {
    return new MarkChip(MarkGlyph.decided(), "mark-decided", text);
  }

  private MarkChip(MarkGlyph glyph, String styleClass, String text) {
    Label word = Styles.styled(new Label(text), "word");
    getStyleClass().addAll("mark-chip", styleClass);
    setAccessibleRole(AccessibleRole.TEXT);
    setAccessibleText(text);
    setMinWidth(Region.USE_PREF_SIZE);
    getChildren().addAll(glyph, word);
  }
}
