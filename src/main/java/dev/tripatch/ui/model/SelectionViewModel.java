package dev.tripatch.ui.model;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldIndex;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.highlight.Mark;
import dev.tripatch.highlight.Pane;
import dev.tripatch.highlight.Why;
import dev.tripatch.path.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The one selected field of the window, and the way from change to change. */
public final class SelectionViewModel {

  private final ComparisonViewModel comparison;
  private final ReadOnlyObjectWrapper<Optional<Choice>> choice =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Why>> why =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper position = new ReadOnlyStringWrapper("");

  /**
   * A selected field.
   *
   * @param path the field
   * @param origin the pane it was chosen in, which need not scroll; empty if it was chosen
   *     elsewhere
   */
  public record Choice(FieldPath path, Optional<Pane> origin) {}

  /** Selects in what the comparison shows. */
  public SelectionViewModel(ComparisonViewModel comparison) {
    this.comparison = comparison;
    comparison.viewProperty().subscribe((before, now) -> refresh());
  }

  /** Selects a field that was chosen anywhere but in a pane. */
  public void select(FieldPath path) {
    choose(new Choice(path, Optional.empty()));
  }

  /** Selects a field that was chosen in a pane. */
  public void select(FieldPath path, Pane origin) {
    choose(new Choice(path, Optional.of(origin)));
  }

  /** Selects nothing. */
  public void clear() {
    choice.set(Optional.empty());
    refresh();
  }

  private void choose(Choice chosen) {
    choice.set(Optional.of(chosen));
    refresh();
  }

  /** Selects the change after the selected field, or the first; stays at the last. */
  public void nextChange() {
    go(SelectionViewModel::isChange, 1);
  }

  /** Selects the change before the selected field, or the last; stays at the first. */
  public void previousChange() {
    go(SelectionViewModel::isChange, -1);
  }

  /** Selects the conflict after the selected field; stays where there is none. */
  public void nextConflict() {
    go(row -> row.mark() == Mark.CONFLICT, 1);
  }

  /** Selects the conflict before the selected field; stays where there is none. */
  public void previousConflict() {
    go(row -> row.mark() == Mark.CONFLICT, -1);
  }

  private void go(Predicate<FieldRow> wanted, int direction) {
    List<FieldRow> rows = rows();
    double here = placeOfSelection(rows, direction);
    int from = direction > 0 ? (int) Math.floor(here) + 1 : (int) Math.ceil(here) - 1;
    for (int i = from; i >= 0 && i < rows.size(); i += direction) {
      if (wanted.test(rows.get(i))) {
        select(rows.get(i).path());
        return;
      }
    }
    rows.stream().filter(wanted).filter(this::isSelected).findFirst().ifPresent(this::stayAt);
  }

  /** Whoever chose it in a pane may have scrolled there; now every pane shows it. */
  private void stayAt(FieldRow row) {
    select(row.path());
  }

  /** The selection's place among the rows; between two rows if it is not a row itself. */
  private double placeOfSelection(List<FieldRow> rows, int direction) {
    if (choice.get().isEmpty()) {
      return direction > 0 ? -1 : rows.size();
    }
    FieldPath path = choice.get().get().path();
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).path().equals(path)) {
        return i;
      }
    }
    return rowsBefore(path, rows) - 0.5;
  }

  private long rowsBefore(FieldPath path, List<FieldRow> rows) {
    return comparison
        .getView()
        .flatMap(view -> indexThatKnows(view, path))
        .map(
            fields -> {
              int start = fields.spanOf(path).orElseThrow().start();
              return rows.stream().filter(row -> startsBefore(fields, row, start)).count();
            })
        .orElse(0L);
  }

  private static Optional<FieldIndex> indexThatKnows(ComparisonView view, FieldPath path) {
    return Stream.of(Pane.RESULT, Pane.LIVE, Pane.LOCAL, Pane.LAST_APPLIED, Pane.PATCH)
        .map(pane -> view.pane(pane).fields())
        .filter(fields -> fields.spanOf(path).isPresent())
        .findFirst();
  }

  private static boolean startsBefore(FieldIndex fields, FieldRow row, int start) {
    return fields.spanOf(row.path()).filter(span -> span.start() < start).isPresent();
  }

  private void refresh() {
    why.set(
        choice.get().flatMap(chosen -> comparison.getView().map(view -> view.why(chosen.path()))));
    position.set(describePosition());
  }

  private String describePosition() {
    List<FieldRow> changes = rows().stream().filter(SelectionViewModel::isChange).toList();
    if (changes.isEmpty()) {
      return comparison.getView().isPresent() ? "no changes" : "";
    }
    for (int i = 0; i < changes.size(); i++) {
      if (isSelected(changes.get(i))) {
        return "change " + (i + 1) + " of " + changes.size();
      }
    }
    return changes.size() == 1 ? "1 change" : changes.size() + " changes";
  }

  private boolean isSelected(FieldRow row) {
    return choice.get().filter(chosen -> chosen.path().equals(row.path())).isPresent();
  }

  /** Whether the patch does something to the row's field. */
  public static boolean isChange(FieldRow row) {
    return row.mark() != Mark.KEPT;
  }

  private List<FieldRow> rows() {
    return comparison.getView().map(ComparisonView::rows).orElse(List.of());
  }

  /** The selected field. */
  public ReadOnlyObjectProperty<Optional<Choice>> choiceProperty() {
    return choice.getReadOnlyProperty();
  }

  /** The selected field's path; empty if none is selected. */
  public Optional<FieldPath> getPath() {
    return choice.get().map(Choice::path);
  }

  /** Why the selected field has the outcome it has. */
  public ReadOnlyObjectProperty<Optional<Why>> whyProperty() {
    return why.getReadOnlyProperty();
  }

  /** Where the selection is: {@code change 4 of 9}, {@code 9 changes}, {@code no changes}. */
  public ReadOnlyStringProperty positionProperty() {
    return position.getReadOnlyProperty();
  }
}
