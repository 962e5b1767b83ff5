package dev.tripatch.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tripatch}: what {@code --help} shows. */
@Command(name = "tripatch")
final class TripatchCommand {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true)
  boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true)
  boolean version;

  @Option(names = "--licenses")
  boolean licenses;
}
