package dev.tripatch.workspace.file;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The folder in which the platform wants settings to be kept. */
public final class SettingsFolder {
  private static final String NAME = "tripatch";

  private SettingsFolder() {}

  /** The folder; empty where the environment names none. */
  public static Optional<Path> of(
      String operatingSystem, String home, Map<String, String> environment) {
    String system = operatingSystem.toLowerCase(Locale.ROOT);
    try {
      if (system.contains("win")) {
        return folder(environment.getOrDefault("APPDATA", "")).map(base -> base.resolve(NAME));
      }
      if (system.contains("mac")) {
        return folder(home)
            .map(base -> base.resolve("Library").resolve("Application Support").resolve(NAME));
      }
      return folder(environment.getOrDefault("XDG_CONFIG_HOME", ""))
          .or(() -> folder(home).map(base -> base.resolve(".config")))
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
