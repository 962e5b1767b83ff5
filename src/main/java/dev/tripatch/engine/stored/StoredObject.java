package dev.tripatch.engine.stored;

import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TreeDifferences;
import dev.tripatch.schema.TreeDifferences.Names;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
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

  /** Lists where two forms of an object differ, with the reasons. */
  private static final class StoredChanges {

    /** A server keeps the places of items. */
    private static final TreeDifferences BY_PLACE =
        new TreeDifferences(
            (list, given, stored) ->
                Optional.of(list.steps(given))
                    .filter(names -> names.size() == stored.size())
                    .map(names -> new Names(names, names)),
            false,
            false);

    private StoredChanges() {}

    static List<StoredChange> between(
        MapValue given, MapValue stored, SchemaType type, StoredReasons reasons) {
      return BY_PLACE.between(given, stored, type).stream()
          .map(
              each ->
                  new StoredChange(
                      each.path(),
                      each.before(),
                      each.after(),
                      reasons.of(Counted.counted(each.path(), given))))
          .toList();
    }
  }

  /** Finds the fields that an object lacks and for which a server chooses a value. */
  private static final class ChosenFields {
    private static final String OUTSIDE = "../";

    /** The labels by which a Job knows its pods, side by side. */
    private static final String NAME_OF_JOB = "job-name";

    private static final String ID_OF_JOB = "controller-uid";
    private final String kind;
    private final List<FieldPath> found = new ArrayList<>();

    private ChosenFields(String kind) {
      this.kind = kind;
    }

    static List<FieldPath> in(MapValue object, ObjectSchema type) {
      ChosenFields chosen = new ChosenFields(type.name());
      chosen.visit(object, TypedPath.root(type), MapValue.EMPTY);
      return List.copyOf(chosen.found);
    }

    private void visit(Value value, TypedPath at, MapValue around) {
      switch (at.type()) {
        case ObjectSchema struct when value instanceof MapValue map -> {
          addChosen(map, around, struct, at.path());
          map.entries().forEach((key, part) -> visit(part, at.key(key), map));
        }
        case SchemaType.ListOf _ when value instanceof ListValue list ->
            at.items(list).forEach((step, item) -> visit(item, at.then(step), around));
        case SchemaType _ -> {}
      }
    }

    private void addChosen(MapValue map, MapValue around, ObjectSchema type, FieldPath at) {
      MapValue.Builder seen = map.toBuilder();
      around.entries().forEach((key, value) -> seen.put(OUTSIDE + key, value));
      MapValue holder = seen.build();
      ServerDefaults.of(type.name())
          .forEach(
              (field, word) -> {
                if (!map.has(field)
                    && type.field(field).isPresent()
                    && DefaultWord.isOf(word, kind)
                    && DefaultWord.isChosen(word, holder)) {
                  found.add(at.key(field));
                }
              });
      if (map.get("labels") instanceof MapValue labels) {
        labels.keys().stream()
            .filter(key -> key.endsWith(NAME_OF_JOB))
            .map(key -> key.replace(NAME_OF_JOB, ID_OF_JOB))
            .filter(key -> !labels.has(key))
            .forEach(key -> found.add(at.key("labels").key(key)));
      }
    }
  }
}
