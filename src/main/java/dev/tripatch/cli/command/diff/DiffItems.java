package dev.tripatch.cli.command.diff;

import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.explain.inner.CommonParts;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import java.util.List;

/**
 * Two lists whose items have no names: items that are in both are left out, one that became another
 * like it is shown with what differs, all others as a whole. No line of one item is beside that of
 * another.
 */
record DiffItems(DiffLines lines) {

  /** The lines of both lists. */
  String of(ListValue before, ListValue after) {
    StringBuilder out = new StringBuilder();
    for (CommonParts.Gap gap : CommonParts.of(before.items(), after.items()).gaps()) {
      out.append(gap(gap.in(before.items()), gap.inOther(after.items())));
    }
    return out.toString();
  }

  private String gap(List<Value> gone, List<Value> come) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.max(gone.size(), come.size()); i++) {
      String before = i < gone.size() ? text(gone.get(i)) : "";
      String after = i < come.size() ? text(come.get(i)) : "";
      out.append(
          areAlike(before, after)
              ? lines.of(before, after)
              : lines.whole(Kind.REMOVED, before) + lines.whole(Kind.ADDED, after));
    }
    return out.toString();
  }

  private static String text(Value item) {
    return YamlWriter.write(new ListValue(List.of(item)));
  }

  /** Whether at least half of the lines are in both. */
  private static boolean areAlike(String before, String after) {
    if (before.isEmpty() || after.isEmpty()) {
      return false;
    }
    long same =
        TextComparison.of(before, after).lines().stream()
            .filter(line -> line.kind() == Kind.SAME && !line.text().isEmpty())
            .count();
    return 2 * same >= Math.max(before.lines().count(), after.lines().count());
  }
}
