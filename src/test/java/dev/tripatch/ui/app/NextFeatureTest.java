package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.RowMark;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the next feature needs to do to be seen in the window: contribute data. */
class NextFeatureTest extends WindowFixture {

  private static final String CONFIG_MAP =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: a
        namespace: shop
      data:
        level: %s
      """;

  @TempDir Path folder;
  private final Cluster cluster = new Cluster();

  /** A feature that the program does not have. */
  private static final class Cluster implements Feature {
    private final StringProperty asked = new SimpleStringProperty("");
    private final BooleanProperty asksAtOnce = new SimpleBooleanProperty();

    @Override
    public List<Entry> actions() {
      return List.of(
          Action.of("ASK_CLUSTER", "Ask the Cluster", () -> asked.set("accepted"))
              .in("CHANGE", 9, 10)
              .keys("Shortcut+Alt+K", "Ask the cluster"));
    }

    @Override
    public List<LowerTab> tabs() {
      return List.of(
          LowerTab.of(
              "cluster",
              "Cluster",
              "Shortcut+Alt+L",
              new SimpleObjectProperty<>(2),
              () -> new Label("what the cluster says")));
    }

    @Override
    public List<FeatureColumn<FieldPath>> fieldColumns() {
      return List.of(new FeatureColumn<>("Server says", path -> path + " " + asked.get(), asked));
    }

    @Override
    public List<FeatureColumn<ObjectPair>> objectColumns() {
      return List.of(
          new FeatureColumn<>("Owner", pair -> "team " + pair.name().namespace(), asked),
          new FeatureColumn<>("Server says", pair -> asked.get(), asked));
    }

    @Override
    public List<Function<ObjectPair, Optional<RowMark>>> objectMarks() {
      return List.of(pair -> Optional.of(new RowMark("☁", List.of("object-state"))));
    }

    @Override
    public List<Setting<?>> settings() {
      return List.of(
          Setting.check("asksAtOnce", "Cluster", "_Ask the cluster at once", asksAtOnce));
    }
  }

  private void open() throws IOException {
    Path local = Files.createDirectories(folder.resolve("local"));
    Path live = Files.createDirectories(folder.resolve("live"));
    Files.writeString(local.resolve("a.yaml"), CONFIG_MAP.formatted("info"));
    Files.writeString(live.resolve("a.yaml"), CONFIG_MAP.formatted("debug"));
    interact(
        () -> {
          Stage shown = new Stage();
          make(shown, services(folder), new NoFileDialogs(), List.of(cluster))
              .show(
                  StartDocuments.of(
                      new ObjectSources(List.of(), List.of(local), List.of(live), true)));
          place(shown, 1300, 900);
        });
    Waiting.until(() -> text(".object-name").equals(List.of("a")));
    Waiting.until(() -> text(".object-count").equals(List.of("~1")));
  }

  private List<String> text(String styleClass) {
    return lookup(styleClass).queryAllAs(Label.class).stream().map(Label::getText).toList();
  }

  @Test
  void allThatItContributesIsShown() throws IOException {
    open();
    assertThat(text(".object-detail")).containsExactly("ConfigMap · shop · Owner: team shop");
    assertThat(text(".object-state")).contains("☁");

    push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.K);
    Waiting.until(
        () ->
            text(".object-detail")
                .equals(List.of("ConfigMap · shop · Owner: team shop · Server says: accepted")));
    TableView<?> fields = lookup("#field-table").query();
    assertThat(fields.getVisibleLeafColumns().stream().map(TableColumnBase::getText))
        .last()
        .isEqualTo("Server says");

    push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.L);
    assertThat(content().view().tables().isChosen("cluster")).isTrue();
    assertThat(lookup("Cluster (2)").tryQuery()).isPresent();
    assertThat(lookup("what the cluster says").tryQuery()).isPresent();

    push(KeyCode.CONTROL, KeyCode.COMMA);
    Waiting.until(() -> lookup("#setting-asks-at-once").tryQuery().isPresent());
    Node box = lookup("#setting-asks-at-once").query();
    interact(() -> ((CheckBox) box).fire());
    push(KeyCode.ESCAPE);
    assertThat(cluster.asksAtOnce.get()).isTrue();
    assertThat(Files.readString(folder.resolve("settings.json")))
        .contains("\"asksAtOnce\": \"true\"", "\"table\": \"cluster\"");
  }

  @Test
  void itsActionIsInTheOneList() throws IOException {
    open();
    assertThat(content().actions().inMenus())
        .anyMatch(
            found -> found.action().id().equals("ASK_CLUSTER") && found.way().equals("Change"))
        .anyMatch(found -> found.action().id().equals("CLUSTER"));
  }
}
