package dev.tripatch.cli;

import dev.tripatch.cli.terminal.HelpOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tripatch}: what {@code --help} shows. */
@Command(name = "tripatch")
final class TripatchCommand {
  @Mixin HelpOption help = new HelpOption();

  @Option(
      names = {"-V", "--version"},
      versionHelp = true)
  boolean version;

  @Option(names = "--licenses")
  boolean licenses;
}
