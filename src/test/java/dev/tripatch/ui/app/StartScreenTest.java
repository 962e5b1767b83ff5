package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.ui.settings.Settings;
import dev.tripatch.ui.settings.SettingsFile;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.ui.window.layout.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person sees who starts Tripatch from a menu or an icon. */
class StartScreenTest extends WindowFixture {

  private static final String TEXT = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n";

  @TempDir Path folder;

  private void start(Path... files) {
    interact(
        () -> {
          place(stage(), 1280, 800);
          open(
              stage(),
              services(folder.resolve("settings")),
              new NoFileDialogs(),
              StartDocuments.chosen(List.of(files)));
        });
    Waiting.until(() -> stage().isShowing());
  }

  private void startAfter(String... recent) {
    Settings first = Settings.FIRST;
    Settings kept =
        new Settings(
            Map.of(),
            first.keys(),
            first.window(),
            first.table(),
            first.dividers(),
            List.of(recent),
            List.of("kind-dev shop deploy/web"));
    assertThat(new SettingsFile(folder.resolve("settings")).save(kept)).isEmpty();
    start();
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private boolean isStartScreen() {
    return lookup("#start-screen").tryQuery().isPresent();
  }

  private String local() {
    return content().view().panes().view(Role.LOCAL).editor().text();
  }

  private String said() {
    return lookup("#start-message").queryLabeled().getText();
  }

  private Actions actions() {
    return window().content().features.actions;
  }

  @Test
  void itOffersWhatTheMenusOffer() {
    start();
    assertThat(isStartScreen()).isTrue();
    List<String> opening =
        actions().all().stream()
            .filter(each -> each.reach() == Action.Reach.OPENING)
            .map(Action::id)
            .toList();
    assertThat(opening).contains("OPEN", "OPEN_FOLDER", "OPEN_FROM_CLUSTER", "PASTE_ERROR");
    for (Action action : actions().all()) {
      boolean isOffered = lookup("#start-" + action.itemId()).tryQuery().isPresent();
      assertThat(!isOffered || action.isPossible()).as(action.id()).isTrue();
    }
    assertThat(actions().named("NEXT_CHANGE").isPossible()).isFalse();
    assertThat(actions().named("OPEN").isPossible()).isTrue();
  }

  @Test
  void theExampleReplacesItAndUndoEmptiesThePanes() {
    start();
    push(KeyCode.UP);
    push(KeyCode.UP);
    push(KeyCode.DOWN);
    clickOn("#start-example");
    Waiting.until(() -> local().contains("kind: Deployment"));
    assertThat(isStartScreen()).isFalse();
    assertThat(content().view().panes().view(Role.LOCAL).editor().isFocusWithin()).isTrue();
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> local().isEmpty());
    assertThat(isStartScreen()).isFalse();
  }

  @Test
  void arrowsBringEachOfferIntoView() {
    start();
    interact(() -> place(stage(), 640, 420));
    for (KeyCode arrow : List.of(KeyCode.DOWN, KeyCode.UP)) {
      for (int i = 0; i < 6; i++) {
        push(arrow);
        Node focused = stage().getScene().getFocusOwner();
        assertThat(focused.localToScene(focused.getBoundsInLocal()).getMaxY())
            .isBetween(60.0, stage().getScene().getHeight());
      }
    }
  }

  @Test
  void escapeLeadsToEmptyPanes() {
    start();
    push(KeyCode.ESCAPE);
    assertThat(isStartScreen()).isFalse();
    write("a: 1");
    Waiting.until(() -> local().equals("a: 1"));
  }

  @Test
  void theCourseLeadsBackToItWhileNothingIsOpen() {
    start();
    clickOn("#start-course");
    assertThat(isStartScreen()).isFalse();
    clickOn("#course-close");
    assertThat(isStartScreen()).isTrue();
    push(KeyCode.ESCAPE);
    push(KeyCode.CONTROL, KeyCode.B);
    clickOn("#course-close");
    assertThat(isStartScreen()).isFalse();
  }

  @Test
  void whatWasOpenedBeforeIsOneKeyAway() throws IOException {
    Path file = file("a & b.yaml", TEXT);
    startAfter(file.toString(), folder.resolve("gone.yaml").toString());
    assertThat(lookup("#start-recent").queryAll()).hasSize(2);
    assertThat(lookup("#start-recent-object").queryLabeled().getText())
        .contains("deploy/web", "kind-dev", "shop");
    List<Node> recent = List.copyOf(lookup("#start-recent").queryAll());
    clickOn(recent.get(1));
    assertThat(said()).contains("gone.yaml");
    assertThat(isStartScreen()).isTrue();
    interact(recent.getFirst()::requestFocus);
    push(KeyCode.ENTER);
    Waiting.until(() -> local().equals(TEXT));
    assertThat(isStartScreen()).isFalse();
  }

  @Test
  void aPastedManifestIsLocal() {
    start();
    interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, TEXT)));
    push(KeyCode.CONTROL, KeyCode.V);
    Waiting.until(() -> local().equals(TEXT));
    assertThat(isStartScreen()).isFalse();
  }

  @Test
  void aChosenFileIsOpenAtOnce() throws IOException {
    start(file("web.yaml", TEXT));
    assertThat(isStartScreen()).isFalse();
    assertThat(local()).isEqualTo(TEXT);
    assertThat(stage().getTitle()).startsWith("web.yaml");
  }

  @Test
  void severalChosenFilesAreAList() throws IOException {
    start(file("a.yaml", TEXT), file("b.yaml", TEXT.replace("name: a", "name: b")));
    Waiting.until(() -> lookup("#objects-list").tryQuery().isPresent());
    assertThat(isStartScreen()).isFalse();
  }

  @Test
  void whyAChosenFileCannotBeOpenedIsSaidInTheWindow() throws IOException {
    start(folder.resolve("absent.yaml"));
    assertThat(isStartScreen()).isTrue();
    assertThat(said()).contains("absent.yaml");
  }

  @Test
  void anEmptyFileIsToldToo() throws IOException {
    start(file("empty.yaml", ""));
    assertThat(isStartScreen()).isTrue();
    assertThat(said()).contains("empty.yaml");
  }

  @Test
  void noticesAreSeenAboveIt() {
    start();
    interact(() -> new Notice(content().view(), "warning", "Look.").offeringClose("gone").show());
    assertThat(lookup("#warning").<Node>query().isVisible()).isTrue();
    assertThat(lookup("#warning").<Node>query().getScene()).isNotNull();
    clickOn("#gone");
    assertThat(lookup("#warning").tryQuery()).isEmpty();
    assertThat(isStartScreen()).isTrue();
  }
}
