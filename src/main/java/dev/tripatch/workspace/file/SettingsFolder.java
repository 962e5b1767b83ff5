package dev.tripatch.workspace.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The folders in which the platform wants settings to be kept, and what can be made again. */
public final class SettingsFolder {
  private static final String NAME = "tripatch";

  private SettingsFolder() {}

  /**
   * The folder; empty where the environment names none.
   *
   * @param home the home folder that Java knows from the list of users; the variable {@code HOME}
   *     comes first, since shells and containers set it for one start
   */
  public static Optional<Path> of(
      String operatingSystem, String home, Map<String, String> environment) {
    return of(
        operatingSystem,
        home,
        environment,
        new Names("APPDATA", "Application Support", "XDG_CONFIG_HOME", ".config"));
  }

  /** The one of this process in an environment. */
  public static Optional<Path> of(Map<String, String> environment) {
    return of(System.getProperty("os.name", ""), System.getProperty("user.home", ""), environment);
  }

  /** The cache folder of this process in an environment. */
  public static Optional<Path> cacheOf(Map<String, String> environment) {
    return cacheOf(
        System.getProperty("os.name", ""), System.getProperty("user.home", ""), environment);
  }

  /** The folder for what can be made again, in the same way. */
  public static Optional<Path> cacheOf(
      String operatingSystem, String home, Map<String, String> environment) {
    return of(
        operatingSystem,
        home,
        environment,
        new Names("LOCALAPPDATA", "Caches", "XDG_CACHE_HOME", ".cache"));
  }

  /** What the platforms call such a folder. */
  private record Names(String windows, String inLibrary, String variable, String inHome) {}

  private static Optional<Path> of(
      String operatingSystem, String home, Map<String, String> environment, Names names) {
    String own = environment.getOrDefault("HOME", home);
    String system = operatingSystem.toLowerCase(Locale.ROOT);
    try {
      if (system.contains("win")) {
        return folder(environment.getOrDefault(names.windows, "")).map(base -> base.resolve(NAME));
      }
      if (system.contains("mac")) {
        return folder(own)
            .map(base -> base.resolve("Library").resolve(names.inLibrary).resolve(NAME));
      }
      return folder(environment.getOrDefault(names.variable, ""))
          .or(() -> folder(own).map(base -> base.resolve(names.inHome)))
          .map(base -> base.resolve(NAME));
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  private static Optional<Path> folder(String path) {
    Path folder = Path.of(path);
    return path.isBlank() || !folder.isAbsolute() ? Optional.empty() : Optional.of(folder);
  }
}
