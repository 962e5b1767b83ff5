package dev.tripatch.cli.input;

import dev.tripatch.cli.output.Form;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to write an object. */
public final class FormOption {
  /** The form that was named; null if none was. */
  @Option(
      names = {"-o", "--output"},
      paramLabel = "yaml|json",
      descriptionKey = "form")
  @Nullable
  public Form form;

  /** The form that is asked for. */
  public Form chosen() {
    return form == null ? Form.YAML : form;
  }
}
