package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.Tally;
import dev.tripatch.decide.conflict.ConflictText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * The conflicts that there are, and those that there were and that a person decided: these keep
 * their row and its place. There are as many as the status bar counts, at once; who moved is found
 * a little later.
 */
public final class ConflictRows {

  private final FindingsViewModel findings;
  private final DecisionsViewModel decisions;
  private final FilterViewModel fields;
  private final Map<FieldPath, ConflictText> known = new HashMap<>();
  private int opening;
  private final ReadOnlyObjectWrapper<List<Row>> rows = new ReadOnlyObjectWrapper<>(List.of());

  /**
   * A conflict.
   *
   * @param field what the documents have there now
   * @param found who moved, as it was found last; empty while it is looked for
   */
  public record Row(FieldRow field, Optional<ConflictText> found) {

    FieldPath path() {
      return field.path();
    }

    /** One of its texts; nothing while it is looked for. */
    String text(Function<ConflictText, String> part) {
      return found.map(part).orElse("");
    }

    /** What apply does to it now, in a word. */
    String effect() {
      return field.conflict().isPresent() ? field.effect() : ShortText.NONE;
    }
  }

  /** Follows what is found, what is decided, and the rows of the fields. */
  public ConflictRows(
      FindingsViewModel findings, DecisionsViewModel decisions, FilterViewModel fields) {
    this.findings = findings;
    this.decisions = decisions;
    this.fields = fields;
    findings.foundProperty().subscribe(this::refresh);
    fields.allProperty().subscribe(this::refresh);
    decisions.tallyProperty().subscribe(this::refresh);
  }

  private void refresh() {
    if (opening != decisions.openingProperty().get()) {
      opening = decisions.openingProperty().get();
      known.clear();
    }
    Tally tally = decisions.getTally();
    Set<FieldPath> wanted = new HashSet<>(tally.all());
    FindingsViewModel.Found found = findings.foundProperty().get();
    if (findings.isUpToDate()) {
      found.conflicts().forEach(text -> known.put(text.path(), text));
      found.conflicts().forEach(text -> wanted.add(text.path()));
    }
    List<Row> now =
        fields.allProperty().get().stream()
            .filter(row -> wanted.contains(row.path()))
            .map(row -> new Row(row, Optional.ofNullable(known.get(row.path()))))
            .toList();
    rows.set(now);
  }

  /** Them, in the order of the field table. */
  public ReadOnlyObjectProperty<List<Row>> rowsProperty() {
    return rows.getReadOnlyProperty();
  }

  /** The tab's title with how many there are, and how many of them are undecided. */
  ObservableValue<String> titled(String title) {
    return decisions.tallyProperty().map(tally -> titled(title, tally));
  }

  private static String titled(String title, Tally tally) {
    int undecided = tally.undecided().size();
    int all = tally.conflicts();
    if (all == 0) {
      return title;
    }
    return undecided == all
        ? title + " (" + all + ")"
        : FieldWords.CONFLICTS_LEFT.text("title", title, "undecided", undecided, "all", all);
  }
}
