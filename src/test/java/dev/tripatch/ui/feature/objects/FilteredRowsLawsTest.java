package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.workspace.objects.Unread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.BeforeTry;

/** What the list shows is always what filter and order say, and its changes say how it got so. */
class FilteredRowsLawsTest {
  private static final Comparator<ObjectRow> BY_NAME = ObjectOrder.NAME.comparator();
  private static final Comparator<ObjectRow> MODIFIED_FIRST =
      Comparator.comparing(ObjectRow::isModified).reversed();

  private ObjectRows rows = new ObjectRows();
  private FilteredRows shown = new FilteredRows(rows, BY_NAME);
  private final List<ObjectRow> followed = new ArrayList<>();
  private int told;

  @BeforeTry
  void startWithNothing() {
    rows = new ObjectRows();
    shown = new FilteredRows(rows, BY_NAME);
    followed.clear();
    told = 0;
  }

  private static ObjectRow row(int number, int name) {
    Optional<Path> file = Optional.of(Path.of(name + ".yaml"));
    return ObjectRow.of(number, new Unread(file, "here", "Not YAML.", ""));
  }

  private void show(List<Integer> names) {
    rows.show(IntStream.range(0, names.size()).mapToObj(i -> row(i, names.get(i))).toList());
  }

  /** Does to a copy what a change says, as controls do. */
  private void follow(ListChangeListener.Change<? extends ObjectRow> change) {
    while (change.next()) {
      told++;
      if (change.wasPermutated()) {
        List<ObjectRow> before = List.copyOf(followed);
        for (int i = change.getFrom(); i < change.getTo(); i++) {
          followed.set(change.getPermutation(i), before.get(i));
        }
      } else if (!change.wasUpdated()) {
        List<ObjectRow> gone =
            followed.subList(change.getFrom(), change.getFrom() + change.getRemovedSize());
        assertThat(gone).isEqualTo(change.getRemoved());
        gone.clear();
        followed.addAll(change.getFrom(), change.getAddedSubList());
      }
    }
  }

  private void mark(List<ObjectRow> some) {
    some.forEach(row -> row.setModified(!row.isModified()));
    rows.changed(some);
  }

  @Property
  void itIsFilteredAndInOrder(
      @ForAll @Size(max = 40) List<@IntRange(max = 20) Integer> names,
      @ForAll @Size(max = 20) List<@Size(max = 8) List<@IntRange(max = 39) Integer>> marked,
      @ForAll boolean isFiltered,
      @ForAll boolean isMoving) {
    shown.addListener(this::follow);
    show(names);
    Predicate<ObjectRow> filter = row -> !isFiltered || !row.isModified();
    Comparator<ObjectRow> order = isMoving ? MODIFIED_FIRST : BY_NAME;
    shown.filter(filter);
    shown.arrange(order);
    for (List<Integer> some : marked) {
      mark(some.stream().distinct().filter(i -> i < rows.size()).map(rows::get).toList());
      assertThat(shown)
          .isSortedAccordingTo(order)
          .containsExactlyInAnyOrderElementsOf(rows.stream().filter(filter).toList());
      assertThat(followed).isEqualTo(shown);
      for (ObjectRow row : rows) {
        assertThat(shown.indexOf(row)).isEqualTo(followed.indexOf(row));
      }
    }
  }

  @Property(tries = 50)
  void whatStaysInItsPlaceIsToldAlone(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(max = 20) Integer> names,
      @ForAll @IntRange(max = 39) int which) {
    show(names);
    shown.addListener(this::follow);
    mark(List.of(rows.get(which % rows.size())));
    assertThat(told).isEqualTo(1);
  }

  @Property(tries = 50)
  void whatIsAsFarInAnOrderStaysAsItWas(
      @ForAll @Size(max = 40) List<@IntRange(max = 20) Integer> names) {
    show(names);
    List<ObjectRow> before = List.copyOf(shown);
    shown.arrange(MODIFIED_FIRST);
    assertThat(shown).isEqualTo(before);
  }
}
