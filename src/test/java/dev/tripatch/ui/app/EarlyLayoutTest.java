package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/** When a part is laid out. */
class EarlyLayoutTest extends ApplicationTest {

  private static final String STYLES =
      "data:text/css;base64,"
          + Base64.getEncoder()
              .encodeToString(".late { -fx-opacity: 0.5; }".getBytes(StandardCharsets.UTF_8));

  private @Nullable Stage stage;

  /** Remembers which style it had when it was laid out first after it was asked to. */
  private static final class Watched extends Region {
    private final CompletableFuture<Double> opacity = new CompletableFuture<>();
    private boolean isAsked;

    void restyle() {
      isAsked = true;
      getStyleClass().add("late");
      requestLayout();
    }

    @Override
    protected void layoutChildren() {
      if (isAsked) {
        opacity.complete(getOpacity());
      }
    }
  }

  @Override
  public void start(Stage primary) {
    stage = primary;
  }

  @Override
  public void stop() {
    Objects.requireNonNull(stage).close();
  }

  @Test
  void isBeforeTheStylesAreApplied() throws Exception {
    assertThat(opacityWhenLaidOut(true)).isEqualTo(1.0);
  }

  @Test
  void wouldElseBeBehind() throws Exception {
    assertThat(opacityWhenLaidOut(false)).isEqualTo(0.5);
  }

  private double opacityWhenLaidOut(boolean early) throws Exception {
    Watched watched = new Watched();
    interact(() -> show(watched, early));
    interact(watched::restyle);
    return watched.opacity.get(10, TimeUnit.SECONDS);
  }

  private void show(Watched watched, boolean early) {
    if (early) {
      EarlyLayout.of(watched);
    }
    Scene scene = new Scene(new StackPane(watched), 200, 200);
    scene.getStylesheets().add(STYLES);
    Objects.requireNonNull(stage).setScene(scene);
    Objects.requireNonNull(stage).show();
  }
}
