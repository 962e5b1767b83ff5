package dev.tripatch.cli.output.data;

import dev.tripatch.workspace.schemas.RuleProblem;
import java.util.List;
import java.util.Optional;

/** What a check of own rules found, for programs. */
public final class RuleProblemList {
  private RuleProblemList() {}

  /** An entry for each problem, in their order. */
  public static List<Entry> of(List<RuleProblem> problems) {
    return problems.stream().map(Entry::of).toList();
  }

  record Entry(
      String place, boolean isFault, String field, String sentence, Optional<String> remedy) {

    static Entry of(RuleProblem problem) {
      return new Entry(
          problem.place(),
          problem.isFault(),
          problem.subject(),
          problem.sentence(),
          Optional.of(problem.remedy()).filter(text -> !text.isEmpty()));
    }
  }
}
