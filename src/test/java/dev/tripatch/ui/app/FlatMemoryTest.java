package dev.tripatch.ui.app;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who goes through many objects does not keep those that were shown before. */
class FlatMemoryTest extends WindowFixture {
  private static final int OBJECTS = 4;
  private static final int CHANGES = 30;
  private static final int FEW = 6;

  @TempDir Path folder;

  @Override
  public void start(Stage stage) {
    // The test opens its own.
  }

  private void write(String side, String level) throws IOException {
    for (int i = 0; i < OBJECTS; i++) {
      Path file = folder.resolve(side).resolve(i + ".yaml");
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.writeString(
          file,
          "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: object%d}\ndata: {level: %s%d}\n"
              .formatted(i, level, i));
    }
  }

  private static <T> Set<T> weak() {
    return Collections.newSetFromMap(new WeakHashMap<>());
  }

  private ObjectsViewModel objects() {
    return content().objects().model();
  }

  private ComparisonView view() {
    return content().comparison().getView().orElseThrow();
  }

  private Set<Node> lineCells() {
    return lookup(".line-cell").queryAll();
  }

  private boolean isIdle() {
    Waiting.settled();
    return !content().comparison().busyProperty().get();
  }

  private void goOn(int step) {
    // There and back again.
    boolean isBack = step / (OBJECTS - 1) % 2 == 1;
    ComparisonView before = view();
    if (isBack) {
      press(KeyCode.SHIFT);
    }
    type(KeyCode.F9);
    if (isBack) {
      release(KeyCode.SHIFT);
    }
    Waiting.until(() -> isIdle() && view() != before);
  }

  @Test
  void earlierObjectsAreForgotten() throws IOException {
    write("new", "info");
    write("old", "debug");
    interact(
        () ->
            open(
                new Stage(),
                StartDocuments.of(
                    new ObjectSources(
                        List.of(),
                        List.of(folder.resolve("new")),
                        List.of(folder.resolve("old")),
                        true))));
    Waiting.until(() -> objects().rows().size() == OBJECTS && objects().survey().isComplete());
    Waiting.until(() -> isIdle() && content().comparison().getView().isPresent());
    Set<ComparisonView> answers = weak();
    Set<Node> cells = weak();
    for (int step = 0; step < CHANGES; step++) {
      answers.add(view());
      cells.addAll(lineCells());
      goOn(step);
    }
    int most = 10 * lineCells().size();
    Waiting.until(
        () -> {
          System.gc();
          return answers.size() < FEW && cells.size() < most;
        });
  }
}
