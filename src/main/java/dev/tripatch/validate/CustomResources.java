package dev.tripatch.validate;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Judges custom resources by their definition ({@code customResourceStrategy}). Metadata is not
 * looked at, and the status is the server's own matter.
 */
public final class CustomResources {
  private static final String STATUS = "status";
  private static final String METADATA = "metadata";

  private CustomResources() {}

  /**
   * What a server says against an object, with defaults and without what is not declared; nothing
   * where the definition of its version is not known.
   *
   * @param result the object that a change leads to
   * @param live the object before; empty if it is created
   */
  public static List<DefinedFault> of(
      MapValue result, Optional<MapValue> live, SchemaAnswer schema) {
    return definition(schema)
        .map(
            type -> {
              Optional<MapValue> status = live.filter(object -> object.has(STATUS));
              MapValue given = withStatus(result, status);
              MapValue stored = withStatus(stored(given, live, schema), status);
              return judged(
                  unknown(given, stored),
                  DefinedPlace.of(
                      stored,
                      DefinedPart.of(type),
                      live.map(
                          object ->
                              new Correlated(
                                  stored, stored(object, live, schema), DefinedPart.of(type)))));
            })
        .orElse(List.of());
  }

  /** Whether there is a definition to judge an object by. */
  public static boolean areDefined(SchemaAnswer schema) {
    return definition(schema).isPresent();
  }

  /** The definition of a custom resource; empty if it is none, or not known. */
  private static Optional<ObjectSchema> definition(SchemaAnswer schema) {
    return schema.ofOwnVersion() instanceof SchemaAnswer.Unknown unknown
        ? unknown
            .declared()
            .map(SchemaAnswer.Declared::schema)
            .filter(type -> type.structure().isResource())
        : Optional.empty();
  }

  private static MapValue withStatus(MapValue object, Optional<MapValue> live) {
    MapValue.Builder changed = object.toBuilder().remove(STATUS);
    live.flatMap(each -> each.find(STATUS)).ifPresent(status -> changed.put(STATUS, status));
    return changed.build();
  }

  private static MapValue stored(MapValue object, Optional<MapValue> live, SchemaAnswer schema) {
    return StoredObject.of(object, live, schema).object();
  }

  private static List<DefinedFault> judged(Stream<DefinedFault> unknown, DefinedPlace whole) {
    List<DefinedFault> faults = new ArrayList<>(unknown.toList());
    MapValue object = (MapValue) whole.value();
    faults.addAll(DefinedValues.in(object, whole.part(), whole.before()));
    boolean hadDuplicates =
        whole
            .before()
            .map(each -> DefinedPlace.of((MapValue) each.old(), whole.part(), Optional.empty()))
            .filter(old -> old.all().flatMap(DefinedPlace::duplicates).findAny().isPresent())
            .isPresent();
    if (!hadDuplicates) {
      faults.addAll(whole.all().flatMap(DefinedPlace::duplicates).toList());
    }
    if (faults.stream().noneMatch(fault -> fault.breach().comesFirst())) {
      DefinedRules rules = new DefinedRules();
      faults.addAll(whole.all().flatMap(rules::in).toList());
    }
    return faults.stream().filter(fault -> !isOfServer(fault.path())).toList();
  }

  private static boolean isOfServer(FieldPath path) {
    return path.startsWith(FieldPath.of(STATUS));
  }

  /** What the definition does not have, and the server drops. */
  private static Stream<DefinedFault> unknown(MapValue given, MapValue stored) {
    return missing(given, stored, FieldPath.root())
        .filter(path -> !path.startsWith(FieldPath.of(METADATA)))
        .map(
            path ->
                new DefinedFault(
                    path,
                    DefinedBreach.UNKNOWN,
                    "",
                    path.toString(),
                    "unknown field \"" + path + "\"",
                    true));
  }

  private static Stream<FieldPath> missing(Value given, Value stored, FieldPath at) {
    if (given instanceof MapValue map && stored instanceof MapValue kept) {
      return map.entries().entrySet().stream()
          .filter(entry -> entry.getValue() != NullValue.NULL)
          .flatMap(
              entry ->
                  kept.find(entry.getKey())
                      .map(inner -> missing(entry.getValue(), inner, at.key(entry.getKey())))
                      .orElseGet(() -> Stream.of(at.key(entry.getKey()))));
    }
    if (!(given instanceof ListValue list && stored instanceof ListValue kept)) {
      return Stream.of();
    }
    List<FieldPath> found = new ArrayList<>();
    for (int i = 0; i < Math.min(list.size(), kept.size()); i++) {
      found.addAll(missing(list.get(i), kept.get(i), at.index(i)).toList());
    }
    return found.stream();
  }
}
