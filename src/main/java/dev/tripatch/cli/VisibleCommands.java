package dev.tripatch.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/** The commands that are for people. */
final class VisibleCommands {
  private VisibleCommands() {}

  /** Their names, in the order of the help. */
  static List<String> of(CommandSpec parent) {
    return parent.subcommands().entrySet().stream()
        .filter(each -> !each.getValue().getCommandSpec().usageMessage().hidden())
        .map(each -> each.getKey())
        .toList();
  }
}
