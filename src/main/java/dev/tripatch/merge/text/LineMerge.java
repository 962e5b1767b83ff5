package dev.tripatch.merge.text;

import dev.tripatch.merge.Branch;
import dev.tripatch.merge.Threefold;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Merges lines that hold comments: where both sides changed them, what both wrote is kept. */
final class LineMerge {

  private LineMerge() {}

  static List<String> of(Threefold<List<String>> lines) {
    Branch winner = lines.winner();
    return winner != null ? orEmpty(lines.of(winner)) : both(lines);
  }

  private static List<String> both(Threefold<List<String>> lines) {
    Set<String> base = new HashSet<>(orEmpty(lines.base()));
    Set<String> theirs = new HashSet<>(orEmpty(lines.theirs()));
    List<String> merged = new ArrayList<>();
    for (String line : orEmpty(lines.ours())) {
      if (line.isBlank() || theirs.contains(line) || !base.contains(line)) {
        merged.add(line);
      }
    }
    int at = 0;
    for (String line : orEmpty(lines.theirs())) {
      int known = line.isBlank() ? -1 : merged.indexOf(line);
      if (known >= 0) {
        at = known + 1;
      } else if (!line.isBlank() && !base.contains(line)) {
        merged.add(at++, line);
      }
    }
    return merged;
  }

  private static List<String> orEmpty(@Nullable List<String> lines) {
    return lines == null ? List.of() : lines;
  }
}
