package dev.tripatch.cli;

import picocli.CommandLine.Option;

/** How to answer. */
final class AnswerOptions {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "yaml|json",
      description = "The form of the answer.")
  Form form = Form.UNSAID;

  @Option(names = "--exit-zero", description = "Exit with 0, not 1, when there is a patch.")
  boolean exitZero;

  /** Forms of an answer. */
  enum Form {
    UNSAID,
    YAML,
    JSON
  }

  int exitCode(boolean isSomethingToDo) {
    return isSomethingToDo && !exitZero ? ExitCodes.PATCH : ExitCodes.NOTHING;
  }
}
