package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.workspace.schemas.OwnRulesCheck.RuleProblem;
import java.util.List;

/** What a check of own rules found, as text. */
public record RuleProblemText(int width, Palette palette) {
  /**
   * The text of all.
   *
   * @param rules how many own rules there are
   * @param objects how many objects were checked
   */
  public String of(List<RuleProblem> problems, int rules, int objects) {
    StringBuilder out = new StringBuilder();
    for (RuleProblem problem : problems) {
      String head =
          problem.place()
              + (problem.place().equals(problem.subject()) ? "" : "  " + problem.subject());
      out.append(palette.heading(PlainText.line(head))).append('\n');
      append((problem.isFault() ? "" : "Unusual: ") + problem.sentence(), out);
      if (!problem.remedy().isEmpty()) {
        append(problem.remedy(), out);
      }
      out.append('\n');
    }
    long faults = problems.stream().filter(RuleProblem::isFault).count();
    return out.append(
            OutputWording.RULES_CHECKED.text(
                "problems", faults, "rules", rules, "objects", objects))
        .append('\n')
        .toString();
  }

  private void append(String sentence, StringBuilder out) {
    out.append(Wrapping.paragraph(Messages.INDENT, PlainText.line(sentence), width));
  }
}
