package dev.tripatch.cli;

import dev.tripatch.patch.Dialect;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whose rules hold. */
final class DialectOption {
  @Option(
      names = "--dialect",
      paramLabel = "DIALECT",
      description =
          "Who reads the patch: kubernetes, custom-resource, kustomize, before-element-order or"
              + " before-retain-keys; if not given, what kubectl apply takes for the kind.")
  @Nullable DialectName dialect;

  /** The chosen dialect; empty if none was named. */
  Optional<Dialect> chosen() {
    return Optional.ofNullable(dialect).map(DialectName::dialect);
  }
}
