package dev.tripatch.schema.catalog;

import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The kinds of a catalogue's text, found by apiVersion and kind. Safe for use by many threads. */
public final class Catalog implements SchemaSource {

  private final List<KnownKind> kinds = new ArrayList<>();
  private final Map<String, Map<String, Definition>> byApiVersion = new HashMap<>();

  private record Definition(String name, LinkedRelease release) {}

  /** The kinds of this text. */
  public Catalog(CatalogText text) {
    CatalogSection first = text.sections().getFirst();
    for (CatalogSection section : text.sections()) {
      LinkedRelease release = new LinkedRelease(section, first);
      for (DeclaredKind kind : section.kinds()) {
        add(kind, release);
      }
    }
  }

  private void add(DeclaredKind kind, LinkedRelease release) {
    kinds.add(new KnownKind(kind.apiVersion(), kind.kind(), release.label()));
    byApiVersion
        .computeIfAbsent(kind.apiVersion(), unseen -> new HashMap<>())
        .put(kind.kind(), new Definition(kind.definition(), release));
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    Definition found = byApiVersion.getOrDefault(apiVersion, Map.of()).get(kind);
    return found == null
        ? new SchemaAnswer.Unknown(new UnknownKind(kinds, apiVersion, kind).reason())
        : new SchemaAnswer.Known(found.release().object(found.name()), found.release().label());
  }

  /** All kinds, sorted by kind, then by apiVersion. */
  List<KnownKind> kinds() {
    return kinds.stream()
        .sorted(Comparator.comparing(KnownKind::kind).thenComparing(KnownKind::apiVersion))
        .toList();
  }
}
