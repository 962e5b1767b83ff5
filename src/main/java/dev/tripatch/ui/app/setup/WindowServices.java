package dev.tripatch.ui.app.setup;

import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.DocumentOpener;
import dev.tripatch.ui.model.ErrorReader;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What the window needs from outside.
 *
 * @param comparer computes what it shows
 * @param opener knows the objects in a file
 * @param errors reads errors of kubectl
 * @param settingsFolder where settings and unsaved texts are kept; empty to keep none
 * @param version the program's version, as people see it
 */
public record WindowServices(
    Comparer comparer,
    DocumentOpener opener,
    ErrorReader errors,
    Optional<Path> settingsFolder,
    String version) {

  /** Services that know no errors: every text is just a text. */
  public WindowServices(
      Comparer comparer, DocumentOpener opener, Optional<Path> settingsFolder, String version) {
    this(comparer, opener, text -> Optional.empty(), settingsFolder, version);
  }
}
