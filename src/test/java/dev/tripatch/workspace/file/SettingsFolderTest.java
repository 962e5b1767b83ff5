package dev.tripatch.workspace.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsFolderTest {
  @Test
  void everyPlatformHasItsOwn() {
    assertThat(SettingsFolder.of("Linux", "/home/me", Map.of()))
        .contains(Path.of("/home/me/.config/tripatch"));
    assertThat(SettingsFolder.of("Linux", "/home/me", Map.of("XDG_CONFIG_HOME", "/x")))
        .contains(Path.of("/x/tripatch"));
    assertThat(SettingsFolder.of("Linux", "/nonexistent", Map.of("HOME", "/tmp/new")))
        .contains(Path.of("/tmp/new/.config/tripatch"));
    assertThat(SettingsFolder.of("Mac OS X", "/Users/me", Map.of()))
        .contains(Path.of("/Users/me/Library/Application Support/tripatch"));
  }

  @Test
  void withoutAHomeThereIsNone() {
    assertThat(SettingsFolder.of("Linux", "", Map.of())).isEmpty();
    assertThat(SettingsFolder.of("Linux", "?", Map.of())).isEmpty();
  }
}
