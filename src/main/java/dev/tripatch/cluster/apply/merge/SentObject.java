package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The documents as the server takes them.
 *
 * @param whole the configuration
 * @param config the configuration without what the server writes itself
 * @param live the live object without managedFields; empty if there is none
 * @param leftOut what was taken out of the configuration although it has a value
 */
public record SentObject(MapValue whole, MapValue config, MapValue live, List<ServerPath> leftOut) {

  private static final String METADATA = "metadata";
  private static final String MANAGED_FIELDS = "managedFields";
  private static final String NAMESPACE = "namespace";
  private static final String STATUS = "status";

  /** What {@code rest.BeforeUpdate} and the kinds' strategies restore from the stored object. */
  private static final Set<String> SERVERS =
      Set.of(
          "creationTimestamp",
          "deletionGracePeriodSeconds",
          "deletionTimestamp",
          "generation",
          MANAGED_FIELDS,
          "resourceVersion",
          "selfLink",
          "uid");

  /** The documents as the server takes them; {@code live} is empty if there is none. */
  public static SentObject of(MapValue local, MapValue live) {
    MapValue stored = withoutManagedFields(live);
    MapValue sent = withNamespace(local, stored);
    List<ServerPath> leftOut = new ArrayList<>();
    MapValue config = sent;
    if (sent.has(STATUS)) {
      note(ServerPath.of(STATUS), sent.get(STATUS), leftOut);
      config = config.toBuilder().remove(STATUS).build();
    }
    if (sent.get(METADATA) instanceof MapValue metadata) {
      MapValue.Builder own = metadata.toBuilder();
      for (String key : metadata.keys()) {
        if (SERVERS.contains(key)) {
          note(ServerPath.of(METADATA, key), metadata.get(key), leftOut);
          own.remove(key);
        }
      }
      config = config.toBuilder().put(METADATA, own.build()).build();
    }
    return new SentObject(sent, config, stored, leftOut);
  }

  private static void note(ServerPath path, @Nullable Value value, List<ServerPath> leftOut) {
    if (value != null && value != NullValue.NULL && !value.equals(MapValue.EMPTY)) {
      leftOut.add(path);
    }
  }

  /** The object without its {@code metadata.managedFields}. */
  public static MapValue withoutManagedFields(MapValue live) {
    return live.get(METADATA) instanceof MapValue metadata && metadata.has(MANAGED_FIELDS)
        ? live.toBuilder()
            .put(METADATA, metadata.toBuilder().remove(MANAGED_FIELDS).build())
            .build()
        : live;
  }

  /** kubectl sends the namespace that it works in, which is where it found live. */
  private static MapValue withNamespace(MapValue local, MapValue live) {
    return local.get(METADATA) instanceof MapValue own
            && !own.has(NAMESPACE)
            && live.get(METADATA) instanceof MapValue found
            && found.get(NAMESPACE) instanceof StringValue namespace
        ? local.toBuilder().put(METADATA, own.toBuilder().put(NAMESPACE, namespace).build()).build()
        : local;
  }
}
