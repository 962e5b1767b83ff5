package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.recorded.RealUpgrades;
import dev.tripatch.recorded.RealUpgrades.Upgrade;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conflicts of real upgrades decided by keys alone, saved, and opened again. */
class RealFlowsInWindowTest extends WindowFixture {

  private static final List<KeyCode> KEYS = List.of(KeyCode.L, KeyCode.X, KeyCode.K);

  @TempDir Path folder;

  private OpenDocument document(Role role) throws IOException {
    return new DocumentFiles().read(folder.resolve(role.name())).getFirst();
  }

  private void write(Role role, MapValue object) throws IOException {
    Files.writeString(folder.resolve(role.name()), YamlWriter.write(object));
  }

  private void open() throws IOException {
    StartDocuments start =
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.of(document(Role.LAST_APPLIED)),
                document(Role.LOCAL),
                Optional.of(document(Role.LIVE))));
    interact(
        () -> {
          Stage stage = new Stage();
          open(stage, start);
          place(stage, 1280, 800);
        });
    Waiting.until(
        () ->
            content().scene().getWindow().isShowing()
                && content().decisions().comparedProperty().get());
  }

  private List<FieldPath> undecided() {
    return content().decisions().getTally().undecided();
  }

  private void flow(Upgrade upgrade) throws IOException {
    write(Role.LAST_APPLIED, upgrade.before());
    write(Role.LOCAL, upgrade.after());
    write(Role.LIVE, upgrade.live());
    open();
    List<FieldPath> conflicts = undecided();
    assertThat(conflicts).hasSizeGreaterThan(1);
    interact(() -> content().decisions().advancesProperty().set(true));
    for (int i = 0; !undecided().isEmpty(); i++) {
      int before = undecided().size();
      Waiting.until(
          () -> content().selection().getPath().filter(undecided()::contains).isPresent());
      push(KeyCode.CONTROL, KeyCode.SHIFT, KEYS.get(i % KEYS.size()));
      Waiting.until(
          () -> undecided().size() < before && !content().comparison().busyProperty().get());
    }
    push(KeyCode.CONTROL, KeyCode.S);
    Waiting.until(() -> !content().documents().local().isModified());
    assertThat(Files.readString(folder.resolve(Role.LOCAL.name())))
        .isEqualTo(content().documents().local().getText())
        .contains("-live");
    isLeft(upgrade);
  }

  /** When it is sent, live is the result, and local was applied last. */
  private void isLeft(Upgrade upgrade) throws IOException {
    List<FieldPath> left = List.copyOf(content().documents().leftOut().get());
    assertThat(left).as(upgrade.name()).isNotEmpty();
    write(Role.LIVE, result());
    Files.writeString(
        folder.resolve(Role.LAST_APPLIED.name()),
        Files.readString(folder.resolve(Role.LOCAL.name())));
    interact(() -> window().close());
    open();
    interact(() -> content().documents().leftOut().leaveOut(left));
    Waiting.until(
        () -> content().decisions().comparedProperty().get() && patch().equals(MapValue.EMPTY));
  }

  private MapValue result() {
    return content().comparison().getView().orElseThrow().computed().orElseThrow().result();
  }

  private MapValue patch() {
    return content().comparison().getView().orElseThrow().computed().orElseThrow().patch();
  }

  @Test
  void keysLeadThroughAllConflictsOfADeployment() throws Exception {
    flow(conflicts("Deployment"));
  }

  @Test
  void keysLeadThroughAllConflictsOfACustomResourceDefinition() throws Exception {
    flow(conflicts("CustomResourceDefinition"));
  }

  private static Upgrade conflicts(String kind) throws Exception {
    return RealUpgrades.recorded().stream()
        .filter(each -> each.after().text("kind").equals(kind) && each.drifted().size() > 1)
        .findFirst()
        .orElseThrow();
  }
}
