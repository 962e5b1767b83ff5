package dev.tripatch.engine.explain.inner;

import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.PatchEntry;
import dev.tripatch.engine.explain.outcome.ResultEntry;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Walks through one value in all documents at once, and finds where live and the result differ, and
 * how its items are named.
 */
final class InnerWalk {

  private final FieldOutcome whole;
  private final Explanation explanation;
  private final InnerNames names;
  private final List<FieldOutcome> parts = new ArrayList<>();
  private final List<FieldPath> order = new ArrayList<>();
  private final List<FieldPath> onlyLive = new ArrayList<>();
  private final List<FieldPath> left = new ArrayList<>();
  private final Map<FieldPath, LiveStretches> merges = new HashMap<>();

  /** Whether what only live changed here may be taken. */
  private boolean isOpen = true;

  private InnerWalk(FieldOutcome whole, Explanation explanation, InnerNames names) {
    this.whole = whole;
    this.explanation = explanation;
    this.names = names;
  }

  /**
   * What a walk found.
   *
   * @param parts what differs, in the order in which one reads it
   * @param order all places that were looked at, in the same order: what is the same is not looked
   *     into
   * @param onlyLive the parts that live changed and local did not
   * @param left lists of which live changed more, where nothing tells whether local did
   * @param merges how those parts of lists are taken that are only live's
   */
  record Found(
      List<FieldOutcome> parts,
      List<FieldPath> order,
      List<FieldPath> onlyLive,
      List<FieldPath> left,
      Map<FieldPath, LiveStretches> merges) {}

  /**
   * The parts that differ.
   *
   * @param whole the field whose value it is
   * @param explanation what a server stores of it, which is compared
   * @param names how the items of its lists are named
   */
  static Found in(TypedPath place, FieldOutcome whole, Explanation explanation, InnerNames names) {
    InnerWalk walk = new InnerWalk(whole, explanation, names);
    FieldValues compared = explanation.stored(whole);
    if (walk.hasInside(place, compared)) {
      walk.inside(place, compared);
    }
    if (whole.reason().isOfTwins()) {
      walk.lost(place, whole.values());
    }
    return new Found(
        List.copyOf(walk.parts),
        List.copyOf(walk.order),
        List.copyOf(walk.onlyLive),
        List.copyOf(walk.left),
        Map.copyOf(walk.merges));
  }

  private void inside(TypedPath place, FieldValues values) {
    if (values.live() instanceof MapValue) {
      insideMap(place, values);
    } else if (values.live() instanceof ListValue) {
      insideList(place, values);
    } else {
      names.text(place.path()).ifPresent(text -> insideText(place, text));
    }
  }

  /** What of local is not in the result, as the patch is read: no default brings it. */
  private void lost(TypedPath place, FieldValues values) {
    if (values.arrive()) {
      return;
    }
    if (values.local() instanceof MapValue local && values.result() instanceof MapValue) {
      local.keys().forEach(key -> lost(place.key(key), InnerNames.key(values, key)));
    } else if (values.local() instanceof ListValue local
        && values.result() instanceof ListValue result) {
      AlignedList list = names.list(place, values);
      for (PathStep step : list.steps(Role.LOCAL)) {
        FieldValues item = list.items(step, values);
        if (result.items().stream().noneMatch(each -> FieldValues.isIn(item.local(), each))) {
          lostItem(place.then(step), item, local);
        }
      }
    } else {
      addLost(place.path());
    }
  }

  /** Where the result has another item of local in its place, nothing of it arrives. */
  private void lostItem(TypedPath place, FieldValues item, ListValue local) {
    boolean isOther =
        item.result() == null
            || local.items().stream().anyMatch(each -> FieldValues.isIn(each, item.result()));
    if (!isOther || !addLost(place.path())) {
      lost(place, item);
    }
  }

  private boolean addLost(FieldPath path) {
    boolean isSaid =
        path.equals(whole.path()) || parts.stream().anyMatch(part -> part.path().equals(path));
    if (!isSaid) {
      order.add(path);
      parts.add(part(path, Outcome.LOST, Standing.PLAIN, names.values(whole, path)));
    }
    return !isSaid;
  }

  private void insideText(TypedPath place, AlignedText text) {
    for (PathStep.Lines lines : text.parts()) {
      TypedPath part = place.then(lines);
      FieldValues values = text.values(lines);
      order.add(part.path());
      add(part, values, values);
    }
  }

  private void insideMap(TypedPath place, FieldValues values) {
    for (String key : ReadingUnion.of(role -> keys(values.of(role)))) {
      visit(place.key(key), InnerNames.key(values, key));
    }
  }

  private static List<String> keys(@Nullable Value value) {
    return value instanceof MapValue map ? List.copyOf(map.keys()) : List.of();
  }

