package dev.tripatch.cli;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.value.MapValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tripatch patch}. */
@Command(
    name = "patch",
    description = "Prints the patch that kubectl apply would compute.",
    mixinStandardHelpOptions = true)
final class PatchCommand implements RunCommand {
  private final Terminal terminal;

  @Mixin DocumentOptions documents = new DocumentOptions();
  @Mixin AnswerOptions answer = new AnswerOptions();

  PatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    MapValue patch = new Comparing(terminal).compare(documents).outcome().patch();
    terminal.out().print(print(patch, answer.form));
    return answer.exitCode(!patch.isEmpty());
  }

  /** A map in a form, YAML if none is said. */
  static String print(MapValue map, AnswerOptions.Form form) {
    String text =
        switch (form) {
          case JSON -> JsonWriter.write(map);
          case UNSAID, YAML -> YamlWriter.write(map);
        };
    return text.endsWith("\n") ? text : text + "\n";
  }
}
