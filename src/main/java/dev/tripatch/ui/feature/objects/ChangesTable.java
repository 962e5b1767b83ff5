package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import dev.tripatch.ui.feature.objects.ObjectChanges.Line;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.ListExchange;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.FieldChange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableIntegerValue;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** All changes of all objects: a line for each group, and below it one for each of its objects. */
public final class ChangesTable extends TableView<TablePlace<Line>> {

  /** So much of a value is in a tooltip. */
  private static final int LONGEST = 2000;

  private final ObjectChanges changes;
  private final SelectionViewModel selection;
  private final Consumer<Line.Part> go;
  private final FittedColumns<Line> columns;
  private final ListExchange<TablePlace<Line>, Line> exchange =
      new ListExchange<>(TablePlace::new, TablePlace::row, TablePlace::show);
  private boolean exchanging;

  /**
   * A table.
   *
   * @param selection gets the rows that are chosen
   * @param go goes to a field of an object
   */
  ChangesTable(
      ObjectChanges changes,
      SelectionViewModel selection,
      Consumer<Line.Part> go,
      ObservableIntegerValue textSize) {
    this.changes = changes;
    this.selection = selection;
    this.go = go;
    Styles.named(this, "changes-table", "field-table", "changes-table");
    setAccessibleText(ObjectWords.ALL_CHANGES_HELP.text());
    Label hint = Styles.styled(new Label(ObjectWords.NO_CHANGES.text()), "empty-hint");
    setPlaceholder(hint);
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    columns.add(Column.field(ChangesTable::title));
    columns.addWords(ObjectWords.WHAT_HAPPENS.text(), ChangesTable::happens);
    values().forEach(columns::add);
    columns.addWords(ObjectWords.IN_OBJECTS.text(), ChangesTable::objects);
    setRowFactory(table -> row());
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    getSelectionModel()
        .getSelectedItems()
        .addListener(
            (ListChangeListener<TablePlace<Line>>)
                change -> {
                  if (!exchanging) {
                    takeSubject();
                  }
                });
    changes.linesProperty().subscribe(this::show);
  }

  /** Makes the chosen rows what commands are about. */
  void takeSubject() {
    subject().ifPresentOrElse(selection::selectIn, selection::leaveList);
  }

  /** The chosen rows; empty if none is. */
  Optional<Subject.InList> subject() {
    Map<ObjectRow, Set<FieldPath>> fields = ObjectChanges.fields(chosen());
    return fields.isEmpty()
        ? Optional.empty()
        : Optional.of(new Subject.InList(Map.copyOf(fields), titleOf(fields)));
  }

  private static String titleOf(Map<ObjectRow, Set<FieldPath>> fields) {
    List<FieldPath> all = fields.values().stream().flatMap(Set::stream).toList();
    String object =
        fields.size() == 1
            ? fields.keySet().iterator().next().title()
            : ObjectWords.COUNT_OBJECTS.text("count", fields.size());
    return Subject.titleOf(Set.copyOf(all).size() == 1 ? all.subList(0, 1) : all, object);
  }

  private void show(List<Line> lines) {
    Set<About> chosen = chosen().stream().map(About::of).collect(Collectors.toSet());
    exchanging = true;
    exchange.exchange(getItems(), lines);
    getSelectionModel().clearSelection();
    for (int i = 0; i < lines.size(); i++) {
      if (chosen.contains(About.of(lines.get(i)))) {
        getSelectionModel().select(i);
      }
    }
    exchanging = false;
    subject().ifPresent(selection::exchangeIn);
    columns.fit();
  }

  /** What is decided meanwhile is another change, but of the same field of the same object. */
  private record About(boolean isWhole, FieldPath path, ObjectRow first) {

    static About of(Line line) {
      return new About(
          line instanceof Line.Whole, line.group().change().path(), line.rows().getFirst());
    }
  }

  /** The lines that are selected. */
  List<Line> chosen() {
    return getSelectionModel().getSelectedItems().stream().map(TablePlace::row).toList();
  }

