package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.WaysOut;
import dev.tripatch.ui.theme.Hint;
import dev.tripatch.ui.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** The ways out of a conflict and what each does. */
final class WaysOutList extends VBox {

  /**
   * What the ways out are about.
   *
   * @param ways each way once
   */
  WaysOutList(List<WaysOut.WayOut> ways) {
    super(6);
    Styles.named(this, "remedies", "remedies");
    ways.forEach(way -> getChildren().add(row(way)));
  }

  private static Node row(WaysOut.WayOut way) {
    String possible = way.isPossible() ? "" : " " + FieldWords.NOT_POSSIBLE.text();
    return new VBox(
        Styles.whole(way.title() + possible, "remedy-title"),
        Styles.wrapped(way.sentence(), "why-fact"));
  }

  /**
   * The buttons of the ways out that change a document; local is what apply keeps anyway.
   *
   * @param take does what a way out asks for
   */
  static Node buttons(List<WaysOut.WayOut> ways, Consumer<WaysOut.WayOut> take) {
    FlowPane buttons = new FlowPane(8, 4);
    buttons.getStyleClass().addAll("remedies", "remedy-buttons");
    for (WaysOut.WayOut way : ways) {
      if (!way.changes().isEmpty()) {
        buttons.getChildren().add(button(way, take));
      }
    }
    return buttons;
  }

  private static Button button(WaysOut.WayOut way, Consumer<WaysOut.WayOut> take) {
    Button button =
        Styles.named(
            new Button(way.title()),
            "remedy-" + way.fate().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    Hint.on(button, way.sentence());
    button.setOnAction(event -> take.accept(way));
    return button;
  }
}
