package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.GroupVersion;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.DeclaredKind;
import dev.tripatch.schema.catalog.LinkedFacts;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.gosource.GoWriter;
import dev.tripatch.schema.openapi.CrdPatchWriter;
import dev.tripatch.schema.openapi.OpenApiWriter;
import dev.tripatch.schema.overlay.OverlayFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes the schemas in force, own rules included, for other tools. */
public enum SchemaExport {
  /** The own rules as a file of own rules. */
  OVERLAY,
  /** OpenAPI definitions for {@code openapi: path:} of a kustomization. */
  KUSTOMIZE,
  /** List and map types as a patch of CustomResourceDefinitions. */
  CRD,
  /** Go structs with tags and markers. */
  GO;

  /**
   * The text for these kinds, and all that they refer to; ends with a line break.
   *
   * @param kinds the kinds; an overlay has all own rules, whatever they are about
   * @throws SchemaFault if nothing of the kinds can be written so
   */
  public String write(Schemas schemas, Collection<KnownKind> kinds) throws SchemaFault {
    return switch (this) {
      case OVERLAY -> OverlayFile.write(schemas.overlay());
      case KUSTOMIZE -> OpenApiWriter.write(facts(schemas, kinds));
      case CRD -> definitions(schemas, kinds);
      case GO -> GoWriter.write(facts(schemas, kinds));
    };
  }

  private static Release facts(Schemas schemas, Collection<KnownKind> kinds) {
    return LinkedFacts.of("export", schemas.source(), kinds);
  }

  private static String definitions(Schemas schemas, Collection<KnownKind> kinds)
      throws SchemaFault {
    List<KnownKind> custom = kinds.stream().filter(kind -> isCustom(schemas, kind)).toList();
    if (custom.isEmpty()) {
      throw SchemaFault.of(SchemaFileWording.ONLY_BUILT_IN.text());
    }
    Release facts = facts(schemas, custom);
    List<String> texts = new ArrayList<>();
    Set<List<String>> written = new HashSet<>();
    for (DeclaredKind kind : facts.kinds()) {
      // The text for a kind has all its versions.
      if (written.add(List.of(GroupVersion.of(kind.apiVersion()).group(), kind.kind()))) {
        CrdPatchWriter.write(facts, kind).ifPresent(texts::add);
      }
    }
    if (texts.isEmpty()) {
      throw SchemaFault.of(SchemaFileWording.NOTHING_FOR_DEFINITIONS.text());
    }
    return String.join("---\n", texts);
  }

  private static boolean isCustom(Schemas schemas, KnownKind kind) {
    return switch (schemas.source().lookUp(kind.apiVersion(), kind.kind())) {
      case SchemaAnswer.Known known -> known.isWhatIf();
      case SchemaAnswer.Unknown ignored -> true;
    };
  }
}
