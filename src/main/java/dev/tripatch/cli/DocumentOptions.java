package dev.tripatch.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which documents to compare. */
final class DocumentOptions {
  @Option(
      names = "--last-applied",
      paramLabel = "FILE",
      description = "The last-applied configuration; without it, live's annotation is used.")
  @Nullable String lastApplied;

  @Option(
      names = "--local",
      paramLabel = "FILE",
      description = "The local configuration file; - reads standard input.")
  @Nullable String local;

  @Option(names = "--live", paramLabel = "FILE", description = "The live object.")
  @Nullable String live;

  @Option(
      names = "--object",
      paramLabel = "[NAMESPACE/]KIND/NAME",
      description = "Which object, where a file holds several.")
  @Nullable String object;

  @Option(
      names = "--no-overwrite",
      description = "Refuse if live changed on its own what the patch changes.")
  boolean noOverwrite;

  boolean isEmpty() {
    return lastApplied == null && local == null && live == null;
  }
}
