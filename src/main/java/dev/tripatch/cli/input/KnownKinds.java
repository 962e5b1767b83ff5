package dev.tripatch.cli.input;

import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.KindName;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;

/** The kinds that a person can ask for. */
public final class KnownKinds {
  private KnownKinds() {}

  /** Those that a schema declares, and those that own rules treat as if they were built in. */
  public static List<KnownKind> of(Schemas schemas) {
    SchemaSource source = schemas.source();
    List<KnownKind> kinds = new ArrayList<>(source.kinds());
    for (KindName name : schemas.overlay().asBuiltIn()) {
      boolean isKnown =
          kinds.stream()
              .anyMatch(
                  kind ->
                      kind.kind().equals(name.kind())
                          && kind.apiVersion().equals(name.apiVersion()));
      if (!isKnown) {
        kinds.add(new KnownKind(name.apiVersion(), name.kind(), InputWording.OWN_RULES.text()));
      }
    }
    return kinds;
  }
}
