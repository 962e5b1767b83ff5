package dev.tripatch.cli.output;

import dev.tripatch.cli.output.TextTable.Column;
import dev.tripatch.cli.output.TextTable.Fit;
import dev.tripatch.workspace.schemas.NamedSchema;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The schemas that can be chosen by name, as a table. */
public final class NamedSchemaTable {
  private NamedSchemaTable() {}

  /** A line for each. */
  public static String of(List<NamedSchema> all, int width, Palette palette) {
    TextTable table =
        new TextTable(
            List.of(
                new Column("NAME", Fit.WHOLE, 0),
                new Column("KINDS", Fit.WHOLE, 0),
                new Column("FROM", Fit.LINES, 1)));
    for (NamedSchema each : all) {
      table.add(
          Stream.of(each.name(), String.valueOf(each.kinds()), each.from()),
          UnaryOperator.identity());
    }
    return table.write(width, palette::heading);
  }
}
