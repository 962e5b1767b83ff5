package dev.tripatch.ui.window;

import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What the window needs from outside.
 *
 * @param workbench computes what it shows
 * @param settingsFolder where settings and unsaved texts are kept; empty to keep none
 * @param version the program's version, as people see it
 * @param browser shows pages of the web
 */
public record WindowServices(
    Workbench workbench, Optional<Path> settingsFolder, String version, Browser browser) {

  /** The same with the browser of the system. */
  public WindowServices(Workbench workbench, Optional<Path> settingsFolder, String version) {
    this(workbench, settingsFolder, version, SystemBrowser.here());
  }
}
