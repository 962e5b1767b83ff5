package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reading many objects is cancelled: nothing goes on, and the list can be read again. */
class CancelledListTest {
  private static final int OBJECTS = 3;

  @TempDir Path folder;
  private final Queue<Runnable> background = new ArrayDeque<>();
  private final Queue<Runnable> foreground = new ArrayDeque<>();
  private final ObjectSurvey survey =
      new ObjectSurvey(
          new Workbench(new BundledCatalog()), background::add, Runnable::run, foreground::add);
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          new Documents(), new DocumentFiles(), survey, (texts, then) -> then.run());

  @BeforeEach
  void open() throws IOException {
    for (int i = 0; i < OBJECTS; i++) {
      Files.writeString(
          folder.resolve(i + ".yaml"),
          "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: map-" + i + "\ndata:\n  a: b\n");
    }
    model.open(new ObjectSources(List.of(), List.of(folder), List.of(folder), false));
  }

  private static void runAll(Queue<Runnable> waiting) {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private void finish() {
    while (!background.isEmpty() || !foreground.isEmpty()) {
      runAll(background);
      runAll(foreground);
    }
  }

  private void assertCancelled(String words) {
    assertThat(survey.progressProperty().get().isOver()).isTrue();
    assertThat(survey.isComplete()).isFalse();
    assertThat(survey.cancelledProperty().get().map(ObjectSurvey.Progress::cancelled))
        .contains(words);
  }

  private void assertAllIsReadAgain() {
    model.readAgain();
    assertThat(survey.cancelledProperty().get()).isEmpty();
    finish();
    assertThat(survey.isComplete()).isTrue();
    assertThat(model.rows()).hasSize(OBJECTS).allMatch(row -> row.state().isPresent());
  }

  @Test
  void noPartialListFollowsCancelledReading() {
    survey.cancel();
    finish();
    assertThat(model.rows()).isEmpty();
    assertCancelled("Cancelled");
    assertAllIsReadAgain();
  }

  @Test
  void aListThatIsReadButNotYetTakenIsCancelledToo() {
    runAll(background);
    foreground.remove().run();
    survey.cancel();
    finish();
    assertThat(model.rows()).isEmpty();
    assertCancelled("Cancelled after " + OBJECTS + " of " + OBJECTS);
    assertAllIsReadAgain();
  }

  @Test
  void objectsStayWithoutStateWhereComparingIsCancelled() {
    runAll(background);
    runAll(foreground);
    survey.cancel();
    finish();
    assertThat(model.rows()).hasSize(OBJECTS).allMatch(row -> row.state().isEmpty());
    assertThat(model.totals().get().changing())
        .isEqualTo("0 of %d compared · 0 will change".formatted(model.rows().size()));
    assertCancelled("Cancelled");
    assertAllIsReadAgain();
  }

  @Test
  void nothingIsCancelledWhereNothingIsDone() {
    finish();
    survey.cancel();
    assertThat(survey.cancelledProperty().get()).isEmpty();
  }
}
