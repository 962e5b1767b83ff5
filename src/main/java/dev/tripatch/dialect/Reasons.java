package dev.tripatch.dialect;

import dev.tripatch.patch.Dialect;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells why a field differs. What shows in the values themselves (a directive, a null) goes first;
 * else it is the nearest place where the dialect goes another way.
 */
final class Reasons {

  private static final Set<FieldPath> NAMES =
      Set.of(
          FieldPath.of("kind"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "namespace"));

  private final Map<Dialect, List<Departure>> departures = new EnumMap<>(Dialect.class);

  /** The departures are those from the first reading's patch, which the others are compared with. */
  Reasons(List<Reading> readings, MapValue live, SchemaType type) {
    for (Reading reading : readings) {
      MapValue patch = readings.getFirst().patch();
      departures.put(reading.dialect(), Departures.of(reading.dialect(), live, patch, type));
    }
  }

  /** The reasons of all dialects that have another value than the first. */
  List<Deviation> of(FieldPath path, Map<Dialect, Value> values, Set<Dialect> compared) {
    List<Deviation> deviations = new ArrayList<>();
    Dialect first = compared.iterator().next();
    for (Dialect dialect : compared) {
      if (!Objects.equals(values.get(first), values.get(dialect))) {
        deviations.add(deviation(dialect, path, values.get(first), values.get(dialect)));
      }
    }
    return deviations;
  }

  private Deviation deviation(
      Dialect dialect, FieldPath path, @Nullable Value first, @Nullable Value other) {
    Optional<Cause> shown = shown(dialect, path, first, other);
    Departure nearest =
        shown
            .map(cause -> new Departure(path, cause))
            .or(() -> nearest(dialect, path, isOrder(first, other)))
            .orElse(new Departure(path, Cause.UNTOLD));
    String sentence = nearest.cause().sentence(nearest.path().toString(), dialect.title());
    return new Deviation(dialect, nearest.cause(), sentence);
  }

  private static Optional<Cause> shown(
      Dialect dialect, FieldPath path, @Nullable Value first, @Nullable Value other) {
    if (path.last().orElse(null) instanceof Step.Key key && Directives.isDirective(key.name())) {
      return Optional.of(other == null ? Cause.DIRECTIVE_LEFT : Cause.DIRECTIVE_BECOMES_DATA);
    }
    if (dialect == Dialect.KUSTOMIZE && NAMES.contains(path)) {
      return Optional.of(Cause.NAME_KEPT);
    }
    boolean isNullKept =
        (first == NullValue.NULL && other == null) || (first == null && other == NullValue.NULL);
    return isNullKept ? Optional.of(Cause.NULL_KEPT) : Optional.empty();
  }

  private static boolean isOrder(@Nullable Value first, @Nullable Value other) {
    return first != null
        && other != null
        && KeyedItems.bagOf(first).equals(KeyedItems.bagOf(other));
  }

  /** The deepest departure at or above the field, or below it where the field is seen whole. */
  private Optional<Departure> nearest(Dialect dialect, FieldPath path, boolean isOrder) {
    return departures.getOrDefault(dialect, List.of()).stream()
        .filter(each -> path.startsWith(each.path()) || each.path().startsWith(path))
        .filter(each -> isOrder == each.cause().isOfOrder() || isOrder && !each.cause().isOfOrder())
        .min(
            Comparator.comparing((Departure each) -> !path.startsWith(each.path()))
                .thenComparing(each -> isOrder != each.cause().isOfOrder())
                .thenComparing(each -> -each.path().length())
                .thenComparing(Departure::cause));
  }
}
