package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.Annotation;
import dev.tripatch.show.table.RuleChoices;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** The values of an annotation; one that cannot be is there, with the reason why. */
final class ChoiceBox extends ComboBox<RuleChoices.Choice> {

  private final Consumer<RuleChoices.Choice> take;
  private boolean showing;

  ChoiceBox(Annotation annotation, Consumer<RuleChoices.Choice> take) {
    this.take = take;
    Styles.named(
        this,
        "choose-" + annotation.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
        "rule-choice");
    setMaxWidth(Double.MAX_VALUE);
    setMinWidth(60);
    setCellFactory(list -> new ChoiceCell());
    setConverter(new Labels());
    valueProperty().subscribe((before, now) -> chosen(before, now));
  }

  /** Shows the values; the one in force is chosen. */
  void show(List<RuleChoices.Choice> choices, RuleChoices.Choice inForce) {
    showing = true;
    getItems().setAll(choices);
    setValue(choices.contains(inForce) ? inForce : byValue(choices, inForce).orElse(inForce));
    showing = false;
  }

  private static Optional<RuleChoices.Choice> byValue(
      List<RuleChoices.Choice> choices, RuleChoices.Choice wanted) {
    return choices.stream().filter(each -> each.value().equals(wanted.value())).findFirst();
  }

  private void chosen(RuleChoices.@Nullable Choice before, RuleChoices.@Nullable Choice now) {
    if (showing || now == null) {
      return;
    }
    if (now.impossible().isPresent() && before != null) {
      showing = true;
      setValue(before);
      showing = false;
    }
    take.accept(now);
  }

  private static final class Labels extends StringConverter<RuleChoices.Choice> {

    @Override
    public String toString(RuleChoices.@Nullable Choice choice) {
      return choice == null ? "" : choice.label();
    }

    @Override
    public RuleChoices.Choice fromString(String text) {
      throw new UnsupportedOperationException("choices are not typed");
    }
  }

  private static final class ChoiceCell extends ListCell<RuleChoices.Choice> {

    @Override
    protected void updateItem(RuleChoices.@Nullable Choice choice, boolean empty) {
      super.updateItem(choice, empty);
      setText(empty || choice == null ? "" : text(choice));
      getStyleClass().remove("impossible");
      if (!empty && choice != null && choice.impossible().isPresent()) {
        getStyleClass().add("impossible");
      }
    }

    private static String text(RuleChoices.Choice choice) {
      return choice.label() + choice.impossible().map(why -> " — " + why).orElse("");
    }
  }
}
