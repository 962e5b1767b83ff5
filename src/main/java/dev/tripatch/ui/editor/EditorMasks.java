package dev.tripatch.ui.editor;

import dev.tripatch.cluster.secret.Mask;
import java.util.List;
import java.util.function.Consumer;

/** What is masked in the text of an editor, and what is seen there. */
public final class EditorMasks {

  private final EditorArea area;

  EditorMasks(EditorArea area) {
    this.area = area;
  }

  /** Gets the mask, as it is shown, whenever the person clicks on one twice. */
  public void setOnChosen(Consumer<String> handler) {
    area.setOnMaskChosen(handler);
  }

  /** The text as it is seen. */
  public String shownText() {
    return area.text();
  }

  /** The text with all its masks, the one in the value that is edited too: what is compared. */
  public String maskedText() {
    return area.exact().masked();
  }

  /** Where a place of the masked text is seen. */
  public int shownPlace(int masked) {
    return area.exact().maskedToShown(masked);
  }

  /** The masks over the text as it is now. */
  public List<Mask> all() {
    return area.exact().masks();
  }

  /** Masks a text, if it is still the one that is there. */
  public void mask(String text, List<Mask> masks) {
    if (text.equals(area.exact().text()) && !masks.equals(area.exact().masks())) {
      area.remask(area.exact().withMasks(masks));
    }
  }
}
