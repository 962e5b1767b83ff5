package dev.tripatch.ui.feature.cluster;

import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.ui.theme.Hint;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;

/** Says which context and namespace live is from, in the context's colour. */
final class ClusterChip extends HBox {
  private static final String DANGER = "danger";
  private static final String WAITING = "waiting";
  private static final String FAILED = "failed";

  private final Label place = new Label();
  private final Hint hint = new Hint(place);
  private final ReadOnlyStringProperty red;
  private ClusterState shown = new ClusterState.None();

  /**
   * A chip.
   *
   * @param red patterns of the contexts that are red
   */
  ClusterChip(ClusterViewModel model, ReadOnlyStringProperty red) {
    super(new Label("●"), new Label());
    this.red = red;
    getChildren().setAll(dot(), place);
    setId("cluster-chip");
    getStyleClass().addAll("chip-label", "cluster-chip");
    place.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    place.setMinWidth(60);
    model.stateProperty().subscribe(this::show);
    red.subscribe((before, now) -> show(shown));
  }

  private static Label dot() {
    Label dot = new Label("●");
    dot.getStyleClass().add("cluster-dot");
    return dot;
  }

  private void show(ClusterState state) {
    shown = state;
    Optional<ClusterPlace> where = state.where();
    setVisible(where.isPresent());
    setManaged(where.isPresent());
    where.ifPresent(
        each ->
            place.setText(
                ClusterWords.CHIP.text("context", each.context(), "namespace", each.namespace())));
    String words = ClusterWords.CHIP_HINT.text() + "\n" + detail(state);
    hint.say(words.strip());
    setAccessibleText(place.getText() + ". " + words.strip());
    getStyleClass().removeAll(DANGER, WAITING, FAILED);
    if (where.filter(each -> isRed(each.context())).isPresent()) {
      getStyleClass().add(DANGER);
    }
    switch (state) {
      case ClusterState.Reading _ -> getStyleClass().add(WAITING);
      case ClusterState.Failed _ -> getStyleClass().add(FAILED);
      case ClusterState.None _, ClusterState.Read _ -> {
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
      case ClusterState.Failed(_, _, Failure failure) ->
          ClusterWords.CHIP_FAILED.text("reason", failure.sentence());
    };
  }

  private boolean isRed(String context) {
    return Arrays.stream(red.get().split("[\\s,]+"))
        .filter(pattern -> !pattern.isEmpty())
        .anyMatch(pattern -> fits(pattern, context));
  }

  private static boolean fits(String pattern, String context) {
    String expression =
        Arrays.stream(pattern.split("\\*", -1))
            .map(Pattern::quote)
            .reduce((a, b) -> a + ".*" + b)
            .orElse("");
    return Pattern.compile(expression, Pattern.CASE_INSENSITIVE).matcher(context).matches();
  }
}
