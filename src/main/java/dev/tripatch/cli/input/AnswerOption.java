package dev.tripatch.cli.input;

import dev.tripatch.cli.output.AnswerForm;
import picocli.CommandLine.Option;

/** In which form people want an answer. */
public final class AnswerOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "table|yaml|json")
  public AnswerForm form = AnswerForm.TABLE;
}
