package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.Annotation;
import dev.tripatch.show.table.RuleChoices;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;

/** The list map keys: any of the item's own fields, in the order in which they are chosen. */
final class MapKeysButton extends MenuButton {

  private final Consumer<RuleChoices.Choice> take;

  MapKeysButton(Consumer<RuleChoices.Choice> take) {
    this.take = take;
    Styles.named(this, "choose-list-map-keys", "rule-choice");
    setMaxWidth(Double.MAX_VALUE);
    setMinWidth(60);
    setAccessibleText(SchemaWords.LIST_MAP_KEYS.text());
  }

  void show(SchemaRow row, RuleChoices choices) {
    List<String> chosen = row.rule().listMapKeys();
    setVisible(row.rule().listType().filter("map"::equals).isPresent() || !chosen.isEmpty());
    setText(chosen.isEmpty() ? "none" : String.join(", ", chosen));
    getItems().clear();
    for (RuleChoices.Choice each : choices.of(Annotation.LIST_MAP_KEYS)) {
      if (!each.value().isEmpty()) {
        getItems().add(item(each.value(), chosen, choices));
      }
    }
  }

  private CheckMenuItem item(String key, List<String> chosen, RuleChoices choices) {
    CheckMenuItem item = new CheckMenuItem(key);
    item.setMnemonicParsing(false);
    item.setSelected(chosen.contains(key));
    item.setOnAction(
        event -> {
          List<String> wanted = new ArrayList<>(chosen);
          if (!wanted.remove(key)) {
            wanted.add(key);
          }
          take.accept(choices.choice(Annotation.LIST_MAP_KEYS, String.join(",", wanted)));
        });
    return item;
  }
}
