package dev.tripatch.ui.support;

import dev.tripatch.data.DataFault;
import dev.tripatch.data.JsonData;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The file that holds the settings. That it cannot be read or written never hurts. */
public final class SettingsFile {

  private final Path file;

  /** The settings file in a folder, which need not exist yet. */
  public SettingsFile(Path folder) {
    this.file = folder.resolve("settings.json");
  }

  /**
   * Settings as they could be read.
   *
   * @param settings the settings, as at a first start where the file says nothing usable
   * @param problem what of the file could not be used, in a sentence; empty if nothing
   */
  public record Loaded(Settings settings, Optional<String> problem) {}

  /** Reads the settings. */
  public Loaded load() {
    if (!Files.exists(file)) {
      return new Loaded(Settings.FIRST, Optional.empty());
    }
    try {
      return loaded(JsonData.readUsable(TextFiles.read(file), StoredSettings.class));
    } catch (DataFault broken) {
      return new Loaded(Settings.FIRST, Optional.of(notRead(broken)));
    } catch (IOException broken) {
      return new Loaded(
          Settings.FIRST, Optional.of("Settings could not be read and are as at first: " + file));
    }
  }

  private Loaded loaded(JsonData.Usable<StoredSettings> read) {
    return new Loaded(read.value().settings(), read.fault().map(this::ignored));
  }

  private String notRead(DataFault fault) {
    return "Settings are as at first. " + fault.problem() + " " + place(fault);
  }

  private String ignored(DataFault fault) {
    return fault.problem() + " The setting is as at first. " + place(fault);
  }

  private String place(DataFault fault) {
    return "%s:%d:%d".formatted(file, fault.line(), fault.column());
  }

  /** Writes the settings; says in a sentence why that failed, if it did. */
  public Optional<String> save(Settings settings) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      TextFiles.write(file, JsonData.write(StoredSettings.of(settings)));
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of("Settings could not be saved: " + failed.getMessage());
    }
  }
}
