package dev.tripatch.engine.threeway;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;

/** Applies a patch as one of its readers does. */
public final class PatchReader {

  private PatchReader() {}

  /**
   * What an object becomes when this reader applies the patch to it.
   *
   * @param type the schema of the object; JSON merge patches do not ask it
   * @throws RefusedException if the reader would refuse the patch
   */
  public static MapValue apply(Dialect dialect, MapValue object, MapValue patch, SchemaType type)
      throws RefusedException {
    return apply(dialect, object, patch, type, Trail.NONE);
  }

  /**
   * The same where a schema may be one that a person brought: kustomize is then taken to be given
   * it.
   *
   * @throws RefusedException if the reader would refuse the patch
   */
  public static MapValue apply(
      Dialect dialect, MapValue object, MapValue patch, SchemaAnswer schema)
      throws RefusedException {
    return dialect == Dialect.KUSTOMIZE
        ? KustomizeMerger.apply(object, patch, schema)
        : apply(dialect, object, patch, schema.type());
  }

  /**
   * The same, written down act by act. Of what kustomize does, nothing is written down.
   *
   * @throws RefusedException if the reader would refuse the patch
   */
  public static MapValue apply(
      Dialect dialect, MapValue object, MapValue patch, SchemaType type, Trail trail)
      throws RefusedException {
    return switch (dialect) {
      case KUBERNETES -> MapMerger.apply(object, patch, type, trail);
      case CUSTOM_RESOURCE -> JsonMerge.apply(object, patch, trail);
      case KUSTOMIZE -> KustomizeMerger.apply(object, patch, type);
      case BEFORE_ELEMENT_ORDER ->
          MapMerger.applyAppending(object, asRead(dialect, patch), type, trail);
      case BEFORE_RETAIN_KEYS -> MapMerger.apply(object, asRead(dialect, patch), type, trail);
    };
  }

  /** The patch as far as this reader takes notice of it: without what it drops unread. */
  public static MapValue asRead(Dialect dialect, MapValue patch) {
    return dialect.dropsUnknown() ? withoutUnknown(dialect, patch) : patch;
  }

  private static MapValue withoutUnknown(Dialect dialect, MapValue patch) {
    return patch.mapped(
        (key, value) ->
            !Directives.isDirective(key) || dialect.knows(key)
                ? withoutUnknown(dialect, value)
                : null);
  }

  private static Value withoutUnknown(Dialect dialect, Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case MapValue map -> withoutUnknown(dialect, map);
      case ListValue list -> list.mapped(item -> withoutUnknown(dialect, item));
    };
  }
}
