package dev.tripatch.ui.feature.schema;

import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.schemas.TriedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** What every tool makes of the selected list or map, a column for each rule. */
public final class ToolsTab extends BorderPane {

  private final ToolsViewModel tools;
  private final Label title = Styles.whole(Styles.styled(new Label(), "rules-title"));
  private final FlowPane rules = new FlowPane(6, 4);
  private final Label fault = Styles.named(new Label(), "tools-fault", "rule-refused");
  private final TextField other = Styles.named(new TextField(), "tools-other");
  private final Label hint = Styles.styled(new Label(), "empty-hint");
  private final ToolsGrid grid;
  private final VBox head = Styles.styled(new VBox(4, rules, fault), "rules-head");
  private final ScrollPane scroll;
  private List<String> offered = List.of();

  private ToolsTab(ToolsViewModel tools) {
    this.tools = tools;
    this.grid = new ToolsGrid(tools);
    this.scroll = new ScrollPane(new VBox(head, grid));
    Styles.named(this, "tools-tab", "tools-tab");
    rules.setAlignment(Pos.CENTER_LEFT);
    fault.setWrapText(true);
    fault.managedProperty().bind(fault.textProperty().isNotEmpty());
    other.setPromptText(ToolWords.OWN_RULE.text());
    other.setAccessibleText(ToolWords.OWN_RULE_HELP.text());
    other.setPrefColumnCount(19);
    Hint.on(other, ToolWords.OWN_RULE_HELP.text());
    other.setOnAction(event -> add());
    other.textProperty().subscribe((before, now) -> fault.setText(""));
    hint.setWrapText(true);
    hint.textProperty().bind(tools.hintProperty());
    scroll.setFitToWidth(true);
    Styles.named(scroll, "tools-scroll", "tools-scroll");
    tools.shownProperty().subscribe(this::show);
    sceneProperty().subscribe(scene -> look());
  }

  /** The tab. */
  public static LowerTab tab(ToolsViewModel tools) {
    return LowerTab.of(
            "tools",
            ToolWords.TAB.text(),
            "Shortcut+U",
            new SimpleObjectProperty<>(0),
            () -> new ToolsTab(tools))
        .rarely();
  }

  /** A move to another place leaves the scene for a moment. */
  private void look() {
    if (getScene() != null) {
      tools.lookingProperty().set(true);
    } else {
      Platform.runLater(() -> tools.lookingProperty().set(getScene() != null));
    }
  }

  private void add() {
    Optional<String> wrong = tools.add(other.getText());
    fault.setText(wrong.orElse(""));
    if (wrong.isEmpty()) {
      other.clear();
    }
  }

  private void show(Optional<ToolsViewModel.Shown> now) {
    setCenter(now.isPresent() ? scroll : hint);
    now.ifPresent(
        shown -> {
          title.setText(shown.field().kind().kind() + " " + shown.field().path());
          offer(shown);
          grid.show(shown.columns());
        });
  }

  /** The buttons stay while they are the same, so that the keyboard stays on one. */
  private void offer(ToolsViewModel.Shown shown) {
    List<String> all = new ArrayList<>(shown.proposals());
    shown.tried().stream().filter(rule -> !all.contains(rule)).forEach(all::add);
    if (!all.equals(offered)) {
      offered = all;
      List<Node> nodes = new ArrayList<>();
      nodes.add(title);
      all.forEach(rule -> nodes.add(button(rule)));
      nodes.add(other);
      rules.getChildren().setAll(nodes);
    }
    for (Node node : rules.getChildren()) {
      if (node instanceof ToggleButton button) {
        button.setSelected(shown.tried().contains(String.valueOf(button.getUserData())));
      }
    }
  }

  private ToggleButton button(String rule) {
    ToggleButton button = new ToggleButton(TriedRule.title(rule));
    button.setUserData(rule);
    button.getStyleClass().add("tried-rule");
    button.setMinWidth(USE_PREF_SIZE);
    button.setAccessibleText(ToolWords.TRY.text() + " " + button.getText());
    button.setOnAction(event -> tools.toggle(rule));
    return button;
  }

  @Override
  public void requestFocus() {
    rules.getChildren().stream()
        .filter(ToggleButton.class::isInstance)
        .findFirst()
        .ifPresentOrElse(Node::requestFocus, super::requestFocus);
  }
}
