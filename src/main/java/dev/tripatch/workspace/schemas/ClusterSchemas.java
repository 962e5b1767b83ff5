package dev.tripatch.workspace.schemas;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.SchemaImport;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The schemas of a cluster: its own OpenAPI, which kubectl follows, custom resources included. Each
 * group is asked for when an object needs it: first as OpenAPI v3, kept by the hash that the server
 * gives it; from servers before 1.24 all at once, as v2. Safe for several threads.
 */
public final class ClusterSchemas implements SchemaSource {
  private static final String INDEX = "/openapi/v3";
  private static final String ALL = "/openapi/v2";

  /** What a server calls the hash of a group's document. */
  private static final Pattern HASH = Pattern.compile(".*[?&]hash=([0-9A-Fa-f]{16,128})(?:&.*)?");

  private final Cluster cluster;
  private final SchemaSource builtIn;
  private final Optional<Path> cache;
  private final Consumer<String> tell;
  private final Map<String, Optional<SchemaSource>> groups = new ConcurrentHashMap<>();
  private volatile @Nullable Index read;
  private volatile boolean isPrepared;

  /** Where the documents of the groups are; the source of all where there is only one document. */
  private record Index(Map<String, String> addresses, Optional<SchemaSource> all, String label) {}

  /**
   * Asks nothing yet.
   *
   * @param builtIn what definitions refer to that the cluster does not publish
   * @param cache where documents are kept; empty to keep none
   * @param tell is told, on any thread, why the cluster's schemas cannot be used, once
   */
  public ClusterSchemas(
      Cluster cluster, SchemaSource builtIn, Optional<Path> cache, Consumer<String> tell) {
    this.cluster = cluster;
    this.builtIn = builtIn;
    this.cache = cache;
    this.tell = tell;
  }

  /** Asks for what an apiVersion needs, and waits; from then on nothing else is asked for. */
  public void prepare(String apiVersion) {
    Optional<SchemaSource> _ = groups.computeIfAbsent(apiVersion, this::load);
    isPrepared = true;
  }

  /** The same as a schema that wins over the built-in ones. */
  public Schemas.BroughtSchema brought() {
    return new Schemas.BroughtSchema(SchemaFileWording.CLUSTER.text(), this, List.of());
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    Optional<SchemaSource> group =
        isPrepared
            ? groups.getOrDefault(apiVersion, Optional.empty())
            : groups.computeIfAbsent(apiVersion, this::load);
    return group
        .map(each -> asKubectlReads(each.lookUp(apiVersion, kind)))
        .orElseGet(() -> new SchemaAnswer.Unknown(""));
  }

  /** Nobody brought it to one tool alone: whoever asks the cluster has these rules. */
  private static SchemaAnswer asKubectlReads(SchemaAnswer answer) {
    return switch (answer) {
      case SchemaAnswer.Known known -> new SchemaAnswer.Known(known.schema(), known.source());
      case SchemaAnswer.Unknown unknown -> unknown;
    };
  }

  @Override
  public Optional<SchemaSource> compiledIn() {
    return Optional.of(builtIn);
  }

  @Override
  public List<KnownKind> kinds() {
    return loaded().flatMap(each -> each.kinds().stream()).distinct().toList();
  }

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return loaded().flatMap(each -> each.definition(name).stream()).findFirst();
  }

  private Stream<SchemaSource> loaded() {
    return groups.values().stream().flatMap(Optional::stream).distinct();
  }

  private Optional<SchemaSource> load(String apiVersion) {
    Index index = index();
    if (index.all().isPresent()) {
      return index.all();
    }
    String key = apiVersion.contains("/") ? "apis/" + apiVersion : "api/" + apiVersion;
    String address = index.addresses().get(key);
    // kubectl asks for OpenAPI v2 then, where other servers than Kubernetes' own may be alone.
    Optional<String> text =
        address == null && !index.addresses().isEmpty()
            ? cluster.raw(ALL).got()
            : Optional.ofNullable(address).flatMap(this::document);
    return text.flatMap(found -> source(found, index.label()));
  }

  private synchronized Index index() {
    Index known = read;
    if (known == null) {
      known = ask();
      read = known;
    }
    return known;
  }

  private Index ask() {
    String label = label();
    return switch (cluster.raw(INDEX)) {
      case ClusterAnswer.Got<String>(String json, List<String> _) ->
          new Index(addresses(json), Optional.empty(), label);
      case ClusterAnswer.Failed<String>(Failure failure) when failure.isOfUnknownKind() ->
          new Index(Map.of(), got(cluster.raw(ALL)).flatMap(text -> source(text, label)), label);
      case ClusterAnswer.Failed<String>(Failure failure) -> {
        told(failure.sentence());
        yield new Index(Map.of(), Optional.empty(), label);
      }
    };
  }

  /** {@code cluster prod-eu (v1.36.3)}. */
  private String label() {
    String version =
        cluster
            .raw("/version")
            .got()
            .flatMap(json -> SourceReader.read("version", json).object())
            .map(object -> object.text("gitVersion"))
            .filter(text -> !text.isBlank())
            .map(text -> " (" + text + ")")
            .orElse("");
    String context = cluster.connection().context().map(name -> " " + name).orElse("");
    return SchemaFileWording.CLUSTER.text() + context + version;
  }

  private static Map<String, String> addresses(String json) {
    Map<String, String> addresses = new HashMap<>();
    SourceReader.read("index", json)
        .object()
        .flatMap(index -> index.find("paths"))
        .filter(MapValue.class::isInstance)
        .ifPresent(
            paths ->
                ((MapValue) paths)
                    .entries()
                    .forEach((key, entry) -> addresses.put(key, addressIn(entry))));
    return addresses;
  }

  private static String addressIn(Value entry) {
    return entry instanceof MapValue map ? map.text("serverRelativeURL") : "";
  }

  private Optional<String> document(String address) {
    Optional<Path> file =
        Optional.of(HASH.matcher(address))
            .filter(matcher -> matcher.matches())
            .flatMap(matcher -> cache.map(folder -> folder.resolve(matcher.group(1) + ".json")));
    Optional<String> kept = file.flatMap(ClusterSchemas::read);
    if (kept.isPresent()) {
      return kept;
    }
    Optional<String> text = got(cluster.raw(address));
    if (cache.isPresent() && file.isPresent() && text.isPresent()) {
      keep(cache.get(), file.get(), text.get());
    }
    return text;
  }

  private static Optional<String> read(Path file) {
    try {
      return Files.exists(file) ? Optional.of(TextFiles.readExactly(file)) : Optional.empty();
    } catch (IOException askAgain) {
      return Optional.empty();
    }
  }

  /** A cache that cannot be written costs a second call, and nothing else. */
  private static void keep(Path folder, Path file, String text) {
    try {
      Files.createDirectories(folder);
      TextFiles.write(file, text);
    } catch (IOException notKept) {
      // It is asked for again.
    }
  }

  private Optional<String> got(ClusterAnswer<String> answer) {
    if (answer instanceof ClusterAnswer.Failed<String>(Failure failure)) {
      told(failure.sentence());
    }
    return answer.got();
  }

  private Optional<SchemaSource> source(String text, String label) {
    try {
      Release facts = SchemaImport.read("openapi.json", text).release();
      return Optional.of(
          new ImportedCatalog(new Release(label, facts.kinds(), facts.objects()), builtIn));
    } catch (ImportException wrong) {
      told(String.join(" ", wrong.sentences()));
      return Optional.empty();
    }
  }

  private void told(String reason) {
    tell.accept(SchemaFileWording.NOT_OF_CLUSTER.text("reason", reason));
  }
}
