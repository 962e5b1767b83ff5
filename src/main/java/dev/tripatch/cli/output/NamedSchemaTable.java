package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.workspace.schemas.NamedSchema;
import java.util.List;

/** The schemas that can be chosen by name, as a table. */
public final class NamedSchemaTable {
  private NamedSchemaTable() {}

  /** A line for each. */
  public static String of(List<NamedSchema> all, int width, Palette palette) {
    List<Column<NamedSchema>> columns =
        List.of(
            Column.words("NAME", NamedSchema::name),
            Column.words("KINDS", each -> String.valueOf(each.kinds())),
            new Column<>("FROM", Fit.LINES, 1, NamedSchema::from));
    return new TextTable<>(columns).of(all).write(width, palette::heading);
  }
}
