package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An object as an API server stores it.
 *
 * @param object what is stored
 * @param changes where that is not what was given, in the order of the object
 * @param knowsDefaults whether the kind's defaults are known; where they are not, none is guessed
 */
public record StoredObject(MapValue object, List<StoredChange> changes, boolean knowsDefaults) {
  private static final List<String> BUILT_IN =
      List.of("io.k8s.api.", "io.k8s.apiextensions-apiserver.", "io.k8s.kube-aggregator.");

  public StoredObject {
    changes = List.copyOf(changes);
  }

  /**
   * What a server stores.
   *
   * @param given the object that a patch leads to
   * @param live the object before the patch; empty if there was none
   */
  public static StoredObject of(MapValue given, Optional<MapValue> live, SchemaAnswer schema) {
    StoredReasons reasons = new StoredReasons();
    if (schema instanceof SchemaAnswer.Known known && isBuiltIn(known)) {
      ObjectSchema type = known.schema();
      boolean isOwn = known.takenFrom().isEmpty();
      MapValue fields = new StoredFields(type.name(), isOwn, reasons).object(given, type);
      Optional<MapValue> before =
          live.map(
              object ->
                  new StoredFields(type.name(), isOwn, new StoredReasons()).object(object, type));
      LiveRules rules = new LiveRules(before, reasons);
      MapValue stored = rules.own(rules.withStatus(rules.apply(fields, type.name())));
      return new StoredObject(
          stored,
          StoredChanges.between(given, stored, type, reasons),
          ServerDefaults.knowsAllOf(type.name()));
    }
    Optional<ObjectSchema> defined = schema.fields().filter(type -> type.structure().isResource());
    LiveRules rules = new LiveRules(live, reasons);
    MapValue taken =
        defined.filter(type -> type.structure().hasStatusRequest()).isPresent()
            ? rules.withStatus(given)
            : given;
    MapValue written =
        defined
            .map(type -> new StoredResource(reasons).resource(taken, type))
            .orElseGet(() -> StoredResource.withoutEmptyMetadata(taken));
    MapValue stored = rules.own(written);
    return new StoredObject(
        stored,
        StoredChanges.between(given, stored, schema.declaredType(), reasons),
        defined.isPresent());
  }

  /**
   * The fields that nobody sets and for which the server chooses a value.
   *
   * @param schema what the object was stored by
   */
  public List<FieldPath> chosen(SchemaAnswer schema) {
    return schema instanceof SchemaAnswer.Known known && isBuiltIn(known)
        ? ChosenFields.in(object, known.schema())
        : List.of();
  }

  /**
   * What to know of the whole, in a sentence; empty if there is nothing.
   *
   * @param schema what the object was stored by
   */
  public Optional<String> remark(SchemaAnswer schema) {
    if (!knowsDefaults) {
      return Optional.of(StoredWording.DEFAULTS_UNKNOWN.text("kind", object.text("kind")));
    }
    return Optional.of(chosen(schema))
        .filter(fields -> !fields.isEmpty())
        .map(
            fields ->
                StoredWording.CHOSEN.text(
                    "fields",
                    fields.stream().map(FieldPath::toString).collect(Collectors.joining(", "))));
  }

  private static boolean isBuiltIn(SchemaAnswer.Known known) {
    return !known.isWhatIf() && BUILT_IN.stream().anyMatch(known.schema().definition()::startsWith);
  }
}
