package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.SetInLive;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which fields a decision is about, when a person has chosen some.
 *
 * @param isMoved whether of an item only its place in a list is meant
 */
record Scope(ThreeWayOutcome.Computed outcome, Predicate<FieldPath> isMoved) {
  /** The fields, each once; none that another one holds. */
  List<FieldPath> of(Fate fate, List<FieldPath> chosen) {
    Set<FieldPath> all = new LinkedHashSet<>(chosen);
    List<FieldPath> tops = all.stream().filter(path -> !isHeld(path, all)).toList();
    return tops.stream().flatMap(path -> of(fate, path)).distinct().toList();
  }

  private boolean isHeld(FieldPath path, Set<FieldPath> all) {
    Optional<FieldPath> holder = path.parent();
    while (holder.isPresent() && !(all.contains(holder.get()) && !isMoved.test(holder.get()))) {
      holder = holder.get().parent();
    }
    return holder.isPresent();
  }

  private Stream<FieldPath> of(Fate fate, FieldPath path) {
    FieldOutcome field = outcome.explanation().at(path);
    return switch (fate) {
      case TAKE_LIVE ->
          parts(
              field,
              path,
              part -> lacks(part, Role.LIVE),
              part ->
                  part.isWhole()
                      ? isChange(part) || isOnlyLive(part)
                      : isOnlyReordered(part));
      case TAKE_LAST_APPLIED ->
          parts(field, path, part -> lacks(part, Role.LAST_APPLIED), Scope::isWholeChange);
      case KEEP_LOCAL ->
          parts(
              field,
              path,
              part -> false,
              part -> part.isWhole() && Conflicts.isConflict(part, outcome));
      case KEEP_BOTH, GIVE_UP, RESTORE -> Stream.of(path);
    };
  }

  /** A change is something that the patch does; what only live has stays without it. */
  private static boolean isChange(FieldOutcome field) {
    return Marks.of(field).filter(mark -> !mark.isKept()).isPresent();
  }

  /** Whether somebody put it into live that local never had: whoever names all of a map means it. */
  boolean isOnlyLive(FieldOutcome field) {
    return field.outcome().isKept()
        && SetInLive.isBySomebody(field, outcome.inputs().live().orElse(MapValue.EMPTY));
  }

  private static boolean isWholeChange(FieldOutcome field) {
    return field.isWhole() && isChange(field);
  }

  /** What a document lacks and local has is taken out of local whole, not part after part. */
  private static boolean lacks(FieldOutcome field, Role document) {
    return !field.isWhole()
        && field.values().of(document) == null
        && field.values().local() != null;
  }

  /** Whether a merged list is in another order, and the patch changes nothing in it. */
  static boolean isOnlyReordered(FieldOutcome field) {
    return field.outcome().isReordered()
        && !field.isWhole()
        && below(field, part -> false).noneMatch(Scope::isWholeChange);
  }

  private static Stream<FieldPath> parts(
      FieldOutcome field,
      FieldPath path,
      Predicate<FieldOutcome> isOne,
      Predicate<FieldOutcome> wanted) {
    boolean hasParts = field.path().equals(path) && !field.isWhole() && !isOne.test(field);
    if (!hasParts || field.isConflict()) {
      return Stream.of(path);
    }
    List<FieldPath> parts =
        below(field, isOne)
            .filter(wanted.or(isOne))
            .map(FieldOutcome::path)
            .filter(each -> Noise.of(each).isEmpty() && !isDirective(each))
            .toList();
    return parts.isEmpty() ? Stream.of(path) : parts.stream();
  }

  /** Whether it is something that a patch says to a server, and no field of an object. */
  static boolean isDirective(FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Key(String name)
        && Directives.isDirective(name);
  }

  private static Stream<FieldOutcome> below(FieldOutcome field, Predicate<FieldOutcome> isOne) {
    return field.parts().stream()
        .flatMap(
            part ->
                Stream.concat(
                    Stream.of(part), isOne.test(part) ? Stream.of() : below(part, isOne)));
  }
}
