package dev.tripatch.ui.feature.dialects;

import dev.tripatch.dialect.Party;
import dev.tripatch.ui.theme.Hint;
import java.util.Locale;
import javafx.scene.control.ToggleButton;

/** The head of a dialect's column: shows the dialect's whole result, and takes it away again. */
final class DialectHead extends ToggleButton {

  DialectHead(Party party, String help, Runnable toggle) {
    setText(party.title());
    setId("dialect-" + party.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    getStyleClass().setAll("dialect-head");
    setMnemonicParsing(false);
    setMaxWidth(Double.MAX_VALUE);
    setWrapText(true);
    Hint.on(this, DialectWords.CLICK_FOR_RESULT.text("help", help));
    setOnAction(event -> toggle.run());
  }
}
