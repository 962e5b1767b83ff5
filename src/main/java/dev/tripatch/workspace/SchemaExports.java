package dev.tripatch.workspace;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.catalog.LinkedFacts;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.crd.CrdPatchWriter;
import dev.tripatch.schema.gosource.GoWriter;
import dev.tripatch.schema.openapi.OpenApiWriter;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.schema.overlay.OverlayFile;
import java.util.List;
import java.util.Optional;

/**
 * The schemas in force as texts for other tools.
 *
 * @param schemas the schemas, own rules included
 */
public record SchemaExports(Schemas schemas) {

  /** The own rules as a file of own rules. */
  public String ownRules() {
    return OverlayFile.write(schemas.overlay());
  }

  /** OpenAPI definitions of a kind for kustomize; empty if the kind is not known. */
  public Optional<String> kustomize(KindName kind) {
    return facts(kind).map(OpenApiWriter::write);
  }

  /** OpenAPI definitions of all kinds, since kustomize uses them in place of its own. */
  public String kustomize() {
    return OpenApiWriter.write(facts(schemas.source().kinds()));
  }

  /** A patch of a kind's CRD; empty if the kind is not known or has no list or map types. */
  public Optional<String> crdPatch(KindName kind) {
    return facts(kind).flatMap(each -> CrdPatchWriter.write(each, each.kinds().getFirst()));
  }

  /** Go structs of a kind; empty if the kind is not known. */
  public Optional<String> go(KindName kind) {
    return facts(kind).map(GoWriter::write);
  }

  private Optional<Release> facts(KindName kind) {
    List<KnownKind> wanted =
        schemas.source().kinds().stream()
            .filter(each -> kind.equals(new KindName(each.apiVersion(), each.kind())))
            .toList();
    return wanted.isEmpty() ? Optional.empty() : Optional.of(facts(wanted));
  }

  private Release facts(List<KnownKind> kinds) {
    return LinkedFacts.of("export", schemas.source(), kinds);
  }
}
