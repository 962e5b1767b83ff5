package dev.tripatch.merge;

import dev.tripatch.engine.explain.inner.CommonParts;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Merges a list whose items are known by their place alone, as texts are merged: stretches between
 * what all three versions have in common are as the side has them that changed them.
 */
final class SequenceMerge {

  private final List<Value> base;
  private final List<Value> ours;
  private final List<Value> theirs;

  /** For each item of the base its place in the side; -1 if it has none. */
  private final int[] inOurs;

  private final int[] inTheirs;
  private final List<Threefold<Integer>> merged = new ArrayList<>();

  private SequenceMerge(List<Value> base, List<Value> ours, List<Value> theirs) {
    this.base = base;
    this.ours = ours;
    this.theirs = theirs;
    this.inOurs = common(base, ours);
    this.inTheirs = common(base, theirs);
  }

  /** The places of the merged items, and of those that are gone; empty if both sides changed one stretch, and differently. */
  static Optional<List<Threefold<Integer>>> of(Threefold<ListValue> lists) {
    SequenceMerge merge =
        new SequenceMerge(items(lists.base()), items(lists.ours()), items(lists.theirs()));
    return merge.merge() ? Optional.of(merge.merged) : Optional.empty();
  }

  private static List<Value> items(@Nullable ListValue list) {
    return list == null ? List.of() : list.items();
  }

  private static int[] common(List<Value> base, List<Value> side) {
    CommonParts common = CommonParts.of(base, side);
    int[] places = new int[base.size()];
    BitSet inSide = common.inSecond();
    int at = inSide.nextSetBit(0);
    for (int i = 0; i < places.length; i++) {
      boolean has = common.inFirst().get(i);
      places[i] = has ? at : -1;
      at = has ? inSide.nextSetBit(at + 1) : at;
    }
    return places;
  }

  private boolean merge() {
    int from = 0;
    int oursFrom = 0;
    int theirsFrom = 0;
    for (int at = 0; at <= base.size(); at++) {
      boolean isEnd = at == base.size();
      if (isEnd || inOurs[at] >= 0 && inTheirs[at] >= 0) {
        int oursEnd = isEnd ? ours.size() : inOurs[at];
        int theirsEnd = isEnd ? theirs.size() : inTheirs[at];
        if (!stretch(from, at, oursFrom, oursEnd, theirsFrom, theirsEnd)) {
          return false;
        }
        if (!isEnd) {
          merged.add(new Threefold<>(at, oursEnd, theirsEnd));
        }
        from = at + 1;
        oursFrom = oursEnd + 1;
        theirsFrom = theirsEnd + 1;
      }
    }
    return true;
  }

  private boolean stretch(
      int from, int end, int oursFrom, int oursEnd, int theirsFrom, int theirsEnd) {
    List<Value> ourStretch = ours.subList(oursFrom, oursEnd);
    List<Value> theirStretch = theirs.subList(theirsFrom, theirsEnd);
    Branch winner =
        new Threefold<>(base.subList(from, end), ourStretch, theirStretch).winner();
    if (winner == null) {
      return false;
    }
    int changed = winner == Branch.OURS ? ourStretch.size() : theirStretch.size();
    boolean isPaired = changed == end - from;
    boolean agree = ourStretch.equals(theirStretch);
    for (int i = 0; i < changed; i++) {
      merged.add(
          new Threefold<>(
              isPaired ? Integer.valueOf(from + i) : null,
              isPaired || agree || winner == Branch.OURS ? Integer.valueOf(oursFrom + i) : null,
              isPaired || agree || winner == Branch.THEIRS
                  ? Integer.valueOf(theirsFrom + i)
                  : null));
    }
    for (int i = 0; i < end - from && !isPaired && !agree; i++) {
      boolean inOurStretch = winner == Branch.THEIRS;
      merged.add(
          new Threefold<>(
              from + i,
              inOurStretch ? Integer.valueOf(oursFrom + i) : null,
              inOurStretch ? null : Integer.valueOf(theirsFrom + i)));
    }
    return true;
  }
}
