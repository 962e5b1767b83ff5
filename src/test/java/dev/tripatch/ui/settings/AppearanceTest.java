package dev.tripatch.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ui.app.QuickRobot;
import javafx.application.ColorScheme;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;

class AppearanceTest extends QuickRobot {

  /** What listens to the system is held as long as the program runs, with its window. */
  @Test
  void theSystemIsListenedToAsLongAsThereIsAWindow() {
    ObjectProperty<ColorScheme> system = new SimpleObjectProperty<>(ColorScheme.LIGHT);
    interact(
        () -> {
          Appearance appearance = new Appearance(system);
          Scene scene = new Scene(new StackPane());
          appearance.style(scene);
          system.set(ColorScheme.DARK);
          assertThat(appearance.getTheme()).isEqualTo(Theme.DARK);
          appearance.forget(scene);
          system.set(ColorScheme.LIGHT);
          assertThat(appearance.getTheme()).isEqualTo(Theme.DARK);
        });
  }
}
