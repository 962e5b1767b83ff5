package dev.tripatch.engine.explain;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The double-entry check: folding the entries of an explanation must give exactly the patch and the
 * result that the engine computed. A reason that is made up would show here.
 */
public final class Ledger {

  private Ledger() {}

  /** The patch that the reasons add up to. */
  public static MapValue patch(Explanation explanation) {
    MapValue.Builder holder = MapValue.builder();
    writePatch("", explanation.root(), holder);
    return holder.get("") instanceof MapValue map ? map : MapValue.EMPTY;
  }

  /** The result that the reasons add up to. */
  public static MapValue result(Explanation explanation) {
    return MapValue.orEmpty(result(explanation.root()).orElse(null));
  }

  /** Whether what is said of a field and its parts adds up to what the engine has there. */
  static boolean isBalanced(FieldOutcome field, Question question) {
    MapValue.Builder patch = MapValue.builder();
    writePatch("", field, patch);
    return Objects.equals(patch.get(""), question.values().patch())
        && Objects.equals(patch.get(Directives.orderKey("")), question.order())
        && Objects.equals(patch.get(Directives.deletionKey("")), question.deletionList())
        && Objects.equals(result(field).orElse(null), question.values().result());
  }

  private static void writePatch(String key, FieldOutcome field, MapValue.Builder map) {
    switch (field.patchEntry()) {
      case PatchEntry.Verbatim verbatim -> {
        map.putIfPresent(Directives.orderKey(key), verbatim.order());
        map.putIfPresent(Directives.deletionKey(key), verbatim.deletions());
        map.putIfPresent(key, verbatim.value());
      }
      case PatchEntry.ListParts list -> {
        map.putIfPresent(Directives.orderKey(key), list.order());
        map.putIfPresent(Directives.deletionKey(key), list.deletions());
        List<Value> items = patchItems(field);
        if (list.isWhole() || !items.isEmpty()) {
          map.put(key, new ListValue(items));
        }
      }
      default -> map.putIfPresent(key, patchValue(field));
    }
  }

  /**
   * The items that change or add, in local's order, then those that delete, by their key's text.
   */
  private static List<Value> patchItems(FieldOutcome list) {
    List<Value> items = new ArrayList<>();
    List<PatchEntry.DeleteItem> deletions = new ArrayList<>();
    for (FieldOutcome item : list.parts()) {
      if (item.patchEntry() instanceof PatchEntry.DeleteItem deletion) {
        deletions.add(deletion);
      } else {
        patchValue(item).ifPresent(items::add);
      }
    }
    deletions.sort(Comparator.comparing(item -> GoText.print(item.key()), GoText::compare));
    deletions.forEach(item -> items.add(Directives.deleteItem(item.mergeKey(), item.key())));
    return items;
  }

  private static Optional<Value> patchValue(FieldOutcome field) {
    return switch (field.patchEntry()) {
      case PatchEntry.Nothing ignored -> Optional.empty();
      case PatchEntry.LocalValue local -> Optional.of(local.value());
      case PatchEntry.Null ignored -> Optional.of(NullValue.NULL);
      case PatchEntry.DeleteItem item ->
          Optional.of(Directives.deleteItem(item.mergeKey(), item.key()));
      case PatchEntry.Verbatim verbatim -> verbatim.value();
      case PatchEntry.ListParts _, PatchEntry.Operations _ -> Optional.empty();
      case PatchEntry.MapParts parts -> patchMap(field, parts);
    };
  }

  private static Optional<Value> patchMap(FieldOutcome field, PatchEntry.MapParts parts) {
    MapValue.Builder map = MapValue.builder();
    map.putIfPresent(Directives.RETAIN_KEYS, parts.retainKeys());
    for (FieldOutcome part : field.parts()) {
      if (part.path().last().orElseThrow() instanceof PathStep.Key key) {
        writePatch(key.name(), part, map);
      }
    }
    return map.isEmpty() && !parts.isEmptied()
        ? Optional.empty()
        : Optional.of(named(field, map.build()));
  }

  /** An item's patch begins with the merge key that says which item it means. */
  private static MapValue named(FieldOutcome field, MapValue patch) {
    if (!(field.path().last().orElse(null) instanceof PathStep.KeyedItem item)) {
      return patch;
    }
    MapValue.Builder named = MapValue.builder().put(item.mergeKey(), item.value());
    patch.entries().forEach(named::put);
    return named.put(item.mergeKey(), item.value()).build();
  }

  private static Optional<Value> result(FieldOutcome field) {
    return switch (field.resultEntry()) {
      case ResultEntry.Nothing ignored -> Optional.empty();
      case ResultEntry.LocalValue local -> Optional.of(local.value());
      case ResultEntry.LiveValue live -> Optional.of(live.value());
      case ResultEntry.PatchValue patch -> Optional.of(patch.value());
      case ResultEntry.Verbatim verbatim -> verbatim.value();
      case ResultEntry.MapParts ignored -> Optional.of(resultMap(field));
      case ResultEntry.ListParts ignored -> Optional.of(resultList(field));
    };
  }

  private static MapValue resultMap(FieldOutcome field) {
    MapValue.Builder map = MapValue.builder(field.parts().size());
    for (FieldOutcome part : field.parts()) {
      if (part.path().last().orElseThrow() instanceof PathStep.Key key) {
        map.putIfPresent(key.name(), result(part));
      }
    }
    return map.build();
  }

  private static ListValue resultList(FieldOutcome field) {
    Map<PathStep, Value> items = HashMap.newHashMap(field.parts().size());
    for (FieldOutcome part : field.parts()) {
      result(part).ifPresent(value -> items.put(part.path().last().orElseThrow(), value));
    }
    List<Value> ordered = new ArrayList<>(items.size());
    for (PathStep step : field.resultOrder()) {
      Optional.ofNullable(items.remove(step)).ifPresent(ordered::add);
    }
    ordered.addAll(items.values());
    return new ListValue(ordered);
  }
}
