package dev.tripatch.cli.command;

import dev.tripatch.cli.input.DocumentOptions;
import dev.tripatch.cli.input.MakerOption;
import dev.tripatch.cli.input.TypeOption;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.workspace.ComparisonMode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which patch is meant: the one that is made of documents, or one that a person wrote. */
final class PatchOptions {
  @Mixin MakerOption maker = new MakerOption();

  @Option(
      names = "--patch",
      paramLabel = "FILE",
      description = "A patch that you wrote: say what it does to --live.")
  @Nullable String patch;

  @Option(
      names = "--composed",
      description = "With --case: take the patch that was composed in it.")
  boolean composed;

  @Mixin TypeOption type = new TypeOption();

  /** Whether it is one that a person wrote. */
  boolean isWritten() {
    return composed || patch != null;
  }

  /** The file with it; empty if it is in none. */
  Optional<String> file() {
    return Optional.ofNullable(patch);
  }

  /** Who makes it of documents; empty to leave that to the other options and the case. */
  Optional<ComparisonMode> mode() throws StopException {
    if (type.chosen().isPresent()) {
      throw new StopException("--type says what the patch of --patch FILE is: name that too.");
    }
    return maker.mode();
  }

  /** What the one that a person wrote does. */
  ExplainedPatch.Explained explain(ExplainedPatch explained, DocumentOptions documents)
      throws StopException {
    requireThatOptionsFit(documents);
    return patch == null
        ? explained.ofCase(documents)
        : explained.ofFile(patch, documents, type.chosen());
  }

  private void requireThatOptionsFit(DocumentOptions documents) throws StopException {
    if (maker.mode().isPresent()) {
      throw new StopException(
          "helm makes its own patch of documents and reads none: leave out --dialect, or the"
              + " patch.");
    }
    if (composed && (patch != null || type.chosen().isPresent())) {
      throw new StopException(
          "--composed takes the patch and its type from the case: leave out --patch and --type.");
    }
    if (documents.noOverwrite) {
      throw new StopException(
          "--no-overwrite is for the patch that kubectl apply makes; a patch that somebody wrote is"
              + " sent as it is.");
    }
  }
}
