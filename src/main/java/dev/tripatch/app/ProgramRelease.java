package dev.tripatch.app;

import dev.tripatch.workspace.schemas.SchemaFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which Tripatch this is, and what it runs on. */
final class ProgramRelease {
  /** What a package says of itself; it knows more than the jar. */
  private static final String PROPERTY = "tripatch.release";

  private ProgramRelease() {}

  /** The release: {@code 0.1.0}. */
  static String name() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .or(() -> Optional.ofNullable(ProgramRelease.class.getPackage().getImplementationVersion()))
        .orElse("development");
  }

  /** For {@code --version}: the release on the first line, what belongs to it below. */
  static List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("tripatch " + name());
    lines.add("JDK " + Runtime.version() + " (" + System.getProperty("java.vendor", "") + ")");
    JavaFx.version().ifPresent(version -> lines.add("JavaFX " + version));
    List<String> versions = SchemaFiles.versions();
    lines.add("Kubernetes " + versions.getLast() + " to " + versions.getFirst());
    return lines;
  }
}
