package dev.tripatch.ui.feature.schema;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.overlay.Reach;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.show.table.RuleChoices;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.feature.schema.RuleViewModel.Scope;
import dev.tripatch.ui.feature.schema.SchemaCommands.SchemaModels;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.schemas.FieldUses;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The rule of the field that is looked at, to be changed. */
final class AnnotationPanel extends ScrollPane {

  private final SchemaViewModel schema;
  private final RuleViewModel rules;
  private final Label field = Styles.styled(new Label(), "annotation-field");
  private final Label type = Styles.styled(new Label(), "annotation-type");
  private final Label path = Styles.styled(new Label(), "why-label");
  private final Label none = Styles.styled(new Label(SchemaWords.NO_FIELD.text()), "why-label");
  private final FlowPane head = new FlowPane(8, 2, field, type);
  private final GridPane grid = new GridPane();
  private final Map<Annotation, ChoiceBox> boxes = new EnumMap<>(Annotation.class);
  private final Map<Annotation, Label> words = new EnumMap<>(Annotation.class);
  private final Map<Annotation, Label> labels = new EnumMap<>(Annotation.class);
  private final MapKeysButton mapKeys;
  private final Label keyFacts = Styles.named(new Label(), "key-facts", "why-label");
  private final Label refused = Styles.named(new Label(), "rule-refused", "rule-refused");
  private final VBox findings = new VBox();
  private final ScopeChoice scope;
  private final TextField treatAs = Styles.named(new TextField(), "treat-as");
  private final Button reset = Styles.named(new Button(SchemaWords.RESET.text()), "reset-rule");
  private final Button resetAll = new Button(SchemaWords.RESET_ALL.text());
  private final VBox body = Styles.styled(new VBox(), "annotation-body");
  private boolean isFocusWanted;

  AnnotationPanel(SchemaModels models, Runnable editAsYaml) {
    this.schema = models.tree();
    this.rules = models.rules();
    this.scope = new ScopeChoice(rules);
    this.mapKeys = new MapKeysButton(this::take);
    setId("annotation-panel");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setContent(body);
    path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    none.setWrapText(true);
    refused.setWrapText(true);
    keyFacts.setWrapText(true);
    fillGrid();
    body.getChildren()
        .addAll(
            none,
            head,
            path,
            grid,
            refused,
            findings,
            buttons(editAsYaml),
            new UsesBox(models.uses()));
    for (Label each : new Label[] {refused, keyFacts}) {
      each.setMinHeight(USE_PREF_SIZE);
      each.managedProperty().bind(each.textProperty().isNotEmpty());
    }
    schema.rowProperty().subscribe(row -> show());
    rules.documents().faultProperty().subscribe(fault -> show());
    rules.documents().overlayProperty().subscribe(overlay -> showResets());
  }

  private void fillGrid() {
    grid.getStyleClass().add("annotation-grid");
    ColumnConstraints labels = new ColumnConstraints();
    labels.setMinWidth(Region.USE_PREF_SIZE);
    ColumnConstraints values = new ColumnConstraints();
    values.setHgrow(Priority.ALWAYS);
    values.setFillWidth(true);
    grid.getColumnConstraints().addAll(labels, values);
    addChoice(SchemaWords.PATCH_STRATEGY.text(), Annotation.PATCH_STRATEGY);
    addChoice(SchemaWords.MERGE_KEY.text(), Annotation.MERGE_KEY);
    grid.add(keyFacts, 1, grid.getRowCount());
    addChoice(SchemaWords.LIST_TYPE.text(), Annotation.LIST_TYPE);
    Label keys = label(SchemaWords.LIST_MAP_KEYS.text());
    grid.addRow(grid.getRowCount(), keys, mapKeys);
    keys.visibleProperty().bind(mapKeys.visibleProperty());
    keys.managedProperty().bind(mapKeys.visibleProperty());
    mapKeys.managedProperty().bind(mapKeys.visibleProperty());
    addChoice(SchemaWords.MAP_TYPE.text(), Annotation.MAP_TYPE);
    Label holds = label(SchemaWords.HOLDS_FOR.text());
    GridPane.setValignment(holds, VPos.TOP);
    grid.addRow(grid.getRowCount(), holds, scope);
    Label treat = label(SchemaWords.TREAT_AS.text());
    treat.setLabelFor(treatAs);
    grid.addRow(grid.getRowCount(), treat, treatAs);
    treatAs.setPromptText(SchemaWords.ITS_OWN_TYPE.text());
    treatAs.setOnAction(
        event -> refused.setText(rules.treatAs(treatAs.getText().strip()).orElse("")));
  }

