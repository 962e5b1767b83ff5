package dev.tripatch.cli.output.data;

import dev.tripatch.workspace.schemas.RuleProblem;
import java.util.List;

/** What a check of own rules found, for programs. */
public final class RuleProblemList {
  private RuleProblemList() {}

  /** An entry for each problem, in their order. */
  public static List<AnswerFields> of(List<RuleProblem> problems) {
    return problems.stream()
        .map(
            problem ->
                new AnswerFields()
                    .with("place", problem.place())
                    .with("isFault", problem.isFault())
                    .with("field", problem.subject())
                    .with("sentence", problem.sentence())
                    .withText("remedy", problem.remedy()))
        .toList();
  }
}
