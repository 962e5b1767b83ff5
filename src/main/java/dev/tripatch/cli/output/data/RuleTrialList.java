package dev.tripatch.cli.output.data;

import dev.tripatch.workspace.schemas.RuleField;
import dev.tripatch.workspace.schemas.RuleTrial.TrialCell;
import dev.tripatch.workspace.schemas.RuleTrial.TrialColumn;
import dev.tripatch.workspace.schemas.TrialItem;
import dev.tripatch.workspace.schemas.TriedRule;
import java.util.List;
import java.util.Locale;

/** What every tool makes of a field under several rules, for programs. */
public final class RuleTrialList {
  private RuleTrialList() {}

  /** The answer. */
  public static AnswerFields of(RuleField field, List<TrialColumn> columns) {
    return new AnswerFields()
        .with("apiVersion", field.kind().apiVersion())
        .with("kind", field.kind().kind())
        .with("field", field.path())
        .with("rules", columns.stream().map(RuleTrialList::rule).toList());
  }

  private static AnswerFields rule(TrialColumn column) {
    return new AnswerFields()
        .with("tried", column.tried().map(TriedRule::text))
        .with("title", column.title())
        .with("remarks", column.remarks())
        .with("tools", column.cells().stream().map(RuleTrialList::tool).toList());
  }

  private static AnswerFields tool(TrialCell cell) {
    return new AnswerFields()
        .with("tool", cell.tool())
        .with("use", cell.use())
        .with("value", cell.value())
        .with("refused", cell.refusal())
        .with("items", cell.items().stream().map(RuleTrialList::item).toList());
  }

  private static AnswerFields item(TrialItem item) {
    return new AnswerFields()
        .with("name", item.name())
        .with("state", item.state().name().toLowerCase(Locale.ROOT));
  }
}
