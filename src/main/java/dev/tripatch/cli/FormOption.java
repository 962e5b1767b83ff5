package dev.tripatch.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to write an object. */
final class FormOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "yaml|json",
      description = "The form of the answer; yaml if not given.")
  @Nullable Form form;

  /** The form that is asked for. */
  Form chosen() {
    return form == null ? Form.YAML : form;
  }
}
