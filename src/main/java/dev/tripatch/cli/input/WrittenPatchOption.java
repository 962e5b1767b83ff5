package dev.tripatch.cli.input;

import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.workspace.Case;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The patch that a person wrote, where that is the one that is meant. */
public final class WrittenPatchOption {
  @Option(names = "--patch", paramLabel = "FILE")
  @Nullable String patch;

  @Option(names = "--composed", negatable = true)
  @Nullable Boolean composed;

  /** The file with it; empty if it is in none. */
  public Optional<String> file() {
    return Optional.ofNullable(patch);
  }

  /** Whether the options name one, whatever a case holds. */
  public boolean isNamed() {
    return patch != null || Boolean.TRUE.equals(composed);
  }

  /** Whether it is meant: it is named, or composed in the case. Says where a case decides that. */
  public boolean isMeant(DocumentOptions documents, Terminal terminal) throws StopException {
    if (patch != null) {
      if (composed != null) {
        throw new StopException(
            "--composed takes the patch from the case: leave out --patch, or --composed.");
      }
      return true;
    }
    Optional<GivenCase> given = documents.givenCase(terminal);
    if (composed != null && given.isEmpty()) {
      throw new StopException("--composed is about a case: name it with --case FILE.");
    }
    boolean isThere = given.flatMap(each -> each.opened().patch()).isPresent();
    if (composed == null && isThere) {
      terminal.say(
          "the patch that was composed in this case is taken; --no-composed takes the one that is"
              + " made of its documents.");
    }
    return composed == null ? isThere : composed;
  }

  static Case.Patch composedIn(GivenCase given) throws StopException {
    return given
        .opened()
        .patch()
        .orElseThrow(
            () -> new StopException("no patch was composed in this case: leave out --composed."));
  }
}
