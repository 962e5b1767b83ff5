package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import java.util.Comparator;
import java.util.Map;

/** In which order the objects of the list are shown. */
public enum ObjectOrder {
  /** As they are in the files. */
  FILES(ObjectWords.AS_IN_THE_FILES.text(), Comparator.comparingInt(ObjectRow::number)),
  /** By name, then kind and namespace. */
  NAME(
      ObjectWords.BY_NAME.text(),
      Comparator.comparing(ObjectRow::name).thenComparing(ObjectRow::detail)),
  /** What needs a person first. */
  STATE(
      ObjectWords.WHAT_NEEDS_YOU_FIRST.text(),
      Comparator.comparingInt(ObjectOrder::rank)
          .thenComparingInt(row -> -row.getSummary().map(ObjectSummary::conflicts).orElse(0))
          .thenComparingInt(row -> -row.getSummary().map(ObjectSummary::hazards).orElse(0))
          .thenComparing(ObjectRow::name));

  private static final Map<ObjectState, Integer> RANKS =
      Map.of(
          ObjectState.WILL_CHANGE, 1,
          ObjectState.ONLY_LOCAL, 2,
          ObjectState.ONLY_LIVE, 3,
          ObjectState.ANNOTATED, 4,
          ObjectState.WITHOUT_EFFECT, 4,
          ObjectState.IN_SYNC, 5);

  private final String title;
  private final Comparator<ObjectRow> comparator;

  ObjectOrder(String title, Comparator<ObjectRow> comparator) {
    this.title = title;
    this.comparator = comparator;
  }

  private static int rank(ObjectRow row) {
    return row.state().map(state -> RANKS.getOrDefault(state, 0)).orElse(Integer.MAX_VALUE);
  }

  Comparator<ObjectRow> comparator() {
    return comparator;
  }

  /** For people. */
  @Override
  public String toString() {
    return title;
  }
}