  private void addChoice(String title, Annotation annotation) {
    ChoiceBox box = new ChoiceBox(annotation, this::take);
    box.setAccessibleText(title);
    Label none = Styles.wrapped("", "why-fact");
    boxes.put(annotation, box);
    words.put(annotation, none);
    Label label = label(title);
    labels.put(annotation, label);
    label.setLabelFor(box);
    grid.addRow(grid.getRowCount(), label, new VBox(box, none));
  }

  private static Label label(String title) {
    return Styles.whole(title, "why-label");
  }

  private FlowPane buttons(Runnable editAsYaml) {
    reset.setOnAction(event -> rules.reset());
    resetAll.setId("reset-all-rules");
    resetAll.setOnAction(event -> rules.resetAll());
    Button yaml = Styles.named(new Button(SchemaWords.EDIT_AS_YAML.text()), "edit-as-yaml");
    yaml.setOnAction(event -> editAsYaml.run());
    return Styles.styled(new FlowPane(8, 4, reset, resetAll, yaml), "annotation-buttons");
  }

  private void take(RuleChoices.Choice choice) {
    refused.setText(choice.impossible().orElse(""));
    rules.choose(choice);
  }

  private void show() {
    Optional<SchemaRow> row = schema.rowProperty().get();
    refused.setText("");
    for (Node each : List.of(head, path, grid)) {
      Styles.setShown(each, row.isPresent());
    }
    Styles.setShown(none, row.isEmpty());
    findings.getChildren().clear();
    row.ifPresentOrElse(this::show, this::showNone);
    rules
        .documents()
        .faultProperty()
        .get()
        .ifPresent(
            fault ->
                refused.setText(
                    SchemaWords.FAULT_IN_YAML.text(
                        "line", fault.line(), "problem", fault.problem())));
    grid.setDisable(rules.documents().faultProperty().get().isPresent());
    showResets();
  }

  private void showNone() {
    keyFacts.setText("");
  }

  private void show(SchemaRow row) {
    String owner = row.owner().isPresent() ? row.rule().owner() + "." : "";
    field.setText(VisibleText.line(owner + row.rule().name()));
    type.setText(row.typeName() + row.label().substring(row.rule().name().length()));
    path.setText(VisibleText.line(row.path()));
    RuleChoices choices = schema.choices().orElseThrow();
    boxes.forEach((annotation, box) -> show(annotation, box, row, choices));
    mapKeys.show(row, choices);
    keyFacts.setText(factsOfKey(row, choices));
    scope.show(row);
    treatAs.setText(rules.treatedAs());
    row.findings().forEach(this::add);
    if (isFocusWanted) {
      isFocusWanted = false;
      focusFirst();
    }
  }

  private void show(Annotation annotation, ChoiceBox box, SchemaRow row, RuleChoices choices) {
    boolean hasChoice = choices.hasChoice(annotation) || !annotation.of(row.rule()).isEmpty();
    boolean isList = row.rule().type() instanceof SchemaType.ListOf;
    boolean isSaid =
        annotation == Annotation.PATCH_STRATEGY || (annotation == Annotation.MERGE_KEY && isList);
    Styles.setShown(box, hasChoice);
    Label none = Objects.requireNonNull(words.get(annotation));
    none.setText(hasChoice ? "" : choices.whyNone(annotation));
    Styles.setShown(none, !hasChoice && isSaid);
    Styles.setShown(Objects.requireNonNull(labels.get(annotation)), hasChoice || isSaid);
    if (hasChoice) {
      box.show(choices.of(annotation), choices.choice(annotation, annotation.of(row.rule())));
    }
  }

