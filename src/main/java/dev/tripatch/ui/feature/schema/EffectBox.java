package dev.tripatch.ui.feature.schema;

import dev.tripatch.show.table.RuleEffect;
import dev.tripatch.show.table.RuleEffect.ChangedField;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;

/** Names the fields that come out otherwise with the own rules, one click away. */
final class EffectBox extends FlowPane {

  private static final int MOST = 4;

  private final SelectionViewModel selection;
  private final ToggleButton both = new ToggleButton(SchemaWords.COMPARE_WITH_AND_WITHOUT.text());

  EffectBox(EffectViewModel effect, SelectionViewModel selection) {
    this.selection = selection;
    Styles.named(this, "rule-effect", "rule-effect");
    both.setId("compare-without");
    both.selectedProperty().bindBidirectional(effect.bothProperty());
    effect.effectProperty().subscribe(this::show);
  }

  private void show(Optional<RuleEffect> effect) {
    Styles.setShown(this, effect.isPresent());
    getChildren().clear();
    effect.ifPresent(this::show);
  }

  private void show(RuleEffect effect) {
    Label headline = Styles.wrapped(effect.headline(), "strong");
    headline.setId("rule-effect-headline");
    getChildren().add(headline);
    effect.fields().stream().limit(MOST).forEach(field -> getChildren().add(line(field)));
    int more = effect.fields().size() - MOST;
    if (more > 0) {
      getChildren().add(new Label(SchemaWords.MORE.text("more", more)));
    }
    getChildren().add(both);
  }

  private HBox line(ChangedField changed) {
    Hyperlink link = new Hyperlink(changed.path().toString());
    link.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    link.setMinWidth(60);
    link.setOnAction(event -> selection.select(changed.path()));
    HBox line = new HBox(6, link, value(changed.without()), new Label("→"), value(changed.with()));
    line.setAlignment(Pos.CENTER_LEFT);
    line.maxWidthProperty().bind(widthProperty().subtract(20));
    if (changed.isOrder()) {
      line.getChildren().add(new Label("(order)"));
    }
    return line;
  }

  private static Label value(String text) {
    return Styles.whole(text, "effect-value");
  }
}
