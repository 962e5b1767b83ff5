package dev.tripatch.cli;

import dev.tripatch.workspace.ComparisonMode;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which documents to compare. */
final class DocumentOptions {
  @Option(
      names = "--local",
      paramLabel = "FILE",
      description = "The local configuration file; - reads standard input, as for every FILE.")
  @Nullable String local;

  @Option(
      names = "--live",
      paramLabel = "FILE",
      description = "The live object; without it, there is none yet.")
  @Nullable String live;

  @Option(
      names = "--last-applied",
      paramLabel = "FILE",
      description = "The last-applied configuration; without it, live's annotation is used.")
  @Nullable String lastApplied;

  @Option(
      names = "--object",
      paramLabel = "[NAMESPACE/]KIND/NAME",
      description =
          "Which object, where a file holds several. Not needed where another file holds only one:"
              + " then the same object is taken.")
  @Nullable String object;

  @Option(
      names = "--no-overwrite",
      description =
          "Refuse, as Kubernetes does with overwrite off, if live changed on its own what the patch"
              + " changes.")
  boolean noOverwrite;

  @Option(
      names = "--as-kubectl-apply",
      negatable = true,
      description =
          "Whether to count live's namespace and kubectl's own annotation as part of local, as"
              + " kubectl apply does. If not given: where last applied is live's annotation.")
  @Nullable Boolean asKubectlApply;

  /** Whose patch is wanted; empty if nothing is said about it. */
  Optional<ComparisonMode> mode() {
    return Optional.ofNullable(asKubectlApply)
        .map(wanted -> wanted ? ComparisonMode.KUBECTL_APPLY : ComparisonMode.DOCUMENTS);
  }

  /** Whether no document is named. */
  boolean isEmpty() {
    return local == null && live == null && lastApplied == null;
  }

  /** The named documents. */
  Stream<String> files() {
    return Stream.of(local, live, lastApplied).flatMap(Stream::ofNullable);
  }
}
