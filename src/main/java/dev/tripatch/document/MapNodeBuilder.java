package dev.tripatch.document;

import dev.tripatch.document.Node.Entry;
import dev.tripatch.document.Node.MapNode;
import dev.tripatch.value.MapValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the entries of a map. As in Go's readers the last entry of a key counts; a merge in YAML
 * counts like entries written in its place, where other readers let a map's own entries win.
 */
final class MapNodeBuilder {

  /** An entry, and where the merge stands that brings it; the entry's own key if none does. */
  private record Arrival(Entry entry, boolean merged, Span place) {}

  private final List<Arrival> arrivals = new ArrayList<>();
  private final MapValue.Builder values = MapValue.builder();
  private boolean overridden;

  /** An entry of the map itself. */
  void put(String key, Span keySpan, Node node) {
    add(new Arrival(new Entry(key, keySpan, node), false, keySpan));
  }

  /** The entries of a merged map. */
  void merge(MapNode map, Span place) {
    map.entries().forEach(entry -> add(new Arrival(entry, true, place)));
  }

  private void add(Arrival arrival) {
    overridden |= values.has(arrival.entry.key());
    values.put(arrival.entry.key(), arrival.entry.node().value());
    arrivals.add(arrival);
  }

  /** The map; warns of keys that stand twice. */
  MapNode build(Span span, Warnings warnings) {
    List<Arrival> taken = overridden ? lastOfEachKey(warnings) : arrivals;
    List<Entry> entries = taken.stream().map(Arrival::entry).toList();
    return new MapNode(overridden ? inOrder(entries) : values.build(), span, entries);
  }

  private List<Arrival> lastOfEachKey(Warnings warnings) {
    Map<String, Arrival> last = new HashMap<>();
    List<Arrival> taken = new ArrayList<>();
    for (Arrival arrival : arrivals.reversed()) {
      Arrival later = last.putIfAbsent(arrival.entry.key(), arrival);
      if (later == null) {
        taken.add(arrival);
      } else if (!arrival.merged) {
        warn(arrival.entry, later, warnings);
      }
    }
    Collections.reverse(taken);
    return taken;
  }

  private static void warn(Entry entry, Arrival later, Warnings warnings) {
    if (later.merged) {
      warnings.addOverriddenByMerge(entry.key(), entry.keySpan(), later.place);
    } else {
      warnings.addDuplicate(entry.key(), entry.keySpan(), later.place);
    }
  }

  private static MapValue inOrder(List<Entry> entries) {
    MapValue.Builder ordered = MapValue.builder();
    entries.forEach(entry -> ordered.put(entry.key(), entry.node().value()));
    return ordered.build();
  }
}
