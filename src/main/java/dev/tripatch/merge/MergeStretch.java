package dev.tripatch.merge;

import dev.tripatch.engine.explain.inner.CommonParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of a sequence in three versions: what lies between parts that all three have.
 *
 * @param base where it begins in the base
 * @param ours where it begins in ours
 * @param theirs where it begins in theirs
 * @param parts what each version has there
 */
public record MergeStretch<T>(int base, int ours, int theirs, Threefold<List<T>> parts) {

  /** The lines that git merges without a conflict; empty if there is one. */
  public static Optional<List<String>> clean(Threefold<List<String>> lines) {
    List<String> merged = new ArrayList<>();
    for (MergeStretch<String> stretch : of(lines)) {
      Branch winner = stretch.parts().winner();
      if (winner == null) {
        return Optional.empty();
      }
      merged.addAll(stretch.in(winner));
    }
    return Optional.of(merged);
  }

  /** The lines of a text, with their breaks. */
  public static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)"));
  }

  /**
   * Cuts a list, or lines as git does: where each stretch has a winner, git has no conflict. Parts
   * that all have are a stretch each.
   */
  public static <T> List<MergeStretch<T>> of(Threefold<List<T>> lists) {
    List<T> base = orEmpty(lists.base());
    List<T> ours = orEmpty(lists.ours());
    List<T> theirs = orEmpty(lists.theirs());
    int[] inOurs = CommonParts.of(base, ours).places();
    int[] inTheirs = CommonParts.of(base, theirs).places();
    List<MergeStretch<T>> all = new ArrayList<>();
    int from = 0;
    int oursFrom = 0;
    int theirsFrom = 0;
    for (int at = 0; at <= base.size(); at++) {
      boolean isEnd = at == base.size();
      if (isEnd || inOurs[at] >= 0 && inTheirs[at] >= 0) {
        int oursEnd = isEnd ? ours.size() : inOurs[at];
        int theirsEnd = isEnd ? theirs.size() : inTheirs[at];
        Threefold<List<T>> between =
            new Threefold<>(
                base.subList(from, at),
                ours.subList(oursFrom, oursEnd),
                theirs.subList(theirsFrom, theirsEnd));
        if (at > from || oursEnd > oursFrom || theirsEnd > theirsFrom) {
          all.add(new MergeStretch<>(from, oursFrom, theirsFrom, between));
        }
        if (!isEnd) {
          List<T> same = base.subList(at, at + 1);
          all.add(new MergeStretch<>(at, oursEnd, theirsEnd, new Threefold<>(same, same, same)));
        }
        from = at + 1;
        oursFrom = oursEnd + 1;
        theirsFrom = theirsEnd + 1;
      }
    }
    return all;
  }

  private static <T> List<T> orEmpty(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }

  /** Where it begins in a version. */
  int start(Branch branch) {
    return switch (branch) {
      case BASE -> base;
      case OURS -> ours;
      case THEIRS -> theirs;
    };
  }

  /** What a version has there. */
  public List<T> in(Branch branch) {
    return orEmpty(parts.of(branch));
  }

  /** Whether nobody changed it. */
  public boolean isSame() {
    return parts.agrees() && parts.isUnchanged(Branch.OURS);
  }
}
