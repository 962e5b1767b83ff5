package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.call.ContextPatterns;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.Region;

/** Says which context and namespace live is from, in the context's colour; opens a menu. */
final class ClusterChip {
  private static final String DANGER = "danger";
  private static final String WAITING = "waiting";
  private static final String FAILED = "failed";

  private final MenuButton button;
  private final Hint hint;
  private final ReadOnlyStringProperty red;
  private ClusterState shown = new ClusterState.None();

  /**
   * A chip.
   *
   * @param button opens its menu
   * @param red patterns of the contexts that are red
   */
  ClusterChip(MenuButton button, ClusterViewModel model, ReadOnlyStringProperty red) {
    this.button = button;
    this.hint = new Hint(button);
    this.red = red;
    Label dot = Styles.styled(new Label("●"), "cluster-dot");
    button.setGraphic(dot);
    button.setMnemonicParsing(false);
    button.getStyleClass().add("cluster-chip");
    button.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    button.setMinWidth(Region.USE_COMPUTED_SIZE);
    model.stateProperty().subscribe(this::show);
    red.subscribe((before, now) -> show(shown));
  }

  /** What shows it. */
  MenuButton button() {
    return button;
  }

  private void show(ClusterState state) {
    shown = state;
    Optional<ClusterPlace> where = state.where();
    Styles.setShown(button, where.isPresent());
    String place =
        where
            .map(
                each ->
                    ClusterWords.CHIP.text(
                        "context", each.context(), "namespace", each.namespace()))
            .orElse("");
    button.setText(place);
    String words = (place + "\n" + ClusterWords.CHIP_HINT.text() + "\n" + detail(state)).strip();
    hint.say(words);
    button.setAccessibleText(place + ". " + detail(state));
    button.getStyleClass().removeAll(DANGER, WAITING, FAILED);
    if (where.filter(each -> new ContextPatterns(red.get()).include(each.context())).isPresent()) {
      button.getStyleClass().add(DANGER);
    }
    switch (state) {
      case ClusterState.Reading _ -> button.getStyleClass().add(WAITING);
      case ClusterState.Failed _ -> button.getStyleClass().add(FAILED);
      case ClusterState.None _, ClusterState.Read _, ClusterState.OfList _ -> {
        // Its usual look.
      }
    }
  }

  private static String detail(ClusterState state) {
    return switch (state) {
      case ClusterState.None _ -> "";
      case ClusterState.Reading reading ->
          ClusterWords.READING.text("object", reading.target().object());
      case ClusterState.Read read ->
          ClusterWords.CHIP_READ.text(
              "server", read.place().server(), "version", read.object().resourceVersion());
      case ClusterState.Failed failed ->
          ClusterWords.CHIP_FAILED.text("reason", failed.failure().sentence());
      case ClusterState.OfList list -> ClusterWords.CHIP_LIST.text("server", list.place().server());
    };
  }
}
