package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.window.action.Actions;
import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pictures of the window's parts on the clipboard, from menu bar and context menus. */
class CopiedPictureTest extends WindowFixture {

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
    place(stage, 1000, 600);
  }

  @BeforeEach
  void untilCompared() {
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> Clipboard.getSystemClipboard().clear());
  }

  /** How large the picture on the clipboard is; nothing if there is none. */
  private Dimension2D picture() {
    Dimension2D[] size = {new Dimension2D(0, 0)};
    interact(
        () -> {
          Image image = Clipboard.getSystemClipboard().getImage();
          if (image != null) {
            size[0] = new Dimension2D(image.getWidth(), image.getHeight());
          }
        });
    return size[0];
  }

  private static Dimension2D twice(Node node) {
    return new Dimension2D(
        Math.ceil(node.getLayoutBounds().getWidth() * 2),
        Math.ceil(node.getLayoutBounds().getHeight() * 2));
  }

  private String said() {
    return lookup("#status-message").queryLabeled().getText();
  }

  /** Chooses what the menu on the screen offers. */
  private void choose(String title) {
    ContextMenu menu =
        listTargetWindows().stream()
            .filter(ContextMenu.class::isInstance)
            .map(ContextMenu.class::cast)
            .filter(Window::isShowing)
            .findFirst()
            .orElseThrow();
    MenuItem picture =
        menu.getItems().stream()
            .filter(item -> "Copy Picture".equals(item.getText()))
            .flatMap(item -> ((Menu) item).getItems().stream())
            .filter(item -> title.equals(item.getText()))
            .findFirst()
            .orElseThrow();
    interact(menu::hide);
    interact(picture::fire);
  }

  @Test
  void thePaneUnderTheMouseIsCopiedFromItsMenu() {
    Node live = lookup("#pane-live").query();
    rightClickOn(from(lookup("#pane-live")).lookup(".pane-editor").<Node>query());
    choose("Picture of the Pane");
    Waiting.until(() -> said().startsWith("Copied a picture of Live"));
    assertThat(picture()).isEqualTo(twice(live));
  }

  @Test
  void theTableIsCopiedFromItsMenu() {
    rightClickOn(from(lookup("#field-table")).lookup(".table-row-cell").nth(1).<Node>query());
    choose("Picture of the Table");
    Waiting.until(() -> said().startsWith("Copied a picture of the table"));
    assertThat(picture()).isEqualTo(twice(content().view().tables()));
  }

  @Test
  void theWindowIsCopiedFromTheMenuBar() {
    Actions.Found found =
        content().actions().inMenus().stream()
            .filter(each -> each.action().title().equals("Picture of the Window"))
            .findFirst()
            .orElseThrow();
    assertThat(found.way()).isEqualTo("Edit › Copy Picture");
    interact(found.action().run());
    Waiting.until(() -> said().startsWith("Copied a picture of the window"));
    assertThat(picture()).isEqualTo(twice(content().view()));
    assertThat(said())
        .endsWith("%.0f × %.0f pixels".formatted(picture().getWidth(), picture().getHeight()));
  }
}
