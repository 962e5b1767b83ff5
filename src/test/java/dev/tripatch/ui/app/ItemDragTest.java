package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** Items of lists of the result moved with the mouse, in the window. */
class ItemDragTest extends WindowFixture {

  @Override
  public void start(Stage stage) {
    open(
        stage,
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.empty(),
                OpenDocument.unfiled("web.yaml", BuiltInExample.local()),
                Optional.of(OpenDocument.unfiled("live.yaml", BuiltInExample.live())))));
    place(stage, 1280, 900);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private String result() {
    return editor(Role.RESULT).text();
  }

  private void begin() {
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
    push(KeyCode.CONTROL, KeyCode.E);
    Waiting.until(() -> content().composer().currentProperty().get().isPresent());
    Waiting.until(() -> !content().comparison().busyProperty().get());
    interact(() -> content().drafts().startEmpty());
    Waiting.until(() -> isFirst("name: A", "name: B"));
    int env = result().indexOf("env:");
    interact(() -> editor(Role.RESULT).caret().goTo(env));
    Waiting.until(() -> line("name: A").isPresent() && line("name: B").isPresent());
  }

  /** The place beside a line of the list of variables, on the screen, if it is in view. */
  private Optional<Point2D> line(String words) {
    int at = result().indexOf(words, result().indexOf("env:"));
    int line = (int) result().substring(0, at).lines().count() - 1;
    PaneEditor editor = editor(Role.RESULT);
    VisibleLines lines = editor.visibleLines();
    Bounds bounds = editor.localToScreen(editor.getLayoutBounds());
    double top = stage().getScene().getWindow().getY();
    double sceneTop = top + editor.getScene().getY();
    return lines
        .inView(line, line)
        .map(
            it ->
                new Point2D(
                    bounds.getMinX() + 10, sceneTop + lines.sceneY((it.top() + it.bottom()) / 2)));
  }

  private static double top(PaneEditor editor) {
    return editor.localToScreen(editor.getLayoutBounds()).getMinY();
  }

  private Point2D beside(String words) {
    return line(words).orElseThrow();
  }

  private boolean isShown(String id) {
    return lookup(id).queryAll().stream().anyMatch(node -> node.isVisible());
  }

  private boolean isFirst(String one, String other) {
    int env = result().indexOf("env:");
    return result().indexOf(one, env) < result().indexOf(other, env);
  }

  @Test
  void aDraggedItemGoesWhereTheLineShowsInOneStep() {
    begin();
    String before = editor(Role.PATCH).text();
    assertThat(isFirst("name: A", "name: B")).isTrue();
    moveTo(beside("name: A"));
    Waiting.until(() -> isShown("#item-grip"));
    Point2D behind = beside("name: B").add(0, 24);
    drag(beside("name: A")).moveTo(beside("name: B"));
    Waiting.until(() -> isShown("#item-drop"));
    dropTo(behind);
    Waiting.until(() -> editor(Role.PATCH).text().contains("$setElementOrder/env:"));
    Waiting.until(() -> isFirst("name: B", "name: A"));
    assertThat(isShown("#item-drop")).isFalse();
    assertThat(content().documents().history().done())
        .anyMatch(entry -> entry.name().startsWith("Move item"));
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> editor(Role.PATCH).text().equals(before));
  }

  @Test
  void escapeAndDroppingElsewhereWriteNothing() {
    begin();
    String before = editor(Role.PATCH).text();
    drag(beside("name: A")).moveTo(beside("name: B").add(0, 24));
    Waiting.until(() -> isShown("#item-drop"));
    push(KeyCode.ESCAPE);
    Waiting.until(() -> !isShown("#item-drop"));
    drop();
    drag(beside("name: A")).moveTo(beside("name: B").add(0, 24));
    Waiting.until(() -> isShown("#item-drop"));
    moveTo(new Point2D(beside("name: A").getX(), top(editor(Role.RESULT)) + 3));
    Waiting.until(() -> !isShown("#item-drop"));
    drop();
    Waiting.until(() -> !content().comparison().busyProperty().get());
    assertThat(editor(Role.PATCH).text()).isEqualTo(before);
    assertThat(isFirst("name: A", "name: B")).isTrue();
  }
}
