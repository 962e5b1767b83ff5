package dev.tripatch.ui.feature.objects;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.settings.LatestWins;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ChangeGroup.Changed;
import dev.tripatch.workspace.objects.FieldChange;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;

/** All changes of all objects of the list, equal ones together; a group opens to its objects. */
final class ObjectChanges {

  /** While objects are still compared, the list is made so often in all. */
  private static final int TIMES = 10;

  private final ObjectsViewModel objects;
  private final LatestWins<List<List<Changed<ObjectRow>>>, List<ChangeGroup<ObjectRow>>> grouping;
  private final ReadOnlyObjectWrapper<List<ChangeGroup<ObjectRow>>> groups =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<Line>> lines = new ReadOnlyObjectWrapper<>(List.of());
  private final Set<FieldChange> opened = new HashSet<>();

  /** What was put together last, of each row. */
  private List<List<Changed<ObjectRow>>> grouped = List.of();

  private int changed;

  /** A line of the list: a group, or below it one of its objects. */
  sealed interface Line {

    ChangeGroup<ObjectRow> group();

    /** The objects that it is about. */
    List<ObjectRow> rows();

    /** A change, and how many objects have it. */
    record Whole(ChangeGroup<ObjectRow> group, boolean isOpen) implements Line {
      @Override
      public List<ObjectRow> rows() {
        return group.objects();
      }
    }

    /** One of the objects that have a change. */
    record Part(ChangeGroup<ObjectRow> group, ObjectRow row) implements Line {
      @Override
      public List<ObjectRow> rows() {
        return List.of(row);
      }
    }
  }

  /** Follows the list; {@code aside} puts equal changes together. */
  ObjectChanges(ObjectsViewModel objects, Executor aside, Executor foreground) {
    this.objects = objects;
    grouping =
        new LatestWins<>(
            each -> ChangeGroup.of(each.stream().flatMap(List::stream).toList()),
            aside,
            foreground,
            this::take,
            problem -> take(List.of()));
    objects.rows().addListener(this::rowsChanged);
    objects.survey().progressProperty().subscribe((before, now) -> groupAgain());
  }

  private void rowsChanged(ListChangeListener.Change<? extends ObjectRow> change) {
    while (change.next()) {
      changed += change.getRemovedSize();
      for (ObjectRow row : change.getList().subList(change.getFrom(), change.getTo())) {
        // Much of what changes about a row concerns none of its fields.
        changed += isGrouped(row) ? 0 : 1;
      }
    }
    groupAgain();
  }

  private boolean isGrouped(ObjectRow row) {
    return row.number() < grouped.size() && grouped.get(row.number()).equals(row.changes());
  }

  private void groupAgain() {
    boolean isDue =
        objects.survey().progressProperty().get().isOver()
            || changed * TIMES > objects.rows().size();
    if (changed > 0 && isDue) {
      changed = 0;
      grouped = objects.rows().stream().map(ObjectRow::changes).toList();
      grouping.ask(grouped);
    }
  }

  private void take(List<ChangeGroup<ObjectRow>> now) {
    groups.set(now);
    showLines();
  }

  private void showLines() {
    List<Line> all = new ArrayList<>();
    for (ChangeGroup<ObjectRow> group : groups.get()) {
      boolean isOpen = opened.contains(group.change());
      all.add(new Line.Whole(group, isOpen));
      if (isOpen) {
        group.objects().forEach(row -> all.add(new Line.Part(group, row)));
      }
    }
    lines.set(all);
  }

  /** Opens a group, or closes it. */
  void open(ChangeGroup<ObjectRow> group, boolean isOpen) {
    if (isOpen ? opened.add(group.change()) : opened.remove(group.change())) {
      showLines();
    }
  }

  /** The fields of lines, by object. */
  static Map<ObjectRow, Set<FieldPath>> fields(Collection<Line> chosen) {
    Map<ObjectRow, Set<FieldPath>> fields = new LinkedHashMap<>();
    for (Line line : chosen) {
      for (ObjectRow row : line.rows()) {
        fields
            .computeIfAbsent(row, first -> new LinkedHashSet<>())
            .add(line.group().change().path());
      }
    }
    return fields;
  }

  ReadOnlyObjectProperty<List<ChangeGroup<ObjectRow>>> groupsProperty() {
    return groups.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<Line>> linesProperty() {
    return lines.getReadOnlyProperty();
  }
}
