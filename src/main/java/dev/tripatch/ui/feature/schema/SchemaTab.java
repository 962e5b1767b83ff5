package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.RuleEffect;
import dev.tripatch.show.table.RuleEffect.ChangedField;
import dev.tripatch.ui.feature.schema.SchemaCommands.SchemaModels;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The rule behind every field of the current kind. */
public final class SchemaTab extends BorderPane {

  /** Its name. */
  public static final String ID = "schema";

  private final SchemaViewModel schema;
  private final SchemaTreeTable table;
  private final Label words = new Label();
  private final Button asBuiltIn = Styles.whole(Styles.named(new Button(), "treat-as-built-in"));
  private final HBox head = Styles.styled(new HBox(words, asBuiltIn), "schema-head");
  private final Label hint = Styles.styled(new Label(), "empty-hint");

  /** A tab's content; it has the tree made while it is in a scene. */
  private SchemaTab(
      SchemaModels models, SelectionViewModel selection, ObservableIntegerValue textSize) {
    this.schema = models.tree();
    RuleViewModel rules = models.rules();
    this.table = new SchemaTreeTable(schema, textSize);
    Styles.named(this, "schema-tab", "schema-tab");
    words.setWrapText(true);
    words.setMinWidth(0);
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    asBuiltIn.setOnAction(event -> rules.setAsBuiltIn(!isWhatIf()));
    hint.setWrapText(true);
    hint.textProperty().bind(schema.absenceProperty());
    setBottom(new EffectBox(models.effect(), selection));
    schema.shownProperty().subscribe(this::show);
    sceneProperty().subscribe(scene -> look());
  }

  /** A move to another place leaves the scene for a moment. */
  private void look() {
    if (getScene() != null) {
      schema.lookingProperty().set(true);
    } else {
      Platform.runLater(() -> schema.lookingProperty().set(getScene() != null));
    }
  }

  private boolean isWhatIf() {
    return schema
        .shownProperty()
        .get()
        .filter(shown -> shown.answer() instanceof SchemaAnswer.Known known && known.isWhatIf())
        .isPresent();
  }

  private void show(Optional<SchemaViewModel.Shown> shown) {
    setCenter(shown.isPresent() ? table : hint);
    setTop(shown.isPresent() && hasHead(shown.get().answer()) ? head : null);
    shown.ifPresent(each -> describe(each.kind().kind(), each.answer()));
  }

  private static boolean hasHead(SchemaAnswer answer) {
    return switch (answer) {
      case SchemaAnswer.Known known -> known.isWhatIf();
      case SchemaAnswer.Unknown _ -> true;
    };
  }

  private void describe(String kind, SchemaAnswer answer) {
    switch (answer) {
      case SchemaAnswer.Known _ -> {
        words.setText(SchemaWords.WHAT_IF_HAD.text("kind", kind));
        asBuiltIn.setText(SchemaWords.TREAT_AS_IT_IS_BUTTON.text());
      }
      case SchemaAnswer.Unknown unknown -> {
        words.setText(unknown.reason());
        asBuiltIn.setText(SchemaWords.TREAT_AS_BUILT_IN_BUTTON.text());
      }
    }
  }

  /** The tab, beside the annotation of the field that is looked at; it counts the own rules. */
  public static LowerTab tab(
      SchemaModels models,
      SelectionViewModel selection,
      ObservableIntegerValue textSize,
      Supplier<SchemaSide> side) {
    return new LowerTab(
        ID,
        SchemaWords.SCHEMA_TAB.text(),
        "Shortcut+Shift+D",
        models
            .rules()
            .documents()
            .inForceProperty()
            .map(own -> titled(own.overlay().rules().size())),
        () -> new SchemaTab(models, selection, textSize),
        Optional.of(new SchemaTools(models.tree())),
        Optional.of(() -> side.get().besideTab()),
        false);
  }

  private static String titled(int ownRules) {
    return ownRules == 0
        ? SchemaWords.SCHEMA_TAB.text()
        : SchemaWords.SCHEMA_TAB_WITH_OWN.text("count", ownRules);
  }

  @Override
  public void requestFocus() {
    table.requestFocus();
  }

  /** Names the fields that come out otherwise with the own rules, one click away. */
  private static final class EffectBox extends FlowPane {

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
      HBox line =
          new HBox(6, link, value(changed.without()), new Label("→"), value(changed.with()));
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
}
