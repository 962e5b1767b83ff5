package dev.tripatch.ui.panes;

import dev.tripatch.ui.panes.PaneNotes.Brief;
import dev.tripatch.ui.panes.PaneNotes.Weight;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.theme.Styles;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Says what counts while a patch is composed. */
final class ComposeNote extends HBox {

  private final ComposerViewModel composer;

  ComposeNote(ComposerViewModel composer) {
    this.composer = composer;
    getStyleClass().add("compose-note");
    Label words = new Label(PaneWords.COMPOSING.text());
    words.setWrapText(true);
    words.setMinWidth(0);
    words.setMinHeight(Region.USE_PREF_SIZE);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMaxWidth(Double.MAX_VALUE);
    Hyperlink startOver =
        Styles.named(new Hyperlink(PaneWords.START_OVER.text()), "compose-start-over");
    startOver.setAccessibleText(PaneWords.START_OVER_NAME.text());
    startOver.setMinWidth(Region.USE_PREF_SIZE);
    startOver.setOnAction(event -> composer.startOver());
    getChildren().setAll(words, startOver);
  }

  /** What it says in the header. */
  ObservableValue<Brief> brief() {
    return composer
        .currentProperty()
        .map(format -> format.map(each -> composing()).orElse(Brief.NONE));
  }

  private static Brief composing() {
    return new Brief(Weight.PLAIN, PaneWords.COMPOSING_BRIEF.text());
  }
}