  private void insideList(TypedPath place, FieldValues values) {
    AlignedList list = names.list(place, values);
    boolean wasOpen = isOpen;
    if (!(values.local() instanceof ListValue local)
        || place.isMerged()
        || list.isNamed()
        || !isChangedByBoth(values)) {
      insideList(place, values, list, step -> wasOpen && isOneItem(list.items(step, values)));
      return;
    }
    LiveStretches stretches = LiveStretches.of(values);
    merges.put(place.path(), stretches);
    int before = onlyLive.size();
    int partsBefore = parts.size();
    insideList(place, values, list, step -> wasOpen && stretches.isTaken(list, step));
    List<FieldPath> found = onlyLive.subList(before, onlyLive.size());
    boolean isAll = found.size() == parts.size() - partsBefore;
    boolean isAnyWhole =
        found.stream()
            .map(path -> path.steps().get(place.path().length()))
            .anyMatch(step -> !stretches.isInside(list, step));
    ListValue merged = new ListValue(stretches.merged(local::get));
    boolean isLocal = merged.equals(local);
    boolean isAsNamed = isAnyWhole ? !isLocal && (!isAll || merged.equals(values.live())) : isLocal;
    if (!isAsNamed) {
      found.clear();
    }
    if (wasOpen && (!isAsNamed || stretches.isAnyLeft())) {
      left.add(place.path());
    }
  }

  private static boolean isChangedByBoth(FieldValues values) {
    return values.hasDrifted()
        && !Objects.equals(values.lastApplied(), values.local())
        && !Objects.equals(values.live(), values.local());
  }

  /** Items that both sides added are different things, whatever they are called. */
  private static boolean isOneItem(FieldValues item) {
    return item.lastApplied() != null || item.local() == null || item.live() == null;
  }

  private void insideList(
      TypedPath place, FieldValues values, AlignedList list, Predicate<PathStep> open) {
    Set<PathStep> settled = AlignedList.settled(list.steps(Role.LIVE), list.steps(Role.RESULT));
    boolean hasLiveOrder = hasOtherOrder(list, Role.LIVE);
    boolean hasLocalOrder = hasOtherOrder(list, Role.LOCAL);
    boolean wasOpen = isOpen;
    for (PathStep step : ReadingUnion.of(list::steps)) {
      FieldValues item = list.items(step, values);
      isOpen = open.test(step);
      boolean isInBoth = item.live() != null && item.result() != null;
      if (isInBoth && !settled.contains(step) && !differsAsOne(place.then(step), item)) {
        FieldValues given = names.values(whole, place.then(step).path());
        add(place.then(step), Outcome.REORDERED, given, hasLiveOrder, hasLocalOrder);
      }
      visit(place.then(step), item);
    }
    isOpen = wasOpen;
  }

  /** Whether the items that were last applied and are still in both are in another order. */
  private static boolean hasOtherOrder(AlignedList list, Role role) {
    Set<PathStep> common = new HashSet<>(list.steps(Role.LAST_APPLIED));
    common.retainAll(new HashSet<>(list.steps(Role.LOCAL)));
    common.retainAll(new HashSet<>(list.steps(Role.LIVE)));
    List<PathStep> now = list.steps(role).stream().filter(common::contains).toList();
    return AlignedList.settled(list.steps(Role.LAST_APPLIED), now).size() < now.size();
  }

  private void visit(TypedPath place, FieldValues values) {
    order.add(place.path());
    if (differsAsOne(place, values)) {
      // A server may store an empty list or map as nothing.
      FieldValues given = names.values(whole, place.path());
      if (hasInside(place, given)) {
        inside(place, given);
      } else {
        add(place, values, given);
      }
    } else if (!Objects.equals(values.live(), values.result())) {
      inside(place, values);
    }
  }

  private boolean differsAsOne(TypedPath place, FieldValues values) {
    return !Objects.equals(values.live(), values.result()) && !hasInside(place, values);
  }

  private boolean hasInside(TypedPath place, FieldValues values) {
    return names.text(place.path()).isPresent()
        || values.live() instanceof MapValue && values.result() instanceof MapValue
        || values.live() instanceof ListValue && values.result() instanceof ListValue;
  }

  private static Outcome outcome(FieldValues values) {
    if (values.live() == null) {
      return Outcome.ADDED;
    }
    return values.result() == null ? Outcome.DELETED : Outcome.CHANGED;
  }

  /** Adds a part that has other values than are compared. */
  private void add(TypedPath place, FieldValues values, FieldValues given) {
    if (!Objects.equals(given.live(), given.result())) {
      boolean isLocals = !Objects.equals(values.lastApplied(), values.local());
      add(place, outcome(given), given, explanation.isMoved(place.path(), values), isLocals);
    }
  }

  /**
   * Adds a part.
   *
   * @param isLives whether live itself changed it: if the field as a whole takes that back, the
   *     part is in conflict
   * @param isLocals whether local changed it
   */
  private void add(
      TypedPath place, Outcome outcome, FieldValues values, boolean isLives, boolean isLocals) {
    if (isOpen && isLives && !isLocals) {
      onlyLive.add(place.path());
    }
    Standing standing = whole.isConflict() && !isLives ? Standing.PLAIN : whole.standing();
    parts.add(part(place.path(), outcome, standing, values));
  }

  private FieldOutcome part(
      FieldPath path, Outcome outcome, Standing standing, FieldValues values) {
    return new FieldOutcome(
            path,
            outcome,
            whole.reason(),
            values,
            Optional.empty(),
            new PatchEntry.Nothing(),
            new ResultEntry.Nothing())
        .with(standing);
  }
}
