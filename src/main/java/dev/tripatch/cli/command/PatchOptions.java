package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.input.WrittenPatchOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.workspace.ComparisonMode;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which patch is meant: the one that is made of documents, or one that a person wrote. */
final class PatchOptions {
  @Mixin MakerOption maker = new MakerOption();
  @Mixin WrittenPatchOption written = new WrittenPatchOption();
  @Mixin TypeOption type = new TypeOption();

  /** Who makes it of documents; empty to leave that to the other options and the case. */
  Optional<ComparisonMode> mode() throws StopException {
    StopException.when(type.chosen().isPresent(), CommandWording.TYPE_NEEDS_PATCH.text());
    return maker.mode();
  }

  /** What the one that a person wrote does. */
  ExplainedPatch.Explained explain(ExplainedPatch explained, DocumentOptions documents)
      throws StopException {
    StopException.when(maker.mode().isPresent(), CommandWording.HELM_READS_NONE.text());
    return explained.of(written, documents, type.chosen());
  }

  /** Whose patch of the documents is explained. */
  static final class MakerOption {
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
}
