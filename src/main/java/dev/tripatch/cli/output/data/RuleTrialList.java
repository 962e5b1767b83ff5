package dev.tripatch.cli.output.data;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.rules.RuleField;
import dev.tripatch.workspace.rules.TrialCell;
import dev.tripatch.workspace.rules.TrialColumn;
import dev.tripatch.workspace.rules.TrialItem;
import dev.tripatch.workspace.rules.TriedRule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What every tool makes of a field under several rules, for programs. */
public record RuleTrialList(String apiVersion, String kind, FieldPath field, List<Rule> rules) {

  /** The answer. */
  public static RuleTrialList of(RuleField field, List<TrialColumn> columns) {
    return new RuleTrialList(
        field.kind().apiVersion(),
        field.kind().kind(),
        field.path(),
        columns.stream().map(Rule::of).toList());
  }

  record Rule(Optional<String> tried, String title, List<String> remarks, List<Tool> tools) {

    static Rule of(TrialColumn column) {
      return new Rule(
          column.tried().map(TriedRule::text),
          column.title(),
          column.remarks(),
          column.cells().stream().map(Tool::of).toList());
    }
  }

  record Tool(
      String tool, String use, Optional<Value> value, Optional<String> refused, List<Item> items) {

    static Tool of(TrialCell cell) {
      return new Tool(
          cell.tool(),
          cell.use(),
          cell.value(),
          cell.refusal(),
          cell.items().stream().map(Item::of).toList());
    }
  }

  record Item(String name, String state) {

    static Item of(TrialItem item) {
      return new Item(item.name(), item.state().name().toLowerCase(Locale.ROOT));
    }
  }
}
