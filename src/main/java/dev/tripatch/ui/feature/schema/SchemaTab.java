package dev.tripatch.ui.feature.schema;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
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
}
