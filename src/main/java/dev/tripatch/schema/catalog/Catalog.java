package dev.tripatch.schema.catalog;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The kinds of a catalogue's text, found by apiVersion and kind. Safe for use by many threads. */
public final class Catalog implements SchemaSource {

  private final List<KnownKind> kinds = new ArrayList<>();
  private final List<KnownKind> sorted;
  private final Map<String, Map<String, Definition>> byApiVersion = new HashMap<>();

  private final List<LinkedRelease> releases = new ArrayList<>();

  private record Definition(String name, LinkedRelease release) {}

  /** The kinds of this text. */
  public Catalog(CatalogText text) {
    this(text, name -> Optional.empty());
  }

  /**
   * The kinds of this text.
   *
   * @param elsewhere finds definitions that the text refers to and does not have
   */
  public Catalog(CatalogText text, Function<String, Optional<ObjectSchema>> elsewhere) {
    CatalogSection first = text.sections().getFirst();
    for (CatalogSection section : text.sections()) {
      LinkedRelease release = new LinkedRelease(section, first, elsewhere);
      releases.add(release);
      for (DeclaredKind kind : section.kinds()) {
        add(kind, release);
      }
    }
    sorted =
        kinds.stream()
            .sorted(Comparator.comparing(KnownKind::kind).thenComparing(KnownKind::apiVersion))
            .toList();
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

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return releases.stream()
        .filter(release -> release.has(name))
        .findFirst()
        .map(release -> release.object(name));
  }

  @Override
  public List<KnownKind> kinds() {
    return sorted;
  }
}
