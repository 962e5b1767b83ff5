package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** Quick fixes at the caret and in the table of hazards, with real keys. */
class QuickFixKeysTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(
        stage,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled(
                    "web.yaml", BuiltInExample.local().replace("replicas: 3", "replicas: \"5\"")),
                Optional.of(OpenDocument.unfiled("live.yaml", BuiltInExample.live())))));
    place(stage, 1200, 520);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String local() {
    return editor(Role.LOCAL).text();
  }

  private void awaitAnswer() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
  }

  private boolean isOffered(String title) {
    return lookup(title).queryAll().stream()
        .anyMatch(node -> node.getScene().getWindow().isShowing());
  }

  /** The lines of open menus that do nothing. */
  private static List<String> dead() {
    return Window.getWindows().stream()
        .filter(Window::isShowing)
        .filter(ContextMenu.class::isInstance)
        .flatMap(menu -> ((ContextMenu) menu).getItems().stream())
        .filter(MenuItem::isDisable)
        .map(MenuItem::getText)
        .toList();
  }

  /** The law: wherever the mouse asks for a menu, it holds only what can be done. */
  @Test
  void noMenuHasALineThatDoesNothing() {
    awaitAnswer();
    for (Role pane : Role.values()) {
      rightClickOn(editor(pane));
      Waiting.until(() -> openMenus() > 0);
      assertThat(dead()).as(pane + "").isEmpty();
      push(KeyCode.ESCAPE);
      Waiting.until(() -> openMenus() == 0);
    }
    for (String part : List.of("#field-table", "#status-bar")) {
      if (lookup(part).tryQuery().isPresent()) {
        rightClickOn(part);
        assertThat(dead()).as(part).isEmpty();
        push(KeyCode.ESCAPE);
      }
    }
  }

  private static long openMenus() {
    return Window.getWindows().stream()
        .filter(each -> each.isShowing() && each instanceof ContextMenu)
        .count();
  }

  @Test
  void controlPeriodMendsAtTheCaretAndUndoNamesIt() {
    awaitAnswer();
    String before = local();
    interact(() -> editor(Role.LOCAL).caret().goTo(before.indexOf("\"5\"") + 1));
    push(KeyCode.CONTROL, KeyCode.PERIOD);
    Waiting.until(() -> isOffered("Write 5 without quotes"));
    push(KeyCode.ENTER);
    Waiting.until(() -> local().equals(before.replace("\"5\"", "5")));
    awaitAnswer();
    assertThat(content().actions().named("UNDO").title()).isEqualTo("Undo Write 5 without quotes");
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> local().equals(before));
  }

  @Test
  void theTableOfHazardsOffersTheSame() {
    awaitAnswer();
    interact(() -> content().view().tables().choose("problems"));
    Waiting.until(() -> lookup("Wrong type").queryAll().size() > 0);
    clickOn("Wrong type");
    push(KeyCode.CONTROL, KeyCode.PERIOD);
    Waiting.until(() -> isOffered("Write 5 without quotes"));
    assertThat(dead()).isEmpty();
    push(KeyCode.ENTER);
    Waiting.until(() -> local().contains("replicas: 5\n"));
  }

  @Test
  void anOperationOfAJsonPatchIsMended() {
    awaitAnswer();
    interact(() -> content().composer().choose(PatchFormat.JSON));
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    awaitAnswer();
    interact(
        () ->
            content()
                .documents()
                .drafts()
                .in(PatchFormat.JSON)
                .type("- op: delete\n  path: /spec/replicas\n"));
    Waiting.until(() -> editor(Role.PATCH).text().startsWith("- op: delete"));
    interact(() -> editor(Role.PATCH).caret().goTo(8));
    push(KeyCode.CONTROL, KeyCode.PERIOD);
    Waiting.until(() -> isOffered("Write op: remove"));
    push(KeyCode.ENTER);
    Waiting.until(() -> editor(Role.PATCH).text().startsWith("- op: remove\n"));
    awaitAnswer();
    assertThat(content().comparison().staleProperty().get()).isFalse();
  }
}
