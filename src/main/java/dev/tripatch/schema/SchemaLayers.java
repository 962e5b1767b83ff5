package dev.tripatch.schema;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Several sources, the first of which that knows a kind answers.
 *
 * @param layers the sources, the one that wins first; not empty. The last one says why a kind is
 *     not known
 */
public record SchemaLayers(List<SchemaSource> layers) implements SchemaSource {

  public SchemaLayers {
    layers = List.copyOf(layers);
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    SchemaAnswer answer = layers.getLast().lookUp(apiVersion, kind);
    for (SchemaSource layer : layers) {
      SchemaAnswer found = layer.lookUp(apiVersion, kind);
      if (found.fields().isPresent()) {
        return found;
      }
    }
    return answer;
  }

  @Override
  public Optional<SchemaSource> compiledIn() {
    return layers.stream().flatMap(layer -> layer.compiledIn().stream()).findFirst();
  }

  @Override
  public List<KnownKind> kinds() {
    Map<List<String>, KnownKind> kinds = new LinkedHashMap<>();
    for (SchemaSource layer : layers) {
      for (KnownKind kind : layer.kinds()) {
        kinds.putIfAbsent(List.of(kind.kind(), kind.apiVersion()), kind);
      }
    }
    return kinds.values().stream()
        .sorted(Comparator.comparing(KnownKind::kind).thenComparing(KnownKind::apiVersion))
        .toList();
  }

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return layers.stream().flatMap(layer -> layer.definition(name).stream()).findFirst();
  }
}
