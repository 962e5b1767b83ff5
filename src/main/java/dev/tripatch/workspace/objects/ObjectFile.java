package dev.tripatch.workspace.objects;

import dev.tripatch.document.manifest.ManifestFile;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A text with objects, read.
 *
 * @param path the file; empty if it is in none, as standard input is
 * @param exact all that it holds, byte order mark and line ends included
 * @param manifest its objects
 */
public record ObjectFile(Optional<Path> path, String exact, ManifestFile manifest) {

  /** What to call it in messages. */
  public String name() {
    return manifest.name();
  }
}
