package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.SchemaLayers;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.OverlaidSource;
import dev.tripatch.schema.overlay.Overlay;
import java.util.ArrayList;
import java.util.List;

/**
 * The schemas in force: the built-in ones, those that a person brought, and own rules over all.
 * Immutable.
 *
 * @param builtIn the kinds of Kubernetes
 * @param brought what a person brought, the one that wins first
 * @param overlay the own rules
 */
public record Schemas(SchemaSource builtIn, List<BroughtSchema> brought, Overlay overlay) {

  /**
   * A schema that a person brought.
   *
   * @param name its name for people: of the file, or as they called it
   * @param source what it says
   * @param notes what was not understood in it, in sentences
   */
  public record BroughtSchema(String name, SchemaSource source, List<String> notes) {

    public BroughtSchema {
      notes = List.copyOf(notes);
    }
  }

  public Schemas {
    brought = List.copyOf(brought);
  }

  /** The built-in kinds alone. */
  public static Schemas of(SchemaSource builtIn) {
    return new Schemas(builtIn, List.of(), Overlay.EMPTY);
  }

  /** The same with one more schema, which wins over the others. */
  public Schemas with(BroughtSchema schema) {
    List<BroughtSchema> all = new ArrayList<>();
    all.add(schema);
    brought.stream().filter(each -> !each.name().equals(schema.name())).forEach(all::add);
    return new Schemas(builtIn, all, overlay);
  }

  /** The same with other own rules. */
  public Schemas withOverlay(Overlay rules) {
    return new Schemas(builtIn, brought, rules);
  }

  /** What schemas say without own rules. */
  public SchemaSource withoutOwnRules() {
    if (brought.isEmpty()) {
      return builtIn;
    }
    List<SchemaSource> layers = new ArrayList<>();
    brought.forEach(each -> layers.add(each.source()));
    layers.add(builtIn);
    return new SchemaLayers(layers);
  }

  /** What holds. */
  public SchemaSource source() {
    return overlay.isEmpty() ? withoutOwnRules() : new OverlaidSource(withoutOwnRules(), overlay);
  }
}
