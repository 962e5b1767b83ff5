package dev.tripatch.ui.window;

import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What the window needs from outside.
 *
 * @param workbench computes what it shows
 * @param settingsFolder where settings and unsaved texts are kept; empty to keep none
 * @param version the program's version, as people see it
 * @param browser shows pages of the web
 * @param environment the person's environment variables; kubectl gets them
 */
public record WindowServices(
    Workbench workbench,
    Optional<Path> settingsFolder,
    String version,
    Browser browser,
    Map<String, String> environment) {

  /** The same with the browser of the system, and the environment of the process. */
  public WindowServices(Workbench workbench, Optional<Path> settingsFolder, String version) {
    this(workbench, settingsFolder, version, SystemBrowser.here());
  }

  /** The same with the environment of the process. */
  public WindowServices(
      Workbench workbench, Optional<Path> settingsFolder, String version, Browser browser) {
    this(workbench, settingsFolder, version, browser, System.getenv());
  }

  /** The same with other environment variables. */
  public WindowServices in(Map<String, String> other) {
    return new WindowServices(workbench, settingsFolder, version, browser, other);
  }
}
