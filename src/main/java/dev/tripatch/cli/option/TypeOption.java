package dev.tripatch.cli.option;

import dev.tripatch.engine.format.PatchFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which format of patches. */
public final class TypeOption {
  /** The format that was named; null if none was. */
  @Option(
      names = "--type",
      paramLabel = "TYPE",
      description =
          "The patch's format, as kubectl patch names it: strategic, merge (JSON merge patch) or"
              + " json (JSON Patch, a list of operations). If not given, what kubectl apply takes"
              + " for the kind; a list is a JSON Patch.")
  @Nullable
  public PatchFormat type;

  /** The format; empty if none was named. */
  public Optional<PatchFormat> chosen() {
    return Optional.ofNullable(type);
  }
}