  private TableRow<TablePlace<Line>> row() {
    HelpfulRow<Line> row = new HelpfulRow<>(ChangesTable::help, ChangesTable::spoken);
    row.addEventHandler(
        MouseEvent.MOUSE_CLICKED,
        event -> {
          if (event.getButton() == MouseButton.PRIMARY
              && event.getClickCount() == 2
              && row.getItem() != null) {
            enter(row.getItem().row());
          }
        });
    return row;
  }

  private void pressed(KeyEvent event) {
    TablePlace<Line> selected = getSelectionModel().getSelectedItem();
    if (selected == null) {
      return;
    }
    switch (event.getCode()) {
      case ENTER -> enter(selected.row());
      case RIGHT -> changes.open(selected.row().group(), true);
      case LEFT -> changes.open(selected.row().group(), false);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Of one object there is nothing to choose from. */
  private void enter(Line line) {
    switch (line) {
      case Line.Part part -> go.accept(part);
      case Line.Whole(ChangeGroup<ObjectRow> group, boolean isOpen) -> {
        if (group.objects().size() == 1) {
          go.accept(new Line.Part(group, group.objects().getFirst()));
        } else {
          changes.open(group, !isOpen);
        }
      }
    }
  }

  private static String title(Line line) {
    return switch (line) {
      case Line.Whole(ChangeGroup<ObjectRow> group, boolean isOpen) ->
          (group.objects().size() == 1 ? "   " : isOpen ? "▾ " : "▸ ") + field(group.change());
      case Line.Part(ChangeGroup<ObjectRow> group, ObjectRow row) -> "      " + row.name();
    };
  }

  /** What happens to the field; of an object what it is. */
  private static String happens(Line line) {
    return switch (line) {
      case Line.Whole whole -> whole.group().verb();
      case Line.Part(ChangeGroup<ObjectRow> group, ObjectRow row) -> row.detail();
    };
  }

  private static String field(FieldChange change) {
    return change.path().isRoot() ? ObjectWords.WHOLE_OBJECT.text() : change.path().toString();
  }

  private static String ofGroup(Line line, Function<ChangeGroup<ObjectRow>, String> words) {
    return switch (line) {
      case Line.Whole whole -> words.apply(whole.group());
      case Line.Part part -> "";
    };
  }

  private static String objects(Line line) {
    return ofGroup(
        line,
        group -> group.objects().size() == 1 ? group.objects().getFirst().name() : count(group));
  }

  private static String count(ChangeGroup<ObjectRow> group) {
    return ObjectWords.COUNT_OBJECTS.text("count", group.objects().size());
  }

  private static List<Column<Line>> values() {
    return Column.values(
        List.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE),
        (line, role) ->
            ofGroup(
                line,
                group ->
                    group.change().isInParts()
                        ? ObjectWords.IN_PARTS.text()
                        : ShortText.line(
                            value(group.change(), role).orElse(null), Optional.empty())));
  }

  private static Optional<Value> value(FieldChange change, Role role) {
    return switch (role) {
      case LAST_APPLIED -> change.lastApplied();
      case LOCAL -> change.local();
      case LIVE -> change.live();
      case PATCH, RESULT -> Optional.empty();
    };
  }

  private static String help(Line line) {
    FieldChange change = line.group().change();
    return ObjectWords.CHANGE_HELP.text(
        "field",
        field(change),
        "verb",
        line.group().verb(),
        "objects",
        line.rows().size() == 1 ? line.rows().getFirst().name() : count(line.group()),
        "values",
        change.isInParts() ? ObjectWords.IN_PARTS_HELP.text() : values(change));
  }

  private static String values(FieldChange change) {
    String values =
        Stream.of(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE)
            .map(role -> role.title() + ": " + whole(value(change, role)))
            .collect(Collectors.joining("\n"));
    return change.isPart()
        ? values + "\n" + ObjectWords.PART_HELP.text("whole", change.whole().orElseThrow())
        : values;
  }

  private static String whole(Optional<Value> value) {
    String text = value.map(CanonicalJson::write).map(VisibleText::of).orElse(ShortText.NONE);
    return text.length() <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST / 2)) + "…";
  }

  private static String spoken(Line line) {
    return title(line).strip() + ", " + line.group().verb() + ", " + objects(line);
  }
}
