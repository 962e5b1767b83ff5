package dev.tripatch.ui.app;

import dev.tripatch.ui.model.LineComparison;
import dev.tripatch.ui.model.LineComparison.Side;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;

/** Shows line by line how kept texts differ from what is there now. */
final class CompareDialog extends Dialog<ButtonType> {

  /** So many equal lines around each difference say where it is. */
  private static final int AROUND = 3;

  /**
   * A kept text and what it is compared with.
   *
   * @param title what the text is
   * @param other what it is compared with
   * @param now the other text
   * @param kept the kept text
   */
  record Compared(String title, String other, String now, String kept) {}

  private record Row(String text, @Nullable Side side) {

    static Row of(LineComparison.Line line) {
      return new Row(
          switch (line.side()) {
                case BOTH -> "    ";
                case BEFORE -> "−   ";
                case AFTER -> "+   ";
              }
              + line.text(),
          line.side());
    }
  }

  CompareDialog(List<Compared> all) {
    setTitle("Tripatch");
    setHeaderText("What the kept text changes");
    List<Row> rows = new ArrayList<>();
    all.forEach(each -> add(each, rows));
    ListView<Row> list = new ListView<>(FXCollections.observableArrayList(rows));
    list.setId("compared-lines");
    list.getStyleClass().add("compared-lines");
    list.setAccessibleText("Lines that differ");
    list.setCellFactory(view -> new Cell());
    list.setPrefSize(760, 460);
    getDialogPane().setContent(list);
    getDialogPane().getButtonTypes().setAll(ButtonType.CLOSE);
  }

  private static void add(Compared compared, List<Row> rows) {
    rows.add(
        new Row(
            compared.title() + ": − only in " + compared.other() + ", + only in the kept text",
            null));
    List<LineComparison.Line> lines = LineComparison.of(compared.now(), compared.kept());
    if (lines.stream().allMatch(line -> line.side() == Side.BOTH)) {
      rows.add(new Row("    They are the same.", Side.BOTH));
      return;
    }
    boolean isGap = false;
    for (int i = 0; i < lines.size(); i++) {
      if (isNearDifference(lines, i)) {
        rows.add(Row.of(lines.get(i)));
        isGap = false;
      } else if (!isGap) {
        rows.add(new Row("    …", Side.BOTH));
        isGap = true;
      }
    }
  }

  private static boolean isNearDifference(List<LineComparison.Line> lines, int at) {
    return lines.subList(Math.max(0, at - AROUND), Math.min(lines.size(), at + AROUND + 1)).stream()
        .anyMatch(line -> line.side() != Side.BOTH);
  }

  private static final class Cell extends ListCell<Row> {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
    private static final PseudoClass BEFORE = PseudoClass.getPseudoClass("before");
    private static final PseudoClass AFTER = PseudoClass.getPseudoClass("after");

    @Override
    protected void updateItem(@Nullable Row row, boolean empty) {
      super.updateItem(row, empty);
      setText(row == null ? "" : row.text());
      pseudoClassStateChanged(HEADING, row != null && row.side() == null);
      pseudoClassStateChanged(BEFORE, row != null && row.side() == Side.BEFORE);
      pseudoClassStateChanged(AFTER, row != null && row.side() == Side.AFTER);
    }
  }
}
