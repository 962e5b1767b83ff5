package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.RuleChoices;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.ui.window.layout.Dividers;
import dev.tripatch.workspace.schemas.SchemaFiles;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeTableRow;
import javafx.scene.control.TreeTableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.service.query.NodeQuery;

/** The rule behind every field, changed with keys and mouse. */
class SchemaTabTest extends WindowFixture {

  private static final FieldPath ARGS =
      FieldPath.parse("spec.template.spec.containers[name=web].args");

  private static String deployment(String args) {
    return """
    apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: web
    spec:
      template:
        spec:
          containers:
          - name: web
            image: shop/web:1.4
            args: %s
    """
        .formatted(args);
  }

  @Override
  public void start(Stage stage) {
    open(stage, documents(deployment("[a, b]"), deployment("[a, c]"), deployment("[a, b, d]")));
    place(stage, 1280, 800);
    // Little room for the documents, much for the tables.
    content().view().arrangement().place(Dividers.of(List.of(0.2, 0.4)));
  }

  private String text(Role pane) {
    return content().comparison().getView().map(view -> view.pane(pane).text()).orElse("");
  }

  private String result() {
    return content().comparison().getView().map(ComparisonView::resultYaml).orElse("");
  }

  private Optional<SchemaRow> row() {
    return content().schema().tree().rowProperty().get();
  }

  private String label(String query) {
    return lookup(query).tryQuery().map(node -> ((Labeled) node).getText()).orElse("");
  }

