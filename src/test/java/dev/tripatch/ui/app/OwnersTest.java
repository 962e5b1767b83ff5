package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Whose the fields of live are, and what opens first where live is applied server-side. */
class OwnersTest extends WindowFixture {

  private static final String OTHER =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: other}
      data: {a: %s}
      """;

  @Override
  public void start(Stage stage) {
    open(
        stage,
        services().at(InstantSource.fixed(Instant.parse("2026-03-04T09:00:00Z"))),
        new NoFileDialogs(),
        serverSide());
  }

  private void openAnd(StartDocuments documents, String subject) {
    interact(() -> content().open(documents));
    awaitView(subject);
  }

  private void awaitView(String subject) {
    Waiting.until(
        () ->
            content()
                .comparison()
                .getView()
                .filter(view -> view.subject().endsWith(subject))
                .isPresent());
  }

  private String tab() {
    return content().view().tables().chosenProperty().get().orElseThrow().id();
  }

  private String keptTab() {
    return content().view().tables().kept().orElseThrow().id();
  }

  private void choose(String tab) {
    interact(() -> content().view().tables().choose(tab));
  }

  private Optional<TableColumn<TablePlace<?>, ?>> ownerColumn() {
    TableView<TablePlace<?>> table = lookup("#field-table").query();
    return table.getVisibleLeafColumns().stream()
        .<TableColumn<TablePlace<?>, ?>>map(column -> column)
        .filter(column -> column.getText().equals("Owner"))
        .findFirst();
  }

  private Map<String, String> owners() {
    TableView<TablePlace<?>> table = lookup("#field-table").query();
    TableColumn<TablePlace<?>, ?> column = ownerColumn().orElseThrow();
    TableColumn<TablePlace<?>, ?> field = table.getColumns().getFirst();
    return table.getItems().stream()
        .collect(
            Collectors.toMap(
                place -> String.valueOf(field.getCellObservableValue(place).getValue()).strip(),
                place -> String.valueOf(column.getCellObservableValue(place).getValue())));
  }

  private static StartDocuments serverSide() {
    return documents(ServerSideSample.LOCAL, ServerSideSample.LIVE);
  }

  private static StartDocuments plain() {
    return StartDocuments.of(
        new ThreeDocuments<>(
            Optional.empty(),
            OpenDocument.unfiled("local", OTHER.formatted("1")),
            Optional.of(OpenDocument.unfiled("live", OTHER.formatted("2")))));
  }

  @Test
  void everyRowSaysWhoSetLiveAndHowLongAgo() {
    choose("fields");
    Waiting.until(() -> ownerColumn().isPresent());
    assertThat(owners())
        .containsEntry("spec.replicas", "hpa · 3d")
        .containsEntry("spec.paused", "kubectl · 31d")
        .containsEntry("spec.minReadySeconds", "")
        .containsEntry("spec.progressDeadlineSeconds", "");
    filter("owner:kubectl");
    assertThat(owners()).containsOnlyKeys("spec.paused");
    filter("hpa");
    assertThat(owners()).containsOnlyKeys("spec.replicas");
    filter("");
    assertThat(content().view().filter().managers()).containsExactly("hpa", "kubectl");
    openAnd(plain(), "other");
    assertThat(ownerColumn()).isEmpty();
  }

  private void filter(String words) {
    interact(() -> lookup("#field-filter").<TextField>query().setText(words));
  }

  @Test
  void liveSaysAfterItsLinesWhoSetThem() {
    awaitView("web");
    assertThat(notesOfLive()).isEmpty();
    interact(content().actions().named("OWNERS").run());
    assertThat(notesOfLive()).containsExactly("hpa · 3d", "kubectl · 31d", "kubectl · 31d");
    interact(content().actions().named("OWNERS").run());
    assertThat(notesOfLive()).isEmpty();
  }

  private List<String> notesOfLive() {
    return content().comparison().paneProperty(Role.LIVE).get().orElseThrow().notes().stream()
        .map(LineNote::text)
        .toList();
  }

  @Test
  void anObjectThatIsAppliedServerSideOpensThere() {
    awaitView("web");
    assertThat(tab()).isEqualTo("server-side");
    assertThat(keptTab()).as("for the next window").isEqualTo("fields");
    openAnd(plain(), "other");
    assertThat(tab()).isEqualTo("fields");
    openAnd(serverSide(), "web");
    assertThat(tab()).as("once for each object").isEqualTo("fields");
  }

  @Test
  void theTabThatSomebodyChoseStays() {
    awaitView("web");
    choose("problems");
    openAnd(plain(), "other");
    assertThat(tab()).isEqualTo("problems");
    openAnd(
        documents(
            ServerSideSample.LOCAL.replace("web", "api"),
            ServerSideSample.LIVE.replace("web", "api")),
        "api");
    assertThat(tab()).as("for later objects, too").isEqualTo("problems");
  }
}
