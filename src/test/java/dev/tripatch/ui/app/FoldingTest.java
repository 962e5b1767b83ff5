package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.example.BuiltInExample;
import dev.tripatch.highlight.Noise;
import dev.tripatch.highlight.Pane;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.model.OpenDocument;
import dev.tripatch.ui.sample.WholeTextOpener;
import dev.tripatch.ui.start.EngineComparer;
import dev.tripatch.workspace.Workbench;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/** What servers and kubectl write for themselves is folded away, and comes back by one click. */
class FoldingTest extends ApplicationTest {

  private @Nullable TripatchWindow window;

  @Override
  public void start(Stage stage) {
    window =
        new TripatchWindow(
            stage,
            new WindowServices(
                new EngineComparer(new Workbench(new BundledCatalog())),
                new WholeTextOpener(),
                Optional.empty(),
                "test"),
            new NoFileDialogs());
    window.show(
        new StartDocuments(
            Optional.empty(),
            Optional.of(OpenDocument.unfiled("local", BuiltInExample.local())),
            Optional.of(OpenDocument.unfiled("live", BuiltInExample.live()))));
  }

  private WindowContent content() {
    return Objects.requireNonNull(window).content();
  }

  private PaneEditor editor(Pane pane) {
    return content().view().panes().view(pane).editor();
  }

  private int folded(Pane pane) {
    return editor(pane).foldedProperty().get();
  }

  private void awaitFolds() {
    Waiting.until(() -> folded(Pane.RESULT) > 0);
  }

  private boolean tableShowsNoise() {
    return content().comparison().getView().orElseThrow().rows().stream()
        .anyMatch(row -> Noise.of(row).isPresent());
  }

  @Test
  void bookkeepingIsFoldedAndTheTextStaysWhole() {
    awaitFolds();
    assertThat(folded(Pane.LIVE)).isPositive();
    assertThat(folded(Pane.PATCH)).isEqualTo(1);
    assertThat(folded(Pane.LOCAL)).isZero();
    assertThat(editor(Pane.LIVE).text()).isEqualTo(BuiltInExample.live());
    assertThat(editor(Pane.PATCH).text()).contains("last-applied-configuration");
    assertThat(tableShowsNoise()).isFalse();
  }

  @Test
  void oneClickBringsEverythingBack() {
    awaitFolds();
    clickOn(from(lookup("#pane-live")).lookup("#folded").<Node>query());
    assertThat(folded(Pane.LIVE)).isZero();
    assertThat(folded(Pane.RESULT)).isZero();
    assertThat(tableShowsNoise()).isTrue();
    interact(() -> content().comparison().showNoiseProperty().set(false));
    assertThat(folded(Pane.LIVE)).isPositive();
    assertThat(tableShowsNoise()).isFalse();
  }

  @Test
  void findingSomethingFoldedUnfoldsThatPane() {
    awaitFolds();
    interact(() -> content().view().panes().focus(Pane.LIVE));
    push(KeyCode.SHORTCUT, KeyCode.F);
    write("last-applied").push(KeyCode.ENTER);
    assertThat(folded(Pane.LIVE)).isZero();
    assertThat(folded(Pane.RESULT)).isPositive();
  }

  @Test
  void foldingIsNoEdit() {
    awaitFolds();
    interact(() -> content().view().panes().focus(Pane.LIVE));
    push(KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(editor(Pane.LIVE).text()).isEqualTo(BuiltInExample.live());
    assertThat(content().documents().live().modifiedBinding().get()).isFalse();
  }

  @Test
  void typingKeepsTheFolds() {
    awaitFolds();
    int before = folded(Pane.LIVE);
    interact(() -> editor(Pane.LIVE).goTo(0));
    write("# note\n");
    Waiting.until(
        () ->
            content()
                .comparison()
                .getView()
                .orElseThrow()
                .pane(Pane.LIVE)
                .text()
                .startsWith("# n"));
    assertThat(folded(Pane.LIVE)).isEqualTo(before);
  }
}
