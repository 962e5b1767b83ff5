package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Conflicts.Sameness;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.stored.ServerDefaults;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.Marks;
import dev.tripatch.show.table.Noise;
import java.util.LinkedHashSet;
import java.util.List;
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
    return path.upwards().skip(1).anyMatch(holder -> all.contains(holder) && !isMoved.test(holder));
  }

  private Stream<FieldPath> of(Fate fate, FieldPath path) {
    FieldOutcome field = outcome.explanation().at(path);
    return switch (fate) {
      case TAKE_LIVE ->
          parts(
              field,
              path,
              Role.LIVE,
              isReordered(field)
                  ? part -> part.isWhole() ? isChange(part) : isOnlyReordered(part)
                  : part -> part.isWhole() && (isChange(part) || isOnlyLive(part.path())));
      case TAKE_LAST_APPLIED -> parts(field, path, Role.LAST_APPLIED, Scope::isOther);
      case KEEP_LOCAL ->
          parts(field, path, Role.LOCAL, part -> part.isWhole() && part.isConflict());
      case KEEP_BOTH, GIVE_UP, RESTORE -> Stream.of(path);
    };
  }

  /** A change is something that the patch does; what only live has stays without it. */
  private static boolean isChange(FieldOutcome field) {
    return Marks.of(field).filter(mark -> !mark.isKept()).isPresent();
  }

  /** Whether local has something else than was last applied, whatever the patch does there. */
  private static boolean isOther(FieldOutcome field) {
    return field.isWhole()
        && !Sameness.isSame(field.values().local(), field.values().lastApplied());
  }

  private static boolean isWholeChange(FieldOutcome field) {
    return field.isWhole() && isChange(field);
  }

  /** Where a list is in another order, its order is what is meant. */
  private static boolean isReordered(FieldOutcome field) {
    return Stream.concat(Stream.of(field), below(field, Role.LOCAL))
        .anyMatch(part -> part.outcome().isReordered());
  }

  /** Whether somebody put it into live: whoever names all of a map means that, too. */
  boolean isOnlyLive(FieldPath path) {
    FieldOutcome field = outcome.explanation().at(path);
    return field.outcome().isKept() && !ServerDefaults.give(field, outcome.inputs().live());
  }

  /** The same of anything in a map or list. */
  boolean holdsMore(FieldPath path) {
    return below(outcome.explanation().at(path), Role.LIVE)
        .map(FieldOutcome::path)
        .anyMatch(each -> each.startsWith(path) && Noise.of(each).isEmpty() && isOnlyLive(each));
  }

  /** Whether it is something that a patch says to a server, and no field of an object. */
  static boolean isDirective(FieldPath path) {
    return path.last().orElse(null) instanceof PathStep.Key(String name)
        && Directives.isDirective(name);
  }

  /** What a document lacks and local has is taken out of local whole, not part after part. */
  private static boolean isLacked(FieldOutcome field, Role document) {
    return !field.isWhole()
        && field.values().of(document) == null
        && field.values().local() != null;
  }

  /** Whether a merged list is in another order, and the patch changes nothing in it. */
  static boolean isOnlyReordered(FieldOutcome field) {
    return field.outcome().isReordered() && isOnlyOrder(field);
  }

  /** Whether nothing in it differs but the order of merged lists: that is what is meant then. */
  static boolean isOnlyOrder(FieldOutcome field) {
    return !field.isWhole()
        && isReordered(field)
        && below(field, Role.LOCAL).noneMatch(Scope::isWholeChange);
  }

  private static Stream<FieldPath> parts(
      FieldOutcome field, FieldPath path, Role from, Predicate<FieldOutcome> wanted) {
    boolean hasParts = field.path().equals(path) && !field.isWhole() && !isLacked(field, from);
    if (!hasParts || field.isConflict()) {
      return Stream.of(path);
    }
    List<FieldPath> parts =
        below(field, from)
            .filter(part -> wanted.test(part) || isLacked(part, from))
            .map(FieldOutcome::path)
            .filter(each -> Noise.of(each).isEmpty() && !isDirective(each))
            .toList();
    return parts.isEmpty() ? Stream.of(path) : parts.stream();
  }

  private static Stream<FieldOutcome> below(FieldOutcome field, Role from) {
    return field.parts().stream()
        .flatMap(
            part ->
                isLacked(part, from)
                    ? Stream.of(part)
                    : Stream.concat(Stream.of(part), below(part, from)));
  }
}
