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
      StopException.when(composed != null, InputWording.COMPOSED_TAKES_CASE.text());
      return true;
    }
    Optional<GivenCase> given = documents.givenCase(terminal);
    StopException.when(
        composed != null && given.isEmpty(), InputWording.COMPOSED_NEEDS_CASE.text());
    boolean isThere = given.flatMap(each -> each.opened().patch()).isPresent();
    if (composed == null && isThere) {
      terminal.say(InputWording.COMPOSED_IS_TAKEN.text());
    }
    return composed == null ? isThere : composed;
  }

  static Case.Patch composedIn(GivenCase given) throws StopException {
    return given
        .opened()
        .patch()
        .orElseThrow(() -> new StopException(InputWording.NOT_COMPOSED.text()));
  }
}
