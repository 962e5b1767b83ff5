package dev.tripatch.cluster.live;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.CanonicalJson.CodePointOrder;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.time.Instant;
import java.util.Optional;
import java.util.TreeMap;

/**
 * All that a watch knows at a moment: whoever misses some of them and gets the last has missed
 * nothing.
 *
 * @param told what the server said last; empty before it said anything
 */
public record Watched(WatchLink link, Optional<Told> told) {

  /**
   * What a server said, not yet read: most of it is out of date before anybody looks.
   *
   * @param json an event, or a list of one object or none
   * @param name which object it is about
   */
  public record Told(String json, Instant at, ObjectName name) {

    /** What it means. */
    public WatchEvent event() {
      return Cluster.read(json).<WatchEvent>map(this::event).orElseGet(WatchEvent.Unreadable::new);
    }

    private WatchEvent event(MapValue said) {
      if (said.has("items")) {
        return Cluster.maps(said.get("items"))
            .findFirst()
            .<WatchEvent>map(this::seen)
            .orElseGet(() -> new WatchEvent.Gone(at, versionOf(said)));
      }
      return said.get("object") instanceof MapValue object
          ? switch (said.text("type")) {
            case "ADDED", "MODIFIED" -> seen(object);
            case "DELETED" -> new WatchEvent.Gone(at, versionOf(object));
            default -> new WatchEvent.Unreadable();
          }
          : new WatchEvent.Unreadable();
    }

    private static String versionOf(MapValue said) {
      return said.get("metadata") instanceof MapValue metadata
          ? metadata.text("resourceVersion")
          : "";
    }

    /** The items of a list do not say what they are. */
    private WatchEvent.Seen seen(MapValue object) {
      MapValue whole =
          object.toBuilder()
              .put("apiVersion", new StringValue(name.apiVersion()))
              .put("kind", new StringValue(name.kind()))
              .build();
      return new WatchEvent.Seen(new LiveObject((MapValue) inOrder(whole), at));
    }

    /** As kubectl prints an object: a server has its keys in another order. */
    private static Value inOrder(Value value) {
      return switch (value) {
        case MapValue map -> {
          TreeMap<String, Value> sorted = new TreeMap<>(CodePointOrder.BY_CODE_POINT);
          map.entries().forEach((key, each) -> sorted.put(key, inOrder(each)));
          yield MapValue.of(sorted);
        }
        case ListValue items -> new ListValue(items.items().stream().map(Told::inOrder).toList());
        case Value scalar -> scalar;
      };
    }
  }
}
