package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.conflict.Remedy;
import dev.tripatch.ui.theme.Hint;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The ways out of a conflict and what each does. */
final class RemedyList extends VBox {

  /**
   * What the ways out are about.
   *
   * @param remedies each way once
   */
  RemedyList(List<Remedy> remedies) {
    super(6);
    setId("remedies");
    getStyleClass().add("remedies");
    remedies.forEach(remedy -> getChildren().add(row(remedy)));
  }

  private static Node row(Remedy remedy) {
    String possible = remedy instanceof Remedy.Withheld ? " (not possible)" : "";
    return new VBox(title(remedy.title() + possible), text(remedy.sentence(), "why-fact"));
  }

  /**
   * The buttons of the ways out that change a document; overwriting is what apply does anyway.
   *
   * @param take does what a way out asks for
   */
  static Node buttons(List<Remedy> remedies, Consumer<Remedy.Offered> take) {
    FlowPane buttons = new FlowPane(8, 4);
    buttons.getStyleClass().addAll("remedies", "remedy-buttons");
    for (Remedy remedy : remedies) {
      if (remedy instanceof Remedy.Offered offered && !offered.edits().isEmpty()) {
        buttons.getChildren().add(button(offered, take));
      }
    }
    return buttons;
  }

  private static Button button(Remedy.Offered remedy, Consumer<Remedy.Offered> take) {
    Button button = new Button(remedy.title());
    button.setId("remedy-" + remedy.choice().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    Hint.on(button, remedy.sentence());
    button.setOnAction(event -> take.accept(remedy));
    return button;
  }

  private static Label title(String words) {
    Label title = new Label(words);
    title.getStyleClass().add("remedy-title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    return title;
  }

  private static Label text(String words, String styleClass) {
    Label label = new Label(words);
    label.getStyleClass().add(styleClass);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
