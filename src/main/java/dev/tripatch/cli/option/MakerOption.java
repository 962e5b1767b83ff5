package dev.tripatch.cli.option;

import dev.tripatch.workspace.ComparisonMode;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whose patch of the documents is explained. */
public final class MakerOption {
  @Option(names = "--dialect", paramLabel = "kubernetes|helm", descriptionKey = "maker")
  @Nullable Maker maker;

  /** Who makes patches of documents. */
  enum Maker {
    KUBERNETES,
    HELM;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whose patch is wanted; empty to leave it to the other options and the case. */
  public Optional<ComparisonMode> mode() {
    return maker == Maker.HELM ? Optional.of(ComparisonMode.HELM) : Optional.empty();
  }
}
