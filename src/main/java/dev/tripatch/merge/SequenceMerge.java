package dev.tripatch.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Merges a list whose items are known by their place alone, as texts are merged: stretches between
 * what all three versions have in common are as the side has them that changed them.
 */
final class SequenceMerge {

  private SequenceMerge() {}

  /**
   * The places of the merged items, and of those that are gone; empty if both sides changed one
   * stretch, and differently.
   */
  static Optional<List<Threefold<Integer>>> of(Threefold<ListValue> lists) {
    List<Threefold<Integer>> merged = new ArrayList<>();
    for (MergeStretch<Value> stretch : MergeStretch.of(lists.map(ListValue::items))) {
      Branch winner = stretch.parts().winner();
      if (winner != null) {
        add(stretch, winner, merged);
      } else if (isByItem(stretch)) {
        add(stretch, Branch.OURS, merged);
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(merged);
  }

  /**
   * Whether each item of a stretch that both sides changed has its place in all versions. As in
   * git, what the sides changed in neighbouring lines conflicts; scripts are far from each other.
   */
  private static boolean isByItem(MergeStretch<Value> stretch) {
    int size = stretch.in(Branch.BASE).size();
    return stretch.in(Branch.OURS).size() == size
        && stretch.in(Branch.THEIRS).size() == size
        && IntStream.range(0, size)
                .mapToObj(i -> Threefold.each(branch -> stretch.in(branch).get(i)))
                .filter(item -> !isOfLines(item) && !item.agrees())
                .map(item -> Optional.ofNullable(item.winner()))
                .distinct()
                .count()
            <= 1;
  }

  private static boolean isOfLines(Threefold<Value> item) {
    return Stream.of(Branch.values())
        .allMatch(
            branch -> item.of(branch) instanceof StringValue(String t, _) && t.contains("\n"));
  }

  private static void add(
      MergeStretch<Value> stretch, Branch winner, List<Threefold<Integer>> merged) {
    int before = stretch.in(Branch.BASE).size();
    int changed = stretch.in(winner).size();
    boolean isPaired = changed == before;
    boolean agree = stretch.parts().agrees();
    for (int i = 0; i < changed; i++) {
      int at = i;
      merged.add(
          Threefold.each(
              branch ->
                  isPaired || branch == winner || agree && branch != Branch.BASE
                      ? Integer.valueOf(stretch.start(branch) + at)
                      : null));
    }
    for (int i = 0; i < before && !isPaired && !agree; i++) {
      int at = i;
      merged.add(
          Threefold.each(
              branch -> branch == winner ? null : Integer.valueOf(stretch.start(branch) + at)));
    }
  }
}
