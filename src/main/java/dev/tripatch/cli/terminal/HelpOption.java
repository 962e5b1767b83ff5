package dev.tripatch.cli.terminal;

import picocli.CommandLine.Option;

/** Asks for a command's help. */
public final class HelpOption {
  @Option(
      names = {"-h", "--help"},
      usageHelp = true)
  boolean help;
}
