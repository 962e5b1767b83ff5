package dev.tripatch.workspace.rules;

import java.util.List;
import java.util.Optional;

/**
 * What every tool makes of a field under one rule.
 *
 * @param tried the rule; empty for the present one
 * @param title the rule in words
 * @param cells the tools, kubectl apply first
 * @param remarks what is wrong with the rule, in sentences
 */
public record TrialColumn(
    Optional<TriedRule> tried, String title, List<TrialCell> cells, List<String> remarks) {

  public TrialColumn {
    cells = List.copyOf(cells);
    remarks = List.copyOf(remarks);
  }
}
