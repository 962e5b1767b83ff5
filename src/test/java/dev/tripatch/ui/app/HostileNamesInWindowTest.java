package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.file.FileWording;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever names and keys hold: no part of a window shows, or says to a screen reader, a character
 * that nobody sees, and no name begins a line that looks as if the program had written it.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file can have such a name there")
class HostileNamesInWindowTest extends WindowFixture {
  private static final String FORGED = "All is well.";
  private static final String BAD = "r\u202ex\u200b\u2028\u001b\u009b\u00a0\n" + FORGED;
  private static final String BAD_IN_JSON =
      "r\\u202ex\\u200b\\u2028\\u001b\\u009b\\u00a0\\n" + FORGED;

  private static final String OBJECT =
      """
      {"apiVersion": "apps/v1", "kind": "Deployment",
       "metadata": {"name": "@", "namespace": "@", "labels": {"@": "#@", "@2": "#"}, "managedFields": [
         {"manager": "@", "operation": "Update", "apiVersion": "apps/v1", "fieldsType": "FieldsV1",
          "fieldsV1": {"f:spec": {"f:replicas": {}, "f:@": {}}}}]},
       "spec": {"replicas": #1, "@": "#", "strategy": {"@": {}},
        "template": {"spec": {"serviceAccountName": "#@",
         "containers": [{"name": "@", "image": "#@", "env": [{"name": "@", "value": "#"},
           {"name": "@", "value": "2#"}]}],
         "volumes": [{"name": "@", "hostPath": {"path": "#"}}]}}}}
      """;
  private static final String CUSTOM =
      """
      {"apiVersion": "@/v1", "kind": "K@", "metadata": {"name": "@"}, "spec": {"@": "#"}}
      """;

  @TempDir Path folder;
  private final Set<String> harmful = new TreeSet<>();
  private int read;
  private boolean shown;

  @BeforeEach
  void writeFiles() throws IOException {
    for (Role role : Role.DOCUMENTS) {
      Path files = Files.createDirectories(folder.resolve(role.name() + BAD));
      int number = Role.DOCUMENTS.indexOf(role);
      Files.writeString(
          files.resolve("a" + BAD), text(OBJECT, number) + "---\n" + text(CUSTOM, number));
      Files.writeString(files.resolve("b" + BAD + ".json"), text(CUSTOM, number));
      Files.writeString(
          files.resolve("c" + BAD + ".yaml"), "kind: \"" + BAD_IN_JSON + "\"\n@: [\n");
    }
  }

  private static String text(String text, int number) {
    return text.replace("@", BAD_IN_JSON).replace("#", Integer.toString(number));
  }

  private List<Path> sources(Role role) {
    return List.of(folder.resolve(role.name() + BAD));
  }

  private void open(int width, int height) {
    interact(
        () -> {
          Stage shown = new Stage();
          open(
              shown,
              services(folder.resolve("settings")),
              new NoFileDialogs(),
              StartDocuments.of(
                  new ObjectSources(
                      sources(Role.LAST_APPLIED), sources(Role.LOCAL), sources(Role.LIVE), true)));
          place(shown, width, height);
        });
    Waiting.until(() -> content().objects().model().survey().progressProperty().get().isOver());
    Waiting.until(() -> content().selection().getPath().isPresent());
  }

  /** Looks at all that a person reads, or hears, in all windows: texts, help, menus, titles. */
  private void look() {
    Waiting.settled();
    interact(
        () -> {
          for (Window window : List.copyOf(Window.getWindows())) {
            if (window instanceof Stage stage) {
              read("title", stage.getTitle());
            }
            if (window instanceof ContextMenu menu) {
              menu.getItems().forEach(item -> read("menu", item.getText()));
            }
            look(window.getScene().getRoot());
          }
        });
  }

  private void look(Node node) {
    String where = node.getClass().getSimpleName() + " " + node.getId();
    read(where, node.getAccessibleText());
    read(where, node.getAccessibleHelp());
    if (node instanceof Text text) {
      read(where, text.getText());
    }
    if (node instanceof Labeled labeled) {
      read(where, labeled.getText());
    }
    if (node instanceof Control control && control.getTooltip() != null) {
      read(where, control.getTooltip().getText());
    }
    if (node instanceof Parent parent) {
      List.copyOf(parent.getChildrenUnmodifiable()).forEach(this::look);
    }
  }

  private void read(String where, @Nullable String text) {
    if (text != null) {
      read++;
      boolean isSeen = VisibleText.of(text).equals(text);
      boolean isForged = text.lines().anyMatch(line -> line.startsWith(FORGED));
      if (!isSeen || isForged) {
        harmful.add(where + ": " + text);
      }
      shown |= text.contains("r⟨U+202E⟩x⟨U+200B⟩");
    }
  }

  @Test
  void allTabsOfAllObjects() {
    open(1280, 800);
    ObjectsViewModel model = content().objects().model();
    for (ObjectRow row : List.copyOf(model.shown())) {
      interact(() -> model.show(row, () -> {}));
      if (row.pair().isPresent()) {
        Waiting.until(() -> model.currentProperty().get().equals(Optional.of(row)));
      }
      for (LowerTab tab : content().view().tables().all()) {
        interact(() -> content().view().tables().choose(tab.id()));
        look();
      }
    }
    assertThat(harmful).isEmpty();
    assertThat(shown).as("the names were in sight").isTrue();
    assertThat(read).isGreaterThan(1_000);
  }

  @Test
  void noticesQuestionsAndMenus() {
    open(800, 600);
    Path file = sources(Role.LOCAL).getFirst().resolve("b" + BAD + ".json");
    interact(() -> content().files().remember(file));
    Platform.runLater(
        () ->
            content()
                .window()
                .questions
                .mayI(
                    FileWording.DELETE_OLD_CONTENT.text("file", file),
                    FileWording.INTERRUPTED_HERE.text("file", file),
                    "OK"));
    Waiting.until(() -> lookup("#question-detail").tryQuery().isPresent());
    interact(
        () ->
            content().actions().inMenus().forEach(found -> read("action", found.action().title())));
    look();
    assertThat(harmful).isEmpty();
    assertThat(shown).as("the names were in sight").isTrue();
    clickOn("Cancel");
  }
}