  private static String factsOfKey(SchemaRow row, RuleChoices choices) {
    return row.rule()
        .mergeKey()
        .flatMap(choices::key)
        .map(each -> (each.isGood() ? "" : "▲ ") + each.sentence())
        .orElse("");
  }

  private void add(RuleFinding finding) {
    Label label = Styles.wrapped("▲ " + finding.sentence(), "rule-warning");
    findings.getChildren().add(label);
  }

  private void showResets() {
    reset.setDisable(schema.rowProperty().get().filter(row -> row.rule().isOwn()).isEmpty());
    resetAll.setDisable(rules.documents().getOverlay().isEmpty());
  }

  /** Gives the keyboard to the first choice, as soon as there is one. */
  void focusChoices() {
    isFocusWanted = schema.rowProperty().get().isEmpty();
    if (!isFocusWanted) {
      focusFirst();
    }
  }

  private void focusFirst() {
    // The choices come into the scene with the panel's skin, and get no keyboard before.
    applyCss();
    boxes.values().stream()
        .filter(box -> box.isVisible() && !box.isDisabled())
        .findFirst()
        .ifPresentOrElse(ChoiceBox::requestFocus, this::requestFocus);
  }

  /** Which rule each tool follows for a field, and what releases say of it; a line for each. */
  private static final class UsesBox extends GridPane {

    UsesBox(UsesViewModel uses) {
      Styles.named(this, "rule-uses", "annotation-grid");
      ColumnConstraints labels = new ColumnConstraints();
      labels.setPercentWidth(32);
      ColumnConstraints texts = new ColumnConstraints();
      texts.setHgrow(Priority.ALWAYS);
      getColumnConstraints().addAll(labels, texts);
      uses.factsProperty().subscribe(this::show);
    }

    private void show(List<FieldUses.Fact> facts) {
      getChildren().clear();
      for (int i = 0; i < facts.size(); i++) {
        addRow(i, label(facts.get(i).label(), "why-label"), label(facts.get(i).text(), "why-fact"));
      }
      Styles.setShown(this, !facts.isEmpty());
    }

    private static Label label(String text, String style) {
      Label label = Styles.wrapped(text, style);
      setValignment(label, VPos.TOP);
      return label;
    }
  }

  /** What a rule holds for: the type everywhere, or one field of one kind. */
  private static final class ScopeChoice extends VBox {

    private final RuleViewModel rules;
    private final RadioButton everywhere = Styles.named(new RadioButton(), "scope-type");
    private final RadioButton here = new RadioButton(SchemaWords.ONLY_FIELD_KIND.text());
    private String owner = "";

    ScopeChoice(RuleViewModel rules) {
      this.rules = rules;
      ToggleGroup group = new ToggleGroup();
      here.setId("scope-kind");
      for (RadioButton each : new RadioButton[] {everywhere, here}) {
        each.setToggleGroup(group);
        each.setWrapText(true);
        each.setMinHeight(USE_PREF_SIZE);
      }
      // The arrow keys select a button without firing it.
      everywhere.selectedProperty().subscribe(isChosen -> choose(isChosen, Scope.TYPE));
      here.selectedProperty().subscribe(isChosen -> choose(isChosen, Scope.KIND));
      getStyleClass().add("scope-choice");
      getChildren().addAll(everywhere, here);
      rules
          .scopeProperty()
          .subscribe(scope -> group.selectToggle(scope == Scope.TYPE ? everywhere : here));
      rules.reachProperty().subscribe(this::describe);
    }

    private void choose(boolean isChosen, Scope scope) {
      if (isChosen) {
        rules.setScope(scope);
      }
    }

    void show(SchemaRow row) {
      owner = row.owner().isPresent() ? row.rule().owner() : "";
      Styles.setShown(everywhere, !owner.isEmpty());
      describe(rules.reachProperty().get());
    }

    private void describe(Optional<Reach> reach) {
      everywhere.setText(
          SchemaWords.TYPE_EVERYWHERE.text(
              "owner", owner, "reach", reach.map(each -> " (" + counted(each) + ")").orElse("")));
    }

    private static String counted(Reach reach) {
      return SchemaWords.FIELDS_KINDS.text("fields", reach.fields(), "kinds", reach.kinds());
    }
  }
}
