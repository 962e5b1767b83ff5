package dev.tripatch.ui.feature.schema;

import dev.tripatch.decide.Otherwise;
import dev.tripatch.json.Role;
import dev.tripatch.show.table.DecisionTable;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.TableRow;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/**
 * The decision table of the selected field. Another row that is chosen says what the documents
 * would have to say for it, and can be tried.
 */
public final class RulesTab extends BorderPane {

  private final RulesViewModel rules;
  private final RulesTable table;
  private final Label title = Styles.styled(new Label(), "rules-title");
  private final Label note = Styles.styled(new Label(), "rules-note");
  private final VBox head = Styles.styled(new VBox(title), "rules-head");
  private final Label sentence = Styles.named(new Label(RuleWords.CHOOSE.text()), "rules-sentence");
  private final Button tryIt = Styles.named(new Button(RuleWords.TRY_IT.text()), "rules-try");
  private final HBox foot = Styles.styled(new HBox(sentence, tryIt), "rules-foot");
  private final Label hint = new Label(RuleWords.RULES_TAB_NONE.text());

  public static LowerTab tab(RulesViewModel rules, ObservableIntegerValue textSize) {
    return LowerTab.of(
        "rules",
        RuleWords.RULES_TAB.text(),
        "Shortcut+Shift+J",
        new SimpleObjectProperty<>(0),
        () -> new RulesTab(rules, textSize));
  }

  private RulesTab(RulesViewModel rules, ObservableIntegerValue textSize) {
    this.rules = rules;
    this.table = new RulesTable(textSize);
    Styles.named(this, "rules-tab", "rules-tab");
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    note.setWrapText(true);
    sentence.setWrapText(true);
    sentence.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    tryIt.setMinWidth(USE_PREF_SIZE);
    tryIt.setOnAction(event -> rules.tryIt().ifPresent(sentence::setText));
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen());
    rules.appliedProperty().subscribe(this::show);
    rules.otherwiseProperty().subscribe(this::say);
  }

  private void chosen() {
    Optional.ofNullable(table.getSelectionModel().getSelectedItem())
        .ifPresent(place -> rules.ask(place.row().row()));
  }

  private void show(Optional<AppliedRow> applied) {
    table.show(applied);
    setTop(applied.isPresent() ? head : null);
    setCenter(applied.isPresent() ? table : hint);
    setBottom(applied.isPresent() ? foot : null);
    applied.ifPresent(
        now -> {
          title.setText(now.table().title() + " · " + now.path());
          showNote(now.table());
          table.reveal();
        });
  }

  private void showNote(DecisionTable shown) {
    note.setText(shown.note().orElse(""));
    if (note.getText().isEmpty()) {
      head.getChildren().remove(note);
    } else if (!head.getChildren().contains(note)) {
      head.getChildren().add(note);
    }
  }

  private void say(Optional<Otherwise> otherwise) {
    sentence.setText(
        otherwise
            .map(Otherwise::sentence)
            .map(text -> text.replace("`", ""))
            .orElse(RuleWords.CHOOSE.text()));
    tryIt.setVisible(otherwise.filter(Otherwise.Possible.class::isInstance).isPresent());
  }

  @Override
  public void requestFocus() {
    Node content = getCenter();
    content.requestFocus();
  }

  /** A decision table, drawn; the row that applies to the selected field is lit. */
  static final class RulesTable extends TableView<TablePlace<RulesTable.Line>> {

    private static final PseudoClass APPLIES = PseudoClass.getPseudoClass("applies");

    private final FittedColumns<Line> columns;

    /**
     * A row as it is drawn.
     *
     * @param table its table
     * @param row what it says
     * @param applies whether it applies to the selected field
     */
    record Line(DecisionTable table, TableRow row, boolean applies) {

      String cell(Role role) {
        return row.situation().of(role).title();
      }

      String action() {
        return (applies ? "▶ " : "") + table.action(row);
      }

      String page() {
        return table
            .pageSays(row)
            .map(page -> page.isTrue() ? page.text() : "≠ " + page.text())
            .orElse("—");
      }
    }

    RulesTable(ObservableIntegerValue textSize) {
      Styles.named(this, "rules-table", "field-table", "rules-table");
      setAccessibleText(RuleWords.DECISION_TABLE_SELECTED.text());
      setRowFactory(
          table -> new HelpfulRow<>(RulesTable::help, RulesTable::spoken, APPLIES, Line::applies));
      TableRows.follow(this, textSize);
      columns = new FittedColumns<>(this, textSize);
      columns.addWords(RuleWords.LAST_APPLIED.text(), line -> line.cell(Role.LAST_APPLIED));
      columns.addWords(RuleWords.LOCAL.text(), line -> line.cell(Role.LOCAL));
      columns.addWords(RuleWords.LIVE.text(), line -> line.cell(Role.LIVE));
      columns.addWords(RuleWords.WHAT_HAPPENS.text(), Line::action);
      columns.addWords(RuleWords.FIELD_MERGE_SEMANTICS_SAYS.text(), Line::page);
    }

    /** Shows a table; nothing is chosen in it. */
    void show(Optional<AppliedRow> applied) {
      List<TablePlace<Line>> lines =
          applied.stream()
              .flatMap(
                  now ->
                      now.table().rows().stream()
                          .map(
                              row ->
                                  new Line(now.table(), row, now.row().equals(Optional.of(row)))))
              .map(TablePlace::new)
              .toList();
      getSelectionModel().clearSelection();
      getItems().setAll(lines);
      columns.fit();
    }

    /** Brings the row that applies into view. */
    void reveal() {
      getItems().stream()
          .filter(place -> place.row().applies())
          .findFirst()
          .ifPresent(this::scrollTo);
    }

    private static String help(Line line) {
      return RuleWords.ROW_HELP.text(
          "last-applied",
          line.cell(Role.LAST_APPLIED),
          "local",
          line.cell(Role.LOCAL),
          "live",
          line.cell(Role.LIVE),
          "action",
          line.action(),
          "page-says",
          line.table()
              .pageSays(line.row())
              .map(page -> RuleWords.THE_PAGE_SAYS_PAGE.text("page", page.text()))
              .orElse(""));
    }

    private static String spoken(Line line) {
      return (line.applies() ? RuleWords.APPLIES.text() + " " : "") + help(line).replace('\n', ' ');
    }
  }
}
