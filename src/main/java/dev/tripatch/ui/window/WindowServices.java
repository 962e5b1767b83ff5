package dev.tripatch.ui.window;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.workspace.Workbench;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
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
 * @param clock tells how old what was read is
 * @param isReadOnly whether the window changes nothing in any cluster, whatever the settings say
 * @param log where each call of another program is written
 * @param news sentences to tell at first
 */
public record WindowServices(
    Workbench workbench,
    Optional<Path> settingsFolder,
    String version,
    Browser browser,
    Map<String, String> environment,
    InstantSource clock,
    boolean isReadOnly,
    CommandLog log,
    List<String> news) {

  /** The same with the browser of the system, and environment and clock of the process. */
  public WindowServices(Workbench workbench, Optional<Path> settingsFolder, String version) {
    this(workbench, settingsFolder, version, SystemBrowser.here());
  }

  /** The same with environment and clock of the process. */
  public WindowServices(
      Workbench workbench, Optional<Path> settingsFolder, String version, Browser browser) {
    this(
        workbench,
        settingsFolder,
        version,
        browser,
        System.getenv(),
        InstantSource.system(),
        false,
        new CommandLog(),
        List.of());
  }

  /** The same with other environment variables. */
  public WindowServices in(Map<String, String> other) {
    return new WindowServices(
        workbench, settingsFolder, version, browser, other, clock, isReadOnly, log, news);
  }

  /** The same with another clock. */
  public WindowServices at(InstantSource other) {
    return new WindowServices(
        workbench, settingsFolder, version, browser, environment, other, isReadOnly, log, news);
  }

  /** The same for a window that changes nothing in any cluster. */
  public WindowServices readOnly() {
    return new WindowServices(
        workbench, settingsFolder, version, browser, environment, clock, true, log, news);
  }

  /** The same that lists what ran before, too. */
  public WindowServices with(CommandLog other) {
    return new WindowServices(
        workbench, settingsFolder, version, browser, environment, clock, isReadOnly, other, news);
  }

  /** The same that tells these sentences first. */
  public WindowServices telling(List<String> told) {
    return new WindowServices(
        workbench, settingsFolder, version, browser, environment, clock, isReadOnly, log, told);
  }
}
