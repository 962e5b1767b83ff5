package dev.tripatch.schema;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Collects problems, so that each kind of problem is reported once. Not safe for several threads.
 */
public final class ImportNotes implements Problems {

  private final Map<ProblemWording, Found> found = new EnumMap<>(ProblemWording.class);

  private record Found(String first, int count) {}

  @Override
  public void add(String place, ProblemWording problem, Object... values) {
    Found before = found.get(problem);
    found.put(
        problem,
        before == null
            ? new Found(place + ": " + problem.part("what", values), 1)
            : new Found(before.first, before.count + 1));
  }

  /** A sentence for each kind of problem: its first place, and how often it is found. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    found.forEach(
        (problem, each) ->
            sentences.add(each.first + times(each.count) + "; " + problem.part("instead") + "."));
    return List.copyOf(sentences);
  }

  private static String times(int count) {
    return count == 1 ? "" : " (" + count + " times, this is the first)";
  }
}
