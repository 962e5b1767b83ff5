package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** The decision table of the selected field in the window, with the real engine. */
class RulesTest extends WindowFixture {

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  @Override
  public void start(Stage stage) {
    open(
        stage,
        WindowPictures.documents(
            new Texts(
                new ThreeDocuments<>(
                    Optional.empty(),
                    new NamedText("web.yaml", BuiltInExample.local()),
                    Optional.of(new NamedText("live", BuiltInExample.live()))))));
    stage.setWidth(1280);
    stage.setHeight(800);
  }

  /** The rows, the one that applies first, and what stands in a column of each. */
  private TableView<?> table() {
    return lookup("#rules-table").query();
  }

  private List<String> column(String title) {
    TableColumn<?, ?> column =
        table().getColumns().stream()
            .filter(each -> each.getText().equals(title))
            .findFirst()
            .orElseThrow();
    return IntStream.range(0, table().getItems().size())
        .mapToObj(i -> String.valueOf(column.getCellData(i)))
        .toList();
  }

  private int rowOf(String start) {
    List<String> actions = column("What happens");
    return IntStream.range(0, actions.size())
        .filter(i -> actions.get(i).startsWith(start))
        .findFirst()
        .orElseThrow();
  }

  private String lit() {
    return column("What happens").stream()
        .filter(text -> text.startsWith("▶ "))
        .findFirst()
        .orElse("");
  }

  private String sentence() {
    return lookup("#rules-sentence").queryAs(Label.class).getText();
  }

  @Test
  void anotherRowSaysWhatItWouldTakeAndIsTried() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    String local = content().documents().local().getText();
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.J);
    assertThat(content().view().tables().isChosen("rules")).isTrue();
    interact(() -> content().selection().select(REPLICAS));
    assertThat(lit()).isEqualTo("▶ Set to local's value.");
    assertThat(column("“Field Merge Semantics” says"))
        .contains("≠ Set live to the Resource Config value.", "Do nothing.");
    assertThat(lookup(".table-row-cell").queryAllAs(TableRow.class))
        .filteredOn(
            row -> row.getPseudoClassStates().contains(PseudoClass.getPseudoClass("applies")))
        .hasSize(1);

    clickOn("Added with local's value.");
    Waiting.until(() -> sentence().equals("Live would need to lack it."));
    clickOn("#rules-try");

    assertThat(content().visit().isVisiting()).isTrue();
    assertThat(content().selection().getPath()).contains(REPLICAS);
    Waiting.until(() -> lit().equals("▶ Added with local's value."));
    assertThat(content().documents().local().getText()).isEqualTo(local);
    assertThat(content().documents().live().getText())
        .contains("\n  progressDeadlineSeconds: 600\n  revisionHistoryLimit: 5\n");

    interact(() -> content().visit().back());
    Waiting.until(() -> lit().equals("▶ Set to local's value."));
    assertThat(content().documents().live().getText()).isEqualTo(BuiltInExample.live());
  }

  @Test
  void aSecretStaysMaskedInTheSandbox() {
    String secret = "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {token: %s}\n";
    interact(
        () -> {
          content()
              .documents()
              .local()
              .open(OpenDocument.unfiled("local", secret.formatted("hunter-two")));
          content()
              .documents()
              .live()
              .open(OpenDocument.unfiled("live", secret.formatted("hunter-one")));
        });
    Waiting.until(() -> content().documents().secrets().arePresent());
    interact(() -> content().view().tables().choose("rules"));
    interact(() -> content().selection().select(FieldPath.of("stringData", "token")));
    Waiting.until(() -> !lit().isEmpty());
    interact(() -> table().getSelectionModel().select(rowOf("Nothing is sent")));
    Waiting.until(() -> sentence().startsWith("Live would need"));
    assertThat(sentence()).doesNotContain("hunter");
    clickOn("#rules-try");
    assertThat(lookup("#visit-words").queryLabeled().getText())
        .isEqualTo("What if: stringData.token");
    Waiting.until(() -> lit().equals("▶ Nothing is sent: live has it already."));
    assertThat(content().documents().live().getText()).contains("hunter-two");
    assertThat(content().view().panes().all())
        .extracting(pane -> pane.editor().masks().maskedText())
        .noneMatch(text -> text.contains("hunter"))
        .anyMatch(text -> text.contains("••••••("));
  }

  @Test
  void followsTheSelection() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().view().tables().choose("rules"));
    interact(() -> content().selection().select(FieldPath.of("metadata", "name")));
    assertThat(lit()).isEqualTo("▶ Nothing is sent: live has it already.");
    interact(() -> table().getSelectionModel().select(1));
    Waiting.until(() -> sentence().startsWith("kubectl finds the object by"));
    assertThat(lookup("#rules-try").query().isVisible()).isFalse();
  }
}
