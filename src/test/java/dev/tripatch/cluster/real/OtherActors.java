package dev.tripatch.cluster.real;

import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.sending.Effect;
import dev.tripatch.workspace.sending.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Others who change an object of the cluster, each by one request. A request is a line of a shell,
 * so that it can be made at any moment.
 */
final class OtherActors {
  private static final String MERGE = "application/merge-patch+json";
  private static final String JSON = "application/json-patch+json";

  /** What they do. */
  enum Drift {
    NONE,
    STATUS,
    OUTSIDE,
    INSIDE,
    LIST,
    SAME,
    DELETED,
    MADE_AGAIN
  }

  private final Path folder;
  private final Path certificates;
  private final String server;
  private final Random random;
  private int files;

  /**
   * Asks nothing yet.
   *
   * @param folder where bodies of requests are
   * @param certificates where the server's are
   */
  OtherActors(Path folder, Path certificates, String server, Random random) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.certificates = certificates;
    this.server = server;
    this.random = random;
  }

  /** As controllers and people change it, so that kubectl's annotation stays. */
  void change(MapValue before, MapValue changed) throws IOException, InterruptedException {
    ListValue operations = RandomEdits.ofOthers(before, changed);
    if (!operations.isEmpty()) {
      run(patch(ObjectName.of(before), "", JSON, operations));
    }
  }

  /**
   * The lines for it; empty if it cannot be done to this object.
   *
   * @param effect of the change that they know nothing of
   * @param ours that change; empty if nobody makes the same
   */
  Optional<String> lines(Drift drift, Effect effect, Optional<Trial> ours, MapValue live)
      throws IOException {
    ObjectName name = ObjectName.of(live);
    return switch (drift) {
      case NONE -> Optional.of("");
      case STATUS -> status(name);
      case OUTSIDE -> outside(name, effect, live);
      case INSIDE -> inside(name, effect, live);
      case LIST -> list(name, effect, live);
      case SAME ->
          ours.isEmpty()
              ? Optional.empty()
              : Optional.of(patch(name, "", ours.get().format().contentType(), ours.get().patch()));
      case DELETED -> Optional.of(deleted(name));
      case MADE_AGAIN -> Optional.of(deleted(name) + "\n" + made(name, live));
    };
  }

  private Optional<String> status(ObjectName name) throws IOException {
    int number = random.nextInt(200) + 1;
    MapValue address = MapValue.of("ip", new StringValue("192.0.2." + number));
    return switch (name.kind()) {
      case "Deployment", "StatefulSet" ->
          status(name, "/status", MapValue.of("observedGeneration", new IntegerValue(number)));
      case "Service", "Ingress" ->
          status(
              name,
              "/status",
              MapValue.of("loadBalancer", MapValue.of("ingress", new ListValue(List.of(address)))));
      case "VirtualService", "DestinationRule", "Issuer", "PrometheusRule" ->
          status(name, "", MapValue.of("seen", new IntegerValue(number)));
      default -> Optional.empty();
    };
  }

  /** The line that writes a status. */
  String status(ObjectName name, MapValue status) throws IOException {
    return patch(name, "/status", MERGE, MapValue.of("status", status));
  }

  /** The line that changes fields. */
  String merge(ObjectName name, MapValue fields) throws IOException {
    return patch(name, "", MERGE, fields);
  }

  private Optional<String> status(ObjectName name, String below, MapValue status)
      throws IOException {
    return Optional.of(patch(name, below, MERGE, MapValue.of("status", status)));
  }

  /** A label, an annotation, or a number that the change leaves alone. */
  private Optional<String> outside(ObjectName name, Effect effect, MapValue live)
      throws IOException {
    List<FieldPath> places = new ArrayList<>();
    places.add(FieldPath.of("metadata", "labels", "drift"));
    places.add(FieldPath.of("metadata", "annotations", "drift"));
    if (live.has("data")) {
      places.add(FieldPath.of("data", "drift"));
    }
    if (name.kind().equals("Deployment")) {
      places.add(FieldPath.of("spec", "revisionHistoryLimit"));
    }
    places.removeIf(place -> effect.paths().stream().anyMatch(each -> meets(each, place)));
    if (places.isEmpty()) {
      return Optional.empty();
    }
    FieldPath place = places.get(random.nextInt(places.size()));
    return Optional.of(patch(name, "", MERGE, at(place.steps(), new StringValue(word()), place)));
  }

  private static boolean meets(FieldPath one, FieldPath other) {
    return one.startsWith(other) || other.startsWith(one);
  }

  private MapValue at(List<PathStep> steps, Value word, FieldPath place) {
    String key = ((PathStep.Key) steps.getFirst()).name();
    if (steps.size() > 1) {
      return MapValue.of(key, at(steps.subList(1, steps.size()), word, place));
    }
    return MapValue.of(key, key.equals("drift") ? word : new IntegerValue(random.nextInt(50) + 20));
  }

  /** Base64, so that a Secret may have it. */
  private String word() {
    return "d" + (100 + random.nextInt(900));
  }

  private Optional<String> inside(ObjectName name, Effect effect, MapValue live)
      throws IOException {
    Effect.Field field = effect.fields().get(random.nextInt(effect.fields().size()));
    Optional<Value> now = Counted.valueAt(live, field.path());
    Value other = other(now.or(field::after).or(field::before).orElseThrow());
    return Optional.of(patch(name, "", JSON, operation(live, field.path(), other)));
  }

  private Value other(Value value) {
    return switch (value) {
      case IntegerValue(long number) -> new IntegerValue(number + 3 + random.nextInt(5));
      case BoolValue flag -> BoolValue.of(flag.equals(BoolValue.FALSE));
      case StringValue(String text, _) when text.matches("[0-9.]+(m|Ki|Mi|Gi)?") ->
          new StringValue("7");
      case StringValue ignored -> new StringValue(word());
      case MapValue map when !map.isEmpty() -> {
        String key = List.copyOf(map.keys()).get(random.nextInt(map.keys().size()));
        yield map.toBuilder().put(key, other(map.find(key).orElseThrow())).build();
      }
      case ListValue items when !items.isEmpty() ->
          new ListValue(
              items.size() > 1
                  ? items.items().subList(1, items.size())
                  : List.of(other(items.items().getFirst())));
      case Value ignored -> value;
    };
  }

  /** Another item in a list that the change is in, or is. */
  private Optional<String> list(ObjectName name, Effect effect, MapValue live) throws IOException {
    for (Effect.Field field : effect.fields()) {
      for (FieldPath at = field.path(); !at.isRoot(); at = at.parent().orElseThrow()) {
        if (Counted.valueAt(live, at).orElse(MapValue.EMPTY) instanceof ListValue items
            && !items.isEmpty()) {
          Value item = items.get(random.nextInt(items.size()));
          Value more =
              item instanceof MapValue map && map.has("name")
                  ? map.toBuilder().put("name", new StringValue(word())).build()
                  : other(item);
          List<Value> all = new ArrayList<>(items.items());
          all.add(random.nextInt(all.size() + 1), more);
          return Optional.of(patch(name, "", JSON, operation(live, at, new ListValue(all))));
        }
      }
    }
    return Optional.empty();
  }

  private static ListValue operation(MapValue live, FieldPath path, Value value) {
    String pointer =
        Counted.counted(path, live).steps().stream()
            .map(
                step ->
                    switch (step) {
                      case PathStep.Key(String key) ->
                          "/" + key.replace("~", "~0").replace("/", "~1");
                      case PathStep.IndexItem(int index) -> "/" + index;
                      case PathStep other -> "/-";
                    })
            .collect(Collectors.joining());
    boolean isThere = Counted.valueAt(live, path).isPresent();
    return new ListValue(
        List.of(
            MapValue.builder()
                .put("op", new StringValue(isThere ? "replace" : "add"))
                .put("path", new StringValue(pointer))
                .put("value", value)
                .build()));
  }

  private String deleted(ObjectName name) {
    return curl("-X DELETE " + quoted(address(name, true)));
  }

  private String made(ObjectName name, MapValue live) throws IOException {
    MapValue.Builder metadata = ((MapValue) live.find("metadata").orElseThrow()).toBuilder();
    List.of("uid", "resourceVersion", "creationTimestamp", "managedFields", "generation")
        .forEach(metadata::remove);
    MapValue object = live.toBuilder().put("metadata", metadata.build()).remove("status").build();
    return curl(
        "-X POST -H 'Content-Type: application/json' --data-binary @%s %s"
            .formatted(body(object), quoted(address(name, false) + "?fieldManager=other")));
  }

  private String patch(ObjectName name, String below, String type, Value body) throws IOException {
    return curl(
        "-X PATCH -H 'Content-Type: %s' --data-binary @%s %s"
            .formatted(
                type, body(body), quoted(address(name, true) + below + "?fieldManager=other")));
  }

  /** Writes the object as it is then into a file. */
  String reading(ObjectName name, Path file) {
    return curl("-o " + quoted(file.toString()) + " " + quoted(address(name, true)));
  }

  private String body(Value value) throws IOException {
    files++;
    Path file = folder.resolve("body-" + files % 50);
    return quoted(Files.writeString(file, JsonWriter.write(value)).toString());
  }

  private String curl(String words) {
    String silent = words.startsWith("-o ") ? "" : "-o /dev/null ";
    return "curl -sf --cacert %1$s/ca.crt --cert %1$s/admin.crt --key %1$s/admin.key %2$s%3$s"
        .formatted(certificates, silent, words);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private String address(ObjectName name, boolean isOne) {
    String plural = name.kind().toLowerCase(Locale.ROOT).replaceAll("s$", "se") + "s";
    return server
        + (name.group().isEmpty() ? "/api/" : "/apis/")
        + name.apiVersion()
        + (name.namespace().isEmpty() ? "" : "/namespaces/" + name.namespace())
        + "/"
        + plural
        + (isOne ? "/" + name.name() : "");
  }

  /** Does it now. */
  void run(String lines) throws IOException, InterruptedException {
    RealServer.run(new ProcessBuilder("sh", "-c", lines));
  }

  /** The object as it is; empty if it is not there. */
  Optional<MapValue> read(ObjectName name) throws IOException, InterruptedException {
    RealServer.Ended ended =
        RealServer.run(new ProcessBuilder("sh", "-c", curl("-o - " + quoted(address(name, true)))));
    return ended.exit() == 0 ? SourceReader.read("live", ended.out()).object() : Optional.empty();
  }
}
