package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A window that is opened and closed untouched is the same the next time. */
class SessionTest extends WindowFixture {

  @TempDir Path folder;

  private Path settings() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(each -> each.toString().endsWith(".json")).findFirst().orElseThrow();
    }
  }

  /** Opens a window, waits until it is laid out, does something with it, and closes it. */
  private void use(Runnable change, Stage stage) {
    interact(() -> make(stage, services(folder), new NoFileDialogs()).show(StartDocuments.NONE));
    Waiting.until(stage::isShowing);
    interact(change);
    interact(() -> stage.getScene().getRoot().layout());
    interact(() -> stage.getOnCloseRequest().handle(null));
    interact(stage::close);
  }

  private Stage fresh() {
    Stage[] made = new Stage[1];
    interact(() -> made[0] = new Stage());
    return made[0];
  }

  /** The same bytes give the same window, so what drifts does so the first time. */
  @ParameterizedTest
  @CsvSource({"1000,900", "900,640", "640,480"})
  void settingsStayTheSameToTheByte(int width, int height) throws IOException {
    Stage first = fresh();
    use(
        () -> {
          first.setX(0);
          first.setY(0);
          first.setWidth(width);
          first.setHeight(height);
        },
        first);
    String kept = Files.readString(settings());
    assertThat(kept).contains("\"width\": " + width);
    use(() -> {}, fresh());
    assertThat(Files.readString(settings())).isEqualTo(kept);
  }

  @Test
  void aWindowIsNeverLargerThanItsScreen() throws IOException {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    use(() -> {}, fresh());
    String large =
        Files.readString(settings())
            .replaceFirst("\"width\": \\d+", "\"width\": 5000")
            .replaceFirst("\"height\": \\d+", "\"height\": 4000");
    Files.writeString(settings(), large);
    Stage stage = fresh();
    Rectangle2D[] place = new Rectangle2D[1];
    use(
        () ->
            place[0] =
                new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()),
        stage);
    assertThat(screen.contains(place[0])).as(place[0] + " in " + screen).isTrue();
  }
}
