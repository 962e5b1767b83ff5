package dev.tripatch.cli.input;

import dev.tripatch.engine.format.PatchFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which format of patches. */
public final class TypeOption {
  /** The format that was named; null if none was. */
  @Option(names = "--type", paramLabel = "TYPE")
  @Nullable
  public PatchFormat type;

  /** The format; empty if none was named. */
  public Optional<PatchFormat> chosen() {
    return Optional.ofNullable(type);
  }
}
