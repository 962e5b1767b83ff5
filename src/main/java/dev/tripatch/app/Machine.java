package dev.tripatch.app;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the computer offers for a window.
 *
 * @param operatingSystem Java's name of it
 * @param environment the environment variables
 * @param canLoad whether the dynamic linker finds a library of this name
 */
record Machine(String operatingSystem, Map<String, String> environment, Predicate<String> canLoad) {

  /** What JavaFX lays out text with on Linux; on other systems it needs nothing. */
  private static final SystemLibrary PANGO =
      new SystemLibrary("libpangoft2-1.0.so.0", "libpangoft2-1.0-0");

  /** What JavaFX opens windows with on Linux. */
  private static final List<SystemLibrary> FOR_SCREEN =
      List.of(
          new SystemLibrary("libgtk-3.so.0", "libgtk-3-0"),
          new SystemLibrary("libXtst.so.6", "libxtst6"));

  /** The computer that this runs on. */
  static Machine here() {
    return new Machine(System.getProperty("os.name"), System.getenv(), Machine::isThere);
  }

  /** Whether a window can be opened: on Linux by the display server's own variables. */
  boolean hasDisplay() {
    return !isLinux()
        || !environment.getOrDefault("DISPLAY", "").isEmpty()
        || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
  }

  /** What is missing to draw the window to a picture, and beyond that to the screen. */
  List<SystemLibrary> missingLibraries(boolean onScreen) {
    if (!isLinux()) {
      return List.of();
    }
    return Stream.concat(Stream.of(PANGO), onScreen ? FOR_SCREEN.stream() : Stream.empty())
        .filter(library -> !canLoad.test(library.file()))
        .toList();
  }

  private boolean isLinux() {
    return operatingSystem.toLowerCase(Locale.ROOT).contains("linux");
  }

  /** Loads it to stay: JavaFX asks for it next, and need not wait then. */
  @SuppressWarnings("restricted") // nothing of the library is called
  private static boolean isThere(String file) {
    try {
      SymbolLookup.libraryLookup(file, Arena.global());
      return true;
    } catch (IllegalArgumentException notFound) {
      return false;
    }
  }

  /**
   * A library of the operating system that JavaFX loads and that is not there.
   *
   * @param file the name that the dynamic linker looks for
   * @param debianPackage what brings it on Debian and Ubuntu
   */
  record SystemLibrary(String file, String debianPackage) {

    /** The sentence that asks a person to install it. */
    String request() {
      return "the window needs the system's library %s; on Debian and Ubuntu: apt-get install %s"
          .formatted(file, debianPackage);
    }
  }
}
