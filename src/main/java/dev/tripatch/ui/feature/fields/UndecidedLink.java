package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.Tally;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.settings.Styles;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Region;

/** Says how many conflicts are undecided; a click goes to the next one. */
public final class UndecidedLink extends Hyperlink {

  /**
   * A link that follows the decisions.
   *
   * @param next goes to the next undecided conflict
   */
  public UndecidedLink(DecisionsViewModel decisions, Runnable next) {
    Styles.named(this, "undecided", "undecided-link");
    setMinWidth(Region.USE_PREF_SIZE);
    setOnAction(event -> next.run());
    decisions.tallyProperty().subscribe(this::show);
  }

  private void show(Tally tally) {
    setText(tally.words());
    setVisited(tally.undecided().isEmpty());
    Styles.setShown(this, !tally.words().isEmpty());
  }
}