  private void showArgs() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().selection().select(ARGS));
    push(KeyCode.ALT, KeyCode.ENTER);
    push(KeyCode.UP);
    push(KeyCode.ENTER);
    Waiting.until(() -> row().filter(row -> row.label().equals("args[]")).isPresent());
  }

  /** Takes the value after the one in force with the keys. */
  private void mergeWithKeys() {
    ComboBox<RuleChoices.Choice> box = lookup("#choose-patch-strategy").query();
    Waiting.until(box::isFocused);
    push(KeyCode.DOWN);
  }

  private void chooseWithMouse(String label) {
    clickOn("#choose-patch-strategy");
    Waiting.until(() -> choice(label).tryQuery().isPresent());
    clickOn(choice(label).<Node>query());
  }

  private NodeQuery choice(String label) {
    return lookup(".combo-box-popup .list-cell")
        .match(node -> node instanceof Labeled cell && cell.getText().startsWith(label));
  }

  @Test
  void theRowStaysInViewWhenTheTableBecomesLower() {
    showArgs();
    for (double tables : List.of(0.8, 0.86, 0.7)) {
      interact(
          () -> content().view().arrangement().place(Dividers.of(List.of(tables / 2, tables))));
      Waiting.until(this::isRowInView);
    }
  }

  /** Whether the table shows the whole row of the selected field. */
  private boolean isRowInView() {
    TreeTableView<?> table = lookup(".schema-tree").query();
    int row = table.getSelectionModel().getSelectedIndex();
    Bounds all = table.localToScene(table.getBoundsInLocal());
    return table.lookupAll(".tree-table-row-cell").stream()
        .map(TreeTableRow.class::cast)
        .filter(cell -> cell.isVisible() && cell.getIndex() == row)
        .map(cell -> cell.localToScene(cell.getBoundsInLocal()))
        .anyMatch(bounds -> bounds.getMaxY() <= all.getMaxY() && bounds.getMinY() > all.getMinY());
  }

  @Test
  void theExampleOfTheDocumentComesOutAsItSays() {
    showArgs();
    assertThat(result()).contains("- a\n        - c\n").doesNotContain("- d");
    mergeWithKeys();
    Waiting.until(() -> result().contains("- d"));
    assertThat(result()).contains("        args:\n        - a\n        - c\n        - d\n");
    assertThat(text(Role.PATCH))
        .contains("$setElementOrder/args:", "$deleteFromPrimitiveList/args:")
        .contains("args:\n        - c\n");
    Waiting.until(() -> label("#rule-effect-headline").equals("1 field changes:"));
    assertThat(label("#what-if")).isEqualTo("what-if: own rules are in force");
    assertThat(label("#tab-schema")).isEqualTo("Schema · 1 own");
    assertThat(row().orElseThrow().ruleFrom()).isEqualTo("own, instead of —");
    assertThat(content().selection().whyProperty().get().orElseThrow().facts())
        .anySatisfy(fact -> assertThat(fact.text()).contains("own annotation, instead of"));
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> !result().contains("- d"));
    assertThat(row().orElseThrow().rule().isOwn()).isFalse();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Waiting.until(() -> result().contains("- d"));
    clickOn("#reset-rule");
    Waiting.until(() -> !result().contains("- d"));
  }

  @Test
  void aFieldChosenInTheTreeIsSelectedEverywhereAndTheOtherWayRound() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    clickOn("#tab-schema");
    Waiting.until(() -> row().isPresent());
    clickOn("#schema-find").write("spec.containers.image");
    TreeTableView<SchemaRow> tree = lookup("#schema-tree").query();
    Waiting.until(() -> shown("image") && !shown("metadata"));
    clickOn(cell("image"));
    FieldPath image = FieldPath.parse("spec.template.spec.containers[name=web].image");
    Waiting.until(() -> content().selection().getPath().equals(Optional.of(image)));
    assertThat(tree.getSelectionModel().getSelectedItem().getValue().path())
        .isEqualTo("spec.template.spec.containers.image");
    interact(lookup("#schema-find").<TextField>query()::clear);
    Waiting.until(() -> tree.getRoot().getChildren().size() == 5);
    interact(() -> content().selection().select(FieldPath.of("metadata", "name")));
    Waiting.until(
        () -> tree.getSelectionModel().getSelectedItem().getValue().path().equals("metadata.name"));
  }

  private boolean shown(String text) {
    return lookup("#schema-tree .tree-table-cell")
        .match(node -> isCell(node, text))
        .tryQuery()
        .isPresent();
  }

  private static boolean isCell(Node node, String text) {
    return node.isVisible() && node instanceof Labeled cell && cell.getText().equals(text);
  }

  private Node cell(String text) {
    return lookup("#schema-tree .tree-table-cell").match(node -> isCell(node, text)).query();
  }

  @Test
  void theRulesAreTypedToo() {
    showArgs();
    clickOn("#side-yaml");
    String yaml =
        """
        apiVersion: tripatch/v1
        kind: SchemaOverlay
        rules:
        - type: io.k8s.api.core.v1.Container
          field: args # why
          patchStrategy: mrege
        """;
    interact(() -> content().documents().schemas().text().type(yaml));
    Waiting.until(() -> label("#own-rules-fault").startsWith("Line 6:"));
    assertThat(result()).as("a fault changes nothing").doesNotContain("- d");
    interact(() -> content().documents().schemas().text().type(yaml.replace("mrege", "merge")));
    Waiting.until(() -> result().contains("- d"));
    assertThat(label("#own-rules-fault")).isEmpty();
    clickOn("#side-annotation").clickOn("#scope-kind");
    Waiting.until(() -> ruleText().contains("field: spec.template.spec.containers.args"));
    assertThat(ruleText()).contains("kind: Deployment", "# why");
    assertThat(result()).contains("- d");
  }

  private String ruleText() {
    return content().documents().schemas().text().getText();
  }

  @Test
  void bothResultsStandSideBySide() {
    showArgs();
    mergeWithKeys();
    Waiting.until(() -> result().contains("- d"));
    clickOn("#compare-without");
    Waiting.until(() -> lookup("#result-without").tryQuery().filter(Node::isVisible).isPresent());
    clickOn("#close-result-without");
    Waiting.until(() -> lookup("#result-without").tryQuery().isEmpty());
    ToggleButton compare = lookup("#compare-without").query();
    assertThat(compare.isSelected()).isFalse();
  }

  @Test
  void whatCannotBeSaysWhy() {
    showArgs();
    ComboBox<RuleChoices.Choice> box = lookup("#choose-patch-strategy").query();
    chooseWithMouse("retainKeys — ");
    Waiting.until(() -> !label("#rule-refused").isEmpty());
    assertThat(label("#rule-refused")).contains("retainKeys");
    assertThat(box.getValue().label()).isEqualTo("none");
    assertThat(ruleText()).isEmpty();
  }

  @Test
  void whyLeadsToTheRule() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().selection().select(ARGS));
    clickOn("#edit-annotation", MouseButton.PRIMARY);
    Waiting.until(() -> row().filter(row -> row.label().equals("args[]")).isPresent());
    assertThat(lookup("#annotation-panel").tryQuery()).isPresent();
    push(KeyCode.SHIFT, KeyCode.F1);
    Waiting.until(() -> lookup(".why-body").tryQuery().isPresent());
  }

  @Test
  void whatToolsAndReleasesMakeOfAFieldIsSaid() {
    showArgs();
    Waiting.until(() -> uses().size() == 10);
    assertThat(uses())
        .containsSubsequence("kubectl apply", "replaces the list", "kubectl apply --server-side")
        .containsSubsequence(
            "Releases",
            "The same in Kubernetes "
                + String.join(", ", SchemaFiles.versions())
                + ": listType atomic.");
    mergeWithKeys();
    Waiting.until(() -> uses().contains("adds and removes single items"));
    assertThat(uses().get(7)).isEqualTo("replaces the list");
  }

  private List<String> uses() {
    return from(lookup("#rule-uses")).lookup(".label").queryAllAs(Labeled.class).stream()
        .map(Labeled::getText)
        .toList();
  }

  @Test
  void aFieldIsTreatedAsAnotherType() {
    showArgs();
    TextField field = lookup("#treat-as").query();
    interact(
        () -> {
          field.requestFocus();
          field.setText("[]io.k8s.api.core.v1.Nothing");
        });
    push(KeyCode.ENTER);
    assertThat(label("#rule-refused")).startsWith("There is no type io.k8s.api.core.v1.Nothing.");
    interact(
        () -> {
          field.requestFocus();
          field.setText("[]io.k8s.api.core.v1.EnvVar");
        });
    push(KeyCode.ENTER);
    Waiting.until(() -> row().orElseThrow().typeName().equals("EnvVar"));
    assertThat(label("#rule-refused")).isEmpty();
    assertThat(field.getText()).isEqualTo("[]io.k8s.api.core.v1.EnvVar");
    interact(() -> ((Button) lookup("#reset-rule").query()).fire());
    Waiting.until(() -> row().orElseThrow().typeName().equals("string"));
    assertThat(field.getText()).isEmpty();
  }
}
