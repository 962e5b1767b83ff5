package dev.tripatch.ui.feature.schema;

import dev.tripatch.prose.VisibleText;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.show.table.SchemaFilter;
import dev.tripatch.show.table.SchemaRow;
import dev.tripatch.show.table.SchemaTree.SchemaNode;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.settings.WhenChanged;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableIntegerValue;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeTableCell;
import javafx.scene.control.TreeTableColumn;
import javafx.scene.control.TreeTableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The fields of a kind as a tree with their rules. */
final class SchemaTreeTable extends TreeTableView<SchemaRow> {

  /** How many rows are shown above one that is brought into view. */
  private static final int ABOVE = 1;

  /** How high a row is for each pixel of the text size. */
  private static final double HEIGHT = 1.84;

  /** The size of text that widths in pixels are meant for. */
  private static final double USUAL_SIZE = 12;

  private static final double SCROLL_BAR = 12;

  private final SchemaViewModel schema;
  private final ObservableIntegerValue textSize;
  private final List<Sized> columns = new ArrayList<>();
  private SchemaFilter filter = SchemaFilter.ALL;
  private boolean following;

  /**
   * A column.
   *
   * @param width how wide it is at the usual size of text, at least
   * @param givesWay whether the table does without it where not all find room; the last one first
   */
  private record Sized(
      TreeTableColumn<SchemaRow, SchemaRow> column, double width, boolean givesWay) {}

