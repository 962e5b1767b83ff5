package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The whole window, used at random: whatever happens, every row in every pane keeps its height, its
 * place, its text and its band.
 *
 * <p>{@code -Drandom.use.seconds=60} goes on for a minute, else each object is opened once and used
 * for as many steps on a slow machine as on a quick one. A failure names its seed, which {@code
 * -Drandom.use.seed} gives back.
 */
class RandomUseTest extends WindowFixture {

  /** Zero: each object once, whatever time it takes. */
  private static final long SECONDS = Long.getLong("random.use.seconds", 0);

  private static final long SEED = Long.getLong("random.use.seed", System.nanoTime() % 1_000_000);

  /** Faults of rows show soon after a start or not at all, so there are many starts. */
  private static final int STEPS_OF_A_START = 10;

  private static final WindowServices SERVICES = services();

  private @Nullable Stage stage;

  @Test
  void rowsKeepTheirHeight() throws IOException {
    System.out.printf("random.use.seed=%d%n", SEED);
    Random random = new Random(SEED);
    long end = System.nanoTime() + Duration.ofSeconds(SECONDS).toNanos();
    List<StartDocuments> objects = objects();
    int step = 0;
    for (int start = 0; start < objects.size() || System.nanoTime() < end; start++) {
      open(objects.get(start % objects.size()), start % objects.size() == 3);
      RandomHand hand = new RandomHand(this, content(), random);
      ShownRows rows = new ShownRows(content());
      for (int i = 0; i < STEPS_OF_A_START; i++) {
        hand.doSomething();
        Pulses.await(content().scene());
        step++;
        assertThat(lasting(rows))
            .as("seed %d, start %d, step %d; did: %s", SEED, start, step, hand.lastDone())
            .isEmpty();
      }
    }
    System.out.printf("%d steps%n", step);
  }

  /** What is wrong and stays so: an answer may come between two looks at one step. */
  private List<String> lasting(ShownRows rows) {
    List<String> found = find(rows);
    for (int again = 0; again < 3 && !found.isEmpty(); again++) {
      Pulses.await(content().scene());
      found = find(rows);
    }
    return found;
  }

  private List<String> find(ShownRows rows) {
    List<String> found = new java.util.ArrayList<>();
    interact(() -> found.addAll(rows.faults()));
    return found;
  }

  private static List<StartDocuments> objects() throws IOException {
    return List.of(
        documents(resource("deployment-local"), resource("deployment-live")),
        documents(BuiltInExample.local(), BuiltInExample.live()),
        documents(resource("service-local"), resource("service-live")),
        documents(resource("deployment-local"), resource("deployment-live")));
  }

  private static String resource(String name) throws IOException {
    String file = "random-use/" + name + ".yaml";
    try (InputStream in = RandomUseTest.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private void open(StartDocuments documents, boolean composing) {
    interact(
        () -> {
          close();
          Stage shown = new Stage();
          stage = shown;
          open(shown, SERVICES, new NoFileDialogs(), documents);
          place(shown, 1360, 860);
        });
    Waiting.until(
        () ->
            content().comparison().getView().isPresent()
                && !content().comparison().busyProperty().get());
    if (composing) {
      interact(() -> content().composer().begin(PatchFormat.STRATEGIC));
    }
    Scene scene = content().scene();
    Pulses.await(scene);
  }

  private void close() {
    if (stage != null) {
      stage.close();
    }
  }
}
