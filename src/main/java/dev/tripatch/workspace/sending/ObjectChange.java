package dev.tripatch.workspace.sending;

import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The way from one state of an object to another.
 *
 * @param before the object before
 * @param after the object after
 * @param schema what is known of the kind
 */
public record ObjectChange(MapValue before, MapValue after, SchemaAnswer schema) {

  /** A JSON Patch can say everything, and lists are followed by name where it cannot. */
  private static final List<PatchFormat> FORMATS =
      List.of(PatchFormat.JSON, PatchFormat.STRATEGIC, PatchFormat.MERGE);

  private static final List<String> OF_SERVER =
      List.of("managedFields", "resourceVersion", "generation", "uid", "selfLink");

  /** The way back. */
  public ObjectChange back() {
    return new ObjectChange(/* before= */ after, /* after= */ before, schema);
  }

  /** What it does. */
  public Effect effect() {
    return Effect.between(before, after, schema.declaredType());
  }

  /**
   * Another state of the object after the same change; empty if a value that it touches is another
   * one there.
   */
  public Optional<MapValue> onto(MapValue now) {
    Effect wanted = effect();
    MapValue from = plain(before);
    MapValue to = plain(after);
    PatchEffect way = new PatchEffect(from, schema);
    return FORMATS.stream()
        .flatMap(format -> onto(now, format, way.leadingTo(format, to)))
        .filter(result -> Effect.between(now, result, schema.declaredType()).equals(wanted))
        .findFirst();
  }

  private Stream<MapValue> onto(MapValue now, PatchFormat format, Optional<Value> patch) {
    return patch.flatMap(each -> new PatchEffect(now, schema).of(format, each)).stream();
  }

  /** Without what each change of an object changes. */
  private static MapValue plain(MapValue object) {
    if (!(object.get("metadata") instanceof MapValue metadata)) {
      return object;
    }
    MapValue.Builder plain = metadata.toBuilder();
    OF_SERVER.forEach(plain::remove);
    return object.toBuilder().put("metadata", plain.build()).build();
  }

  /** The fields that it touches. */
  List<FieldPath> paths() {
    return effect().paths();
  }
}
