package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.GivenFile;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Asks a server what it would make of a change. The change goes through all that a real one goes
 * through, its rules and webhooks, but is not kept. A file takes it to kubectl, never an argument.
 */
public final class DryRun {
  private static final String PATCH = "patch.json";
  private static final String OBJECT = "object.json";
  private static final String METADATA = "metadata";

  /** A kuberc may say others, as it may for every option here. */
  private static final List<String> ONLY_TRIED =
      List.of("--dry-run=server", "-o", "json", "--field-manager=tripatch");

  private final Cluster cluster;

  /** Asks nothing yet. */
  public DryRun(Cluster cluster) {
    this.cluster = cluster;
  }

  /**
   * What a patch would make of live; refused if live is another version or another object by now.
   *
   * @param live the object that the patch was made for
   * @param version the version that it is tried on
   * @param type what {@code kubectl patch --type} calls its format
   */
  public ClusterAnswer<LiveObject> patch(
      LiveObject live, String version, String type, Value patch) {
    ObjectName object = live.name();
    String name = ResourceName.of(object);
    return ask(
        object,
        List.of("patch", name, "--type", type, "--patch-file", PATCH, "--local=false"),
        new GivenFile(PATCH, JsonWriter.write(of(live, version, patch))),
        name);
  }

  /** What would be created. */
  public ClusterAnswer<LiveObject> create(MapValue object) {
    ObjectName name = ObjectName.of(object);
    return ask(
        name,
        List.of("create", "-f", OBJECT, "--save-config=false", "--validate=true"),
        new GivenFile(OBJECT, JsonWriter.write(object)),
        ResourceName.of(name));
  }

  private ClusterAnswer<LiveObject> ask(
      ObjectName object, List<String> words, GivenFile file, String name) {
    return cluster
        .inNamespace(object.namespace())
        .given(Stream.concat(words.stream(), ONLY_TRIED.stream()).toList(), file, name);
  }

  /** The patch with the version and the identity of the object that it was made for. */
  static Value of(LiveObject live, String version, Value patch) {
    Map<String, String> identity = new TreeMap<>(Comparator.reverseOrder());
    identity.put("uid", live.uid());
    identity.put("resourceVersion", version);
    identity.values().removeIf(String::isEmpty);
    return switch (patch) {
      case MapValue map when !map.has(METADATA) || map.get(METADATA) instanceof MapValue ->
          map.toBuilder().put(METADATA, identified(identity, map)).build();
      case ListValue(List<Value> operations) ->
          new ListValue(
              Stream.concat(
                      identity.entrySet().stream()
                          .<Value>map(each -> replacing(each.getKey(), each.getValue())),
                      operations.stream())
                  .toList());
      case Value other -> other;
    };
  }

  /** What the person wrote there themselves stays. */
  private static MapValue identified(Map<String, String> identity, MapValue patch) {
    MapValue.Builder metadata =
        patch.get(METADATA) instanceof MapValue own ? own.toBuilder() : MapValue.builder();
    identity.forEach(
        (key, value) -> {
          if (!metadata.has(key)) {
            metadata.put(key, new StringValue(value));
          }
        });
    return metadata.build();
  }

  /** A test that fails would not say why; a wrong version that is written does. */
  private static MapValue replacing(String key, String value) {
    return MapValue.builder()
        .put("op", new StringValue("replace"))
        .put("path", new StringValue("/metadata/" + key))
        .put("value", new StringValue(value))
        .build();
  }
}
