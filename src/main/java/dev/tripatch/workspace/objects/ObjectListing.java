package dev.tripatch.workspace.objects;

import dev.tripatch.document.reader.ObjectName;
import java.util.List;
import java.util.Map;

/**
 * The objects of some files in pairs.
 *
 * @param pairs the pairs
 * @param unread what could not be read
 */
public record ObjectListing(List<ObjectPair> pairs, List<Unread> unread) {

  public ObjectListing {
    pairs = List.copyOf(pairs);
    unread = List.copyOf(unread);
  }

  /** Reads and pairs all objects of files. */
  public static ObjectListing of(ObjectSources sources, ObjectReader reader, Watch watch) {
    ObjectSet lastApplied = reader.read(sources.lastApplied(), sources.recursive(), watch);
    ObjectSet local = reader.read(sources.local(), sources.recursive(), watch);
    ObjectSet live = reader.read(sources.live(), sources.recursive(), watch);
    return new ObjectListing(
        Pairing.of(lastApplied, local, live).stream()
            .map(pair -> told(pair, sources.told()))
            .toList(),
        lastApplied.and(local).and(live).unread());
  }

  private static ObjectPair told(ObjectPair pair, Map<ObjectName, List<String>> told) {
    List<String> remarks = told.getOrDefault(pair.name(), pair.remarks());
    return new ObjectPair(
        pair.lastApplied(), pair.local(), pair.live(), remarks, pair.unreadLive());
  }
}
