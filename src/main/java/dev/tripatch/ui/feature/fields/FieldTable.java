package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The table of all fields that something happens to. */
public final class FieldTable extends TableView<TablePlace<TableLine>> {

  /** The width of the widest chip and what is between it and its words. */
  private static final double CHIP = 136;

  private static final int MOST_WRITTEN = 3;

  private final ModelContext models;
  private final RowSelection<TableLine> rows;
  private final FittedColumns<TableLine> columns;
  private final FilterViewModel filter;
  private final SelectionViewModel selection;
  private final TableColumn<TablePlace<TableLine>, String> lastApplied;
  private final Map<FeatureColumn<FieldPath>, TableColumn<TablePlace<TableLine>, String>> added =
      new LinkedHashMap<>();
  private final Label hint = Styles.styled(new Label(), "empty-hint");
  private final FoldedParts parts = new FoldedParts();

  /** A table that shows what a filter lets through, and takes part in the selection. */
  FieldTable(
      ModelContext models,
      FilterViewModel filter,
      List<FeatureColumn<FieldPath>> further,
      ObservableIntegerValue textSize) {
    this.models = models;
    this.filter = filter;
    this.selection = models.selection();
    Styles.named(this, "field-table", "field-table");
    setAccessibleText(FieldWords.FIELDS_WHAT_HAPPENS.text());
    hint.setWrapText(true);
    setPlaceholder(hint);
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    Columns.onSign(columns.add(Column.field(TableLine::label)), this::fold);
    List<TableColumn<TablePlace<TableLine>, String>> values =
        FieldRow.DIFFERENCES.stream().map(each -> columns.add(each.of(TableLine::row))).toList();
    lastApplied = values.getFirst();
    addOutcome();
    further.forEach(this::add);
    columns.hideWhenNarrow(lastApplied);
    columns.hideWhenNarrow(values.getLast());
    setRowFactory(table -> new HelpfulRow<>(this::help, this::spoken));
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    rows = new RowSelection<>(this, TableLine::path, selection);
    selection.choiceProperty().subscribe(this::reveal);
    WhenChanged.run(this::show, filter.filterProperty(), filter.rowsProperty());
    show();
    reveal();
    models.comparison().viewProperty().subscribe(view -> hint.setText(whyEmpty(view)));
    models
        .comparison()
        .absenceProperty()
        .subscribe((before, now) -> hint.setText(whyEmpty(models.comparison().getView())));
    further.forEach(each -> each.changes().subscribe((before, now) -> showAgain()));
  }

  private void add(FeatureColumn<FieldPath> column) {
    TableColumn<TablePlace<TableLine>, String> shown = columns.add(column, TableLine::path);
    added.put(column, shown);
    if (!column.isAlwaysThere()) {
      columns.hideWhenNarrow(shown);
    }
  }

  private void showAgain() {
    refresh();
    fit();
  }

  /** A column that no row could have anything in leaves its room to the others. */
  private void fit() {
    columns.want(
        lastApplied, filter.allProperty().get().stream().anyMatch(FieldTable::hasLastApplied));
    added.forEach(
        (column, shown) ->
            columns.want(
                shown,
                column.isAlwaysThere()
                    || getItems().stream()
                        .anyMatch(each -> !column.words().apply(each.row().path()).isEmpty())));
    columns.fit();
  }

  private static boolean hasLastApplied(FieldRow row) {
    return !row.lastApplied().equals(ShortText.NONE);
  }

  private void show() {
    rows.show(
        parts.lines(
            new FoldedParts.Shown(
                filter.allProperty().get(),
                filter.rows(),
                filter.filterProperty().get(),
                filter.opening())));
    fit();
    hint.setText(whyEmpty(models.comparison().getView()));
  }

  private void fold(TableLine line) {
    if (line.sign().hasParts()) {
      open(line.path(), line.sign() == TableLine.Sign.FOLDED);
    }
  }

  /** Where the selected part is folded, its field is selected in its place. */
  private void open(FieldPath whole, boolean isOpen) {
    if (!isOpen && selection.getPath().flatMap(this::wholeOf).equals(Optional.of(whole))) {
      selection.select(whole);
    }
    parts.open(whole, isOpen);
    show();
  }

  private Optional<FieldPath> wholeOf(FieldPath part) {
    return filter.rows().stream()
        .filter(row -> row.path().equals(part))
        .findFirst()
        .flatMap(FieldRow::whole);
  }

  /** A part that is selected anywhere has a line. */
  private void reveal() {
    Optional<FieldPath> path = selection.getPath();
    boolean isShown =
        getItems().stream().anyMatch(each -> path.equals(Optional.of(each.row().path())));
    if (!isShown) {
      path.flatMap(this::wholeOf).ifPresent(whole -> open(whole, true));
    }
  }

  /** As in any tree: left leads from a part to its field and folds that, right the other way. */
  private void pressed(KeyEvent event) {
    TablePlace<TableLine> selected = getSelectionModel().getSelectedItem();
    boolean isPlain =
        !event.isShiftDown()
            && !event.isShortcutDown()
            && !event.isAltDown()
            && !event.isMetaDown();
    boolean isDone =
        isPlain
            && selected != null
            && switch (event.getCode()) {
              case RIGHT -> right(selected.row());
              case LEFT -> left(selected.row());
              default -> false;
            };
    if (isDone) {
      event.consume();
    }
  }

