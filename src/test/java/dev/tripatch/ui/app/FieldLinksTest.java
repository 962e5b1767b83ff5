package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.editor.line.LineCell;
import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.shape.Path;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Shapes between the documents connect the changed fields that both have in view. */
class FieldLinksTest extends WindowFixture {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  @Override
  public void start(Stage stage) {
    open(stage, example());
  }

  @BeforeEach
  void awaitAnswer() {
    Waiting.until(() -> editor(Role.RESULT).folding().countProperty().get() > 0);
  }

  private PaneEditor editor(Role pane) {
    return content().view().panes().view(pane).editor();
  }

  private List<Path> links(Role pane) {
    String id = "#pane-" + pane.name().toLowerCase(Locale.ROOT);
    return lookup(id).lookup(".field-link").<Path>queryAll().stream().toList();
  }

  private List<Path> selectedLinks(Role pane) {
    return links(pane).stream()
        .filter(link -> link.getPseudoClassStates().contains(SELECTED))
        .toList();
  }

  private void select(String field) {
    interact(() -> content().selection().select(FieldPath.parse(field)));
  }

  @Test
  void theSelectedFieldIsLinkedThroughAllThreeDocuments() {
    select("spec.replicas");
    Waiting.until(() -> selectedLinks(Role.LOCAL).size() == 1);
    Waiting.until(() -> selectedLinks(Role.LIVE).size() == 1);
    Path link = selectedLinks(Role.LIVE).getFirst();
    assertThat(link.getStyleClass()).contains("mark-conflict");
    Bounds line = lineOf(Role.LIVE, "replicas:");
    Bounds shape = link.localToScreen(link.getLayoutBounds());
    assertThat(shape.getMaxX()).isCloseTo(line.getMinX(), within(3.0));
    assertThat(shape.getMinY()).isLessThanOrEqualTo(line.getMaxY());
    assertThat(shape.getMaxY()).isGreaterThanOrEqualTo(line.getMinY());
  }

  private Bounds lineOf(Role pane, String words) {
    String text = editor(pane).text();
    int line = (int) text.substring(0, text.indexOf(words)).lines().count() - 1;
    Node cell =
        lookup("#pane-" + pane.name().toLowerCase(Locale.ROOT))
            .lookup((Node node) -> node instanceof LineCell each && each.line() == line)
            .query();
    return cell.localToScreen(cell.getLayoutBounds());
  }

  @Test
  void whatOneSideHasOutOfViewIsNotLinked() {
    select("spec.replicas");
    Waiting.until(() -> selectedLinks(Role.LIVE).size() == 1);
    interact(() -> content().view().panes().scrolling().togetherProperty().set(false));
    interact(() -> editor(Role.LIVE).visibleLines().place(50, 0));
    Waiting.until(() -> selectedLinks(Role.LIVE).isEmpty());
    assertThat(selectedLinks(Role.LOCAL)).hasSize(1);
  }

  @Test
  void linksGoAwayWhereNobodyWantsThem() {
    select("spec.replicas");
    Waiting.until(() -> !links(Role.LIVE).isEmpty());
    Node strip = lookup("#pane-live").lookup(".link-strip").query();
    interact(() -> content().view().panes().showLinksProperty().set(false));
    assertThat(strip.isVisible()).isFalse();
    interact(() -> content().view().panes().showLinksProperty().set(true));
    Waiting.until(() -> !links(Role.LIVE).isEmpty());
  }

  @Test
  void nothingIsLinkedWhereNothingIsCompared() {
    select("spec.replicas");
    Waiting.until(() -> !links(Role.LIVE).isEmpty() && !links(Role.LOCAL).isEmpty());
    interact(() -> content().documents().live().type(""));
    Waiting.until(() -> content().comparison().getView().isEmpty());
    Waiting.until(() -> links(Role.LIVE).isEmpty() && links(Role.LOCAL).isEmpty());
  }
}
