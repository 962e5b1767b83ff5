package dev.tripatch.workspace.objects;

import java.util.List;
import java.util.function.UnaryOperator;

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
    return of(
        sources, reader, local -> reader.read(sources.live(), sources.recursive(), watch), watch);
  }

  /**
   * Reads and pairs all objects.
   *
   * @param readLive reads the live objects, once the local ones are known
   */
  public static ObjectListing of(
      ObjectSources sources, ObjectReader reader, UnaryOperator<ObjectSet> readLive, Watch watch) {
    ObjectSet lastApplied = reader.read(sources.lastApplied(), sources.recursive(), watch);
    ObjectSet local = reader.read(sources.local(), sources.recursive(), watch);
    ObjectSet live = readLive.apply(local);
    return new ObjectListing(
        Pairing.of(lastApplied, local, live), lastApplied.and(local).and(live).unread());
  }
}
