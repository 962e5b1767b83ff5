package dev.tripatch.engine.explain.composed;

import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The operations of a JSON Patch by the fields that they are about. */
final class OperationsByField {
  private final List<PlacedOperation> operations;

  /** By their own places. */
  private final Map<FieldPath, List<Integer>> at = new HashMap<>();

  /** By what holds these, at any height. */
  private final Map<FieldPath, List<Integer>> below = new HashMap<>();

  OperationsByField(List<PlacedOperation> operations) {
    this.operations = operations;
    for (int i = 0; i < operations.size(); i++) {
      int index = i;
      PlacedOperation each = operations.get(i);
      add(i, subject(each, each.place().path()));
      add(i, subject(each, each.before().path()));
      each.from().ifPresent(from -> add(index, from.path()));
    }
  }

  /** What gets another name is another item, all of it, which may take the name of one that was. */
  private static FieldPath subject(PlacedOperation each, FieldPath path) {
    boolean isRenamed = !each.place().path().equals(each.before().path());
    return path.parent()
        .filter(item -> isRenamed && item.last().orElse(null) instanceof PathStep.KeyedItem)
        .orElse(path);
  }

  private void add(int index, FieldPath path) {
    at.computeIfAbsent(path, _ -> new ArrayList<>(1)).add(index);
    path.upwards()
        .skip(1)
        .forEach(holder -> below.computeIfAbsent(holder, _ -> new ArrayList<>(1)).add(index));
  }

  /** Those about a field, about something in it, or about what holds it, in their order. */
  List<PatchEntry.Numbered> about(FieldPath field) {
    TreeSet<Integer> found = new TreeSet<>(below.getOrDefault(field, List.of()));
    field.upwards().forEach(path -> found.addAll(at.getOrDefault(path, List.of())));
    return found.stream()
        .map(index -> new PatchEntry.Numbered(index + 1, operations.get(index).operation()))
        .toList();
  }
}
