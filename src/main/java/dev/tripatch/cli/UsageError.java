package dev.tripatch.cli;

import dev.tripatch.cli.output.Messages;
import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with the words of a command line. */
record UsageError(ParameterException problem) {
  List<String> lines() {
    return List.of(
        Messages.PROGRAM + sentence(),
        Messages.INDENT + TerminalWording.SEE_HELP.text("command", command()));
  }

  private String sentence() {
    if (!(problem instanceof UnmatchedArgumentException unmatched)) {
      return wrongWord().orElseGet(() -> String.valueOf(problem.getMessage()));
    }
    String word = unmatched.getUnmatched().getFirst();
    if (unmatched.isUnknownOption()) {
      return TerminalWording.NO_OPTION.text("command", command(), "option", word);
    }
    if (isProgram() && new File(word).exists()) {
      return TerminalWording.FILE_IS_NO_COMMAND.text("file", word);
    }
    return isAboutCommand()
        ? (isProgram()
            ? TerminalWording.NO_COMMAND.text("word", word, "commands", commands())
            : TerminalWording.NO_SUBCOMMAND.text("word", word, "commands", commands()))
        : TerminalWording.NO_PLACE.text("word", word);
  }

  /** That an option has other words than this; empty if that is not the problem. */
  private Optional<String> wrongWord() {
    return problem.getArgSpec() instanceof OptionSpec option
            && option.type().isEnum()
            && problem.getValue() != null
        ? Optional.of(
            TerminalWording.NO_VALUE.text(
                "value",
                problem.getValue(),
                "option",
                option.longestName(),
                "values",
                words(option.type())))
        : Optional.empty();
  }

  private static String words(Class<?> type) {
    List<String> words =
        Arrays.stream(type.getEnumConstants())
            .map(each -> ((Enum<?>) each).name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
    return String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
  }

  private String commands() {
    return String.join(", ", VisibleCommands.of(problem.getCommandLine().getCommandSpec()));
  }

  private boolean isAboutCommand() {
    return isProgram() || !problem.getCommandLine().getSubcommands().isEmpty();
  }

  private boolean isProgram() {
    return problem.getCommandLine().getParent() == null;
  }

  private String command() {
    return problem.getCommandLine().getCommandSpec().qualifiedName();
  }
}
