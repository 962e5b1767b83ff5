package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.util.List;

/**
 * What a person puts over the built-in schemas.
 *
 * @param brought what they brought, the one that wins first
 * @param overlay their own rules
 */
public record OwnSchemas(List<BroughtSchema> brought, Overlay overlay) {

  /** The built-in schemas as they are. */
  public static final OwnSchemas NONE = new OwnSchemas(List.of(), Overlay.EMPTY);

  public OwnSchemas {
    brought = List.copyOf(brought);
  }

  /** The same without own rules. */
  public OwnSchemas withoutRules() {
    return new OwnSchemas(brought, Overlay.EMPTY);
  }
}
