package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Another window is another process of the same launcher. */
class NewWindowTest {

  @TempDir Path folder;

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theLauncherIsStartedWithoutArguments() throws Exception {
    Path launcher = folder.resolve("a launcher");
    Files.writeString(launcher, "#!/bin/sh\necho started with $# words >\"$0.said\"\n");
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
    NewWindow windows = new NewWindow(Optional.of(launcher.toString()));
    assertThat(windows.isPossible()).isTrue();
    assertThat(windows.open().waitFor()).isZero();
    assertThat(folder.resolve("a launcher.said")).hasContent("started with 0 words");
  }

  @Test
  void aLauncherThatIsGoneIsAnError() {
    NewWindow windows = new NewWindow(Optional.of(folder.resolve("gone").toString()));
    assertThatThrownBy(windows::open).isInstanceOf(IOException.class);
  }

  @Test
  void withoutALauncherThereIsNone() {
    assertThat(new NewWindow(Optional.empty()).isPossible()).isFalse();
  }
}
