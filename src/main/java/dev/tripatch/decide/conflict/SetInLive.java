package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Noise;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who put what only live has there. */
public final class SetInLive {
  /** What names an object, and what its server and controllers say of it. */
  private static final Set<FieldPath> OF_THE_OBJECT =
      Set.of(
          FieldPath.of("apiVersion"),
          FieldPath.of("kind"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "generateName"),
          FieldPath.of("metadata", "namespace"));

  /** Labels and annotations that a server or a controller writes. */
  private static final Set<FieldPath> WRITTEN_BY_CONTROLLERS =
      Set.of(
          FieldPath.of("metadata", "annotations").key("deployment.kubernetes.io/revision"),
          FieldPath.of("metadata", "annotations").key("deprecated.daemonset.template.generation"),
          FieldPath.of("metadata", "labels").key("kubernetes.io/metadata.name"));

  private SetInLive() {}

  /**
   * Whether a person or a program set what only live has at a field: it is no bookkeeping, and no
   * default explains it.
   *
   * @param live the whole object
   */
  public static boolean isBySomebody(FieldOutcome field, MapValue live) {
    return Noise.of(field.path()).isEmpty()
        && !OF_THE_OBJECT.contains(field.path())
        && !WRITTEN_BY_CONTROLLERS.contains(field.path())
        && !ServerDefaults.choose(field)
        && !isEmpty(field.values().live())
        && !ServerDefaults.explain(field, live);
  }

  private static boolean isEmpty(@Nullable Value value) {
    return switch (value) {
      case null -> true;
      case NullValue nothing -> true;
      case StringValue(String text) -> text.isEmpty();
      case MapValue map -> map.entries().values().stream().allMatch(SetInLive::isEmpty);
      case ListValue list -> list.items().isEmpty();
      case Scalar other -> false;
    };
  }
}