  SchemaTreeTable(SchemaViewModel schema, ObservableIntegerValue textSize) {
    this.schema = schema;
    this.textSize = textSize;
    Styles.named(this, "schema-tree", "schema-tree");
    setAccessibleText(SchemaWords.FIELDS_AND_RULES.text());
    setRoot(new TreeItem<>());
    setShowRoot(false);
    setPlaceholder(hint());
    fixedCellSizeProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> (double) Math.round(textSize.get() * HEIGHT), textSize));
    addColumns();
    WhenChanged.run(this::fit, widthProperty(), textSize);
    heightProperty().subscribe((before, now) -> resized());
    schema.shownProperty().subscribe(this::show);
    schema.wayProperty().subscribe((before, now) -> follow(true));
    getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen(now));
  }

  private static Label hint() {
    Label hint = Styles.styled(new Label(SchemaWords.NO_FIELD_MATCHES.text()), "empty-hint");
    hint.setWrapText(true);
    return hint;
  }

  private void addColumns() {
    add(
        SchemaWords.FIELD.text(),
        264,
        false,
        row -> new SchemaCell("field", SchemaRow::label, each -> false));
    add(
        SchemaWords.TYPE.text(),
        120,
        false,
        row -> new SchemaCell("type", SchemaRow::typeName, each -> false));
    addAnnotation(SchemaWords.PATCH_STRATEGY.text(), 118, false, Annotation.PATCH_STRATEGY);
    addAnnotation(SchemaWords.MERGE_KEY.text(), 96, false, Annotation.MERGE_KEY);
    addAnnotation(SchemaWords.LIST_TYPE.text(), 82, true, Annotation.LIST_TYPE);
    addAnnotation(SchemaWords.LIST_MAP_KEYS.text(), 132, true, Annotation.LIST_MAP_KEYS);
    addAnnotation(SchemaWords.MAP_TYPE.text(), 76, true, Annotation.MAP_TYPE);
    add(SchemaWords.RULE_FROM.text(), 170, false, row -> new RuleCell());
  }

  private void addAnnotation(String title, double width, boolean givesWay, Annotation annotation) {
    add(
        title,
        width,
        givesWay,
        row ->
            new SchemaCell(
                "value", each -> each.shown(annotation), each -> each.isOwn(annotation)));
  }

  private void add(
      String title,
      double width,
      boolean givesWay,
      Function<TreeTableColumn<SchemaRow, SchemaRow>, SchemaCell> cell) {
    TreeTableColumn<SchemaRow, SchemaRow> column = new TreeTableColumn<>(title);
    column.setCellValueFactory(
        each -> new ReadOnlyObjectWrapper<>(each.getValue().getValue()).getReadOnlyProperty());
    column.setCellFactory(cell::apply);
    column.setSortable(false);
    column.setReorderable(false);
    column.setMinWidth(60);
    columns.add(new Sized(column, width, givesWay));
    getColumns().add(column);
  }

  /** Columns that find no room are left out: the panel beside says what they hold. */
  private void fit() {
    double scale = textSize.get() / USUAL_SIZE;
    double room = getWidth() - SCROLL_BAR;
    if (room <= 0) {
      return;
    }
    List<Sized> seen = fitting(room / scale);
    double wanted = width(seen) * scale;
    for (Sized each : columns) {
      each.column().setVisible(seen.contains(each));
      double share = each.width() * scale * Math.min(1, room / wanted);
      each.column().setPrefWidth(Math.floor(share));
    }
    double left = Math.max(0, room - wanted);
    grow(seen.getFirst(), left * 0.25);
    grow(seen.getLast(), left * 0.75);
  }

  /** As many columns as find room at their full width: cut, none of them says anything. */
  private List<Sized> fitting(double room) {
    List<Sized> seen = new ArrayList<>(columns);
    List<Sized> spare = columns.reversed().stream().filter(Sized::givesWay).toList();
    for (Sized each : spare) {
      if (width(seen) > room) {
        seen.remove(each);
      }
    }
    return seen;
  }

  private static double width(List<Sized> columns) {
    return columns.stream().mapToDouble(Sized::width).sum();
  }

  private static void grow(Sized column, double by) {
    column.column().setPrefWidth(Math.floor(column.column().getPrefWidth() + by));
  }

  private void show(Optional<SchemaViewModel.Shown> shown) {
    following = true;
    if (shown.isEmpty()) {
      getRoot().getChildren().clear();
    } else {
      // What a filter opened need not stay open without it.
      if (!shown.get().filter().equals(filter)) {
        getRoot().getChildren().clear();
      }
      filter = shown.get().filter();
      boolean isNew = getRoot().getChildren().isEmpty();
      SchemaItem.exchange(getRoot().getChildren(), shown.get().roots());
      if (isNew) {
        openSpec();
      }
    }
    following = false;
    follow(filter.isAll());
  }

  /** What people come for is in there. */
  private void openSpec() {
    getRoot().getChildren().stream()
        .filter(item -> item.getValue().way().equals(List.of("spec")))
        .forEach(item -> item.setExpanded(true));
  }

  /** Selects the field that is looked at; {@code open} also opens the way to it. */
  private void follow(boolean open) {
    Optional<TreeItem<SchemaRow>> item = schema.wayProperty().get().flatMap(way -> find(way, open));
    following = true;
    if (item.isEmpty()) {
      getSelectionModel().clearSelection();
    } else if (!item.get().equals(getSelectionModel().getSelectedItem())) {
      int row = getRow(item.get());
      getSelectionModel().clearAndSelect(row);
      reveal(row);
    }
    following = false;
  }

  private void reveal(int row) {
    if (!RowSelection.isInView(this, row)) {
      scrollTo(Math.max(0, row - ABOVE));
    }
  }

  /**
   * A table that becomes lower keeps the row that it shows; called before its rows are laid out.
   */
  private void resized() {
    int row = getSelectionModel().getSelectedIndex();
    if (row >= 0 && (RowSelection.isInView(this, row) || hasNoRows())) {
      Platform.runLater(() -> reveal(getSelectionModel().getSelectedIndex()));
    }
  }

  private boolean hasNoRows() {
    return !(lookup(".virtual-flow") instanceof VirtualFlow<?> flow)
        || flow.getFirstVisibleCell() == null;
  }

  private Optional<TreeItem<SchemaRow>> find(List<String> way, boolean open) {
    TreeItem<SchemaRow> at = getRoot();
    while (true) {
      Optional<TreeItem<SchemaRow>> next =
          at.getChildren().stream().filter(each -> leadsTo(each.getValue().way(), way)).findFirst();
      if (next.isEmpty() || (!at.equals(getRoot()) && !at.isExpanded() && !open)) {
        return Optional.empty();
      }
      if (!at.equals(getRoot())) {
        at.setExpanded(true);
      }
      if (next.get().getValue().way().equals(way)) {
        return next;
      }
      at = next.get();
    }
  }

  private static boolean leadsTo(List<String> way, List<String> further) {
    return way.size() <= further.size() && further.subList(0, way.size()).equals(way);
  }

  private void chosen(@Nullable TreeItem<SchemaRow> item) {
    if (item != null && !following) {
      schema.choose(item.getValue());
    }
  }

  /** Says where a rule is from, and warns of what is unusual about it. */
  private static final class RuleCell extends SchemaCell {

    /** Left and right of a cell's text, in pixels. */
    private static final double AROUND = 16;

    private final Label from = Styles.whole(Styles.styled(new Label(), "from"));
    private final Label warning = Styles.styled(new Label(), "rule-warning");
    private final HBox both = new HBox(8, from, warning);

    RuleCell() {
      super("rule-from", SchemaRow::ruleFrom, row -> row.rule().isOwn());
      warning.setMinWidth(0);
      both.setAlignment(Pos.CENTER_LEFT);
      both.prefWidthProperty().bind(widthProperty().subtract(AROUND));
      setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    }

    @Override
    protected void updateItem(@Nullable SchemaRow row, boolean empty) {
      super.updateItem(row, empty);
      if (empty || row == null) {
        setGraphic(null);
      } else {
        from.setText(row.ruleFrom());
        warning.setText(inShort(row));
        setGraphic(both);
      }
    }

    /** As far as the first sentence goes in one breath; the panel beside says it all. */
    private static String inShort(SchemaRow row) {
      return row.findings().stream()
          .findFirst()
          .map(finding -> "▲ " + finding.sentence().split("[:;,.]", 2)[0])
          .orElse("");
    }

    private static String findings(SchemaRow row, String between) {
      return row.findings().stream()
          .map(RuleFinding::sentence)
          .collect(Collectors.joining(between));
    }

    @Override
    String help(SchemaRow row) {
      return (row.ruleFrom() + "\n" + findings(row, "\n")).strip();
    }
  }

  /** A row of the tree; the rows below it are made when somebody looks at them. */
  private static final class SchemaItem extends TreeItem<SchemaRow> {

    private SchemaNode node;
    private boolean made;

    SchemaItem(SchemaNode node) {
      super(node.row());
      this.node = node;
      setExpanded(node.isOpen());
    }

    @Override
    public boolean isLeaf() {
      return node.isLeaf();
    }

    @Override
    public ObservableList<TreeItem<SchemaRow>> getChildren() {
      if (!made) {
        made = true;
        exchange(super.getChildren(), node.children());
      }
      return super.getChildren();
    }

    /** Shows the same field as it is now; what is open stays so. */
    private void become(SchemaNode now) {
      node = now;
      if (!now.row().equals(getValue())) {
        setValue(now.row());
      }
      if (made) {
        exchange(super.getChildren(), now.children());
      }
    }

    /** Shows other rows; a field that was there before keeps its item. */
    static void exchange(ObservableList<TreeItem<SchemaRow>> items, List<SchemaNode> nodes) {
      Map<List<String>, SchemaItem> before = new HashMap<>();
      for (TreeItem<SchemaRow> item : items) {
        before.put(item.getValue().way(), (SchemaItem) item);
      }
      List<TreeItem<SchemaRow>> now = new ArrayList<>();
      for (SchemaNode each : nodes) {
        @Nullable SchemaItem known = before.get(each.row().way());
        if (known == null) {
          now.add(new SchemaItem(each));
        } else {
          known.become(each);
          now.add(known);
        }
      }
      if (!now.equals(items)) {
        items.setAll(now);
      }
    }
  }

  /** A cell with a text; what an own rule says is told apart. */
  static class SchemaCell extends TreeTableCell<SchemaRow, SchemaRow> {

    private static final PseudoClass OWN = PseudoClass.getPseudoClass("own");
    private static final PseudoClass ABSENT = PseudoClass.getPseudoClass("absent");

    private final Hint whole = new Hint(this);
    private final Function<SchemaRow, String> text;
    private final Predicate<SchemaRow> isOwn;

    SchemaCell(String styleClass, Function<SchemaRow, String> text, Predicate<SchemaRow> isOwn) {
      this.text = text;
      this.isOwn = isOwn;
      getStyleClass().add(styleClass);
    }

    @Override
    protected void updateItem(@Nullable SchemaRow row, boolean empty) {
      super.updateItem(row, empty);
      if (empty || row == null) {
        show("", "", false, false);
      } else {
        show(text.apply(row), help(row), isOwn.test(row), row.field().isEmpty());
      }
    }

    private void show(String words, String help, boolean own, boolean absent) {
      setText(VisibleText.line(words));
      whole.say(help);
      pseudoClassStateChanged(OWN, own);
      pseudoClassStateChanged(ABSENT, absent);
    }

    /** What a mouse that rests there gets to read. */
    String help(SchemaRow row) {
      return VisibleText.line(text.apply(row));
    }
  }
}
