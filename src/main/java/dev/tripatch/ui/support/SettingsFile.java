package dev.tripatch.ui.support;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.tripatch.data.DataFault;
import dev.tripatch.data.JsonData;
import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The file that holds the settings. That it cannot be read or written never hurts. Several windows
 * may have it at the same time: each writes only what it changed itself. Only one thread may use
 * this.
 */
public final class SettingsFile {

  private final Path file;
  private final FileWriting writing;
  private Optional<Settings> known = Optional.empty();

  /** The settings file in a folder, which need not exist yet. */
  public SettingsFile(Path folder) {
    this(folder, TextFiles::write);
  }

  /** The same file, written in this way. */
  public SettingsFile(Path folder, FileWriting writing) {
    this.writing = writing;
    this.file = folder.resolve("settings.json");
  }

  /**
   * Settings as they could be read.
   *
   * @param settings the settings, as at a first start where the file says nothing usable
   * @param problem what of the file could not be used, in a sentence; empty if nothing
   */
  public record Loaded(Settings settings, Optional<String> problem) {}

  /** Reads the settings; what differs from them later is what this window changed. */
  public Loaded load() {
    Loaded loaded = read();
    known = Optional.of(loaded.settings());
    return loaded;
  }

  /** Takes settings that were read elsewhere as those that were read last. */
  public void know(Settings read) {
    known = Optional.of(read);
  }

  private Loaded read() {
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

  /**
   * Writes what of the settings changed since they were read or written last, and leaves what other
   * windows wrote since; says in a sentence why that failed, if it did.
   */
  public Optional<String> save(Settings settings) {
    try {
      Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
      try (FileChannel guard = FileChannel.open(folder.resolve("settings.lock"), CREATE, WRITE)) {
        // Held until the channel is closed.
        guard.lock();
        write(settings);
      }
      known = Optional.of(settings);
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of("Settings could not be saved: " + failed.getMessage());
    }
  }

  /** What was never read, or cannot be used now, is written as a whole. */
  private void write(Settings settings) throws IOException {
    Loaded found = read();
    boolean isUsable = Files.exists(file) && found.problem().isEmpty();
    Settings wanted =
        known
            .filter(before -> isUsable)
            .map(before -> new SettingsMerge(before, settings, found.settings()).merged())
            .orElse(settings);
    writing.write(file, JsonData.write(StoredSettings.of(wanted)));
  }
}
