package dev.tripatch.ui.schema;

import dev.tripatch.highlight.schema.RuleEffect;
import dev.tripatch.highlight.schema.RuleEffect.ChangedField;
import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.model.schema.EffectViewModel;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** Names the fields that come out otherwise with the own rules, one click away. */
final class EffectBox extends VBox {

  private static final int MOST = 12;

  private final SelectionViewModel selection;

  EffectBox(EffectViewModel effect, SelectionViewModel selection) {
    this.selection = selection;
    setId("rule-effect");
    getStyleClass().add("rule-effect");
    effect.effectProperty().subscribe(this::show);
  }

  private void show(Optional<RuleEffect> effect) {
    setVisible(effect.isPresent());
    setManaged(effect.isPresent());
    getChildren().clear();
    effect.ifPresent(this::show);
  }

  private void show(RuleEffect effect) {
    Label headline = new Label(effect.headline());
    headline.setId("rule-effect-headline");
    headline.getStyleClass().add("strong");
    headline.setWrapText(true);
    headline.setMinHeight(USE_PREF_SIZE);
    getChildren().add(headline);
    effect.fields().stream().limit(MOST).forEach(field -> getChildren().add(line(field)));
    int more = effect.fields().size() - MOST;
    if (more > 0) {
      getChildren().add(new Label("and " + more + " more"));
    }
  }

  private FlowPane line(ChangedField changed) {
    Hyperlink link = new Hyperlink(changed.path().toString());
    link.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    link.maxWidthProperty().bind(widthProperty().subtract(24));
    link.setOnAction(event -> selection.select(changed.path()));
    FlowPane line =
        new FlowPane(6, 2, link, value(changed.without()), new Label("→"), value(changed.with()));
    if (changed.isOrder()) {
      line.getChildren().add(new Label("(order)"));
    }
    return line;
  }

  private static Label value(String text) {
    Label value = new Label(text);
    value.getStyleClass().add("effect-value");
    value.setWrapText(true);
    return value;
  }
}
