package dev.tripatch.cli.shell;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** What is below the options in a command's help, by its paragraphs. */
record Footer(List<List<String>> paragraphs) {
  private static final String EXAMPLES = "Examples:";
  private static final String EXIT_CODES = "Exit codes:";

  static Footer of(CommandSpec command) {
    List<List<String>> paragraphs = new ArrayList<>();
    List<String> current = new ArrayList<>();
    for (String line : command.usageMessage().footer()) {
      if (line.isBlank()) {
        paragraphs.add(List.copyOf(current));
        current.clear();
      } else {
        current.add(line);
      }
    }
    paragraphs.add(List.copyOf(current));
    return new Footer(paragraphs.stream().filter(each -> !each.isEmpty()).toList());
  }

  /** The command lines; empty if there are none. */
  List<String> examples() {
    return beginning(EXAMPLES).stream().skip(1).map(String::strip).toList();
  }

  /** What the exit codes mean, as sentences; empty if they are not told here. */
  List<String> exitCodes() {
    return beginning(EXIT_CODES).stream()
        .map(line -> line.startsWith(EXIT_CODES) ? line.substring(EXIT_CODES.length()) : line)
        .map(String::strip)
        .toList();
  }

  /** All other paragraphs. Indented ones continue the list of commands, which a page has itself. */
  List<String> notes() {
    return paragraphs.stream()
        .filter(each -> !each.getFirst().startsWith(EXAMPLES))
        .filter(each -> !each.getFirst().startsWith(EXIT_CODES))
        .filter(each -> !each.getFirst().startsWith(" "))
        .map(each -> String.join(" ", each))
        .toList();
  }

  private List<String> beginning(String heading) {
    return paragraphs.stream()
        .filter(each -> each.getFirst().startsWith(heading))
        .findFirst()
        .orElse(List.of());
  }
}
