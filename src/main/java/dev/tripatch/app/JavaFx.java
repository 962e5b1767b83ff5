package dev.tripatch.app;

import java.io.IOException;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Optional;

/** JavaFX, which a package for the command line alone does not have. Nothing of it is loaded. */
final class JavaFx {
  private static final String MODULE = "javafx.graphics";
  private static final String A_CLASS = "javafx/application/Application.class";

  private JavaFx() {}

  /** Whether windows can be made, on the class path or as modules. */
  static boolean isThere() {
    return ClassLoader.getSystemResource(A_CLASS) != null;
  }

  /** Its version; empty if it is not there or does not say it. */
  static Optional<String> version() {
    URL place = ClassLoader.getSystemResource(A_CLASS);
    return place == null
        ? Optional.empty()
        : finder(place)
            .find(MODULE)
            .map(ModuleReference::descriptor)
            .flatMap(ModuleDescriptor::rawVersion);
  }

  /** Looks in the jar with the class, or in the run-time image if it is in none. */
  private static ModuleFinder finder(URL place) {
    try {
      return place.openConnection() instanceof JarURLConnection jar
          ? ModuleFinder.of(Path.of(jar.getJarFileURL().toURI()))
          : ModuleFinder.ofSystem();
    } catch (IOException | URISyntaxException | FindException unknown) {
      return ModuleFinder.of();
    }
  }
}
