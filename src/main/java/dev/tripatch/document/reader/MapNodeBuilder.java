package dev.tripatch.document.reader;

import dev.tripatch.document.Node;
import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader.YamlRules;
import dev.tripatch.json.MapValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects the entries of a map. As in Go's readers the last entry of a key counts; a merge in YAML
 * counts like entries written in its place, where other readers let a map's own entries win.
 */
final class MapNodeBuilder {

  private final YamlRules rules;
  private final List<Entry> entries = new ArrayList<>();
  private final MapValue.Builder values = MapValue.builder();

  /** Where the merges are that bring entries; few maps have any. */
  private Map<Entry, Span> merges = Map.of();

  private boolean overridden;

  /** By these rules; JSON has kubectl's. */
  MapNodeBuilder(YamlRules rules) {
    this.rules = rules;
  }

  /** An entry of the map itself. */
  void put(String key, Span keySpan, Node node) {
    add(new Entry(key, keySpan, node));
  }

  /** The entries of a merged map. */
  void merge(MapNode map, Span place) {
    merges = merges.isEmpty() ? new IdentityHashMap<>() : merges;
    for (Entry entry : map.entries()) {
      merges.put(entry, place);
      add(entry);
    }
  }

  private void add(Entry entry) {
    overridden |= values.has(entry.key());
    values.put(entry.key(), entry.node().value());
    entries.add(entry);
  }

  /** The map; warns of keys that occur twice. */
  MapNode build(Span span, Warnings warnings) {
    if (!overridden) {
      return new MapNode(values.build(), span, entries);
    }
    List<Entry> taken =
        rules == YamlRules.KUSTOMIZE ? firstOfEachKey(warnings) : lastOfEachKey(warnings);
    MapValue.Builder ordered = MapValue.builder();
    taken.forEach(entry -> ordered.put(entry.key(), entry.node().value()));
    return new MapNode(ordered.build(), span, taken);
  }

  /** kustomize takes the first; a merge only brings what the map lacks. */
  private List<Entry> firstOfEachKey(Warnings warnings) {
    Map<String, Entry> first = new HashMap<>();
    for (Entry entry : entries) {
      Entry earlier = merges.containsKey(entry) ? null : first.putIfAbsent(entry.key(), entry);
      if (earlier != null) {
        warnings.addRepeated(entry.key(), entry.keySpan(), earlier.keySpan());
      }
    }
    entries.reversed().stream()
        .filter(merges::containsKey)
        .forEach(entry -> first.putIfAbsent(entry.key(), entry));
    Set<Entry> taken = Collections.newSetFromMap(new IdentityHashMap<>());
    taken.addAll(first.values());
    return entries.stream().filter(taken::contains).toList();
  }

  private List<Entry> lastOfEachKey(Warnings warnings) {
    Map<String, Entry> last = new HashMap<>();
    List<Entry> taken = new ArrayList<>();
    for (Entry entry : entries.reversed()) {
      Entry later = last.putIfAbsent(entry.key(), entry);
      if (later == null) {
        taken.add(entry);
      } else if (!merges.containsKey(entry)) {
        warn(entry, later, warnings);
      }
    }
    return taken.reversed();
  }

  private void warn(Entry entry, Entry later, Warnings warnings) {
    Span merge = merges.get(later);
    if (merge == null) {
      warnings.addDuplicate(entry.key(), entry.keySpan(), later.keySpan());
    } else {
      warnings.addOverriddenByMerge(entry.key(), entry.keySpan(), merge);
    }
  }
}
