package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.workspace.ComparisonMode;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whose rules hold. */
public final class DialectOption {
  @Option(names = "--dialect", paramLabel = "DIALECT")
  @Nullable DialectName dialect;

  /** The chosen reader; empty if none was named. */
  public Optional<Dialect> chosen() {
    return Optional.ofNullable(dialect).flatMap(DialectName::reader);
  }

  /** Whether any dialect was named. */
  public boolean isGiven() {
    return dialect != null;
  }

  /** Whose patch is wanted; empty if the option does not say. */
  public Optional<ComparisonMode> mode() {
    return dialect == DialectName.HELM ? Optional.of(ComparisonMode.HELM) : Optional.empty();
  }

  /** Stops where a patch is given, which Helm would not read. */
  public void requireReader() throws StopException {
    StopException.when(dialect == DialectName.HELM, InputWording.HELM_READS_NONE.text());
  }

  /** The dialects as people write them on the command line. */
  enum DialectName {
    KUBERNETES(Dialect.KUBERNETES),
    CUSTOM_RESOURCE(Dialect.CUSTOM_RESOURCE),
    KUSTOMIZE(Dialect.KUSTOMIZE),
    /** No reader of patches: Helm makes its own, which Kubernetes reads. */
    HELM(null),
    BEFORE_ELEMENT_ORDER(Dialect.BEFORE_ELEMENT_ORDER),
    BEFORE_RETAIN_KEYS(Dialect.BEFORE_RETAIN_KEYS);

    private final @Nullable Dialect reader;

    DialectName(@Nullable Dialect reader) {
      this.reader = reader;
    }

    /** Who reads the patch; empty where the name says who makes it. */
    Optional<Dialect> reader() {
      return Optional.ofNullable(reader);
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
