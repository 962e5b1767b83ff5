package dev.tripatch.cli;

import java.util.List;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with the words of a command line. */
final class UsageError {
  private final ParameterException problem;

  UsageError(ParameterException problem) {
    this.problem = problem;
  }

  List<String> lines() {
    return List.of(
        Messages.PROGRAM + sentence(), Messages.INDENT + "See: " + command() + " --help");
  }

  private String sentence() {
    if (!(problem instanceof UnmatchedArgumentException unmatched)) {
      return String.valueOf(problem.getMessage());
    }
    String word = unmatched.getUnmatched().getFirst();
    if (unmatched.isUnknownOption()) {
      return "%s has no option %s.".formatted(command(), word);
    }
    return isAboutCommand()
        ? "%s is no command; there are %s and render."
            .formatted(word, String.join(", ", problem.getCommandLine().getSubcommands().keySet()))
        : "%s has no place here; name documents with --local, --live and --last-applied."
            .formatted(word);
  }

  private boolean isAboutCommand() {
    return problem.getCommandLine().getParent() == null;
  }

  private String command() {
    return problem.getCommandLine().getCommandSpec().qualifiedName();
  }
}
