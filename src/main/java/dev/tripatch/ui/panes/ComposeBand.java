package dev.tripatch.ui.panes;

import dev.tripatch.ui.panes.model.ComposerViewModel;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/** Says what counts while a patch is composed, and whether it is saved. */
final class ComposeBand extends HBox {

  private final Circle modified = new Circle(3.5);

  ComposeBand(ComposerViewModel composer) {
    getStyleClass().add("compose-band");
    Label words = new Label(PaneWords.COMPOSING.text());
    words.setWrapText(true);
    words.setMinWidth(0);
    words.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    Hyperlink anew = new Hyperlink(PaneWords.START_OVER.text());
    anew.setId("compose-anew");
    anew.setAccessibleText(PaneWords.START_OVER_NAME.text());
    anew.setMinWidth(Region.USE_PREF_SIZE);
    anew.setOnAction(event -> composer.startOver());
    modified.getStyleClass().add("modified-dot");
    modified.setAccessibleText("modified");
    modified.managedProperty().bind(modified.visibleProperty());
    getChildren().setAll(modified, words, anew);
    managedProperty().bind(visibleProperty());
    composer.currentProperty().subscribe(format -> setVisible(format.isPresent()));
  }

  /** Shows whether the patch was changed since it was begun or saved. */
  void setModified(boolean wanted) {
    modified.setVisible(wanted);
  }
}
