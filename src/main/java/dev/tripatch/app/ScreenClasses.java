package dev.tripatch.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.util.List;
import java.util.stream.Stream;

/**
 * The classes with which JavaFX opens windows on a screen and draws with its graphics processor. A
 * rehearsal has no screen and never meets them, and a real start would read them from their jar.
 */
final class ScreenClasses {
  private static final String JAVAFX = "javafx.graphics";
  private static final List<String> PACKAGES =
      List.of(
          "com/sun/glass/ui/",
          "com/sun/javafx/application/",
          "com/sun/prism/es2/",
          "com/sun/prism/ps/",
          "com/sun/prism/impl/ps/");
  private static final String CLASS = ".class";

  private ScreenClasses() {}

  /**
   * Loads them without running anything of them. Those of other systems are not there, and none is
   * where JavaFX is not a module.
   */
  static void load() {
    ModuleLayer.boot()
        .configuration()
        .findModule(JAVAFX)
        .ifPresent(module -> load(module.reference()));
  }

  private static void load(ModuleReference javafx) {
    Module module = ModuleLayer.boot().findModule(JAVAFX).orElseThrow();
    try (ModuleReader reader = javafx.open();
        Stream<String> files = reader.list()) {
      files
          .filter(file -> file.endsWith(CLASS) && PACKAGES.stream().anyMatch(file::startsWith))
          .map(file -> file.substring(0, file.length() - CLASS.length()).replace('/', '.'))
          .forEach(name -> Class.forName(module, name));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
