package dev.tripatch.cli.input;

import dev.tripatch.cli.output.AnswerForm;
import dev.tripatch.cli.terminal.Terminal;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** In which form people want an answer. */
public final class AnswerOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "table|yaml|json")
  public AnswerForm form = AnswerForm.TABLE;

  /** Prints an answer as people want it: laid out for them, or as data. */
  public void print(Terminal terminal, Supplier<String> table, Supplier<?> data) {
    terminal.out().print(form.written(table, data));
  }
}
