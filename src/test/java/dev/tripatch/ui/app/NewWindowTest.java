package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Another window is another process of the same launcher. */
class NewWindowTest {

  private static final Rectangle2D HERE = new Rectangle2D(1, 2, 800, 600);

  @TempDir Path folder;

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a script for sh")
  void theLauncherIsStartedWithTheStartScreen() throws Exception {
    Path launcher = folder.resolve("a launcher");
    Files.writeString(
        launcher, "#!/bin/sh\necho started with $@ at $TRIPATCH_OPENED_BY >\"$0.said\"\n");
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
    NewWindow windows = new NewWindow(Optional.of(launcher.toString()), false);
    assertThat(windows.isPossible()).isTrue();
    assertThat(windows.open(HERE).waitFor()).isZero();
    assertThat(folder.resolve("a launcher.said"))
        .hasContent("started with --start-screen at 1.0 2.0 800.0 600.0");

    assertThat(new NewWindow(Optional.of(launcher.toString()), true).open(HERE).waitFor()).isZero();
    assertThat(folder.resolve("a launcher.said"))
        .as("what may change nothing opens no window that may")
        .hasContent("started with --start-screen --read-only at 1.0 2.0 800.0 600.0");
  }

  @Test
  void aLauncherThatIsGoneIsAnError() {
    NewWindow windows = new NewWindow(Optional.of(folder.resolve("gone").toString()), false);
    assertThatThrownBy(() -> windows.open(HERE)).isInstanceOf(IOException.class);
  }

  @Test
  void withoutALauncherThereIsNone() {
    assertThat(new NewWindow(Optional.empty(), false).isPossible()).isFalse();
  }
}
