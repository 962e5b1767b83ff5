package dev.tripatch.ui.window;

import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.show.pane.TextComparison.Kind;
import dev.tripatch.show.pane.TextComparison.Line;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;

/** Where two texts differ, line by line, with some lines around. */
final class ComparisonList extends ListView<Line> {

  private static final int AROUND = 3;
  private static final String SKIPPED = "⋯";

  ComparisonList(TextComparison comparison) {
    Styles.named(this, "comparison-list", "comparison-list");
    setAccessibleText(DialogWords.DIFFERENCES.text());
    getItems().setAll(shown(comparison.lines()));
    setCellFactory(list -> new Cell());
    setPrefSize(720, 300);
  }

  private static List<Line> shown(List<Line> lines) {
    List<Line> shown = new ArrayList<>();
    for (int at = 0; at < lines.size(); at++) {
      if (isNearDifference(lines, at)) {
        shown.add(lines.get(at));
      } else if (shown.isEmpty() || !shown.getLast().text().equals(SKIPPED)) {
        shown.add(new Line(Kind.SAME, SKIPPED));
      }
    }
    return shown;
  }

  private static boolean isNearDifference(List<Line> lines, int at) {
    return lines.subList(Math.max(0, at - AROUND), Math.min(lines.size(), at + AROUND + 1)).stream()
        .anyMatch(line -> line.kind() != Kind.SAME);
  }

  private static final class Cell extends ListCell<Line> {

    private static final PseudoClass REMOVED = PseudoClass.getPseudoClass("removed");
    private static final PseudoClass ADDED = PseudoClass.getPseudoClass("added");

    @Override
    protected void updateItem(@Nullable Line line, boolean empty) {
      super.updateItem(line, empty);
      Kind kind = line == null ? Kind.SAME : line.kind();
      pseudoClassStateChanged(REMOVED, kind == Kind.REMOVED);
      pseudoClassStateChanged(ADDED, kind == Kind.ADDED);
      setText(line == null ? "" : sign(kind) + line.text());
    }

    private static String sign(Kind kind) {
      return switch (kind) {
        case SAME -> "  ";
        case REMOVED -> "− ";
        case ADDED -> "+ ";
      };
    }
  }
}
