package dev.tripatch.cli;

import picocli.CommandLine.Option;

/** How to write an object. */
final class FormOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "yaml|json",
      description = "The form of the answer; yaml if not given.")
  Form form = Form.YAML;
}