  private boolean right(TableLine line) {
    switch (line.sign()) {
      case FOLDED -> open(line.path(), true);
      case OPEN -> getSelectionModel().clearAndSelect(getSelectionModel().getSelectedIndex() + 1);
      case NONE, ROOM -> {
        return false;
      }
    }
    return true;
  }

  private boolean left(TableLine line) {
    if (line.sign() == TableLine.Sign.OPEN) {
      open(line.path(), false);
      return true;
    }
    line.row().whole().ifPresent(selection::select);
    return line.row().isInside();
  }

  /** Why the table is empty, should it be. */
  private String whyEmpty(Optional<ComparisonView> view) {
    return filter.allProperty().get().isEmpty()
        ? view.map(FieldTable::hint).orElseGet(models.comparison().absenceProperty()::get)
        : FieldWords.FILTERED.text();
  }

  private static String hint(ComparisonView view) {
    if (view.refusal().isPresent()) {
      return FieldWords.FIELD_TABLE_REFUSED.text();
    }
    return view.pane(Role.PATCH).text().strip().equals("{}")
        ? FieldWords.FIELD_TABLE_NONE.text()
        : withoutEffect(view);
  }

  private static String withoutEffect(ComparisonView view) {
    if (view.writesOnlyAnnotation()) {
      return FieldWords.ONLY_ANNOTATION.text();
    }
    List<FieldPath> written = view.writtenBesides();
    int more = written.size() - MOST_WRITTEN;
    return written.isEmpty()
        ? FieldWords.NO_FIELD.text()
        : FieldWords.WRITES_FIELDS.text(
            "fields",
            written.stream()
                .limit(MOST_WRITTEN)
                .map(FieldPath::toString)
                .collect(Collectors.joining(", ")),
            "more",
            more);
  }

  /**
   * The tab; it counts the fields that the patch does something to, or did before a person decided.
   *
   * @param further columns of other features
   */
  public static LowerTab tab(
      ModelContext models,
      FilterViewModel filter,
      List<FeatureColumn<FieldPath>> further,
      ObservableIntegerValue textSize) {
    return LowerTab.of(
            "fields",
            FieldWords.FIELDS_TAB.text(),
            "Shortcut+6",
            filter.allProperty().map(all -> (int) all.stream().filter(filter::isCounted).count()),
            () -> new FieldTable(models, filter, further, textSize))
        .with(new FieldFilter(filter));
  }

  private void addOutcome() {
    TableColumn<TablePlace<TableLine>, FieldRow> outcome =
        Columns.settled(new TableColumn<>(FieldWords.OUTCOME.text()), CHIP);
    outcome.setCellValueFactory(place -> place.getValue().part(TableLine::row));
    outcome.setCellFactory(column -> new OutcomeCell(selection::isDecided));
    columns.addChip(outcome, line -> line.row().remark(), CHIP);
  }

  private String help(TableLine line) {
    FieldRow row = line.row();
    return row.path() + "\n" + happens(row) + "\n" + Column.lines(FieldRow.VALUES, row);
  }

  /** What happens, why, and what is decided. */
  private String happens(FieldRow row) {
    return Stream.concat(
            Stream.of(row.word() + ": " + row.summary()),
            added.keySet().stream().map(column -> words(column, row)))
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** Words of a column that is not always there need its title. */
  private static String words(FeatureColumn<FieldPath> column, FieldRow row) {
    String words = column.words().apply(row.path());
    return words.isEmpty() || column.isAlwaysThere() ? words : column.title() + ": " + words;
  }

  private String spoken(TableLine line) {
    String parts = line.spokenParts();
    return line.path()
        + (parts.isEmpty() ? "" : ", " + parts)
        + ", "
        + happens(line.row()).replace("\n", ", ");
  }

  /** A row's outcome: its chip, and why in a few words where the chip does not say it. */
  private static final class OutcomeCell extends TableCell<TablePlace<TableLine>, FieldRow> {

    private final Label summary = Styles.styled(new Label(), "summary");
    private final HBox outcome = Styles.styled(new HBox(summary), "outcome");
    private final Predicate<FieldPath> isDecided;
    private @Nullable String shown;

    /** A cell that is calm where a field is decided. */
    OutcomeCell(Predicate<FieldPath> isDecided) {
      this.isDecided = isDecided;
    }

    @Override
    protected void updateItem(@Nullable FieldRow row, boolean empty) {
      super.updateItem(row, empty);
      if (empty || row == null) {
        setGraphic(null);
        return;
      }
      boolean isCalm = isDecided.test(row.path());
      String now = row.word() + (isCalm ? " ✓" : "");
      if (!now.equals(shown)) {
        shown = now;
        MarkChip chip =
            isCalm ? MarkChip.decided(row.effect()) : new MarkChip(row.mark(), row.effect());
        outcome.getChildren().setAll(chip, summary);
      }
      summary.setText(row.remark());
      setGraphic(outcome);
    }
  }
}
