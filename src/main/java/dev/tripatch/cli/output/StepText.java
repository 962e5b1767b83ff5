package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.Step;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.json.FieldPath;
import java.util.List;
import java.util.Optional;

/** Steps as text: phase by phase, with the patch as it is at the end of each that writes it. */
public record StepText(int width, Palette palette) {
  /**
   * The steps about a field, what is in it or holds it; of the root: all, with the patch.
   *
   * @return a sentence where no step is about the field
   */
  public String of(Steps steps, FieldPath field) {
    List<Integer> wanted = steps.about(field);
    if (wanted.isEmpty()) {
      return OutputWording.NO_STEP_ABOUT.text("field", PlainText.line(field.toString())) + "\n";
    }
    StringBuilder out = new StringBuilder();
    Optional<Phase> phase = Optional.empty();
    for (int at : wanted) {
      Step step = steps.all().get(at);
      if (!phase.equals(Optional.of(step.phase()))) {
        phase.filter(before -> field.isRoot()).ifPresent(done -> patch(done, steps, at, out));
        out.append(phase.isPresent() ? "\n" : "");
        out.append(palette.heading(step.phase().title())).append('\n');
        phase = Optional.of(step.phase());
      }
      write(at + 1, step, out);
    }
    return out.toString();
  }

  private void write(int number, Step step, StringBuilder out) {
    String start = "%4d  ".formatted(number);
    String place = step.field().isRoot() ? "" : step.field() + ": ";
    out.append(
        Wrapping.paragraph(
            start, PlainText.line(place + step.rule().part("title").replace("`", "")), width));
    out.append(
        Wrapping.paragraph(
            " ".repeat(start.length()), PlainText.line(step.sentence().replace("`", "")), width));
  }

  /** The patch at the end of a phase that writes it. */
  private static void patch(Phase done, Steps steps, int count, StringBuilder out) {
    switch (done) {
      case DELETIONS, DELTA, MERGE ->
          YamlWriter.write(steps.patchAfter(count))
              .lines()
              .forEach(line -> out.append("      | ").append(line).append('\n'));
      case APPLY, RESULT -> {}
    }
  }
}
