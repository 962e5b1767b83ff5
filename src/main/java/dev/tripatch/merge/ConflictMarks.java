package dev.tripatch.merge;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines with which git marks a conflict.
 *
 * @param size how many signs a mark has
 * @param ours what to call our side
 * @param base what to call the base
 * @param theirs what to call their side
 * @param withBase whether the base is shown between the two
 */
public record ConflictMarks(int size, String ours, String base, String theirs, boolean withBase) {

  /** Marks as git makes them where nobody asked for others. */
  public static final ConflictMarks USUAL = new ConflictMarks(7, "ours", "base", "theirs", false);

  List<String> around(List<String> ourLines, List<String> baseLines, List<String> theirLines) {
    List<String> marked = new ArrayList<>();
    marked.add(mark('<', ours));
    marked.addAll(ourLines);
    if (withBase) {
      marked.add(mark('|', base));
      marked.addAll(baseLines);
    }
    marked.add("=".repeat(size));
    marked.addAll(theirLines);
    marked.add(mark('>', theirs));
    return marked;
  }

  private String mark(char sign, String name) {
    return String.valueOf(sign).repeat(size) + (name.isEmpty() ? "" : " " + name);
  }

  /** Whether a line begins a conflict. */
  boolean begins(String line) {
    return line.startsWith("<".repeat(size));
  }
}
