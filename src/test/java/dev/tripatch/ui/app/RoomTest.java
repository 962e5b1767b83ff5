package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.LowerTabs;
import dev.tripatch.ui.settings.Theme;
import dev.tripatch.ui.window.StartDocuments;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stays readable where there is little room, and what is said where there is nothing. */
class RoomTest extends WindowFixture {

  private static final String LONG =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata:
        name: %s.example.com
        labels: {step: "%s"}
      """;

  /** Goes on where {@link #LONG} ends. */
  private static final String APPLIED =
      """
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",\
      "metadata":{"annotations":{},"labels":{"step":"1"},"name":"rows.example.com"}}
      """;

  private static final String NAMELESS =
      """
      apiVersion: v1
      kind: Pod
      metadata: {name: web}
      spec: {containers: [{image: "%s"}]}
      """;

  @Override
  public void start(Stage stage) {
    open(stage, StartDocuments.NONE);
    resize(1280);
  }

  private void resize(int width) {
    stage().setWidth(width);
    stage().setHeight(800);
  }

  private void open(String local, String live) {
    interact(() -> content().open(documents(local, live)));
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  private void choose(String tab) {
    interact(() -> content().view().tables().choose(tab));
  }

  private static Bounds place(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /** A text that is cut off is drawn with an ellipsis. */
  private static boolean isWhole(Labeled label) {
    return label.lookup(".text") instanceof Text text && text.getText().equals(label.getText());
  }

  private Labeled hint(String place) {
    Waiting.until(() -> from(lookup(place)).lookup(".empty-hint").tryQuery().isPresent());
    return from(lookup(place)).lookup(".empty-hint").queryLabeled();
  }

  /** Drawn, since a window on the screen lays itself out again until it fits. */
  @ParameterizedTest
  @ValueSource(ints = {900, 1010, 1100, 1280})
  void noPaneCutsOffTheEndOfItsHeader(int width, @TempDir Path folder) throws IOException {
    AtomicReference<OpenContent> drawn = new AtomicReference<>();
    new WindowPicture(services())
        .draw(
            content -> {
              drawn.set(new OpenContent(content));
              content.open(documents(BuiltInExample.local(), BuiltInExample.live()));
            },
            new WindowPicture.Look(
                width, 800, Theme.LIGHT, Optional.empty(), Optional.empty(), Optional.empty()),
            folder.resolve("window.png"));
    Node pane = drawn.get().view().panes().view(Role.PATCH);
    Labeled compose = (Labeled) pane.lookup("#compose");
    assertThat(place(compose).getMaxX()).isLessThanOrEqualTo(place(pane).getMaxX());
    assertThat(isWhole(compose)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {800, 820, 860, 950})
  void nothingIsCutOffAtTheRightWhereEveryOutcomeIsCounted(int width) {
    open(BuiltInExample.local(), BuiltInExample.live());
    interact(() -> resize(width));
    interact(() -> stage().getScene().getRoot().layout());
    double right = stage().getScene().getWidth();
    assertThat(right).isLessThanOrEqualTo(width);
    assertThat(place(lookup("#theme").query()).getMaxX()).isLessThanOrEqualTo(right);
    assertThat(place(lookup("#copy-patch").query()).getMaxX()).isLessThanOrEqualTo(right);
    assertThat(isWhole(lookup("#theme").queryLabeled())).isTrue();
  }

  @Test
  void tabsKeepTheirNamesBesideControls() {
    open(ServerSideSample.LOCAL, ServerSideSample.LIVE);
    interact(() -> resize(900));
    choose("server-side");
    Waiting.until(() -> lookup("#tab-server-side").queryLabeled().getText().contains("("));
    assertThat(lookup(".lower-tab").queryAllAs(ToggleButton.class)).allMatch(RoomTest::isWhole);
  }

  /** With a list of objects at the side; each tab that is chosen shows other controls. */
  @ParameterizedTest
  @CsvSource({"640, 12", "800, 12", "1280, 12", "640, 24", "1000, 24"})
  void eachTabIsInTheRowOrInItsMenu(int width, int textSize) {
    open(ServerSideSample.LOCAL, ServerSideSample.LIVE);
    LowerTabs tabs = content().view().tables();
    interact(() -> content().view().showBeside(new Region()));
    interact(() -> content().appearance().setTextSize(textSize));
    interact(() -> resize(width));
    Waiting.until(() -> content().scene().getWidth() == width);
    for (LowerTab chosen : tabs.all()) {
      choose(chosen.id());
      interact(
          () -> {
            tabs.applyCss();
            tabs.getParent().layout();
          });
      Set<String> reached = new TreeSet<>();
      ((MenuButton) lookup("#more-tabs").query())
          .getItems()
          .forEach(item -> reached.add(item.getId().replace("more-", "")));
      for (ToggleButton tab :
          lookup("#lower-tabs .tab-row .lower-tab").queryAllAs(ToggleButton.class)) {
        if (!tab.isDisabled()) {
          assertThat(isWhole(tab) || tab.isSelected()).as(tab.getText()).isTrue();
          assertThat(place(tab).getMaxX()).isLessThanOrEqualTo(place(tabs).getMaxX());
          assertThat(reached.add(tab.getId().replace("tab-", ""))).isTrue();
        }
      }
      assertThat(reached)
          .containsExactlyInAnyOrderElementsOf(tabs.all().stream().map(LowerTab::id).toList());
      Bounds more = place(lookup("#more-tabs").query());
      assertThat(more.getMaxX()).isLessThanOrEqualTo(place(tabs).getMaxX());
      Bounds controls = place(lookup("#lower-tabs .tab-controls").query());
      assertThat(controls.getMinX()).isGreaterThanOrEqualTo(more.getMaxX());
      assertThat(controls.getMaxX()).isLessThanOrEqualTo(place(tabs).getMaxX());
    }
  }

  @Test
  void aLongNameGivesWayInItsMiddleAndTheBarKeepsItsEnd() {
    String name = "a-name-that-nobody-can-read".repeat(6);
    open(LONG.formatted(name, "2"), LONG.formatted(name, "1"));
    interact(() -> resize(1100));
    Waiting.until(() -> content().scene().getWidth() == 1100);
    assertThat(place(lookup("#copy-patch").query()).getMaxX()).isLessThanOrEqualTo(1100);
    Labeled kind = from(lookup(".chip-label")).lookup(".strong").queryLabeled();
    assertThat(kind.getText()).isEqualTo("CustomResourceDefinition");
    assertThat(isWhole(kind)).isTrue();
    Labeled subject = from(lookup(".chip-label")).lookup(".label").nth(1).queryLabeled();
    Text shown = (Text) subject.lookup(".text");
    assertThat(shown.getText()).startsWith("apiextensions").contains("…").endsWith(".example.com");
    assertThat(underTheMouse(subject)).contains(name);
  }

  @Test
  void sentencesOfServerSideApplyGoWhereTheyCannotBeRead() {
    open(ServerSideSample.LOCAL, ServerSideSample.LIVE);
    choose("server-side");
    TableView<?> table = lookup("#server-side-table").query();
    assertThat(visible(table)).doesNotContain("Why").contains("Other owners · since");
    interact(() -> resize(1920));
    Waiting.until(() -> visible(table).contains("Why"));
  }

  private static List<String> visible(TableView<?> table) {
    return table.getVisibleLeafColumns().stream().map(TableColumn::getText).toList();
  }

  @Test
  void rowsAndCellsSayAllTheyHold() {
    open(BuiltInExample.local(), BuiltInExample.live());
    TableRow<?> row = from(lookup("#field-table")).lookup(".table-row-cell").nth(1).query();
    assertThat(underTheMouse(row))
        .startsWith("spec.replicas\nconflict: ")
        .endsWith("Local: 3\nLive: 7\nResult: 3");
    choose("dialects");
    Waiting.until(() -> lookup("#dialect-table").tryQuery().isPresent());
    assertThat(from(lookup("#dialect-table")).lookup(".table-cell").queryAllAs(Labeled.class))
        .filteredOn(cell -> cell.getText() != null && cell.getText().startsWith("spec."))
        .isNotEmpty()
        .allMatch(cell -> underTheMouse(cell).equals(cell.getText()));
  }

  /** What appears beside the mouse when it rests on a control. */
  private String underTheMouse(Control control) {
    interact(
        () ->
            control.fireEvent(
                new MouseEvent(
                    MouseEvent.MOUSE_ENTERED,
                    0,
                    0,
                    0,
                    0,
                    MouseButton.NONE,
                    0,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    false,
                    null)));
    return control.getTooltip().getText();
  }

  @Test
  void aMouseThatRestsOnAButtonIsToldWhatItDoes() {
    Control compose = lookup("#compose").query();
    assertThat(compose.getTooltip()).isNull();
    assertThat(compose.getAccessibleHelp()).startsWith("Write the patch yourself");
    moveTo(compose);
    Waiting.until(
        () ->
            listTargetWindows().stream()
                .filter(Tooltip.class::isInstance)
                .anyMatch(shown -> ((Tooltip) shown).getText().startsWith("Write the patch")));
  }

  @Test
  void anEmptyWindowSaysWhatWillBeWhere() {
    assertThat(hint("#pane-patch").getText()).startsWith("What changes live");
    assertThat(hint("#pane-result").getText()).startsWith("What live becomes");
    assertThat(hint("#field-table").getText()).startsWith("Open a local and a live object");
    choose("conflicts");
    assertThat(hint("#conflict-table").getText()).startsWith("Open a local and a live object");
    choose("problems");
    assertThat(hint("#problem-tab").getText()).startsWith("Open a local and a live object");
  }

  @Test
  void whereKubernetesRefusesNothingClaimsToBeWell() {
    open(NAMELESS.formatted("a"), NAMELESS.formatted("b"));
    Waiting.until(() -> content().findings().foundProperty().get().view().isPresent());
    assertThat(hint("#pane-result").getText()).startsWith("Kubernetes refuses");
    assertThat(hint("#field-table").getText()).startsWith("Kubernetes refuses");
    choose("conflicts");
    assertThat(hint("#conflict-table").getText()).startsWith("Kubernetes refuses");
  }

  @Test
  void anEmptyPatchSaysThatNothingIsSent() {
    String same = LONG.formatted("rows", "1");
    open(same, same + APPLIED);
    assertThat(content().view().panes().view(Role.PATCH).editor().text().strip()).isEqualTo("{}");
    assertThat(hint("#pane-patch").getText()).startsWith("Nothing to send");
    assertThat(hint("#field-table").getText()).startsWith("The patch is empty");
    assertThat(hint("#pane-result").isVisible()).isFalse();
  }

  @Test
  void aPatchWithoutEffectSaysWhatItWrites() {
    String same = LONG.formatted("rows", "1");
    open(same, same);
    assertThat(hint("#field-table").getText())
        .isEqualTo("The patch only writes kubectl's last-applied annotation.");
    open(same.replace("  labels", "  finalizers: null\n  labels"), same + APPLIED);
    assertThat(hint("#field-table").getText())
        .isEqualTo("There is a patch, but it leaves live as it is. It writes metadata.finalizers.");
  }

  @Test
  void whatIsOutOfDateSaysSo() {
    open(BuiltInExample.local(), BuiltInExample.live());
    Labeled detail = from(lookup("#pane-result")).lookup(".detail").nth(0).queryLabeled();
    assertThat(detail.getText()).startsWith("live after the patch");
    interact(() -> content().documents().local().type("a: [1"));
    Waiting.until(() -> content().comparison().staleProperty().get());
    assertThat(detail.getText()).isEqualTo("from the last readable documents");
  }
}
