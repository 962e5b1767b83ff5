package dev.tripatch.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar says of itself. */
final class VersionText implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "tripatch "
          + Optional.ofNullable(VersionText.class.getPackage().getImplementationVersion())
              .orElse("development")
    };
  }
}
