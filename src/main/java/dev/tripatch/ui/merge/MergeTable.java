package dev.tripatch.ui.merge;

import dev.tripatch.merge.Branch;
import dev.tripatch.show.MergeRow;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/** The fields that a side changed, conflicts first. */
final class MergeTable extends TableView<TablePlace<MergeRow>> {

  private final MergeViewModel merge;
  private final FittedColumns<MergeRow> columns;

  MergeTable(MergeViewModel merge, ObservableIntegerValue textSize) {
    this.merge = merge;
    Styles.named(this, "merge-table", "field-table");
    setAccessibleText(MergeWords.TABLE.text());
    Label hint = Styles.styled(new Label(MergeWords.NO_CHANGES.text()), "empty-hint");
    setPlaceholder(hint);
    setRowFactory(table -> new HelpfulRow<>(this::help, this::help));
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    addColumns();
    new RowSelection<>(
            this,
            MergeRow::path,
            merge.choiceProperty(),
            () ->
                merge.choiceProperty().get().map(SelectionViewModel.Choice::path).stream().toList(),
            rows -> merge.select(rows.getLast()))
        .show(merge.sheet().rows());
    columns.fit();
    merge.draftProperty().subscribe(draft -> refresh());
    merge.resultProperty().subscribe(result -> refresh());
  }

  private void addColumns() {
    if (merge.sheet().hasSeveralObjects()) {
      columns.hideWhenNarrow(columns.addWords(MergeWords.OBJECT.text(), MergeRow::object));
    }
    columns.add(Column.field(row -> row.field().toString()));
    for (Branch branch : Branch.values()) {
      columns.add(
          new Column<MergeRow>(
              BranchWords.title(branch), Column.Fit.ENDS, 2, row -> cell(row, branch)));
    }
    TableColumn<TablePlace<MergeRow>, MergeRow> from =
        new TableColumn<>(MergeWords.CHANGED_BY.text());
    from.setCellValueFactory(place -> place.getValue().rowProperty());
    from.setCellFactory(column -> new FromCell(merge::isOpen));
    columns.addChip(Columns.settled(from, 0), row -> row.mark().word(), 22);
    columns.add(
        new FeatureColumn<>(
            MergeWords.DECIDED.text(),
            Column.Fit.WHOLE,
            merge::state,
            MergeWords.THEIRS_TAKEN.text(),
            merge.draftProperty()),
        MergeRow::path);
    columns.hideWhenNarrow(columns.addWords(MergeWords.WHY.text(), MergeRow::why));
  }

  private String help(MergeRow row) {
    return MergeWords.ROW_HELP
        .text(
            "object",
            row.object(),
            "field",
            row.field(),
            "why",
            row.why(),
            "state",
            merge.state(row),
            "base",
            words(row, Branch.BASE),
            "ours",
            words(row, Branch.OURS),
            "theirs",
            words(row, Branch.THEIRS))
        .strip();
  }

  /** What differs is at the end; what all share is left out. */
  private static String cell(MergeRow row, Branch branch) {
    Set<String> all =
        Stream.of(Branch.values()).map(each -> words(row, each)).collect(Collectors.toSet());
    return ShortText.withoutShared(words(row, branch), all);
  }

  private static String words(MergeRow row, Branch branch) {
    return String.valueOf(row.words().of(branch));
  }

  /** Which side, as a chip; a conflict that is decided is calm. */
  private static final class FromCell extends TableCell<TablePlace<MergeRow>, MergeRow> {

    private final Predicate<MergeRow> isOpen;

    FromCell(Predicate<MergeRow> isOpen) {
      this.isOpen = isOpen;
      setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    @Override
    protected void updateItem(@Nullable MergeRow row, boolean empty) {
      super.updateItem(row, empty);
      setGraphic(empty || row == null ? null : chip(row));
      setText(Optional.ofNullable(row).map(each -> each.mark().word()).orElse(""));
    }

    private MarkChip chip(MergeRow row) {
      return row.clash().isPresent() && !isOpen.test(row)
          ? MarkChip.decided(row.mark().word())
          : new MarkChip(row.mark(), row.mark().word());
    }
  }
}
