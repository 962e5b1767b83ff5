package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.app.Machine.SystemLibrary;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MachineTest {
  private static final Set<String> NOTHING = Set.of();

  @ParameterizedTest
  @ValueSource(strings = {"DISPLAY", "WAYLAND_DISPLAY"})
  void aLinuxWithADisplayServerHasADisplay(String variable) {
    assertThat(linux(Map.of(variable, ":0"), NOTHING).hasDisplay()).isTrue();
  }

  @Test
  void aLinuxWithoutOneHasNone() {
    assertThat(linux(Map.of(), NOTHING).hasDisplay()).isFalse();
    assertThat(linux(Map.of("DISPLAY", ""), NOTHING).hasDisplay()).isFalse();
  }

  @Test
  void otherSystemsNeedNoVariablesAndNoLibraries() {
    Machine mac = new Machine("Mac OS X", Map.of(), NOTHING::contains);
    assertThat(mac.hasDisplay()).isTrue();
    assertThat(mac.missingLibraries(true)).isEmpty();
  }

  @Test
  void aPictureNeedsOnlyWhatLaysOutText() {
    assertThat(linux(Map.of(), NOTHING).missingLibraries(false))
        .extracting(SystemLibrary::debianPackage)
        .containsExactly("libpangoft2-1.0-0");
    assertThat(linux(Map.of(), Set.of("libpangoft2-1.0.so.0")).missingLibraries(false)).isEmpty();
  }

  @Test
  void aWindowOnTheScreenNeedsGtkToo() {
    assertThat(linux(Map.of(), Set.of("libpangoft2-1.0.so.0")).missingLibraries(true))
        .extracting(SystemLibrary::request)
        .containsExactly(
            "the window needs the system's library libgtk-3.so.0;"
                + " on Debian and Ubuntu: apt-get install libgtk-3-0",
            "the window needs the system's library libXtst.so.6;"
                + " on Debian and Ubuntu: apt-get install libxtst6");
  }

  private static Machine linux(Map<String, String> environment, Set<String> libraries) {
    return new Machine("Linux", environment, libraries::contains);
  }
}
