package dev.tripatch.schema.catalog;

import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.KindWording;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Facts that a person brought, or a cluster publishes. Which patch a kind takes is decided as
 * kubectl does: by the operation PATCH, so that aggregated APIs take a strategic one, then by the
 * types that it has itself. Where the facts do not say, a kind of a group that Kubernetes itself
 * does not have is a custom resource. Safe for use by many threads.
 */
public final class ImportedCatalog implements SchemaSource {

  private final Catalog catalog;
  private final SchemaSource builtIn;
  private final Set<String> builtInGroups;
  private final Map<List<String>, Optional<Boolean>> strategic = new HashMap<>();

  /**
   * The catalogue of these facts.
   *
   * @param builtIn the kinds of Kubernetes; definitions that the facts refer to and do not have are
   *     taken from there
   */
  public ImportedCatalog(Release facts, SchemaSource builtIn) {
    catalog =
        new Catalog(CatalogText.parse(CatalogText.write(List.of(facts))), builtIn::definition);
    this.builtIn = builtIn;
    for (DeclaredKind kind : facts.kinds()) {
      strategic.put(List.of(kind.apiVersion(), kind.kind()), kind.isStrategic());
    }
    builtInGroups =
        builtIn.kinds().stream().map(KnownKind::group).collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public SchemaAnswer lookUp(String apiVersion, String kind) {
    return switch (catalog.lookUp(apiVersion, kind)) {
      case SchemaAnswer.Known known when !isStrategic(apiVersion, kind) ->
          builtIn.lookUp(apiVersion, kind) instanceof SchemaAnswer.Known compiledIn
              ? compiledIn
              : new SchemaAnswer.Unknown(
                  KindWording.CUSTOM.text("kind", kind),
                  Optional.of(new SchemaAnswer.Declared(known.schema(), known.source())));
      case SchemaAnswer.Known known ->
          new SchemaAnswer.Known(known.schema(), known.source(), false, true);
      case SchemaAnswer.Unknown unknown -> unknown;
    };
  }

  @Override
  public List<KnownKind> kinds() {
    return catalog.kinds();
  }

  @Override
  public Optional<ObjectSchema> definition(String name) {
    return catalog.definition(name);
  }

  private boolean isStrategic(String apiVersion, String kind) {
    String group = GroupVersion.of(apiVersion).group();
    return strategic
        .getOrDefault(List.of(apiVersion, kind), Optional.empty())
        .orElse(!group.contains(".") || builtInGroups.contains(group));
  }
}
