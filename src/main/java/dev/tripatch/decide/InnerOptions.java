package dev.tripatch.decide;

import dev.tripatch.decide.Fates.Opened;
import dev.tripatch.engine.explain.inner.InnerParts;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The fates that parts of a list can have that Kubernetes handles as one.
 *
 * @param outcome the comparison
 * @param opened the documents as they were opened
 * @param decided what is decided already
 * @param inside what is inside fields, where it is known
 */
record InnerOptions(
    ThreeWayOutcome.Computed outcome,
    Opened opened,
    Decisions decided,
    Optional<InnerParts> inside) {

  /**
   * What a fate does to a place that is inside such a list: the whole list is sent, so that a part
   * of it cannot be left to live.
   */
  Optional<Option> of(Fate fate, FieldPath path) {
    return InnerField.at(path, outcome, inside).map(inner -> of(fate, inner));
  }

  private Option of(Fate fate, InnerField inner) {
    FieldPath path = inner.path();
    Held held = inner.held();
    return switch (fate) {
      case TAKE_LIVE ->
          outcome.inputs().live().isEmpty()
              ? new Option.Unfitting(path, DecideWording.NO_LIVE.text())
              : Held.isSame(held.local(), held.live()) && !inner.isMoved()
                  ? new Option.Unfitting(path, DecideWording.AS_LIVE.text("path", path))
                  : changed(fate, inner, Set.of(path));
      case TAKE_LAST_APPLIED ->
          outcome.inputs().lastApplied().isEmpty()
              ? new Option.Unfitting(path, DecideWording.NO_LAST_APPLIED.text())
              : Held.isSame(held.local(), held.lastApplied())
                  ? new Option.Unfitting(path, DecideWording.AS_LAST_APPLIED.text("path", path))
                  : changed(fate, inner, Set.of(path));
      case KEEP_LOCAL -> Option.kept(path, inner.isConflict(), decided);
      case KEEP_BOTH -> new Option.Unfitting(path, DecideWording.NO_LISTS.text("path", path));
      case GIVE_UP ->
          new Option.Unfitting(
              path, DecideWording.IN_WHOLE.text("path", path, "whole", inner.whole().path()));
      case RESTORE ->
          decided.at(path).isEmpty()
              ? new Option.Unfitting(path, DecideWording.AS_OPENED.text("path", path))
              : changed(fate, inner, Set.of(path));
    };
  }

  private Option.Fitting changed(Fate fate, InnerField inner, Set<FieldPath> paths) {
    return switch (fate) {
      case TAKE_LIVE -> inner.taken(Role.LIVE, paths);
      case TAKE_LAST_APPLIED -> inner.taken(Role.LAST_APPLIED, paths);
      case KEEP_LOCAL, KEEP_BOTH, GIVE_UP, RESTORE ->
          inner.restored(paths, opened.at(Role.LOCAL, inner.whole().path()), outcome);
    };
  }

  /** Parts of one list change it together, not one after the other: either all do, or none. */
  List<Option.Fitting> together(Fate fate, List<Option.Fitting> options) {
    Map<FieldPath, Set<FieldPath>> byWhole = new LinkedHashMap<>();
    for (Option.Fitting option : options) {
      if (option.promise() instanceof Option.Promise.Inside(FieldPath whole, _)) {
        byWhole.computeIfAbsent(whole, _ -> new LinkedHashSet<>()).addAll(option.fields());
      }
    }
    Map<FieldPath, Option.Promise> promised = new HashMap<>();
    List<Option.Fitting> together = new ArrayList<>();
    for (Option.Fitting option : options) {
      if (!(option.promise() instanceof Option.Promise.Inside(FieldPath whole, _))) {
        together.add(option);
        continue;
      }
      Option.Promise same = promised.get(whole);
      if (same != null) {
        together.add(option.with(List.of(), same));
      } else {
        InnerField inner = InnerField.at(option.path(), outcome, inside).orElseThrow();
        Option.Fitting all = changed(fate, inner, Objects.requireNonNull(byWhole.get(whole)));
        promised.put(whole, all.promise());
        together.add(option.with(all.changes(), all.promise()));
      }
    }
    return together;
  }
}
