package dev.tripatch.ui.learn;

import javafx.scene.control.Hyperlink;
import javafx.scene.text.TextFlow;

/** A link that breaks its words where its text ends; a text only moves it to a line of its own. */
final class WrappedLink extends Hyperlink {
  private final TextFlow text;

  WrappedLink(String words, TextFlow text) {
    super(words);
    this.text = text;
    setWrapText(true);
    text.widthProperty().subscribe(width -> requestLayout());
  }

  @Override
  protected double computePrefWidth(double height) {
    double whole = super.computePrefWidth(height);
    double room = text.getWidth() - text.getInsets().getLeft() - text.getInsets().getRight();
    return room > 0 ? Math.min(whole, room) : whole;
  }
}
