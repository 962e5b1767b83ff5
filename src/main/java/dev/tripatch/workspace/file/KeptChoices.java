package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What a person chose in the settings, by its name there, for who is no window. All else in the
 * file stays as it is.
 */
public final class KeptChoices {
  private static final String FILE = "settings";

  /** What is read of the file. */
  record Choices(Optional<Map<String, String>> choices) {}

  private KeptChoices() {}

  /** Those of a settings folder; none where there are no settings. */
  public static Map<String, String> in(Path settingsFolder) {
    return of(file(settingsFolder).read().value());
  }

  /**
   * Keeps what a change makes of them.
   *
   * @throws IOException if that fails; the settings are then as they were
   */
  public static void change(Path settingsFolder, UnaryOperator<Map<String, String>> change)
      throws IOException {
    file(settingsFolder)
        .change(found -> new Choices(Optional.of(change.apply(new TreeMap<>(of(found))))));
  }

  private static Map<String, String> of(Optional<Choices> found) {
    return found.flatMap(Choices::choices).orElse(Map.of());
  }

  private static StateFile<Choices> file(Path settingsFolder) {
    return new StateFile<>(settingsFolder, FILE, Choices.class, TextFiles::write);
  }
}
