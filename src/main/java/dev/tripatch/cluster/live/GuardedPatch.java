package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.GivenFile;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A patch with the version and the identity of the object that it is for: a server refuses it if
 * live is another version by then, or another object of the name.
 *
 * @param live the object that the patch was made for
 * @param version the version that it is for
 * @param type what {@code kubectl patch --type} calls its format
 * @param patch as it was made
 */
public record GuardedPatch(LiveObject live, String version, String type, Value patch) {
  private static final String FILE = "patch.json";
  private static final String METADATA = "metadata";
  private static final String IN_METADATA = "/" + METADATA + "/";
  private static final String UID = "uid";
  private static final String VERSION = "resourceVersion";

  /** Where an operation of a JSON Patch would change the guard. */
  private static final Set<String> GUARDED =
      Set.of("", "/" + METADATA, IN_METADATA + UID, IN_METADATA + VERSION);

  /** The words that kubectl is told it with, but for where it goes and what becomes of it. */
  public List<String> words() {
    return List.of("patch", name(), "--type", type, "--patch-file", FILE, "--local=false");
  }

  /** The file that the words name. */
  public GivenFile file() {
    return new GivenFile(FILE, JsonWriter.write(guarded()));
  }

  /** Its object, as kubectl takes it. */
  public String name() {
    return ResourceName.of(live.name());
  }

  /** What is sent. What the person wrote of version and identity themselves stays. */
  Value guarded() {
    return switch (patch) {
      case MapValue map when !map.has(METADATA) || map.get(METADATA) instanceof MapValue ->
          map.toBuilder().put(METADATA, identified(map)).build();
      case ListValue operations ->
          new ListValue(
              Stream.concat(
                      identity().entrySet().stream()
                          .<Value>map(each -> replacing(each.getKey(), each.getValue())),
                      operations.items().stream())
                  .toList());
      case Value other -> other;
    };
  }

  /** Whether nothing that the person wrote weakens the guard. */
  public boolean isSafe() {
    if (live.uid().isEmpty() || version.isEmpty()) {
      return false;
    }
    return switch (guarded()) {
      case MapValue map ->
          map.get(METADATA) instanceof MapValue metadata
              && metadata.text(UID).equals(live.uid())
              && metadata.text(VERSION).equals(version);
      case ListValue ignored ->
          patch instanceof ListValue own && own.items().stream().noneMatch(GuardedPatch::weakens);
      case Value ignored -> false;
    };
  }

  /** Whether an answer is of its object; another one is no answer, whatever printed it. */
  public boolean isAnsweredBy(LiveObject after) {
    return after.uid().equals(live.uid()) && after.name().equals(live.name());
  }

  private static boolean weakens(Value operation) {
    return operation instanceof MapValue map
        && !map.text("op").equals("test")
        && Stream.of("path", "from")
            .filter(map::has)
            .map(map::text)
            .map(GuardedPatch::asServersRead)
            .anyMatch(GUARDED::contains);
  }

  /** They ignore what is before the first slash. */
  private static String asServersRead(String path) {
    return path.substring(Math.max(0, path.indexOf('/')));
  }

  private Map<String, String> identity() {
    Map<String, String> identity = new TreeMap<>(Comparator.reverseOrder());
    identity.put(UID, live.uid());
    identity.put(VERSION, version);
    identity.values().removeIf(String::isEmpty);
    return identity;
  }

  private MapValue identified(MapValue map) {
    MapValue.Builder metadata =
        map.get(METADATA) instanceof MapValue own ? own.toBuilder() : MapValue.builder();
    identity()
        .forEach(
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
        .put("path", new StringValue(IN_METADATA + key))
        .put("value", new StringValue(value))
        .build();
  }
}
